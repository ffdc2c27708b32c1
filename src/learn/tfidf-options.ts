import { InputError } from '../errors.ts';
import { combiningMark } from './char-class.ts';

export interface TfidfOptions {
  /**
   * 'word': words of at least 2 word characters; 'charWb': characters within blank-padded words (scikit-learn's
   * `char_wb`). Default 'word'.
   */
  readonly analyzer?: 'word' | 'charWb';
  /** Smallest and largest n. Default [1, 2] for words (the limit), [3, 5] for characters (from 2 to 8). */
  readonly ngrams?: readonly [number, number];
  /** Default true. */
  readonly lowercase?: boolean;
  /** NFKD, then combining marks dropped. Default false. */
  readonly stripAccents?: boolean;
  /** Least number of documents with the term. Default 1. */
  readonly minDf?: number;
  /** Largest share of documents with the term, in (0, 1]. Default 1. */
  readonly maxDf?: number;
  /** Keeps the terms of highest total count; ties alphabetical. Default: all. */
  readonly maxFeatures?: number;
  /** Term frequency 1 + ln(count) instead of the count. Default true. */
  readonly sublinear?: boolean;
  /** Default 'float64'. */
  readonly precision?: 'float32' | 'float64';
}

export type FullTfidfOptions = Required<TfidfOptions>;

/** Fills the defaults. @throws InputError naming the field out of range */
export function fullTfidfOptions(options: TfidfOptions): FullTfidfOptions {
  const full: FullTfidfOptions = {
    analyzer: 'word',
    ngrams: options.analyzer === 'charWb' ? [3, 5] : [1, 2],
    lowercase: true,
    stripAccents: false,
    minDf: 1,
    maxDf: 1,
    maxFeatures: Number.POSITIVE_INFINITY,
    sublinear: true,
    precision: 'float64',
    ...options,
  };
  const [low, high] = full.ngrams;
  const [least, most] = full.analyzer === 'word' ? [1, 2] : [2, 8];
  if (!(Number.isInteger(low) && Number.isInteger(high) && least <= low && low <= high && high <= most))
    throw new InputError(
      'tfidf',
      `ngrams [${low}, ${high}] of ${full.analyzer} are not within [${least}, ${most}]`,
    );
  if (!(full.minDf >= 1))
    throw new InputError('tfidf', `minDf ${full.minDf} is a number of documents, at least 1`);
  if (!(full.maxDf > 0 && full.maxDf <= 1))
    throw new InputError('tfidf', `maxDf ${full.maxDf} is a share of documents, in (0, 1]`);
  if (!(full.maxFeatures >= 1)) throw new InputError('tfidf', `maxFeatures ${full.maxFeatures} is below 1`);
  return Object.freeze(full);
}

const ASCII = /^[\0-\x7f]*$/;

/** Lower case first, then accents, as scikit-learn does. */
export function preprocess(text: string, { lowercase, stripAccents }: FullTfidfOptions): string {
  const lower = lowercase ? text.toLowerCase() : text;
  if (!stripAccents || ASCII.test(lower)) return lower;
  return lower.normalize('NFKD').replace(/\p{M}/gu, (mark) => (combiningMark(mark) ? '' : mark));
}
