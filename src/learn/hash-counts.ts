import { classifyUnit, SPACE, unitClasses, WORD } from './char-class.ts';
import { charOffset, checkHashSpec, type HashSpec, hashColumns } from './hash-spec.ts';

// An n-gram's hash is Horner's polynomial over its units (words: over the word; word pairs: over the two word hashes),
// so every n-gram that ends at a unit follows from the shorter ones that ended a unit before: one multiplication each.
// The column is the top bits of a multiplicative finish, its multiplier set apart for each kind and n.

const BASE = 0x9e3779b1 | 0;
const WORD_ONE = 0x85ebca6b | 0;
const WORD_TWO = 0xc2b2ae35 | 0;
const PAIR = 0x27d4eb2f | 0;
const CHAR = [0, 0, 0x165667b1 | 0, 0xd3a2646d | 0, 0xfd7046c5 | 0, 0xb55a4f09 | 0] as const;

/** Base of the polynomial over units, and over the two words of a pair. */
export const HASH_BASE: number = BASE;
export const PAIR_BASE: number = PAIR;
/** Multipliers of the finish: of one and two words, and of n characters at n. */
export const WORD_FINISH: readonly [number, number] = [WORD_ONE, WORD_TWO];
export const CHAR_FINISH: readonly number[] = CHAR;
const BLANK = 32;
const NEVER = 0x7fffffff;

/** Counts of one document: `counts[column]` for the `touched` columns, the first `words` of which are of words. */
export interface HashCounts {
  readonly counts: Int32Array;
  readonly touched: Int32Array;
  words: number;
  total: number;
}

// A column is written to `touched` at every occurrence, the end moves on at the first only: (count - 1) >>> 31 is 1 for
// count 0, else 0. A branch would be mispredicted at every other n-gram, which doubles the time.

// One scratch per number of columns: clearing what was touched is cheaper than 2 MB of fresh zeros per mail.
const scratches = new Map<number, HashCounts>();

/**
 * Counts the hashed n-grams of a text into shared scratch space. The caller must set `counts` of all touched columns
 * back to 0 before the next call.
 */
export function countHashed(text: string, spec: HashSpec): HashCounts {
  checkHashSpec(spec);
  const columns = hashColumns(spec);
  let scratch = scratches.get(columns);
  if (scratch === undefined) {
    scratch = { counts: new Int32Array(columns), touched: new Int32Array(columns + 1), words: 0, total: 0 };
    scratches.set(columns, scratch);
  }
  scratch.total = 0;
  const lower = text.toLowerCase();
  if (spec.word !== null) countWords(lower, spec, scratch);
  scratch.words = scratch.total;
  if (spec.char !== null) countChars(lower, spec, scratch);
  return scratch;
}

function countWords(text: string, spec: HashSpec, out: HashCounts): void {
  const { counts, touched } = out;
  // Locals: a binding of another module is read from memory, its type checked, at every use.
  const classes = unitClasses;
  const word = WORD | 0;
  const shift = 32 - spec.bits;
  const ones = spec.word![0] === 1;
  const twos = spec.word![1] === 2;
  let total = out.total;
  let hash = 0;
  let length = 0;
  let previous = 0;
  let seen = false;
  for (let i = 0; i <= text.length; i++) {
    const unit = i === text.length ? BLANK : text.charCodeAt(i);
    if (((classes[unit]! || classifyUnit(unit)) & word) !== 0) {
      hash = (Math.imul(hash, BASE) + unit) | 0;
      length++;
      continue;
    }
    if (length >= 2) {
      if (ones) {
        const column = Math.imul(hash ^ (hash >>> 15), WORD_ONE) >>> shift;
        const count = counts[column]!;
        counts[column] = count + 1;
        touched[total] = column;
        total += (count - 1) >>> 31;
      }
      if (twos && seen) {
        const pair = (Math.imul(previous, PAIR) + hash) | 0;
        const column = Math.imul(pair ^ (pair >>> 15), WORD_TWO) >>> shift;
        const count = counts[column]!;
        counts[column] = count + 1;
        touched[total] = column;
        total += (count - 1) >>> 31;
      }
      previous = hash;
      seen = true;
    }
    hash = 0;
    length = 0;
  }
  out.total = total;
}

