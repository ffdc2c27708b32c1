import { charTerms, type TermSequence } from './char-terms.ts';
import type { Csr } from './matrix.ts';
import { findPair, findPairs, type PairSlots } from './pair-table.ts';
import { LOG_TF, RAW_TF, termFrequency } from './term-frequency.ts';
import { type FullTfidfOptions, preprocess } from './tfidf-options.ts';
import { type WordSequence, wordSequence } from './word-sequence.ts';
import { type WordSlots, WordTable } from './word-table.ts';

/** A fitted vocabulary; columns are in alphabetical order of their terms (by UTF-16 units). */
export interface Tfidf {
  readonly options: FullTfidfOptions;
  /** Documents it was fitted on. */
  readonly documents: number;
  /** idf(t) = ln((1 + n) / (1 + df_t)) + 1, per column. */
  readonly idf: Float64Array;
  /** Words that occur in terms; null for characters. */
  readonly words: WordSlots | null;
  /** Column of each word alone, -1 where it only occurs in pairs. */
  readonly wordColumns: Int32Array;
  /** Word pairs -> column, or character n-grams -> column; ids from idf.length on are mere beginnings of n-grams. */
  readonly pairs: PairSlots;
}

/** Collects sparse rows of unknown total size. */
export class RowBuilder {
  #indptr: Int32Array;
  #indices: Int32Array = new Int32Array(1 << 16);
  #values: Float32Array | Float64Array;
  #row = 0;
  #at = 0;

  constructor(
    readonly rows: number,
    readonly model: Pick<Tfidf, 'options' | 'idf'>,
  ) {
    this.#indptr = new Int32Array(rows + 1);
    this.#values = this.#array(1 << 16);
  }

  /** Adds one row from `size` distinct columns and their counts; negative columns are skipped. */
  add(columns: Int32Array, counts: Int32Array, [from, to]: readonly [number, number]): void {
    const { idf, options } = this.model;
    const tf = options.sublinear ? LOG_TF : RAW_TF;
    if (this.#at + to - from > this.#indices.length) this.#grow(this.#at + to - from);
    const indices = this.#indices;
    const values = this.#values;
    let at = this.#at;
    let square = 0;
    for (let k = from; k < to; k++) {
      const column = columns[k]!;
      if (column < 0) continue;
      const count = counts[k]!;
      const value = (count < 256 ? tf[count]! : termFrequency(tf, count)) * idf[column]!;
      indices[at] = column;
      values[at++] = value;
      square += value * value;
    }
    const scale = square === 0 ? 0 : 1 / Math.sqrt(square);
    for (let k = this.#at; k < at; k++) values[k]! *= scale;
    this.#at = at;
    this.#indptr[++this.#row] = at;
  }

  finish(): Csr {
    const indices = this.#indices.slice(0, this.#at);
    const values = this.#values.slice(0, this.#at);
    return { rows: this.rows, cols: this.model.idf.length, indptr: this.#indptr, indices, values };
  }

  #array(length: number): Float32Array | Float64Array {
    return this.model.options.precision === 'float32' ? new Float32Array(length) : new Float64Array(length);
  }

  #grow(least: number): void {
    const length = Math.max(2 * this.#indices.length, least);
    const indices = new Int32Array(length);
    indices.set(this.#indices);
    const values = this.#array(length);
    values.set(this.#values);
    this.#indices = indices;
    this.#values = values;
  }
}

/** L2-normalised TF-IDF rows; terms outside the vocabulary are passed over. */
export function tfidfTransform(model: Tfidf, texts: readonly string[]): Csr {
  const { options, words, pairs } = model;
  if (words !== null) {
    const table = WordTable.from(words);
    return rowsOfWords(model, texts.length, (i) =>
      wordSequence(preprocess(texts[i]!, options), table, false),
    );
  }
  const pair = (a: number, b: number): number => findPair(pairs, a, b);
  return rowsOfTerms(model, texts.length, (i) =>
    charTerms(preprocess(texts[i]!, options), options.ngrams, pair),
  );
}

/** Rows of texts given as ids of the vocabulary's words, -1 for others. */
export function rowsOfWords(model: Tfidf, texts: number, words: (text: number) => WordSequence): Csr {
  const { wordColumns, pairs, options } = model;
  const ones = options.ngrams[0] === 1;
  const twos = options.ngrams[1] === 2;
  const out: TermSequence = { ids: new Int32Array(1 << 10), length: 0 };
  let found = new Int32Array(1 << 10);
  return rowsOfTerms(model, texts, (text) => {
    const { ids, length } = words(text);
    if (2 * length > out.ids.length) {
      out.ids = new Int32Array(4 * length);
      found = new Int32Array(4 * length);
    }
    if (twos) findPairs(pairs, { ids, length, out: found });
    const terms = out.ids;
    let size = 0;
    for (let k = 0; k < length; k++) {
      const word = ids[k]!;
      if (word < 0) continue;
      if (ones && wordColumns[word]! >= 0) terms[size++] = wordColumns[word]!;
      if (twos && found[k]! >= 0) terms[size++] = found[k]!;
    }
    out.length = size;
    return out;
  });
}

function rowsOfTerms(model: Tfidf, texts: number, terms: (text: number) => TermSequence): Csr {
  const counts = new Int32Array(model.idf.length);
  let columns = new Int32Array(1 << 12);
  let rowCounts = new Int32Array(1 << 12);
  const rows = new RowBuilder(texts, model);
  for (let text = 0; text < texts; text++) {
    const { ids, length } = terms(text);
    if (length > columns.length) {
      columns = new Int32Array(2 * length);
      rowCounts = new Int32Array(2 * length);
    }
    let size = 0;
    for (let k = 0; k < length; k++) {
      const term = ids[k]!;
      if (term >= counts.length) continue;
      if (counts[term]!++ === 0) columns[size++] = term;
    }
    for (let k = 0; k < size; k++) {
      rowCounts[k] = counts[columns[k]!]!;
      counts[columns[k]!] = 0;
    }
    rows.add(columns, rowCounts, [0, size]);
  }
  return rows.finish();
}

/** The term of each column. */
export function tfidfVocabulary({ idf, words, wordColumns, pairs }: Tfidf): string[] {
  const terms = new Array<string>(idf.length).fill('');
  if (words !== null) {
    const table = WordTable.from(words);
    wordColumns.forEach((column, word) => {
      if (column >= 0) terms[column] = table.word(word);
    });
    for (let s = 0; s < pairs.slots.length; s += 3) {
      const column = pairs.slots[s + 2]! - 1;
      if (column >= 0) terms[column] = `${table.word(pairs.slots[s]!)} ${table.word(pairs.slots[s + 1]!)}`;
    }
    return terms;
  }
  const slotOf = new Map<number, number>();
  for (let s = 0; s < pairs.slots.length; s += 3)
    if (pairs.slots[s + 2]! > 0) slotOf.set(pairs.slots[s + 2]! - 1, s);
  return terms.map((_, column) => {
    let term = '';
    let id = column;
    while (id >= 0) {
      const s = slotOf.get(id)!;
      term = String.fromCodePoint(pairs.slots[s + 1]!) + term;
      id = pairs.slots[s]!;
    }
    return String.fromCodePoint(-1 - id) + term;
  });
}
