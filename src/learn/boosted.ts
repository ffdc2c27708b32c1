import { InputError } from '../errors.ts';
import { binColumns } from './boosted-bins.ts';
import { addLeaves, createScratch, growTree, type Nodes } from './boosted-tree.ts';
import { sigmoid } from './linear-model.ts';
import type { Dense } from './matrix.ts';
import { createRng } from './rng.ts';
import { rowWeights, type WeightOptions } from './row-weights.ts';

export interface BoostedOptions extends WeightOptions {
  /** Default 150. */
  readonly trees?: number;
  /** Default 0.05. */
  readonly learningRate?: number;
  /** 1 to 10, default 3. */
  readonly maxDepth?: number;
  /** Rows that a leaf must hold, default 15. */
  readonly minLeafRows?: number;
  /** L2 penalty on leaf values, default 1. */
  readonly l2?: number;
  /** 2 to 255, default 255. */
  readonly maxBins?: number;
  /** Share of rows drawn without replacement for each tree, in (0, 1]. Default 1. */
  readonly subsample?: number;
  /** Seed of the row draws. Default 0. */
  readonly seed?: number;
  /** Per column: 1 the logit may only rise with it, -1 only fall, 0 free. */
  readonly monotone?: ArrayLike<number>;
}

/**
 * Boosted trees as flat arrays. At node k a row goes to `left[k]` when row[feature[k]] <= threshold[k], else to
 * left[k] + 1; feature -1 marks a leaf, whose `value` (rate included) is added to the logit.
 */
export interface Boosted {
  readonly columns: number;
  /** Logit before the first tree. */
  readonly base: number;
  readonly roots: Int32Array;
  readonly feature: Int16Array;
  readonly threshold: Float64Array;
  readonly left: Int32Array;
  readonly value: Float64Array;
  /** Total loss reduction by the splits on each column. */
  readonly gain: Float64Array;
}

/**
 * Histogram gradient boosting with log loss (scikit-learn's `HistGradientBoostingClassifier` without early stopping):
 * Newton leaves -G / (H + l2) times the rate, from the weighted log-odds.
 * @param y 0 or 1 per row
 */
export function fitBoosted(x: Dense, y: ArrayLike<number>, options: BoostedOptions = {}): Boosted {
  const { trees = 150, learningRate = 0.05, maxDepth = 3, minLeafRows = 15, l2 = 1, maxBins = 255 } = options;
  const { subsample = 1, seed = 0, monotone } = options;
  const inRange = (name: string, value: number, [low, high]: readonly [number, number]): void => {
    if (!(value >= low && value <= high))
      throw new InputError('boosting', `${name} = ${value} is outside ${low} to ${high}`);
  };
  inRange('trees', trees, [1, 10_000]);
  inRange('learningRate', learningRate, [1e-6, 1]);
  inRange('maxDepth', maxDepth, [1, 10]);
  inRange('minLeafRows', minLeafRows, [1, 1e9]);
  inRange('l2', l2, [0, 1e12]);
  inRange('maxBins', maxBins, [2, 255]);
  inRange('subsample', subsample, [1e-6, 1]);
  inRange('columns', x.cols, [1, 32_767]);
  if (monotone !== undefined && monotone.length !== x.cols)
    throw new InputError(
      'shape',
      `monotone has ${monotone.length} entries for ${x.cols} columns; give one each`,
    );

  const n = x.rows;
  const weights = rowWeights(n, y, options);
  const binned = binColumns(x, maxBins);
  let positive = 0;
  let negative = 0;
  for (let i = 0; i < n; i++) {
    if (y[i] === 1) positive += weights[i]!;
    else negative += weights[i]!;
  }
  if (!(positive > 0 && negative > 0))
    throw new InputError('weight', 'all rows of one class have weight 0; a fit needs both classes');
  const base = Math.log(positive / negative);
  const logits = new Float64Array(n).fill(base);
  const gradients = new Float64Array(n);
  const hessians = new Float64Array(n);
  const rng = createRng(seed);
  const drawn = Math.max(1, Math.round(subsample * n));
  const order = new Int32Array(n).map((_, i) => i);
  const nodes: Nodes = {
    feature: [],
    threshold: [],
    bin: [],
    left: [],
    value: [],
    gain: new Float64Array(x.cols),
  };
  const roots = new Int32Array(trees);
  const scratch = createScratch(drawn);
  for (let t = 0; t < trees; t++) {
    for (let i = 0; i < n; i++) {
      const p = sigmoid(logits[i]!);
      gradients[i] = weights[i]! * (p - y[i]!);
      hessians[i] = weights[i]! * p * (1 - p);
    }
    const rows = drawn === n ? order.slice() : drawnRows(rng.shuffle(order), drawn);
    roots[t] = growTree(
      { binned, rowCount: n, rows, gradients, hessians, scratch },
      { maxDepth, minLeafRows, l2, learningRate, monotone },
      nodes,
    );
    addLeaves(binned, nodes, { root: roots[t]!, logits });
  }
  return Object.freeze({
    columns: x.cols,
    base,
    roots,
    feature: Int16Array.from(nodes.feature),
    threshold: Float64Array.from(nodes.threshold),
    left: Int32Array.from(nodes.left),
    value: Float64Array.from(nodes.value),
    gain: nodes.gain,
  });
}

/** The rows whose numbers are among the first `count` of `shuffled`, ascending. */
function drawnRows(shuffled: Int32Array, count: number): Int32Array {
  const chosen = new Uint8Array(shuffled.length);
  for (let k = 0; k < count; k++) chosen[shuffled[k]!] = 1;
  const rows = new Int32Array(count);
  let at = 0;
  for (let row = 0; row < chosen.length; row++) if (chosen[row] === 1) rows[at++] = row;
  return rows;
}

/** Logit of one row. Allocates nothing. */
export function boostedScore(model: Boosted, row: Float64Array): number {
  const { roots, feature, threshold, left, value } = model;
  let sum = model.base;
  for (let t = 0; t < roots.length; t++) {
    let node = roots[t]!;
    for (let column = feature[node]!; column >= 0; column = feature[node]!)
      node = row[column]! <= threshold[node]! ? left[node]! : left[node]! + 1;
    sum += value[node]!;
  }
  return sum;
}

/** Rows that go down a tree one after another: the tree stays in the cache, and one row does not wait for the other. */
const BLOCK = 64;

/** Logits, one per row. */
export function boostedScores(model: Boosted, x: Dense): Float64Array {
  if (x.cols !== model.columns)
    throw new InputError('shape', `rows have ${x.cols} columns, the model was fitted on ${model.columns}`);
  const { roots, feature, threshold, left, value } = model;
  const { rows, cols, data } = x;
  const out = new Float64Array(rows).fill(model.base);
  for (let from = 0; from < rows; from += BLOCK) {
    const to = Math.min(rows, from + BLOCK);
    for (let t = 0; t < roots.length; t++) {
      for (let i = from; i < to; i++) {
        const row = i * cols;
        let node = roots[t]!;
        for (let column = feature[node]!; column >= 0; column = feature[node]!)
          node = data[row + column]! <= threshold[node]! ? left[node]! : left[node]! + 1;
        out[i]! += value[node]!;
      }
    }
  }
  return out;
}
