import { FREQUENT, TRIGGERS } from './lexicon.ts';

/** What a text may contain, as bits; each bit lets one pass run. */
export const NON_ASCII = 1;
export const ENTITY = 2;
export const TAG = 4;
export const PERCENT = 8;
export const ESCAPE = 16;
/** A run of 16 or more characters of the base64 or hex alphabets. */
export const LONG_RUN = 32;
export const HEX_PAIRS = 64;
/** Four or more single letters in a row. */
export const SINGLE_LETTERS = 128;
/** Trigger words come out of neighbouring fragments. */
export const SPLIT_WORDS = 256;
export const LEET = 512;
export const ROT13 = 1024;
export const REVERSED = 2048;
export const SCRAMBLED = 4096;

const RUN_LENGTH = 16;
const SINGLES = 4;
const PAIRS = 8;
/** Trigger words, or frequent ones, that must come out before a cipher is tried. */
const HITS = 2;

/** Letter codes 1 to 26, digits and signs as the letters they stand for in leetspeak, l as i (both are written 1); 0 else. */
const FOLD = new Uint8Array(128);
const LETTER = 1;
const HEX = 2;
const RUN = 4;
const SIGN = 8;
const BLANK = 16;
const JOINT = 32;
const CLASS = new Uint8Array(128);
const code = (letter: string): number => (letter === 'l' ? 9 : letter.charCodeAt(0) - 96);
for (let c = 0; c < 128; c++) {
  const char = String.fromCharCode(c);
  if (/[a-z]/i.test(char)) {
    FOLD[c] = code(char.toLowerCase());
    CLASS[c]! |= LETTER;
  }
  if (/[0-9a-f]/i.test(char)) CLASS[c]! |= HEX;
  if (/[A-Za-z0-9+/_-]/.test(char)) CLASS[c]! |= RUN;
  if (/\s/.test(char)) CLASS[c]! |= BLANK;
  if (/[\s\-._*~|/]/.test(char)) CLASS[c]! |= JOINT;
}
for (const [digit, letter] of Object.entries({
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
}))
  FOLD[digit.charCodeAt(0)] = code(letter);
for (const [sign, letter] of Object.entries({ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't' })) {
  FOLD[sign.charCodeAt(0)] = code(letter);
  CLASS[sign.charCodeAt(0)]! |= SIGN;
}

const PRIME = 0x01000193;
const SEED = 0x2f0b4c47;
const PLAIN_WORD = 1;
const ROT13_WORD = 2;
const REVERSED_WORD = 4;
const SCRAMBLED_WORD = 8;
const FREQUENT_WORD = 16;

/** Hash -> what the word is; open addressing, a power of two several times the number of words. */
const SLOTS = 8192;
const keys = new Int32Array(SLOTS);
const kinds = new Uint8Array(SLOTS);

function slotOf(hash: number): number {
  let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  while (kinds[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

function enter(hash: number, kind: number): void {
  const slot = slotOf(hash);
  keys[slot] = hash;
  kinds[slot]! |= kind;
}

function hashOf(word: string): number {
  let hash = SEED;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ FOLD[word.charCodeAt(i)]!, PRIME);
  return hash;
}

/** Hash of a word with its inner letters in any order. */
function bagHash(bag: number, ends: number): number {
  return Math.imul(bag, 0x9e3779b1) ^ Math.imul(ends + 0x51ed27, 0x85ebca6b);
}

const BAG = new Int32Array(27);
for (let i = 1; i < 27; i++) BAG[i] = Math.imul(i * i * i + 7, 0xc2b2ae35);

export const SCRAMBLE_LENGTH = 5;

for (const word of TRIGGERS) {
  enter(hashOf(word), PLAIN_WORD);
  if (word.length < 4) continue;
  enter(hashOf(rot13(word)), ROT13_WORD);
  enter(hashOf([...word].reverse().join('')), REVERSED_WORD);
  if (word.length < SCRAMBLE_LENGTH) continue;
  let bag = 0;
  for (const letter of word) bag = (bag + BAG[FOLD[letter.charCodeAt(0)]!]!) | 0;
  const ends = FOLD[word.charCodeAt(0)]! * 32 + FOLD[word.charCodeAt(word.length - 1)]!;
  enter(bagHash(bag, ends), SCRAMBLED_WORD);
}

for (const word of FREQUENT) {
  enter(hashOf(word), FREQUENT_WORD);
  enter(hashOf(rot13(word)), ROT13_WORD);
}

/** ASCII letters moved 13 places. */
export function rot13(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const c = letter.charCodeAt(0);
    return String.fromCharCode((c & 31) > 13 ? c - 13 : c + 13);
  });
}

