import { base64 } from './codecs.ts';
import { foldCompatibility } from './compatibility.ts';
import { derive, identity } from './draft.ts';
import { readInvisible } from './format.ts';
import { foldHomoglyphs } from './homoglyphs.ts';
import { resolveLimits, type UnmaskLimits } from './limits.ts';
import { isProse } from './plausibility.ts';
import type { Reading, Unmasked } from './reading.ts';

/** What `text` says to a reader or a model: its plain reading, and what encoded stretches of it say. */
export function unmask(text: string, options?: Partial<UnmaskLimits>): Unmasked {
  resolveLimits(options);
  let plain: Reading = identity(text);
  const decoded: Reading[] = [];
  if (/[^\x00-\x7f]/.test(text)) {
    const read = readInvisible(plain);
    decoded.push(...read.smuggled);
    plain = foldHomoglyphs(foldCompatibility(read.plain));
  }
  for (const found of base64(plain.text))
    if (isProse(found.text)) decoded.push(derive(plain, found.span, found));
  return { plain, decoded, truncated: false };
}
