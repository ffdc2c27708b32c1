import { charTerms } from './char-terms.ts';
import type { Csr } from './matrix.ts';
import { emptyPairs, enterPair, PairTable } from './pair-table.ts';
import { RowBuilder, type Tfidf } from './tfidf.ts';
import { type FullTfidfOptions, preprocess } from './tfidf-options.ts';
import { chooseVocabulary, type TermCounts } from './vocabulary.ts';

/** A vocabulary of character n-grams, and the rows of the texts it was learnt from. */
export function fitChars(
  texts: readonly string[],
  options: FullTfidfOptions,
): { readonly model: Tfidf; readonly rows: () => Csr } {
  const counted = count(texts, options);
  const members = counted.pairs.pairs();
  const candidates = frequent(counted, options);
  const { kept, idf } = chooseVocabulary(candidates, {
    options,
    documents: texts.length,
    alphabetical: (terms) => alphabetical(terms, candidates.terms, members),
  });
  const terms = kept.map((candidate) => candidates.terms[candidate]!);
  const model: Tfidf = Object.freeze({
    options,
    documents: texts.length,
    idf,
    words: null,
    wordColumns: new Int32Array(0),
    pairs: pairsOf(terms, members),
  });
  const rows = (): Csr => {
    const columnOf = new Int32Array(counted.pairs.size).fill(-1);
    terms.forEach((term, column) => {
      columnOf[term] = column;
    });
    const { ids, counts, indptr } = counted;
    for (let k = 0; k < ids.length; k++) ids[k] = columnOf[ids[k]!]!;
    const builder = new RowBuilder(texts.length, model);
    for (let i = 0; i < texts.length; i++) builder.add(ids, counts, [indptr[i]!, indptr[i + 1]!]);
    return builder.finish();
  };
  return { model, rows };
}

/** Fields of `stats`, side by side so that a term costs one cache line. */
const STRIDE = 4;
const LAST_DOCUMENT = 0;
const LAST_ENTRY = 1;
const DOCUMENTS = 2;
const TOTAL = 3;

/** Distinct n-grams of each document with their counts, and each one's statistics. */
interface Counted {
  readonly pairs: PairTable;
  readonly stats: Int32Array;
  readonly indptr: Int32Array;
  readonly ids: Int32Array;
  readonly counts: Int32Array;
}

function count(texts: readonly string[], options: FullTfidfOptions): Counted {
  const pairs = new PairTable();
  const pair = (a: number, b: number): number => pairs.intern(a, b);
  const indptr = new Int32Array(texts.length + 1);
  let stats = new Int32Array(STRIDE << 16);
  let ids = new Int32Array(1 << 18);
  let counts = new Int32Array(1 << 18);
  let at = 0;
  for (let document = 1; document <= texts.length; document++) {
    const text = preprocess(texts[document - 1]!, options);
    const { ids: read, length } = charTerms(text, options.ngrams, pair);
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
  return { pairs, stats, indptr, ids: ids.subarray(0, at), counts };
}

function grown(array: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(2 * array.length, least));
  larger.set(array);
  return larger;
}

/** The n-grams in enough documents and not too many: `terms` are their ids. */
function frequent(
  { pairs, stats, indptr }: Counted,
  options: FullTfidfOptions,
): TermCounts & { readonly terms: Int32Array } {
  const most = options.maxDf * (indptr.length - 1);
  const terms = new Int32Array(pairs.size)
    .map((_, term) => term)
    .filter((term) => {
      const documents = stats[STRIDE * term + DOCUMENTS] ?? 0;
      return documents >= options.minDf && documents <= most;
    });
  return {
    length: terms.length,
    terms,
    documents: terms.map((term) => stats[STRIDE * term + DOCUMENTS]!),
    total: terms.map((term) => stats[STRIDE * term + TOTAL]!),
  };
}

function alphabetical(candidates: Int32Array, terms: Int32Array, members: Int32Array): Int32Array {
  const spelled = Array.from(candidates, (candidate) => ({
    candidate,
    text: spell(terms[candidate]!, members),
  }));
  spelled.sort((a, b) => (a.text < b.text ? -1 : 1));
  return Int32Array.from(spelled, ({ candidate }) => candidate);
}

function spell(term: number, members: Int32Array): string {
  let spelled = '';
  let id = term;
  for (; id >= 0; id = members[2 * id]!) spelled = String.fromCodePoint(members[2 * id + 1]!) + spelled;
  return String.fromCodePoint(-1 - id) + spelled;
}

/** The n-grams of the vocabulary by column, and their beginnings behind them. */
function pairsOf(kept: Int32Array, members: Int32Array): Tfidf['pairs'] {
  const renumbered = new Map(Array.from(kept, (term, column) => [term, column]));
  for (const term of kept)
    for (let id = members[2 * term]!; id >= 0 && !renumbered.has(id); id = members[2 * id]!)
      renumbered.set(id, renumbered.size);
  const pairs = emptyPairs(renumbered.size);
  for (const [old, id] of renumbered) {
    const before = members[2 * old]!;
    enterPair(pairs, [before < 0 ? before : renumbered.get(before)!, members[2 * old + 1]!], id);
  }
  return pairs;
}
