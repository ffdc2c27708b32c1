import { mcnemarExact, pairedBootstrap, type Statistic } from '../../learn/index.ts';
import type { Cell, Column, Estimate } from '../protocol-result.ts';
import { drawCounts, finite } from './estimate.ts';
import { f1Of, type MeasureOptions } from './measures.ts';
import { checkScored, type Scored } from './scored.ts';
import { rankingOf } from './sweep.ts';

/** Two methods on the same rows in the same order, each at its own threshold. */
export interface Pair {
  readonly first: Scored;
  readonly second: Scored;
  readonly thresholds: readonly [number, number];
}

export interface Comparison {
  /** First minus second, paired bootstrap over groups. */
  readonly f1: Estimate;
  readonly auc: Estimate;
  /** Two-sided bootstrap p-value of the difference in F1; null without both classes. */
  readonly pF1: number | null;
  /** Rows that only the first, only the second judged rightly, and McNemar's exact p-value for them. */
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly pMcNemar: number;
}

const SAMPLES = 1000;

export function compare(
  { first, second, thresholds: [t1, t2] }: Pair,
  { seed, samples = SAMPLES }: Omit<MeasureOptions, 'threshold'>,
): Comparison {
  checkScored(first);
  checkScored({ scores: second.scores, labels: first.labels, groups: first.groups });
  const { labels, groups } = first;
  const n = labels.length;
  let [onlyFirst, onlySecond, attacks] = [0, 0, 0];
  for (let row = 0; row < n; row++) {
    attacks += labels[row]!;
    const a = first.scores[row]! >= t1 === (labels[row] === 1);
    const b = second.scores[row]! >= t2 === (labels[row] === 1);
    if (a && !b) onlyFirst++;
    else if (b && !a) onlySecond++;
  }
  const none: Estimate = { value: null, low: null, high: null, n };
  const both = attacks > 0 && attacks < n;
  const difference = (pair: readonly [Statistic, Statistic]): { estimate: Estimate; p: number } => {
    const { estimate, low, high, pValue } = pairedBootstrap(groups, pair, { seed, samples });
    return { estimate: { value: finite(estimate), low: finite(low), high: finite(high), n }, p: pValue };
  };
  const aucOf = (scores: Scored['scores']): Statistic => {
    const ranking = rankingOf({ scores, labels }, []);
    return (rows) => ranking(drawCounts(rows, n)).auc;
  };
  const f1 = both
    ? difference([f1Of({ ...first }, t1), f1Of({ ...first, scores: second.scores }, t2)])
    : null;
  return {
    f1: f1?.estimate ?? none,
    pF1: f1?.p ?? null,
    auc: both ? difference([aucOf(first.scores), aucOf(second.scores)]).estimate : none,
    onlyFirst,
    onlySecond,
    pMcNemar: mcnemarExact(onlyFirst, onlySecond),
  };
}

export const COMPARISON_COLUMNS: readonly Column[] = [
  { key: 'f1', name: 'difference in F1', kind: 'number' },
  { key: 'pF1', name: 'p (bootstrap)', kind: 'number' },
  { key: 'auc', name: 'difference in AUC', kind: 'number' },
  { key: 'onlyFirst', name: 'right only in the first', kind: 'count' },
  { key: 'onlySecond', name: 'right only in the second', kind: 'count' },
  { key: 'pMcNemar', name: "p (McNemar's exact)", kind: 'number' },
];

export const comparisonCells = (
  pair: Pair,
  options: Omit<MeasureOptions, 'threshold'>,
): Record<string, Cell> => ({
  ...compare(pair, options),
});
