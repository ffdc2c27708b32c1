import { classifyAstral, classifyUnit, unitClasses, WORD } from './char-class.ts';
import { HASH_BASE, type WordTable } from './word-table.ts';

/** Word ids of one text; `ids` is shared scratch, good until the next call. */
export interface WordSequence {
  readonly ids: Int32Array;
  readonly length: number;
}

// Words of the text being read, in shared scratch: where each begins and ends, in UTF-16 units, and its rolling hash.
let starts = new Int32Array(1 << 10);
let ends = new Int32Array(1 << 10);
let hashes = new Int32Array(1 << 10);
let ids = new Int32Array(1 << 10);

/**
 * Ids of the words of at least two word characters, in order; unknown words are -1, or entered when `insert` is on.
 * @param text already lower-cased
 */
export function wordSequence(text: string, table: WordTable, insert: boolean): WordSequence {
  const length = findWords(text);
  table.idsOf(text, { length, starts, ends, hashes, ids, insert });
  return { ids, length };
}

/** Fills `starts`, `ends` and `hashes`; returns how many words there are. */
function findWords(text: string): number {
  // Locals: a binding of another module is read from memory, its type checked, at every use.
  const classes = unitClasses;
  const base = HASH_BASE | 0;
  const word = WORD | 0;
  if (text.length > 2 * starts.length) reserve(text.length);
  const from = starts;
  const to = ends;
  const hashOf = hashes;
  let length = 0;
  let hash = 0;
  let first = 0;
  let characters = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i === text.length ? 32 : text.charCodeAt(i);
    let cls = classes[unit]! || classifyUnit(unit);
    const start = i;
    let last = unit;
    if ((unit & 0xf800) === 0xd800) {
      const codePoint = text.codePointAt(i)!;
      cls = codePoint > 0xffff ? classifyAstral(codePoint) : 0;
      if (codePoint > 0xffff) {
        if ((cls & word) !== 0) hash = (Math.imul(hash, base) + unit) | 0;
        last = text.charCodeAt(++i);
      }
    }
    if ((cls & word) !== 0) {
      if (characters === 0) first = start;
      hash = (Math.imul(hash, base) + last) | 0;
      characters++;
      continue;
    }
    if (characters >= 2) {
      from[length] = first;
      to[length] = start;
      hashOf[length++] = hash;
    }
    hash = 0;
    characters = 0;
  }
  return length;
}

/** Room for the words of a text of so many units: a word takes three at least, with the gap behind it. */
function reserve(units: number): void {
  starts = new Int32Array(units);
  ends = new Int32Array(units);
  hashes = new Int32Array(units);
  ids = new Int32Array(units);
}
