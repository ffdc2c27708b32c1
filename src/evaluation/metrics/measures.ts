import { confusion, f1, precision, type Statistic } from '../../learn/index.ts';
import type { Cell, Column, Estimate } from '../protocol-result.ts';
import { bootstrapped, drawCounts, rate } from './estimate.ts';
import { checkScored, type Scored } from './scored.ts';
import { type Ranking, rankingOf } from './sweep.ts';

export interface MeasureOptions {
  /** A row is flagged when its score is at least this. */
  readonly threshold: number;
  readonly seed: number;
  /** Bootstrap samples; default 500. 0 leaves the intervals of F1, AUC and the like out. */
  readonly samples?: number;
}

/** Figures of one method on one set at one threshold; for the conventions of 0 / 0 and null see `Scored`. */
export interface Measures {
  readonly rows: number;
  readonly attacks: number;
  readonly f1: Estimate;
  readonly precision: Estimate;
  readonly recall: Estimate;
  readonly fpr: Estimate;
  readonly auc: Estimate;
  readonly averagePrecision: Estimate;
  readonly recallAtFpr01: Estimate;
  readonly recallAtFpr1: Estimate;
  readonly recallAtFpr5: Estimate;
}

const FPRS = [0.001, 0.01, 0.05] as const;
const SAMPLES = 500;

/** Rates carry Clopper-Pearson intervals, everything else intervals of a seeded bootstrap over groups. */
export function measure(scored: Scored, { threshold, seed, samples = SAMPLES }: MeasureOptions): Measures {
  checkScored(scored);
  const { scores, labels, groups } = scored;
  const n = scores.length;
  const { tp, fp, tn, fn } = confusion(scores, labels, threshold);
  const oneClass = tp + fn === 0 || fp + tn === 0;
  const ranking = rankingOf(scored, FPRS);
  const over = (statistic: Statistic): Estimate => {
    if (samples > 0) return bootstrapped(groups, statistic, { seed, samples });
    const value = n === 0 ? Number.NaN : statistic(new Int32Array(n).map((_, i) => i));
    return { value: Number.isFinite(value) ? value : null, low: null, high: null, n };
  };
  // One seed draws the same rows for every figure: what the first computed of each draw serves the others.
  const draws: Ranking[] = [];
  const ranked = (read: (ranking: Ranking) => number): Estimate => {
    if (oneClass) return { value: null, low: null, high: null, n };
    let draw = 0;
    return over((rows) => {
      draws[draw] ??= ranking(drawCounts(rows, n));
      return read(draws[draw++]!);
    });
  };
  return {
    rows: n,
    attacks: tp + fn,
    f1: tp + fn === 0 ? { value: null, low: null, high: null, n } : over(f1Of(scored, threshold)),
    precision: precisionOf({ tp, fp, attacks: tp + fn, n }),
    recall: rate(tp, tp + fn),
    fpr: rate(fp, fp + tn),
    auc: ranked((r) => r.auc),
    averagePrecision: ranked((r) => r.averagePrecision),
    recallAtFpr01: ranked((r) => r.recallAtFpr[0]!),
    recallAtFpr1: ranked((r) => r.recallAtFpr[1]!),
    recallAtFpr5: ranked((r) => r.recallAtFpr[2]!),
  };
}

/** Without attacks every flag is false, whatever the detector: that is the false-positive rate's to say. */
function precisionOf({
  tp,
  fp,
  attacks,
  n,
}: Readonly<Record<'tp' | 'fp' | 'attacks' | 'n', number>>): Estimate {
  if (attacks === 0) return { value: null, low: null, high: null, n };
  return tp + fp === 0 ? { value: 0, low: null, high: null, k: 0, n: 0 } : rate(tp, tp + fp);
}

/** F1 of drawn rows at a threshold. */
export function f1Of({ scores, labels }: Scored, threshold: number): Statistic {
  return (rows) => {
    let [tp, fp, fn] = [0, 0, 0];
    for (const row of rows) {
      const flagged = scores[row]! >= threshold;
      if (labels[row] === 1 && flagged) tp++;
      else if (labels[row] === 1) fn++;
      else if (flagged) fp++;
    }
    return f1({ tp, fp, tn: 0, fn });
  };
}

/** What flagging every row would reach on these labels: the least a figure must beat. F1 is 0.667 at one to one. */
export function flagEverything(labels: ArrayLike<number>): {
  readonly f1: number | null;
  readonly precision: number | null;
} {
  let attacks = 0;
  for (let i = 0; i < labels.length; i++) attacks += labels[i]!;
  if (attacks === 0) return { f1: null, precision: null };
  const all = { tp: attacks, fp: labels.length - attacks, tn: 0, fn: 0 };
  return { f1: f1(all), precision: precision(all) };
}

/** Columns of a table of measures, to follow whatever names the row. */
export const MEASURE_COLUMNS: readonly Column[] = [
  { key: 'rows', name: 'rows', kind: 'count' },
  { key: 'attacks', name: 'attacks', kind: 'count' },
  { key: 'f1', name: 'F1', kind: 'number' },
  { key: 'flagAll', name: 'F1 of flagging everything', kind: 'number' },
  { key: 'precision', name: 'precision', kind: 'share' },
  { key: 'recall', name: 'recall', kind: 'share' },
  { key: 'fpr', name: 'false-positive rate', kind: 'share' },
  { key: 'auc', name: 'AUC', kind: 'number' },
  { key: 'averagePrecision', name: 'average precision', kind: 'number' },
  { key: 'recallAtFpr01', name: 'recall at 0.1 % FPR', kind: 'share' },
  { key: 'recallAtFpr1', name: 'recall at 1 % FPR', kind: 'share' },
  { key: 'recallAtFpr5', name: 'recall at 5 % FPR', kind: 'share' },
];

/** One row of such a table, the flag-everything F1 beside ours. */
export function measureCells(scored: Scored, options: MeasureOptions): Record<string, Cell> {
  const { f1 } = flagEverything(scored.labels);
  const none = { value: null, low: null, high: null, n: scored.labels.length };
  return { ...measure(scored, options), flagAll: f1 ?? none };
}
