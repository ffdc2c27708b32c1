import { countTerms, ONE, type PairCounts, readWords, type WordStream } from './count-words.ts';
import { emptyPairs, enterPair } from './pair-table.ts';
import type { Tfidf } from './tfidf.ts';
import type { FullTfidfOptions } from './tfidf-options.ts';
import { chooseVocabulary, sortByKey } from './vocabulary.ts';
import { WordTable } from './word-table.ts';

/** A vocabulary of words and word pairs, and the texts it was learnt from, in ids of its own words; -1 for others. */
export interface FittedWords {
  readonly model: Tfidf;
  readonly stream: Pick<WordStream, 'ids' | 'indptr'>;
}

export function fitWords(texts: readonly string[], options: FullTfidfOptions): FittedWords {
  const stream = readWords(texts, options);
  const terms = countTerms(stream, options);
  const { kept, idf } = chooseVocabulary(terms, {
    options,
    documents: texts.length,
    alphabetical: speller(terms, stream.table),
  });
  const { words, idOf, wordColumns, pairs } = tables(kept, terms, stream.table);
  const { ids, indptr } = stream;
  for (let k = 0; k < ids.length; k++) ids[k] = idOf[ids[k]!]!;
  const model = Object.freeze({ options, documents: texts.length, idf, words, wordColumns, pairs });
  return { model, stream: { ids, indptr } };
}

/**
 * Sorts terms by spelling. A blank sorts before every word character, so `a` comes before `a b` and that before `ab`:
 * the order is that of the first words, then that of the second.
 */
function speller({ length, first, second }: PairCounts, table: WordTable): (terms: Int32Array) => Int32Array {
  const used = new Uint8Array(table.size);
  for (let term = 0; term < length; term++) {
    used[first[term]!] = 1;
    if (second[term] !== ONE) used[second[term]!] = 1;
  }
  const spelled: { word: number; text: string }[] = [];
  used.forEach((held, word) => {
    if (held === 1) spelled.push({ word, text: table.word(word) });
  });
  spelled.sort((a, b) => (a.text < b.text ? -1 : 1));
  const rank = new Int32Array(table.size);
  spelled.forEach(({ word }, place) => {
    rank[word] = place + 1;
  });
  const ranks = spelled.length + 1;
  return (terms) => {
    const bySecond = sortByKey(terms, ranks, (term) => (second[term] === ONE ? 0 : rank[second[term]!]!));
    return sortByKey(bySecond, ranks, (term) => rank[first[term]!]!);
  };
}

/** Tables of the vocabulary alone. `idOf` gives the new id of each word that was read, or -1. */
function tables(kept: Int32Array, { first, second }: PairCounts, read: WordTable) {
  const table = new WordTable();
  const idOf = new Int32Array(read.size).fill(-1);
  const enter = (word: number): number => {
    if (idOf[word] === -1) idOf[word] = table.insert(read.word(word));
    return idOf[word]!;
  };
  const columnOf = new Int32Array(read.size).fill(-1);
  const pairs = emptyPairs(kept.length);
  kept.forEach((term, column) => {
    const word = enter(first[term]!);
    if (second[term] === ONE) columnOf[word] = column;
    else enterPair(pairs, [word, enter(second[term]!)], column);
  });
  return { words: table.freeze(), idOf, wordColumns: columnOf.slice(0, table.size), pairs };
}
