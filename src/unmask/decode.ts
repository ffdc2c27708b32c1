import { ciphers } from './ciphers.ts';
import { base64, type Decoding, escapes, hex, percent } from './codecs.ts';
import { derive } from './draft.ts';
import type { UnmaskLimits } from './limits.ts';
import { readPlain } from './plain.ts';
import { isProse } from './plausibility.ts';
import type { Reading } from './reading.ts';
import { ESCAPE, HEX_PAIRS, LONG_RUN, PERCENT, scan } from './scan.ts';

interface Layer {
  readonly reading: Reading;
  readonly depth: number;
}

/**
 * What encoded stretches of a plain reading say, layer by layer (breadth first, so that the outer layers come before a
 * limit stops the inner ones). `smuggled` are texts already won from it.
 */
export function decodeLayers(
  plain: Reading,
  smuggled: readonly Reading[],
  limits: UnmaskLimits,
): { decoded: readonly Reading[]; truncated: boolean } {
  const decoded: Reading[] = [];
  const queue: Layer[] = [{ reading: plain, depth: 0 }];
  let characters = 0;
  let truncated = false;
  const take = (found: Reading, depth: number, sure: boolean): boolean => {
    characters += found.text.length;
    if (characters > limits.decodedChars || decoded.length >= limits.readings) return false;
    const inner = readPlain(found);
    if (sure || isProse(inner.plain.text)) decoded.push(inner.plain);
    queue.push({ reading: inner.plain, depth });
    return inner.smuggled.every((text) => take(text, depth, true));
  };
  if (limits.decodeDepth === 0) return { decoded, truncated: smuggled.length > 0 };
  for (const text of smuggled) truncated = !take(text, 1, true) || truncated;
  for (let at = 0; at < queue.length && !truncated; at++) {
    const { reading, depth } = queue[at]!;
    for (const found of decodings(reading.text)) {
      if (
        depth >= limits.decodeDepth ||
        !take(derive(reading, found.span, found), depth + 1, SURE.has(found.kind))
      ) {
        truncated = true;
        break;
      }
    }
  }
  return { decoded, truncated };
}

/** Decoders that have looked for trigger words themselves; the others yield whatever is readable. */
const SURE: ReadonlySet<string> = new Set(['percent', 'escapes', 'reversed', 'leetspeak', 'scrambled']);

function* decodings(text: string): Generator<Decoding> {
  const signs = scan(text);
  if ((signs & PERCENT) !== 0) yield* percent(text);
  if ((signs & ESCAPE) !== 0) yield* escapes(text);
  if ((signs & LONG_RUN) !== 0) yield* base64(text);
  if ((signs & (LONG_RUN | HEX_PAIRS)) !== 0) yield* hex(text);
  yield* ciphers(text, signs);
}
