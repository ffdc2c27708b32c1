import { type FullTfidfOptions, preprocess } from './tfidf-options.ts';
import type { TermCounts } from './vocabulary.ts';
import { wordSequence } from './word-sequence.ts';
import { WordTable } from './word-table.ts';

/** Second member of a term that is a single word. */
export const ONE = -1;

/** The words of all texts, one text behind the other: text i has `ids[indptr[i] .. indptr[i + 1])`. */
export interface WordStream {
  readonly table: WordTable;
  readonly ids: Int32Array;
  readonly indptr: Int32Array;
}

export function readWords(texts: readonly string[], options: FullTfidfOptions): WordStream {
  const table = new WordTable();
  const indptr = new Int32Array(texts.length + 1);
  let ids: Int32Array = new Int32Array(1 << 16);
  let at = 0;
  texts.forEach((text, i) => {
    const read = wordSequence(preprocess(text, options), table, true);
    if (at + read.length > ids.length) ids = grown(ids, at + read.length);
    for (let k = 0; k < read.length; k++) ids[at + k] = read.ids[k]!;
    at += read.length;
    indptr[i + 1] = at;
  });
  return { table, ids: ids.subarray(0, at), indptr };
}

function grown(array: Int32Array, least: number): Int32Array {
  const larger = new Int32Array(Math.max(2 * array.length, least));
  larger.set(array);
  return larger;
}

/** Term t is the word pair (first[t], second[t]), or a word alone. */
export interface PairCounts extends TermCounts {
  readonly first: Int32Array;
  /** ONE for a word alone. */
  readonly second: Int32Array;
}

class TermList implements PairCounts {
  length = 0;
  first: Int32Array = new Int32Array(1 << 12);
  second: Int32Array = new Int32Array(1 << 12);
  documents: Int32Array = new Int32Array(1 << 12);
  total: Int32Array = new Int32Array(1 << 12);

  add(first: number, second: number, [documents, total]: readonly [number, number]): void {
    const at = this.length++;
    if (at === this.first.length) {
      this.first = grown(this.first, at + 1);
      this.second = grown(this.second, at + 1);
      this.documents = grown(this.documents, at + 1);
      this.total = grown(this.total, at + 1);
    }
    this.first[at] = first;
    this.second[at] = second;
    this.documents[at] = documents;
    this.total[at] = total;
  }
}

/** Fields of a tally, side by side so that a term costs one cache line. */
const STRIDE = 4;
const LAST_DOCUMENT = 0;
const DOCUMENTS = 1;
const TOTAL = 2;

/** Terms of the stream in `least` to `most` documents. */
export function countTerms(stream: WordStream, options: FullTfidfOptions): PairCounts {
  const most = options.maxDf * (stream.indptr.length - 1);
  const within = (documents: number): boolean => documents >= options.minDf && documents <= most;
  const tally = tallyWords(stream);
  const terms = new TermList();
  for (let word = 0; word < stream.table.size; word++) {
    const documents = tally[STRIDE * word + DOCUMENTS]!;
    if (options.ngrams[0] === 1 && within(documents))
      terms.add(word, ONE, [documents, tally[STRIDE * word + TOTAL]!]);
  }
  if (options.ngrams[1] === 2)
    addPairs(stream, { frequent: frequentWords(tally, options.minDf), within, terms });
  return terms;
}

function tallyWords({ table, ids, indptr }: WordStream): Int32Array {
  const tally = new Int32Array(STRIDE * table.size);
  for (let document = 1; document < indptr.length; document++) {
    for (let k = indptr[document - 1]!; k < indptr[document]!; k++) {
      const field = STRIDE * ids[k]!;
      tally[field + TOTAL]!++;
      if (tally[field + LAST_DOCUMENT] === document) continue;
      tally[field + LAST_DOCUMENT] = document;
      tally[field + DOCUMENTS]!++;
    }
  }
  return tally;
}

/** 1 for each word in at least `least` documents: no pair with another can be in as many. */
function frequentWords(tally: Int32Array, least: number): Uint8Array {
  const frequent = new Uint8Array(tally.length / STRIDE);
  for (let word = 0; word < frequent.length; word++)
    frequent[word] = tally[STRIDE * word + DOCUMENTS]! >= least ? 1 : 0;
  return frequent;
}

interface PairSink {
  readonly frequent: Uint8Array;
  readonly within: (documents: number) => boolean;
  readonly terms: TermList;
}

/**
 * Sorts the pairs by first word (a counting sort), then tallies the second words of each first word in an array of one
 * entry a word: no hash table of millions of pairs, every access of which would wait for memory.
 */
function addPairs(stream: WordStream, { frequent, within, terms }: PairSink): void {
  const { table, indptr } = stream;
  const { starts, pairs } = sortPairs(stream, frequent);
  const tally = new Int32Array(STRIDE * table.size);
  const seconds = new Int32Array(table.size);
  if (indptr.length === 1) return;
  for (let first = 0; first < table.size; first++) {
    let size = 0;
    for (let p = starts[first]!; p < starts[first + 1]!; p++) {
      const second = pairs[2 * p]!;
      const document = pairs[2 * p + 1]!;
      const field = STRIDE * second;
      if (tally[field + TOTAL]!++ === 0) seconds[size++] = second;
      if (tally[field + LAST_DOCUMENT] === document) continue;
      tally[field + LAST_DOCUMENT] = document;
      tally[field + DOCUMENTS]!++;
    }
    for (let k = 0; k < size; k++) {
      const field = STRIDE * seconds[k]!;
      const documents = tally[field + DOCUMENTS]!;
      if (within(documents)) terms.add(first, seconds[k]!, [documents, tally[field + TOTAL]!]);
      tally[field + LAST_DOCUMENT] = 0;
      tally[field + DOCUMENTS] = 0;
      tally[field + TOTAL] = 0;
    }
  }
}

/** Pair p of first word w is (second word, document from 1) at `pairs[2 p]`, for p in [starts[w], starts[w + 1]). */
function sortPairs({ table, ids, indptr }: WordStream, frequent: Uint8Array) {
  const starts = new Int32Array(table.size + 1);
  const next = starts.subarray(1);
  for (let document = 1; document < indptr.length; document++)
    for (let k = indptr[document - 1]! + 1; k < indptr[document]!; k++)
      next[ids[k - 1]!]! += frequent[ids[k - 1]!]! & frequent[ids[k]!]!;
  let at = 0;
  for (let word = 0; word < table.size; word++) {
    const size = next[word]!;
    next[word] = at; // moves to the end of its word's pairs below, which is where the next word's begin
    at += size;
  }
  const pairs = new Int32Array(2 * at);
  for (let document = 1; document < indptr.length; document++) {
    for (let k = indptr[document - 1]! + 1; k < indptr[document]!; k++) {
      const first = ids[k - 1]!;
      if ((frequent[first]! & frequent[ids[k]!]!) === 0) continue;
      const p = 2 * next[first]!++;
      pairs[p] = ids[k]!;
      pairs[p + 1] = document;
    }
  }
  return { starts, pairs };
}
