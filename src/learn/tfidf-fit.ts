import { fitChars } from './fit-chars.ts';
import { fitWords } from './fit-words.ts';
import type { Csr } from './matrix.ts';
import { rowsOfWords, type Tfidf } from './tfidf.ts';
import { fullTfidfOptions, type TfidfOptions } from './tfidf-options.ts';

/** Learns vocabulary and document frequencies. @throws InputError when no term is left */
export function fitTfidf(texts: readonly string[], options: TfidfOptions = {}): Tfidf {
  const full = fullTfidfOptions(options);
  return (full.analyzer === 'word' ? fitWords : fitChars)(texts, full).model;
}

/** As fitTfidf, with the rows of the same texts: reads them once instead of twice. */
export function fitTransformTfidf(
  texts: readonly string[],
  options: TfidfOptions = {},
): { readonly model: Tfidf; readonly x: Csr } {
  const full = fullTfidfOptions(options);
  if (full.analyzer === 'charWb') {
    const { model, rows } = fitChars(texts, full);
    return { model, x: rows() };
  }
  const { model, stream } = fitWords(texts, full);
  const { ids, indptr } = stream;
  const words = (i: number) => ({
    ids: ids.subarray(indptr[i], indptr[i + 1]),
    length: indptr[i + 1]! - indptr[i]!,
  });
  return { model, x: rowsOfWords(model, texts.length, words) };
}
