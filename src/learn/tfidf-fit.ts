import { InputError } from '../errors.ts';
import type { Csr } from './matrix.ts';
import { emptyPairs, enterPair, PairTable } from './pair-table.ts';
import { RowBuilder, type Tfidf } from './tfidf.ts';
import { type FullTfidfOptions, fullTfidfOptions, preprocess, type TfidfOptions } from './tfidf-options.ts';
import { charTerms, ONE, type TermSequence, wordTerms } from './tfidf-terms.ts';
import { WordTable } from './word-table.ts';

/** Learns vocabulary and document frequencies. @throws InputError when no term is left */
export const fitTfidf = (texts: readonly string[], options: TfidfOptions = {}): Tfidf =>
  freeze(count(texts, options)).model;

/** As fitTfidf, with the rows of the same texts: reads them once instead of twice. */
export function fitTransformTfidf(
  texts: readonly string[],
  options: TfidfOptions = {},
): { readonly model: Tfidf; readonly x: Csr } {
  const counted = count(texts, options);
  const { model, columnOf } = freeze(counted);
  const { ids, counts, indptr } = counted;
  for (let k = 0; k < ids.length; k++) ids[k] = columnOf[ids[k]!]!;
  const rows = new RowBuilder(texts.length, model);
  for (let i = 0; i < texts.length; i++) rows.add(ids, counts, [indptr[i]!, indptr[i + 1]!]);
  return { model, x: rows.finish() };
}

/** Fields of `stats`, side by side so that a term costs one cache line. */
const STRIDE = 4;
const LAST_DOCUMENT = 0;
const LAST_ENTRY = 1;
const DOCUMENTS = 2;
const TOTAL = 3;

/** Distinct terms of each document with their counts, and each term's statistics. */
interface Counted {
  readonly options: FullTfidfOptions;
  readonly documents: number;
  readonly words: WordTable;
  readonly pairs: PairTable;
  readonly stats: Int32Array;
  readonly indptr: Int32Array;
  readonly ids: Int32Array;
  readonly counts: Int32Array;
}

function count(texts: readonly string[], given: TfidfOptions): Counted {
  const options = fullTfidfOptions(given);
  const words = new WordTable();
  const pairs = new PairTable();
  const terms = termWriter(options, words, pairs);
  const indptr = new Int32Array(texts.length + 1);
  let stats = new Int32Array(STRIDE << 16);
  let ids = new Int32Array(1 << 18);
  let counts = new Int32Array(1 << 18);
  let at = 0;
  for (let document = 1; document <= texts.length; document++) {
    const { ids: read, length } = terms(preprocess(texts[document - 1]!, options));
    if (STRIDE * pairs.size > stats.length) stats = grown(stats, STRIDE * pairs.size);
    if (at + length > ids.length) {
      ids = grown(ids, at + length);
      counts = grown(counts, at + length);
    }
    for (let k = 0; k < length; k++) {
      const term = read[k]!;
      const field = STRIDE * term;
      stats[field + TOTAL]!++;
      if (stats[field + LAST_DOCUMENT] === document) {
        counts[stats[field + LAST_ENTRY]!]!++;
        continue;
      }
      stats[field + LAST_DOCUMENT] = document;
      stats[field + LAST_ENTRY] = at;
      stats[field + DOCUMENTS]!++;
      ids[at] = term;
      counts[at++] = 1;
    }
    indptr[document] = at;
  }
  return { options, documents: texts.length, words, pairs, stats, indptr, ids: ids.subarray(0, at), counts };
}

function termWriter(
  options: FullTfidfOptions,
  words: WordTable,
  pairs: PairTable,
): (text: string) => TermSequence {
  const pair = (a: number, b: number): number => pairs.intern(a, b);
  if (options.analyzer === 'charWb') return (text) => charTerms(text, options.ngrams, pair);
  let known = new Int32Array(1 << 12);
  const one = (word: number): number => {
    if (word >= known.length) known = grown(known, word + 1);
    const held = known[word]!;
    if (held !== 0) return held - 1;
    const term = pairs.intern(word, ONE);
    known[word] = term + 1;
    return term;
  };
  const writer = { table: words, insert: true, ngrams: options.ngrams, one, pair };
  return (text) => wordTerms(text, writer);
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(2 * array.length, least));
  larger.set(array);
  return larger;
}

