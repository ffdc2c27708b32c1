import { InputError } from '../../errors.ts';

/**
 * Rows of one test set as a method scored them.
 *
 * Conventions, once for all figures: a row is flagged when its score is at least the threshold. Precision with nothing
 * flagged is 0, and so is F1 of 0 / 0. A rate over no rows (recall without attacks, false-positive rate without benign
 * rows) cannot be computed and is null, never 0; so are precision and F1 without attacks, AUC, average precision and recall at a false-positive rate where
 * one class is missing.
 */
export interface Scored {
  /** Higher is worse. */
  readonly scores: ArrayLike<number>;
  /** 1 = attack, 0 = benign. */
  readonly labels: ArrayLike<number>;
  /** Rows that share a number are drawn together: near-copies, one context, one team. */
  readonly groups: ArrayLike<number>;
}

/** The rows at these indices. */
export function pick({ scores, labels, groups }: Scored, rows: readonly number[]): Scored {
  return {
    scores: Float64Array.from(rows, (row) => scores[row]!),
    labels: Uint8Array.from(rows, (row) => labels[row]!),
    groups: Int32Array.from(rows, (row) => groups[row]!),
  };
}

/** @throws InputError when the columns differ in length, a score is no number, or a label is neither 0 nor 1 */
export function checkScored({ scores, labels, groups }: Scored): void {
  if (scores.length !== labels.length || scores.length !== groups.length)
    throw new InputError(
      'shape',
      `${scores.length} scores, ${labels.length} labels, ${groups.length} groups; give one each per row`,
    );
  for (let row = 0; row < scores.length; row++) {
    if (Number.isNaN(scores[row]))
      throw new InputError('score', `score ${row} is NaN; leave the row out, or count it as flagged`);
    if (labels[row] !== 0 && labels[row] !== 1)
      throw new InputError('label', `label ${labels[row]} at row ${row} is neither 0 nor 1`);
  }
}