/** One pass over a text: which of the bits above hold. 0 for ordinary ASCII text. Linear, no allocation. */
export function scan(text: string): number {
  let signs = 0;
  let run = 0;
  let singles = 0;
  let pairs = 0;
  let leet = 0;
  let rotated = 0;
  let reversed = 0;
  let scrambled = 0;
  // The token being read: its hash alone, after the fragment before it, and after the two before it.
  let size = 0;
  let hash = SEED;
  let hash2 = 0;
  let hash3 = 0;
  let bag = 0;
  let first = 0;
  let last = 0;
  let digits = false;
  let hex = true;
  let fragments = 0;
  let gap = 0;
  const length = text.length;
  for (let i = 0; i <= length; i++) {
    const c = i < length ? text.charCodeAt(i) : 32;
    const ascii = c < 128;
    if (!ascii) signs |= NON_ASCII;
    const type = ascii ? CLASS[c]! : 0;
    let fold = ascii ? FOLD[c]! : 0;
    if ((type & RUN) !== 0) {
      if (++run === RUN_LENGTH) signs |= LONG_RUN;
    } else run = 0;
    if ((type & SIGN) !== 0 && (size === 0 || c === 33) && !wordFollows(text, i + 1)) fold = 0;
    if (fold !== 0) {
      if (size === 0) {
        first = fold;
        if (fragments === 0 || gap < 0 || gap > 3) fragments = 0;
        hash3 = hash2;
        hash2 = hash;
        hash = SEED;
        bag = 0;
        digits = false;
        hex = true;
      }
      size++;
      hash = Math.imul(hash ^ fold, PRIME);
      hash2 = Math.imul(hash2 ^ fold, PRIME);
      hash3 = Math.imul(hash3 ^ fold, PRIME);
      bag = (bag + BAG[fold]!) | 0;
      last = fold;
      if ((type & LETTER) === 0) digits = true;
      if ((type & HEX) === 0) hex = false;
      continue;
    }
    if (size > 0) {
      if (size > 1) singles = 0;
      else if (!digits && ++singles === SINGLES) signs |= SINGLE_LETTERS;
      if (size === 2 && hex) {
        if (++pairs === PAIRS) signs |= HEX_PAIRS;
      } else pairs = 0;
      if (size > 2) {
        const kind = kinds[slotOf(hash)]!;
        if (digits) {
          if ((kind & (PLAIN_WORD | FREQUENT_WORD)) !== 0) leet++;
        } else if (kind !== 0) {
          if ((kind & ROT13_WORD) !== 0) rotated++;
          if ((kind & REVERSED_WORD) !== 0) reversed++;
        }
        if (size >= SCRAMBLE_LENGTH && (kind & PLAIN_WORD) === 0 && !digits)
          if ((kinds[slotOf(bagHash(bag, first * 32 + last))]! & SCRAMBLED_WORD) !== 0) scrambled++;
      }
      if (fragments > 0 && (kinds[slotOf(hash2)]! & PLAIN_WORD) !== 0) signs |= SPLIT_WORDS;
      if (fragments > 1 && (kinds[slotOf(hash3)]! & PLAIN_WORD) !== 0) signs |= SPLIT_WORDS;
      fragments++;
      size = 0;
      gap = 0;
    }
    if ((type & JOINT) === 0 || gap < 0) gap = -1;
    else gap++;
    if ((type & BLANK) !== 0) continue;
    if (c === 38) {
      if (entityFollows(text, i + 1)) signs |= ENTITY;
    } else if (c === 60) {
      if (tagFollows(text, i + 1)) signs |= TAG;
    } else if (c === 37) {
      if (hexFollows(text, i + 1)) signs |= PERCENT;
    } else if (c === 92) signs |= ESCAPE;
  }
  if (leet >= HITS) signs |= LEET;
  if (rotated >= HITS) signs |= ROT13;
  if (reversed >= HITS) signs |= REVERSED;
  if (scrambled >= HITS) signs |= SCRAMBLED;
  return signs;
}

function classAt(text: string, at: number): number {
  const c = at < text.length ? text.charCodeAt(at) : 0;
  return c < 128 ? CLASS[c]! : 0;
}

function wordFollows(text: string, at: number): boolean {
  const c = at < text.length ? text.charCodeAt(at) : 0;
  return c < 128 && FOLD[c] !== 0;
}

function entityFollows(text: string, at: number): boolean {
  return text.charCodeAt(at) === 35 || (classAt(text, at) & LETTER) !== 0;
}

function tagFollows(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 47 || c === 33 || (classAt(text, at) & LETTER) !== 0;
}

function hexFollows(text: string, at: number): boolean {
  return (classAt(text, at) & HEX) !== 0 && (classAt(text, at + 1) & HEX) !== 0;
}