/** Chooses the vocabulary and rebuilds the tables for it alone. `columnOf` maps counted terms to columns or -1. */
function freeze(counted: Counted): { readonly model: Tfidf; readonly columnOf: Int32Array } {
  const { options, documents, words, pairs, stats } = counted;
  const members = pairs.pairs();
  const spell = options.analyzer === 'word' ? wordSpeller(members, words) : charSpeller(members);
  const kept = choose(counted, spell);
  if (kept.length === 0)
    throw new InputError(
      'vocabulary',
      `no term of ${documents} documents is left; lower minDf or raise maxDf`,
    );
  const columnOf = new Int32Array(pairs.size).fill(-1);
  const idf = new Float64Array(kept.length);
  kept.forEach((term, column) => {
    columnOf[term] = column;
    idf[column] = Math.log((1 + documents) / (1 + stats[STRIDE * term + DOCUMENTS]!)) + 1;
  });
  const tables = options.analyzer === 'word' ? wordTables(kept, members, words) : charTables(kept, members);
  return { model: Object.freeze({ options, documents, idf, ...tables }), columnOf };
}

type Speller = (term: number) => string;

function wordSpeller(members: Int32Array, words: WordTable): Speller {
  return (term) => {
    const second = members[2 * term + 1]!;
    const first = words.word(members[2 * term]!);
    return second === ONE ? first : `${first} ${words.word(second)}`;
  };
}

function charSpeller(members: Int32Array): Speller {
  return (term) => {
    let spelled = '';
    let id = term;
    for (; id >= 0; id = members[2 * id]!) spelled = String.fromCodePoint(members[2 * id + 1]!) + spelled;
    return String.fromCodePoint(-1 - id) + spelled;
  };
}

/** Terms of the vocabulary in alphabetical order. */
function choose({ options, documents, stats, pairs }: Counted, spell: Speller): number[] {
  const most = options.maxDf * documents;
  let candidates: number[] = [];
  for (let term = 0; term < pairs.size; term++) {
    const df = stats[STRIDE * term + DOCUMENTS] ?? 0;
    if (df >= options.minDf && df <= most) candidates.push(term);
  }
  const total = (term: number): number => stats[STRIDE * term + TOTAL]!;
  const spelled = new Map<number, string>();
  const alphabetical = (terms: number[]): number[] => {
    for (const term of terms) if (!spelled.has(term)) spelled.set(term, spell(term));
    return terms.sort((a, b) => (spelled.get(a)! < spelled.get(b)! ? -1 : 1));
  };
  if (candidates.length > options.maxFeatures) {
    const totals = Int32Array.from(candidates, total).sort();
    const cut = totals[candidates.length - options.maxFeatures]!;
    const above = candidates.filter((term) => total(term) > cut);
    const level = alphabetical(candidates.filter((term) => total(term) === cut));
    candidates = above.concat(level.slice(0, options.maxFeatures - above.length));
  }
  return alphabetical(candidates);
}

type Tables = Pick<Tfidf, 'words' | 'wordColumns' | 'pairs'>;

function wordTables(kept: readonly number[], members: Int32Array, words: WordTable): Tables {
  const table = new WordTable();
  const renumbered = new Map<number, number>();
  const wordId = (old: number): number => {
    let id = renumbered.get(old);
    if (id === undefined) {
      id = table.insert(words.word(old));
      renumbered.set(old, id);
    }
    return id;
  };
  const ones = new Map<number, number>();
  const pairs = emptyPairs(kept.length);
  kept.forEach((term, column) => {
    const first = wordId(members[2 * term]!);
    const second = members[2 * term + 1]!;
    if (second === ONE) ones.set(first, column);
    else enterPair(pairs, [first, wordId(second)], column);
  });
  const wordColumns = new Int32Array(table.size).map((_, word) => ones.get(word) ?? -1);
  return { words: table.freeze(), wordColumns, pairs };
}

function charTables(kept: readonly number[], members: Int32Array): Tables {
  const renumbered = new Map(kept.map((term, column) => [term, column]));
  for (const term of kept)
    for (let id = members[2 * term]!; id >= 0 && !renumbered.has(id); id = members[2 * id]!)
      renumbered.set(id, renumbered.size);
  const pairs = emptyPairs(renumbered.size);
  for (const [old, id] of renumbered) {
    const before = members[2 * old]!;
    enterPair(pairs, [before < 0 ? before : renumbered.get(before)!, members[2 * old + 1]!], id);
  }
  return { words: null, wordColumns: new Int32Array(0), pairs };
}
