import { InputError } from '../errors.ts';

// A row is flagged when its score is at least the threshold.

/**
 * The threshold with the highest F1 among the distinct scores; ties go to the lowest. F1 = 2 P R / (P + R + 1e-12).
 * One class only: 0.5.
 */
export function f1Threshold(scores: ArrayLike<number>, labels: ArrayLike<number>): number {
  if (scores.length !== labels.length)
    throw new InputError('shape', `${scores.length} scores for ${labels.length} labels; give one each`);
  const order = new Uint32Array(scores.length).map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  let tp = 0;
  for (let i = 0; i < labels.length; i++) tp += labels[i]!;
  const positives = tp;
  if (positives === 0 || positives === scores.length) return 0.5;
  let best = -1;
  let threshold = 0.5;
  for (let k = 0; k < order.length; k++) {
    const score = scores[order[k]!]!;
    if (k === 0 || score !== scores[order[k - 1]!]) {
      const precision = tp / (order.length - k);
      const recall = tp / positives;
      const value = (2 * precision * recall) / (precision + recall + 1e-12);
      if (value > best) {
        best = value;
        threshold = score;
      }
    }
    tp -= labels[order[k]!]!;
  }
  return threshold;
}

/**
 * The lowest threshold that flags at most floor(maxFpr * n) of the benign scores: the next double above the
 * (that many + 1)-th largest. No benign scores: 1.01, which flags no probability.
 * @param maxFpr in [0, 1]
 */
export function cappedFprThreshold(benignScores: ArrayLike<number>, maxFpr: number): number {
  if (!(maxFpr >= 0 && maxFpr <= 1)) throw new InputError('max-fpr', `maxFpr ${maxFpr} is outside [0, 1]`);
  const sorted = ascending(benignScores);
  const n = sorted.length;
  if (n === 0) return 1.01;
  const allowed = Math.floor(maxFpr * n);
  return allowed >= n ? sorted[0]! : nextDouble(sorted[n - 1 - allowed]!);
}

/**
 * The (1 - maxFpr) quantile of the benign scores by the next-higher-observation rule, moved up to the next double when
 * it still flags more than maxFpr of them. No benign scores: 1.01.
 */
export function quantileThreshold(benignScores: ArrayLike<number>, maxFpr: number): number {
  const sorted = ascending(benignScores);
  const n = sorted.length;
  if (n === 0) return 1.01;
  const observed = sorted[Math.min(n - 1, Math.ceil((1 - maxFpr) * (n - 1)))]!;
  let flagged = 0;
  for (let i = n - 1; i >= 0 && sorted[i]! >= observed; i--) flagged++;
  return flagged > maxFpr * n ? nextDouble(observed) : observed;
}

export interface GridSearch {
  /** Scores whose quantiles are the candidates. */
  readonly scores: ArrayLike<number>;
  /** Scores of the positives, whose recall is to be high. */
  readonly positives: ArrayLike<number>;
  /** Benign scores that hold the false-positive rate. */
  readonly benign: ArrayLike<number>;
  readonly maxFpr: number;
}

/**
 * Among 501 evenly spaced quantiles of all scores, then 1.01: the candidate with the highest recall whose
 * false-positive rate is within maxFpr; ties go to the lowest.
 */
export function gridThreshold({ scores, positives, benign, maxFpr }: GridSearch): number {
  const sorted = ascending(scores);
  const sortedPositives = ascending(positives);
  const sortedBenign = ascending(benign);
  let best = -1;
  let threshold = 1.01;
  for (let q = 0; q <= 501; q++) {
    const candidate = q === 501 || sorted.length === 0 ? 1.01 : quantile(sorted, q / 500);
    if (atLeast(sortedBenign, candidate) > maxFpr * sortedBenign.length) continue;
    const found = atLeast(sortedPositives, candidate);
    if (found > best) {
      best = found;
      threshold = candidate;
    }
  }
  return threshold;
}

/** Quantile with linear interpolation (Hyndman and Fan type 7). @param q in [0, 1] */
export function quantile(values: ArrayLike<number>, q: number): number {
  if (values.length === 0) throw new InputError('empty', 'a quantile needs at least one value');
  const sorted = ascending(values);
  const place = q * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(sorted.length - 1, below + 1);
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!);
}

/** The smallest double above x. */
export function nextDouble(x: number): number {
  if (x === Number.POSITIVE_INFINITY || Number.isNaN(x)) return x;
  if (x === 0) return Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + (x > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

function ascending(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values).sort();
  if (Number.isNaN(sorted[sorted.length - 1]))
    throw new InputError('score', 'a score is NaN; it has no rank');
  return sorted;
}

function atLeast(sorted: Float64Array, threshold: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! >= threshold) high = middle;
    else low = middle + 1;
  }
  return sorted.length - low;
}
