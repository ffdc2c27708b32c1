/**
 * Folds UTF-16 units to the small alphabet the phrase trie works on: case, accents and Arabic letter variants fold
 * together, apostrophes and combining marks vanish, white space and light punctuation are one gap.
 */

export const GAP = 1;
export const SKIP = 2;
/** First symbol of the characters that occur in some phrase; smaller numbers are reserved. */
const FIRST = 3;

/** What a unit is for word finding. `joined` scripts (Han, kana, Thai) write no spaces: a phrase may start anywhere. */
export const KIND = { other: 0, word: 1, joined: 2, skip: 3 } as const;

const GAPS = ' \t\n\r\v\f\u00a0-_"*`>“”«»()~‐‑–—\u3000\u2028\u2029';
const SKIPS = "'’‘ʼ\u00ad\u200b\u200c\u200d\u2060\ufeff";

const fold = new Uint16Array(65536);
const kind = new Uint8Array(65536);
const upper = new Uint8Array(65536);

/** Ranges [from, to] of units that are no letters, in ASCII and above. */
const OTHERS: readonly (readonly [number, number])[] = [
  [0, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x964, 0x965],
  [0x2000, 0x2bff],
  [0x3000, 0x3004],
  [0x3008, 0x303f],
  [0xd800, 0xf8ff],
  [0xfe10, 0xfe6f],
  [0xff00, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
];
const JOINED: readonly (readonly [number, number])[] = [
  [0x3041, 0x30ff],
  [0x3400, 0x9fff],
  [0x3005, 0x3005],
  [0xf900, 0xfaff],
  [0xe00, 0xe7f],
];
const COMBINING: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x640, 0x640],
];
/** Scripts with case or accents; elsewhere (Han, Hangul, Devanagari …) decomposition would tear letters apart. */
const FOLDABLE: readonly (readonly [number, number])[] = [
  [0, 0x5ff],
  [0x620, 0x6d3],
  [0x1e00, 0x1fff],
];

// By ranges: asking for each of 65,536 units what it is would take a start 15 ms.
for (let c = 0; c < 65536; c++) fold[c] = c;
kind.fill(KIND.word);
for (const [from, to] of OTHERS) kind.fill(KIND.other, from, to + 1);
for (const [from, to] of JOINED) kind.fill(KIND.joined, from, to + 1);
for (const [from, to] of COMBINING) kind.fill(KIND.skip, from, to + 1);
for (const [from, to] of FOLDABLE)
  for (let c = from; c <= to; c++) {
    if (kind[c] !== KIND.word) continue;
    const lower = String.fromCharCode(c).toLowerCase();
    if (lower.charCodeAt(0) !== c) upper[c] = 1;
    const base = lower.normalize('NFD').charCodeAt(0);
    fold[c] = base === 0x131 ? 0x69 : base === 0x649 ? 0x64a : base === 0x629 ? 0x647 : base;
  }
for (const ch of SKIPS) kind[ch.charCodeAt(0)] = KIND.skip;

/** KIND of each UTF-16 unit. */
export const kindOf: Uint8Array = kind;
/** 1 where a unit is an upper-case letter. */
export const isUpper: Uint8Array = upper;

/** Symbols for the characters of some phrases; units that occur in none map to 0. */
export interface Alphabet {
  readonly symbol: Uint16Array;
  readonly size: number;
}

/** The alphabet of the given phrases. */
export function alphabetOf(phrases: Iterable<string>): Alphabet {
  const byFolded = new Uint16Array(65536);
  let size = FIRST;
  for (const phrase of phrases) {
    for (let i = 0; i < phrase.length; i++) {
      const f = fold[phrase.charCodeAt(i)]!;
      if (byFolded[f] === 0) byFolded[f] = size++;
    }
  }
  const symbol = byFolded.slice();
  for (const [from, to] of FOLDABLE) for (let c = from; c <= to; c++) symbol[c] = byFolded[fold[c]!]!;
  for (const [from, to] of COMBINING) symbol.fill(SKIP, from, to + 1);
  for (const ch of SKIPS) symbol[ch.charCodeAt(0)] = SKIP;
  for (const ch of GAPS) symbol[ch.charCodeAt(0)] = GAP;
  return { symbol, size };
}
