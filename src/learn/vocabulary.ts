import { InputError } from '../errors.ts';
import type { FullTfidfOptions } from './tfidf-options.ts';

/** Distinct terms with their statistics. */
export interface TermCounts {
  readonly length: number;
  /** Documents with the term. */
  readonly documents: Int32Array;
  /** Occurrences in all documents. */
  readonly total: Int32Array;
}

export interface Vocabulary {
  /** Term of each column. */
  readonly kept: Int32Array;
  /** idf(t) = ln((1 + n) / (1 + df_t)) + 1 */
  readonly idf: Float64Array;
}

export interface VocabularyOptions {
  readonly options: FullTfidfOptions;
  /** Documents of the corpus. */
  readonly documents: number;
  /** The given terms in alphabetical order; may reorder its argument. */
  readonly alphabetical: (terms: Int32Array) => Int32Array;
}

/** The terms with the highest total counts, ties and columns alphabetical. @throws InputError when there is no term */
export function chooseVocabulary(terms: TermCounts, how: VocabularyOptions): Vocabulary {
  const { options, documents, alphabetical } = how;
  if (terms.length === 0)
    throw new InputError(
      'vocabulary',
      `no term of ${documents} documents is left; lower minDf or raise maxDf`,
    );
  let kept = new Int32Array(terms.length).map((_, term) => term);
  if (kept.length > options.maxFeatures) {
    const cut = terms.total.slice(0, terms.length).sort()[terms.length - options.maxFeatures]!;
    const above = kept.filter((term) => terms.total[term]! > cut);
    const level = alphabetical(kept.filter((term) => terms.total[term] === cut));
    kept = new Int32Array(options.maxFeatures);
    kept.set(above);
    kept.set(level.subarray(0, kept.length - above.length), above.length);
  }
  kept = alphabetical(kept).slice();
  const idf = new Float64Array(kept.length);
  for (let column = 0; column < kept.length; column++)
    idf[column] = Math.log((1 + documents) / (1 + terms.documents[kept[column]!]!)) + 1;
  return { kept, idf };
}

/** Stable counting sort by a key of each item, 0 <= key < keys. */
export function sortByKey(items: Int32Array, keys: number, keyOf: (item: number) => number): Int32Array {
  const at = new Int32Array(keys + 1);
  for (let k = 0; k < items.length; k++) at[keyOf(items[k]!) + 1]!++;
  for (let key = 0; key < keys; key++) at[key + 1]! += at[key]!;
  const out = new Int32Array(items.length);
  for (let k = 0; k < items.length; k++) out[at[keyOf(items[k]!)]!++] = items[k]!;
  return out;
}
