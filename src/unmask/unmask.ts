import { decodeLayers } from './decode.ts';
import { identity } from './draft.ts';
import { resolveLimits, type UnmaskLimits } from './limits.ts';
import { readPlain } from './plain.ts';
import type { Reading, Unmasked } from './reading.ts';
import { scan } from './scan.ts';

/**
 * What `text` says to a reader or a model: its plain reading, and what encoded stretches of it say. Answers for any
 * string; time is linear in its length. Ordinary ASCII text comes back as it is after one scan.
 * @throws InputError for a limit out of range.
 */
export function unmask(text: string, options?: Partial<UnmaskLimits>): Unmasked {
  const limits = resolveLimits(options);
  const cut = text.length > limits.inputChars;
  const given = identity(cut ? text.slice(0, limits.inputChars) : text);
  if (scan(given.text) === 0) return { plain: identity(text), decoded: [], truncated: cut };
  const { plain, smuggled } = readPlain(given);
  const { decoded, truncated } = decodeLayers(plain, smuggled, limits);
  return {
    plain: cut ? withRest(plain, text, limits.inputChars) : plain,
    decoded,
    truncated: cut || truncated,
  };
}

/** A reading of the first `size` units of a text with the unread rest behind it. */
function withRest(reading: Reading, text: string, size: number): Reading {
  if (reading.map === null) return { ...reading, text };
  const head = reading.map.length - 1;
  const map = new Int32Array(head + text.length - size + 1);
  map.set(reading.map);
  for (let i = size; i <= text.length; i++) map[head + i - size] = i;
  return { ...reading, text: reading.text + text.slice(size), map };
}
