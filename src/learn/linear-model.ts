import { type Matrix, multiply } from './matrix.ts';

/** A fitted linear classifier: logit = weights . row + bias, in nats; positive speaks for class 1. */
export interface LinearModel {
  readonly weights: Float64Array;
  readonly bias: number;
  /** Passes (SGD) or iterations (L-BFGS) until the fit stopped. */
  readonly iterations: number;
  /** False when the fit hit its iteration limit. */
  readonly converged: boolean;
}

/** Logits, one per row. */
export const linearScores = (model: LinearModel, x: Matrix): Float64Array =>
  multiply(x, model.weights, model.bias);

/** 1 / (1 + e^-logit), without overflow. */
export function sigmoid(logit: number): number {
  if (logit >= 0) return 1 / (1 + Math.exp(-logit));
  const e = Math.exp(logit);
  return e / (1 + e);
}

/** ln(p / (1 - p)); infinite at 0 and 1. */
export const logit = (p: number): number => Math.log(p) - Math.log1p(-p);
