import type { HubTokenizer } from './runtime.ts';

/** What a tokenizer puts around a text. */
export interface SpecialTokens {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Found by encoding a word with and without special tokens. */
export function specialTokens(tokenizer: HubTokenizer): SpecialTokens {
  const bare = tokenizer.encode('a', { add_special_tokens: false }).ids;
  const full = tokenizer.encode('a').ids;
  for (let start = 0; start + bare.length <= full.length; start++)
    if (bare.every((id, i) => full[start + i] === id))
      return { before: full.slice(0, start), after: full.slice(start + bare.length) };
  return { before: [], after: [] };
}

export interface TokenWindows {
  /** With special tokens. The first is what the paper's cut leaves of the text; each overlaps its neighbour by half. */
  readonly windows: readonly (readonly number[])[];
  /** The text is longer than one window: the paper's cut drops the rest. */
  readonly truncated: boolean;
}

/** @param maxTokens per window, special ones included; at least four more than those */
export function tokenWindows(
  ids: readonly number[],
  { before, after }: SpecialTokens,
  maxTokens: number,
): TokenWindows {
  const room = Math.max(2, maxTokens - before.length - after.length);
  const windows: number[][] = [];
  for (let start = 0; ; start += Math.ceil(room / 2)) {
    windows.push([...before, ...ids.slice(start, start + room), ...after]);
    if (start + room >= ids.length) return { windows, truncated: ids.length > room };
  }
}
