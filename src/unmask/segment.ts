import { familiarity, isCommonWord, isKnownWord } from './lexicon.ts';

const LONGEST = 16;
/** Costs of a cut: known words are cheap, very short ones less so; unknown stretches cost by the letter. */
const KNOWN = 1;
const SHORT = 1.2;
const SINGLE = 2.4;
const UNKNOWN = 1.1;
/** A small letter before a capital within a word. */
const HUMP = 3;
/** Share of letters in known words from which a cut is believed; shorter runs must be known words throughout. */
const BELIEVED = 0.7;
const LONG_RUN = 16;

/** A run of letters without spaces, cut into words where known words come out; else as it is. Linear in its length. */
export function segmentWords(letters: string): string {
  const size = letters.length;
  const cost = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(size + 1);
  cost[0] = 0;
  for (let end = 1; end <= size; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const total = cost[start]! + wordCost(letters.slice(start, end));
      if (total < cost[end]!) {
        cost[end] = total;
        back[end] = start;
      }
    }
  const words: string[] = [];
  for (let end = size; end > 0; end = back[end]!) words.push(letters.slice(back[end]!, end));
  const known = words.reduce((sum, word) => sum + (isKnownWord(word.toLowerCase()) ? word.length : 0), 0);
  return known >= (size < LONG_RUN ? 1 : BELIEVED) * size ? words.reverse().join(' ') : letters;
}

function wordCost(word: string): number {
  const width = word.length;
  const hump = /\p{Ll}\p{Lu}/u.test(word) ? HUMP : 0;
  const lower = word.toLowerCase();
  if (width === 1 && (lower === 'a' || lower === 'i')) return SINGLE;
  if (width === 2 && isCommonWord(lower)) return SHORT + hump;
  if (width > 2 && isKnownWord(lower)) return KNOWN + 0.5 / width + hump;
  return 2 + UNKNOWN * width * (1.3 - familiarity(lower)) + hump;
}
