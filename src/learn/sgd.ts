import { InputError } from '../errors.ts';
import type { LinearModel } from './linear-model.ts';
import type { Csr } from './matrix.ts';
import { createRng, type Rng } from './rng.ts';
import { rowWeights, type WeightOptions } from './row-weights.ts';

export interface SgdOptions extends WeightOptions {
  /** L2 penalty. Default 1e-5. */
  readonly alpha?: number;
  /** Default 1000. */
  readonly maxPasses?: number;
  /** Stops after `patience` passes in a row whose mean loss is not below the best by more than this. Default 1e-3. */
  readonly tolerance?: number;
  /** Default 5. */
  readonly patience?: number;
  /** Seed of the shuffles, or the generator itself. Default seed 0. */
  readonly random?: number | Pick<Rng, 'shuffle'>;
}

/** Intercepts of sparse data move 100 times slower, as their gradient comes with every row (scikit-learn). */
const INTERCEPT_DECAY = 0.01;
const MAX_GRADIENT = 1e12;
/** Below this the scale factor is multiplied into the weights, before it loses precision. */
const SMALLEST_SCALE = 1e-9;

/**
 * Logistic regression by stochastic gradient descent, scikit-learn's `SGDClassifier(loss="log_loss")`. Minimises
 *   mean_i s_i ln(1 + exp(-y_i f(x_i))) + alpha / 2 |w|^2,  f(x) = w . x + b,  y in {-1, +1},
 * with step 1 / (alpha (t0 + t - 1)), t0 = alpha^(-3/4) (Bottou's "optimal" schedule); the intercept is not penalised.
 * @param y 0 or 1 per row
 */
export function fitSgd(x: Csr, y: ArrayLike<number>, options: SgdOptions = {}): LinearModel {
  const alpha = options.alpha ?? 1e-5;
  if (!(alpha > 0 && alpha < Number.POSITIVE_INFINITY))
    throw new InputError('alpha', `alpha = ${alpha}; give a finite number above 0`);
  const maxPasses = options.maxPasses ?? 1000;
  const tolerance = options.tolerance ?? 1e-3;
  const patience = options.patience ?? 5;
  const random = options.random ?? 0;
  const rng = typeof random === 'number' ? createRng(random) : random;
  const state: State = {
    weights: new Float64Array(x.cols),
    scale: 1,
    bias: 0,
    step: alpha ** -0.75,
    order: new Int32Array(x.rows).map((_, i) => i),
    importance: rowWeights(x.rows, y, options),
    labels: Int8Array.from({ length: x.rows }, (_, i) => (y[i] === 1 ? 1 : -1)),
    alpha,
    touched: 0,
  };
  let best = Number.POSITIVE_INFINITY;
  let stale = 0;
  let passes = 0;
  while (passes < maxPasses && stale < patience) {
    rng.shuffle(state.order);
    const loss = pass(x, state);
    passes++;
    stale = loss > best - tolerance * x.rows ? stale + 1 : 0;
    if (loss < best) best = loss;
  }
  const weights = state.weights.map((w) => w * state.scale);
  if (!Number.isFinite(state.bias) || weights.some((w) => !Number.isFinite(w)))
    throw new InputError(
      'overflow',
      'the weights grew out of range; scale the rows to length 1 or raise alpha',
    );
  return Object.freeze({ weights, bias: state.bias, iterations: passes, converged: stale >= patience });
}

/** True weights are `scale * weights`: shrinking every weight at every row then costs one multiplication. */
interface State {
  readonly weights: Float64Array;
  scale: number;
  bias: number;
  /** t0 + t - 1 */
  step: number;
  readonly order: Int32Array;
  readonly importance: Float64Array;
  readonly labels: Int8Array;
  readonly alpha: number;
  /** Of no meaning: keeps the reads ahead from being optimised away. */
  touched: number;
}

/** Doubles in a cache line. */
const LINE = 8;

/** One pass over the rows in `order`; returns the summed loss, unweighted, each row's taken before its update. */
function pass(x: Csr, state: State): number {
  const { indptr, indices, values } = x;
  const { weights, order, importance, labels, alpha } = state;
  let { scale, bias, step } = state;
  let loss = 0;
  let touched = 0;
  for (let k = 0; k < order.length; k++) {
    const row = order[k]!;
    const from = indptr[row]!;
    const to = indptr[row + 1]!;
    let dot = 0;
    let cell = from;
    for (; cell + 3 < to; cell += 4) {
      dot += weights[indices[cell]!]! * values[cell]!;
      dot += weights[indices[cell + 1]!]! * values[cell + 1]!;
      dot += weights[indices[cell + 2]!]! * values[cell + 2]!;
      dot += weights[indices[cell + 3]!]! * values[cell + 3]!;
    }
    for (; cell < to; cell++) dot += weights[indices[cell]!]! * values[cell]!;
    // Rows come in random order, so that the machine waits for memory most of the time: read one word of each cache
    // line of the next row now, while this one is worked on.
    if (k + 1 < order.length) {
      const next = order[k + 1]!;
      const end = indptr[next + 1]!;
      for (let ahead = indptr[next]!; ahead < end; ahead += LINE) touched += values[ahead]! + indices[ahead]!;
    }
    const label = labels[row]!;
    const margin = label * (dot * scale + bias);
    const eta = 1 / (alpha * step++);
    // The branches at 18 are the library's own: beyond them exp(margin) + 1 is exp(margin) or 1.
    const e = Math.exp(-Math.abs(margin));
    let slope: number;
    if (margin > 18) {
      loss += e;
      slope = -label * e;
    } else if (margin < -18) {
      loss -= margin;
      slope = -label;
    } else {
      loss += Math.log1p(e) + (margin < 0 ? -margin : 0);
      slope = margin >= 0 ? (-label * e) / (1 + e) : -label / (1 + e);
    }
    if (slope > MAX_GRADIENT) slope = MAX_GRADIENT;
    else if (slope < -MAX_GRADIENT) slope = -MAX_GRADIENT;
    const update = -eta * slope * importance[row]!;
    scale *= Math.max(0, 1 - eta * alpha);
    if (scale < SMALLEST_SCALE) {
      for (let j = 0; j < weights.length; j++) weights[j]! *= scale;
      scale = 1;
    }
    if (update === 0) continue;
    const scaled = update / scale;
    for (cell = from; cell + 3 < to; cell += 4) {
      weights[indices[cell]!]! += scaled * values[cell]!;
      weights[indices[cell + 1]!]! += scaled * values[cell + 1]!;
      weights[indices[cell + 2]!]! += scaled * values[cell + 2]!;
      weights[indices[cell + 3]!]! += scaled * values[cell + 3]!;
    }
    for (; cell < to; cell++) weights[indices[cell]!]! += scaled * values[cell]!;
    bias += update * INTERCEPT_DECAY;
  }
  state.scale = scale;
  state.bias = bias;
  state.step = step;
  state.touched = touched;
  return loss;
}
