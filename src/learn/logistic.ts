import { InputError } from '../errors.ts';
import { minimize } from './lbfgs.ts';
import { type LinearModel, sigmoid } from './linear-model.ts';
import { isSparse, type Matrix, multiply, transposeMultiply } from './matrix.ts';
import { rowWeights, type WeightOptions } from './row-weights.ts';

export interface LogisticOptions extends WeightOptions {
  /** Weight of the data against the penalty; scikit-learn's C. Default 1. */
  readonly c?: number;
  /** Fit on (x - mean) / sd, then fold both into weights and bias, so that the model takes raw rows. */
  readonly standardize?: boolean;
  /** Truthy at column j: its weight may not be negative. */
  readonly nonNegative?: ArrayLike<number | boolean>;
  /** Largest absolute (projected) gradient component to stop at. Default 1e-4. */
  readonly tolerance?: number;
  /** Default 1000. */
  readonly maxIterations?: number;
}

/**
 * L2-penalised logistic regression. Minimises
 *   1/2 |w|^2 + c * sum_i s_i ln(1 + exp(-y_i f(x_i))),  f(x) = w . x + b,  y in {-1, +1},
 * the intercept not penalised, by L-BFGS (projected where a weight may not be negative).
 * @param y 0 or 1 per row
 */
export function fitLogistic(x: Matrix, y: ArrayLike<number>, options: LogisticOptions = {}): LinearModel {
  const c = options.c ?? 1;
  if (!(c > 0 && c < Number.POSITIVE_INFINITY))
    throw new InputError('c', `c = ${c}; give a finite number above 0`);
  const bounds = options.nonNegative;
  if (bounds !== undefined && bounds.length !== x.cols)
    throw new InputError(
      'shape',
      `nonNegative has ${bounds.length} entries for ${x.cols} columns; give one each`,
    );
  const cells = isSparse(x) ? x.values : x.data;
  for (let k = 0; k < cells.length; k++)
    if (!Number.isFinite(cells[k]!))
      throw new InputError('cell', `cell ${k} is ${cells[k]}; fill or drop it first`);
  const weights = rowWeights(x.rows, y, options);
  for (let i = 0; i < x.rows; i++) weights[i]! *= c;
  const { mean, scale } = options.standardize === true ? columnMoments(x) : identity(x.cols);

  const bias = x.cols;
  const raw = new Float64Array(x.cols);
  const unfold = (point: Float64Array): number => {
    let shift = point[bias]!;
    for (let j = 0; j < x.cols; j++) {
      raw[j] = point[j]! / scale[j]!;
      shift -= raw[j]! * mean[j]!;
    }
    return shift;
  };
  const residual = new Float64Array(x.rows);
  const result = minimize({
    start: new Float64Array(x.cols + 1),
    nonNegative: (j) => j < x.cols && Boolean(bounds?.[j]),
    tolerance: options.tolerance ?? 1e-4,
    maxIterations: options.maxIterations ?? 1000,
    evaluate(point, gradient) {
      const logits = multiply(x, raw, unfold(point));
      let loss = 0;
      let total = 0;
      for (let i = 0; i < x.rows; i++) {
        const margin = y[i] === 1 ? logits[i]! : -logits[i]!;
        loss +=
          weights[i]! * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
        residual[i] = weights[i]! * (sigmoid(logits[i]!) - y[i]!);
        total += residual[i]!;
      }
      const column = transposeMultiply(x, residual);
      for (let j = 0; j < x.cols; j++) {
        loss += 0.5 * point[j]! * point[j]!;
        gradient[j] = point[j]! + (column[j]! - mean[j]! * total) / scale[j]!;
      }
      gradient[bias] = total;
      return loss;
    },
  });
  const shift = unfold(result.point);
  return Object.freeze({
    weights: raw,
    bias: shift,
    iterations: result.iterations,
    converged: result.converged,
  });
}

const identity = (cols: number): Moments => ({
  mean: new Float64Array(cols),
  scale: new Float64Array(cols).fill(1),
});

interface Moments {
  readonly mean: Float64Array;
  readonly scale: Float64Array;
}

/** Mean and standard deviation (divisor n) of each column; a constant column gets scale 1. */
function columnMoments(x: Matrix): Moments {
  const ones = new Float64Array(x.rows).fill(1);
  const mean = transposeMultiply(x, ones).map((sum) => sum / x.rows);
  const scale = new Float64Array(x.cols);
  if (isSparse(x)) {
    const filled = new Float64Array(x.cols);
    for (let k = 0; k < x.indptr[x.rows]!; k++) {
      const j = x.indices[k]!;
      scale[j]! += (x.values[k]! - mean[j]!) ** 2;
      filled[j]!++;
    }
    for (let j = 0; j < x.cols; j++) scale[j]! += (x.rows - filled[j]!) * mean[j]! ** 2;
  } else {
    for (let k = 0; k < x.data.length; k++) scale[k % x.cols]! += (x.data[k]! - mean[k % x.cols]!) ** 2;
  }
  for (let j = 0; j < x.cols; j++) {
    const deviation = Math.sqrt(scale[j]! / x.rows);
    scale[j] = deviation > 1e-12 * Math.max(1, Math.abs(mean[j]!)) ? deviation : 1;
  }
  return { mean, scale };
}
