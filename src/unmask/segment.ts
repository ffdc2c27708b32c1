import { familiarity, isKnownWord } from './lexicon.ts';

const LONGEST = 16;
/** Costs: a known word is cheap whatever its length, unknown letters cost each. */
const KNOWN = 1;
const SHORT = 2.2;
const UNKNOWN = 1.1;

/** Cuts a run of letters without spaces into words: the cheapest cut, known words preferred. Linear in the length. */
export function segmentWords(letters: string): string[] {
  const lower = letters.toLowerCase();
  const size = letters.length;
  const cost = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(size + 1);
  cost[0] = 0;
  for (let end = 1; end <= size; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const width = end - start;
      const word = lower.slice(start, end);
      const own = isKnownWord(word)
        ? width < 3
          ? SHORT
          : KNOWN + 0.5 / width
        : 2 + UNKNOWN * width * (1.3 - familiarity(word));
      if (cost[start]! + own < cost[end]!) {
        cost[end] = cost[start]! + own;
        back[end] = start;
      }
    }
  const words: string[] = [];
  for (let end = size; end > 0; end = back[end]!) words.push(letters.slice(back[end]!, end));
  return words.reverse();
}
