import { InputError } from '../errors.ts';

/** Counts at one threshold; a row is flagged when its score is at least the threshold. */
export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly tn: number;
  readonly fn: number;
}

/** @param labels 0 or 1 per score */
export function confusion(
  scores: ArrayLike<number>,
  labels: ArrayLike<number>,
  threshold: number,
): Confusion {
  check(scores, labels);
  let tp = 0;
  let fp = 0;
  let positives = 0;
  for (let i = 0; i < scores.length; i++) {
    positives += labels[i]!;
    if (scores[i]! < threshold) continue;
    if (labels[i] === 1) tp++;
    else fp++;
  }
  return { tp, fp, tn: scores.length - positives - fp, fn: positives - tp };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** tp / (tp + fp); 0 when nothing was flagged. */
export const precision = (c: Confusion): number => ratio(c.tp, c.tp + c.fp);
/** tp / (tp + fn); 0 without positives. */
export const recall = (c: Confusion): number => ratio(c.tp, c.tp + c.fn);
/** 2 tp / (2 tp + fp + fn); 0 / 0 is 0. */
export const f1 = (c: Confusion): number => ratio(2 * c.tp, 2 * c.tp + c.fp + c.fn);
export const accuracy = (c: Confusion): number => ratio(c.tp + c.tn, c.tp + c.fp + c.tn + c.fn);
/** fp / (fp + tn); 0 without negatives. */
export const falsePositiveRate = (c: Confusion): number => ratio(c.fp, c.fp + c.tn);
/** fn / (fn + tp); 0 without positives. */
export const falseNegativeRate = (c: Confusion): number => ratio(c.fn, c.fn + c.tp);

/** Precision to expect where the share of positives is `prevalence` (0 to 1). */
export const precisionAtPrevalence = (c: Confusion, prevalence: number): number => {
  const hits = recall(c) * prevalence;
  return ratio(hits, hits + falsePositiveRate(c) * (1 - prevalence));
};

/** Area under the ROC curve: P(s+ > s-) + P(s+ = s-) / 2. NaN with one class only. */
export const rocAuc = (scores: ArrayLike<number>, labels: ArrayLike<number>): number =>
  areaUpTo(rocCurve(scores, labels), 1);

/**
 * Area under the ROC curve up to a false-positive rate, standardised so that chance is 0.5 and perfect is 1
 * (McClish 1989, as scikit-learn's `max_fpr`). NaN with one class only.
 * @param maxFpr in (0, 1]
 */
export function partialAuc(scores: ArrayLike<number>, labels: ArrayLike<number>, maxFpr: number): number {
  if (!(maxFpr > 0 && maxFpr <= 1)) throw new InputError('max-fpr', `maxFpr ${maxFpr} is outside (0, 1]`);
  const area = areaUpTo(rocCurve(scores, labels), maxFpr);
  const least = (maxFpr * maxFpr) / 2;
  return 0.5 * (1 + (area - least) / (maxFpr - least));
}

/** Average precision: sum over distinct thresholds, descending, of (R_k - R_{k-1}) P_k. NaN with one class only. */
export function averagePrecision(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  const { tp, fp, positives, negatives } = rocCurve(scores, labels);
  if (positives === 0 || negatives === 0) return Number.NaN;
  let sum = 0;
  for (let k = 1; k < tp.length; k++)
    sum += ((tp[k]! - tp[k - 1]!) / positives) * (tp[k]! / (tp[k]! + fp[k]!));
  return sum;
}

/** Highest recall of any threshold whose false-positive rate is at most `maxFpr`. NaN with one class only. */
export function recallAtFpr(scores: ArrayLike<number>, labels: ArrayLike<number>, maxFpr: number): number {
  const { tp, fp, positives, negatives } = rocCurve(scores, labels);
  if (positives === 0 || negatives === 0) return Number.NaN;
  let best = 0;
  for (let k = 0; k < tp.length; k++) if (fp[k]! <= maxFpr * negatives) best = tp[k]!;
  return best / positives;
}

/** Cumulative counts at each distinct threshold, descending; entry 0 flags nothing, the last flags everything. */
interface RocCurve {
  readonly tp: number[];
  readonly fp: number[];
  readonly positives: number;
  readonly negatives: number;
}

function rocCurve(scores: ArrayLike<number>, labels: ArrayLike<number>): RocCurve {
  check(scores, labels);
  const order = new Uint32Array(scores.length).map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!);
  const tp = [0];
  const fp = [0];
  let hits = 0;
  for (let k = 0; k < order.length; k++) {
    hits += labels[order[k]!]!;
    if (k + 1 < order.length && scores[order[k + 1]!] === scores[order[k]!]) continue;
    tp.push(hits);
    fp.push(k + 1 - hits);
  }
  return { tp, fp, positives: hits, negatives: scores.length - hits };
}

function areaUpTo({ tp, fp, positives, negatives }: RocCurve, maxFpr: number): number {
  if (positives === 0 || negatives === 0) return Number.NaN;
  const limit = maxFpr * negatives;
  let area = 0;
  for (let k = 1; k < tp.length && fp[k - 1]! < limit; k++) {
    const right = Math.min(fp[k]!, limit);
    const width = right - fp[k - 1]!;
    const rise = width === 0 ? 0 : ((tp[k]! - tp[k - 1]!) * width) / (fp[k]! - fp[k - 1]!);
    area += width * (tp[k - 1]! + rise / 2);
  }
  return area / (positives * negatives);
}

function check(scores: ArrayLike<number>, labels: ArrayLike<number>): void {
  if (scores.length !== labels.length)
    throw new InputError('shape', `${scores.length} scores for ${labels.length} labels; give one each`);
  for (let i = 0; i < scores.length; i++) {
    if (Number.isNaN(scores[i])) throw new InputError('score', `score ${i} is NaN; it cannot be ranked`);
    if (labels[i] !== 0 && labels[i] !== 1)
      throw new InputError('label', `label ${labels[i]} at ${i} is neither 0 nor 1`);
  }
}
