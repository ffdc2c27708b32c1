import { isCommonWord, isKnownWord, knownTrigrams, LONGEST_SUFFIX } from './lexicon.ts';

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
  const costOf = wordCosts(letters);
  const cost = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(size + 1);
  cost[0] = 0;
  for (let end = 1; end <= size; end++)
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const total = cost[start]! + costOf(start, end);
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

/** Cost of the word [start, end) of a run; trigrams are looked up once for the run, not once a word. */
function wordCosts(letters: string): (start: number, end: number) => number {
  const size = letters.length;
  const lower = [...Array(size).keys()].map((i) => letters[i]!.toLowerCase()[0]!).join('');
  const trigrams = knownTrigrams();
  const [humps, inner] = [new Int32Array(size + 1), new Int32Array(size + 1)];
  const [opens, closes] = [new Uint8Array(size + 1), new Uint8Array(size + 1)];
  for (let i = 0; i < size; i++) {
    humps[i + 1] = humps[i]! + (i > 0 && /\p{Ll}\p{Lu}/u.test(letters.slice(i - 1, i + 1)) ? 1 : 0);
    inner[i + 1] = inner[i]! + (trigrams.has(lower.slice(i, i + 3)) ? 1 : 0);
    opens[i] = trigrams.has(` ${lower.slice(i, i + 2)}`) ? 1 : 0;
    closes[i + 1] = trigrams.has(`${lower.slice(Math.max(0, i - 1), i + 1)} `) ? 1 : 0;
  }
  return (start, end) => {
    const width = end - start;
    const hump = humps[end]! > humps[start + 1]! ? HUMP : 0;
    if (width === 1) {
      const letter = lower[start]!;
      if (letter === 'a' || letter === 'i') return SINGLE;
      return 2 + UNKNOWN * (1.3 - (trigrams.has(` ${letter} `) ? 1 : 0));
    }
    if (width === 2 && isCommonWord(lower.slice(start, end))) return SHORT + hump;
    const within = inner[Math.max(start, end - 2)]! - inner[start]!;
    // the letters of a known word up to its suffix are those of a listed one
    const stem = Math.max(1, width - LONGEST_SUFFIX - 2);
    if (
      width > 2 &&
      opens[start] === 1 &&
      inner[start + stem]! - inner[start]! === stem &&
      isKnownWord(lower.slice(start, end))
    )
      return KNOWN + 0.5 / width + hump;
    const familiar = (opens[start]! + within + closes[end]!) / width;
    return 2 + UNKNOWN * width * (1.3 - familiar) + hump;
  };
}
