import { classifyAstral, classifyUnit, SPACE, unitClasses } from './char-class.ts';
import { type WordTable, wordSequence } from './word-table.ts';

// A term is a pair: (word, ONE) or (word, word) by word ids; a character n-gram is (id of the n-gram without its last
// character, last character), a pair of characters being (-1 - first, second). Equal pairs are equal terms, so no
// string is made or compared per n-gram.

/** Second member of the pair of a single word. */
export const ONE = -1;

/** Finds or enters a pair; a negative answer means unknown. */
export type Lookup = (a: number, b: number) => number;

/** Term ids of one text with repeats, in shared scratch: good until the next call. */
export interface TermSequence {
  ids: Int32Array;
  length: number;
}

const sequence: TermSequence = { ids: new Int32Array(1 << 14), length: 0 };
let padded = new Int32Array(256);

function reserve(length: number): Int32Array {
  if (sequence.ids.length < length) sequence.ids = new Int32Array(2 * length);
  return sequence.ids;
}

export interface WordTerms {
  readonly table: WordTable;
  /** Enters unknown words. */
  readonly insert: boolean;
  readonly ngrams: readonly [number, number];
  /** Term of a single word, by word id. */
  readonly one: (word: number) => number;
  readonly pair: Lookup;
}

export function wordTerms(text: string, { table, insert, ngrams, one, pair }: WordTerms): TermSequence {
  const words = wordSequence(text, table, insert);
  const out = reserve(2 * words.length);
  const ones = ngrams[0] === 1;
  const twos = ngrams[1] === 2;
  let length = 0;
  let previous = -1;
  for (let k = 0; k < words.length; k++) {
    const word = words.ids[k]!;
    if (word >= 0 && ones) {
      const term = one(word);
      if (term >= 0) out[length++] = term;
    }
    if (word >= 0 && twos && previous >= 0) {
      const term = pair(previous, word);
      if (term >= 0) out[length++] = term;
    }
    previous = word;
  }
  sequence.length = length;
  return sequence;
}

/** N-grams of the text's words, each padded with one blank; a word shorter than the smallest n counts whole, once. */
export function charTerms(text: string, [low, high]: readonly [number, number], pair: Lookup): TermSequence {
  const classes = unitClasses;
  reserve((2 * text.length + 4) * (high - low + 1));
  sequence.length = 0;
  let size = 1;
  for (let i = 0; i <= text.length; i++) {
    let character = i === text.length ? 32 : text.charCodeAt(i);
    let cls = classes[character]! || classifyUnit(character);
    if ((character & 0xf800) === 0xd800) {
      character = text.codePointAt(i)!;
      if (character > 0xffff) i++;
      cls = character > 0xffff ? classifyAstral(character) : 0;
    }
    if ((cls & SPACE) === 0) {
      if (size + 2 > padded.length) {
        const larger = new Int32Array(2 * padded.length);
        larger.set(padded);
        padded = larger;
      }
      padded[size++] = character;
      continue;
    }
    if (size > 1) {
      padded[0] = 32;
      padded[size++] = 32;
      wordNgrams(size, Math.min(low, size), { high, pair });
    }
    size = 1;
  }
  return sequence;
}

function wordNgrams(size: number, low: number, { high, pair }: { high: number; pair: Lookup }): void {
  const out = sequence.ids;
  let length = sequence.length;
  for (let start = 0; start + low <= size; start++) {
    let id = pair(-1 - padded[start]!, padded[start + 1]!);
    if (id >= 0 && low <= 2) out[length++] = id;
    for (let n = 3; id >= 0 && n <= high && start + n <= size; n++) {
      id = pair(id, padded[start + n - 1]!);
      if (id >= 0 && n >= low) out[length++] = id;
    }
  }
  sequence.length = length;
}
