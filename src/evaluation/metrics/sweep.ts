import type { Scored } from './scored.ts';

/** Figures that look at the order of the scores only. NaN where a class is missing. */
export interface Ranking {
  readonly auc: number;
  readonly averagePrecision: number;
  /** Highest recall of any threshold within each of the false-positive rates asked for. */
  readonly recallAtFpr: readonly number[];
}

/**
 * Sorts once; then each set of row weights (how often a bootstrap sample drew the row) costs one pass.
 * Same definitions as `rocAuc`, `averagePrecision` and `recallAtFpr` of learn/metrics.
 */
export function rankingOf(
  { scores, labels }: Pick<Scored, 'scores' | 'labels'>,
  fprs: readonly number[],
): (weights: ArrayLike<number>) => Ranking {
  const order = new Uint32Array(scores.length).map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!);
  const tied = new Uint8Array(scores.length);
  for (let k = 0; k + 1 < order.length; k++) tied[k] = scores[order[k]!]! === scores[order[k + 1]!]! ? 1 : 0;
  return (weights) => {
    let positives = 0;
    let negatives = 0;
    for (const row of order) {
      if (labels[row] === 1) positives += weights[row]!;
      else negatives += weights[row]!;
    }
    if (positives === 0 || negatives === 0)
      return { auc: Number.NaN, averagePrecision: Number.NaN, recallAtFpr: fprs.map(() => Number.NaN) };
    const allowed = fprs.map((fpr) => fpr * negatives);
    const best = fprs.map(() => 0);
    let [tp, fp, lastTp, lastFp, area, sum] = [0, 0, 0, 0, 0, 0];
    for (let k = 0; k < order.length; k++) {
      const row = order[k]!;
      if (labels[row] === 1) tp += weights[row]!;
      else fp += weights[row]!;
      if (tied[k] === 1) continue;
      area += (fp - lastFp) * (lastTp + tp) * 0.5;
      if (tp > lastTp) sum += (tp - lastTp) * (tp / (tp + fp));
      for (let i = 0; i < allowed.length; i++) if (fp <= allowed[i]!) best[i] = tp;
      lastTp = tp;
      lastFp = fp;
    }
    return {
      auc: area / (positives * negatives),
      averagePrecision: sum / positives,
      recallAtFpr: best.map((hits) => hits / positives),
    };
  };
}
