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

function isOther(c: number): boolean {
  if (c < 0x80) return !((c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122));
  return (
    (c < 0xc0 && c !== 0xaa && c !== 0xb5 && c !== 0xba) ||
    c === 0xd7 ||
    c === 0xf7 ||
    c === 0x60c ||
    c === 0x61b ||
    c === 0x61f ||
    c === 0x964 ||
    c === 0x965 ||
    (c >= 0x2000 && c <= 0x2bff) ||
    (c >= 0x3000 && c <= 0x3004) ||
    (c >= 0x3008 && c <= 0x303f) ||
    c === 0x30fb ||
    (c >= 0xd800 && c <= 0xf8ff) ||
    (c >= 0xfe10 && c <= 0xfe6f) ||
    (c >= 0xff00 && c <= 0xff0f) ||
    (c >= 0xff1a && c <= 0xff20) ||
    (c >= 0xff3b && c <= 0xff40) ||
    (c >= 0xff5b && c <= 0xff65)
  );
}

function isJoined(c: number): boolean {
  return (
    (c >= 0x3041 && c <= 0x30ff) ||
    (c >= 0x3400 && c <= 0x9fff) ||
    c === 0x3005 ||
    (c >= 0xf900 && c <= 0xfaff) ||
    (c >= 0xe00 && c <= 0xe7f)
  );
}

const isCombining = (c: number): boolean =>
  (c >= 0x300 && c <= 0x36f) || (c >= 0x610 && c <= 0x61a) || (c >= 0x64b && c <= 0x65f) || c === 0x640;

/** Scripts with case or accents; elsewhere (Han, Hangul, Devanagari …) decomposition would tear letters apart. */
const isFoldable = (c: number): boolean =>
  c < 0x600 || (c >= 0x620 && c <= 0x6d3) || (c >= 0x1e00 && c <= 0x1fff);

for (let c = 0; c < 65536; c++) {
  fold[c] = c;
  kind[c] = isJoined(c) ? KIND.joined : isOther(c) ? KIND.other : KIND.word;
  if (isCombining(c)) kind[c] = KIND.skip;
  if (!isFoldable(c) || kind[c] !== KIND.word) continue;
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
  const symbol = new Uint16Array(65536);
  for (let c = 0; c < 65536; c++) symbol[c] = kind[c] === KIND.skip ? SKIP : byFolded[fold[c]!]!;
  for (const ch of GAPS) symbol[ch.charCodeAt(0)] = GAP;
  return { symbol, size };
}