function countChars(text: string, spec: HashSpec, out: HashCounts): void {
  const { counts, touched } = out;
  const classes = unitClasses;
  const blank = SPACE | 0;
  const shift = 32 - spec.bits;
  const offset = charOffset(spec);
  const from = (n: number): number => (spec.char![0] <= n && n <= spec.char![1] ? n : NEVER);
  const from2 = from(2);
  const from3 = from(3);
  const from4 = from(4);
  const from5 = from(5);
  let total = out.total;
  // h1..h4: hashes of the last 1..4 units of the padded word; only those with n <= units are whole n-grams.
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  let units = 0;
  for (let i = 0; i <= text.length; i++) {
    let unit = i === text.length ? BLANK : text.charCodeAt(i);
    const space = ((classes[unit]! || classifyUnit(unit)) & blank) !== 0;
    if (space) {
      if (units === 0) continue;
      unit = BLANK;
    } else if (units === 0) {
      units = 1;
      h1 = BLANK;
    }
    units++;
    const n5 = (Math.imul(h4, BASE) + unit) | 0;
    h4 = (Math.imul(h3, BASE) + unit) | 0;
    h3 = (Math.imul(h2, BASE) + unit) | 0;
    h2 = (Math.imul(h1, BASE) + unit) | 0;
    h1 = unit;
    if (units >= from2) {
      const column = offset + (Math.imul(h2 ^ (h2 >>> 15), CHAR[2]) >>> shift);
      const count = counts[column]!;
      counts[column] = count + 1;
      touched[total] = column;
      total += (count - 1) >>> 31;
    }
    if (units >= from3) {
      const column = offset + (Math.imul(h3 ^ (h3 >>> 15), CHAR[3]) >>> shift);
      const count = counts[column]!;
      counts[column] = count + 1;
      touched[total] = column;
      total += (count - 1) >>> 31;
    }
    if (units >= from4) {
      const column = offset + (Math.imul(h4 ^ (h4 >>> 15), CHAR[4]) >>> shift);
      const count = counts[column]!;
      counts[column] = count + 1;
      touched[total] = column;
      total += (count - 1) >>> 31;
    }
    if (units >= from5) {
      const column = offset + (Math.imul(n5 ^ (n5 >>> 15), CHAR[5]) >>> shift);
      const count = counts[column]!;
      counts[column] = count + 1;
      touched[total] = column;
      total += (count - 1) >>> 31;
    }
    if (space) units = 0;
  }
  out.total = total;
}

/** Distinct columns of a document, in order of first occurrence, and how often each occurs. */
export interface HashedDocument {
  readonly indices: Int32Array;
  readonly counts: Float32Array;
}

export function hashDocument(text: string, spec: HashSpec): HashedDocument {
  const scratch = countHashed(text, spec);
  const indices = scratch.touched.slice(0, scratch.total);
  const counts = new Float32Array(indices.length);
  for (let k = 0; k < indices.length; k++) {
    counts[k] = scratch.counts[indices[k]!]!;
    scratch.counts[indices[k]!] = 0;
  }
  return { indices, counts };
}

export interface HashedNgram {
  readonly ngram: string;
  readonly column: number;
}

/** The distinct n-grams of a text with their columns, for showing what stands behind a column. Makes strings: slow. */
export function hashedNgrams(text: string, spec: HashSpec): HashedNgram[] {
  checkHashSpec(spec);
  const found = new Map<string, HashedNgram>();
  const shift = 32 - spec.bits;
  const add = (kind: string, ngram: string, column: number): void => {
    found.set(kind + ngram, { ngram, column });
  };
  const horner = (ngram: string): number => {
    let hash = 0;
    for (let i = 0; i < ngram.length; i++) hash = (Math.imul(hash, BASE) + ngram.charCodeAt(i)) | 0;
    return hash;
  };
  const finish = (hash: number, multiplier: number): number =>
    Math.imul(hash ^ (hash >>> 15), multiplier) >>> shift;
  const split = (separates: (cls: number) => boolean): string[] => {
    const pieces = [''];
    for (const unit of text.toLowerCase().split('')) {
      if (separates(unitClasses[unit.charCodeAt(0)]! || classifyUnit(unit.charCodeAt(0)))) pieces.push('');
      else pieces[pieces.length - 1] += unit;
    }
    return pieces.filter((piece) => piece !== '');
  };
  if (spec.word !== null) {
    const words = split((cls) => (cls & WORD) === 0).filter((word) => word.length >= 2);
    words.forEach((word, i) => {
      if (spec.word![0] === 1) add('word', word, finish(horner(word), WORD_ONE));
      if (spec.word![1] === 1 || i === 0) return;
      const pair = (Math.imul(horner(words[i - 1]!), PAIR) + horner(word)) | 0;
      add('word', `${words[i - 1]} ${word}`, finish(pair, WORD_TWO));
    });
  }
  if (spec.char !== null) {
    for (const piece of split((cls) => (cls & SPACE) !== 0)) {
      const padded = ` ${piece} `;
      for (let n = spec.char[0]; n <= spec.char[1]; n++)
        for (let i = 0; i + n <= padded.length; i++) {
          const ngram = padded.slice(i, i + n);
          add('char', ngram, charOffset(spec) + finish(horner(ngram), CHAR[n]!));
        }
    }
  }
  return [...found.values()];
}
