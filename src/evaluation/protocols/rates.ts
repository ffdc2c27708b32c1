import type { Example } from '../../case.ts';
import { rocAuc } from '../../learn/index.ts';
import { finite, rate } from '../metrics/estimate.ts';
import type { Cell, Column } from '../protocol-result.ts';
import type { ComparedColumn } from './columns.ts';

/** A column's margins on rows that it did not see in training. */
export interface Judged {
  readonly rows: readonly Example[];
  readonly margins: Float64Array;
  /** Rows left out because the column saw them in training, and rows that it could not judge. */
  readonly seen: number;
  readonly failed: number;
}

export async function judge(column: ComparedColumn, rows: readonly Example[]): Promise<Judged> {
  const unseen = rows.filter((row) => !column.saw(row));
  const margins = await column.margins(unseen);
  const told = [...unseen.keys()].filter((i) => !Number.isNaN(margins[i]!));
  return {
    rows: told.map((i) => unseen[i]!),
    margins: Float64Array.from(told, (i) => margins[i]!),
    seen: rows.length - unseen.length,
    failed: unseen.length - told.length,
  };
}

/** Counts, rates with intervals, and F1 at one attack to one benign row. */
export function rateCells({ rows, margins, seen, failed }: Judged): Record<string, Cell> {
  const flagged = [0, 0];
  const total = [0, 0];
  rows.forEach(({ label }, i) => {
    total[label]!++;
    if (margins[i]! >= 0) flagged[label]!++;
  });
  const recall = rate(flagged[1]!, total[1]!);
  const fpr = rate(flagged[0]!, total[0]!);
  const auc =
    total[0]! > 0 && total[1]! > 0
      ? rocAuc(
          margins,
          rows.map(({ label }) => label),
        )
      : Number.NaN;
  return {
    rows: rows.length,
    seen,
    failed,
    recall,
    fpr,
    f1: f1AtOneToOne(recall.value, fpr.value),
    auc: finite(auc),
  };
}

/** 2R / (1 + R + F): F1 where attacks and benign rows are as many. Null where a class is missing. */
export const f1AtOneToOne = (recall: number | null, fpr: number | null): number | null =>
  recall === null || fpr === null ? null : (2 * recall) / (1 + recall + fpr);

export const RATE_COLUMNS: readonly Column[] = [
  { key: 'rows', name: 'rows unseen', kind: 'count' },
  { key: 'seen', name: 'left out, seen in training', kind: 'count' },
  { key: 'failed', name: 'could not be judged', kind: 'count' },
  { key: 'recall', name: 'recall', kind: 'share' },
  { key: 'fpr', name: 'false-positive rate', kind: 'share' },
  { key: 'f1', name: 'F1 at one to one', kind: 'number' },
  { key: 'auc', name: 'AUC', kind: 'number' },
];
