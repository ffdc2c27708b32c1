import { InputError } from '../errors.ts';
import type { LinearModel } from './linear-model.ts';
import type { Csr } from './matrix.ts';
import { rowWeights, type WeightOptions } from './row-weights.ts';

export interface ComplementNbOptions extends WeightOptions {
  /** Smoothing added to each column's total, default 0.1. */
  readonly alpha?: number;
}

/**
 * Complement naive Bayes (Rennie et al. 2003) as scikit-learn's `ComplementNB(norm=False)`, as a linear model: the
 * weight of a column is ln P(column | not class 1)^-1 less the same of class 0, so its sigmoid is the posterior of class 1.
 * With two classes the complement of one is the other, and the class prior does not enter.
 * @param x rows of values >= 0
 */
export function fitComplementNb(
  x: Csr,
  y: ArrayLike<number>,
  options: ComplementNbOptions = {},
): LinearModel {
  const alpha = options.alpha ?? 0.1;
  if (!(alpha > 0)) throw new InputError('alpha', `alpha = ${alpha}; give a number above 0`);
  const importance = rowWeights(x.rows, y, options);
  const totals = [new Float64Array(x.cols).fill(alpha), new Float64Array(x.cols).fill(alpha)] as const;
  for (let i = 0; i < x.rows; i++) {
    const total = totals[y[i] as 0 | 1];
    for (let k = x.indptr[i]!; k < x.indptr[i + 1]!; k++) {
      if (!(x.values[k]! >= 0))
        throw new InputError('cell', `row ${i} holds ${x.values[k]}; counts are >= 0`);
      total[x.indices[k]!]! += importance[i]! * x.values[k]!;
    }
  }
  const logOfSum = totals.map((total) => Math.log(total.reduce((sum, value) => sum + value, 0)));
  const weights = new Float64Array(x.cols);
  for (let j = 0; j < x.cols; j++)
    weights[j] = Math.log(totals[1][j]!) - logOfSum[1]! - (Math.log(totals[0][j]!) - logOfSum[0]!);
  return Object.freeze({ weights, bias: 0, iterations: 1, converged: true });
}
