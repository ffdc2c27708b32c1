import type { PreparedRow } from '../../detector/index.ts';
import { cappedFprThreshold } from '../../learn/index.ts';

/**
 * The lowest threshold that keeps every family of benign rows below its highest false-positive rate: a promise to mail
 * readers must not be paid for with hard negatives, nor the other way round.
 * @param risks out-of-fold risk of each row
 */
export function capThreshold(
  rows: readonly Pick<PreparedRow, 'set' | 'label'>[],
  risks: Float64Array,
  caps: Readonly<Record<string, number>>,
): number {
  let threshold = 0;
  for (const [family, cap] of Object.entries(caps)) {
    const scores = Float64Array.from(risks.filter((_, r) => rows[r]!.set === family && rows[r]!.label === 0));
    if (scores.length > 0) threshold = Math.max(threshold, cappedFprThreshold(scores, cap));
  }
  return threshold;
}
