import { InputError } from '../errors.ts';
import { sigmoid } from './linear-model.ts';

/** risk = sigmoid(slope * score + offset) */
export interface Platt {
  readonly slope: number;
  readonly offset: number;
}

/**
 * Platt scaling: logistic regression of the label on one score, with Platt's smoothed targets
 * (n+ + 1) / (n+ + 2) and 1 / (n- + 2), by Newton's method with backtracking (Lin, Lin and Weng 2007).
 * @param scores logits or any other real-valued scores
 * @param sampleWeight one weight per row; the target counts are then sums of weights
 */
export function fitPlatt(
  scores: ArrayLike<number>,
  y: ArrayLike<number>,
  options: { readonly sampleWeight?: ArrayLike<number> } = {},
): Platt {
  const n = scores.length;
  checkPairs(scores, y);
  const weight = (i: number): number => options.sampleWeight?.[i] ?? 1;
  let positives = 0;
  let negatives = 0;
  for (let i = 0; i < n; i++) {
    if (y[i] === 1) positives += weight(i);
    else negatives += weight(i);
  }
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (negatives + 2);
  const loss = (slope: number, offset: number): number => {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const f = slope * scores[i]! + offset;
      const target = y[i] === 1 ? high : low;
      sum +=
        weight(i) *
        (f >= 0 ? (1 - target) * f + Math.log1p(Math.exp(-f)) : -target * f + Math.log1p(Math.exp(f)));
    }
    return sum;
  };
  let slope = 0;
  let offset = Math.log((positives + 1) / (negatives + 1));
  let value = loss(slope, offset);
  for (let iteration = 0; iteration < 100; iteration++) {
    let g1 = 0;
    let g0 = 0;
    let h11 = 1e-12;
    let h00 = 1e-12;
    let h10 = 0;
    for (let i = 0; i < n; i++) {
      const p = sigmoid(slope * scores[i]! + offset);
      const residual = weight(i) * (p - (y[i] === 1 ? high : low));
      const curvature = weight(i) * p * (1 - p);
      g1 += scores[i]! * residual;
      g0 += residual;
      h11 += scores[i]! * scores[i]! * curvature;
      h00 += curvature;
      h10 += scores[i]! * curvature;
    }
    if (Math.abs(g1) < 1e-9 && Math.abs(g0) < 1e-9) break;
    const determinant = h11 * h00 - h10 * h10;
    const stepSlope = -(h00 * g1 - h10 * g0) / determinant;
    const stepOffset = -(h11 * g0 - h10 * g1) / determinant;
    const descent = g1 * stepSlope + g0 * stepOffset;
    let step = 1;
    while (step > 1e-10) {
      const reached = loss(slope + step * stepSlope, offset + step * stepOffset);
      if (reached < value + 1e-4 * step * descent) {
        slope += step * stepSlope;
        offset += step * stepOffset;
        value = reached;
        break;
      }
      step /= 2;
    }
    if (step <= 1e-10) break;
  }
  return Object.freeze({ slope, offset });
}

export const applyPlatt = (model: Platt, score: number): number =>
  sigmoid(model.slope * score + model.offset);

/** A non-decreasing step function: `values[k]` at `scores[k]`, linear between, constant outside. */
export interface Isotonic {
  readonly scores: Float64Array;
  readonly values: Float64Array;
}

/** Isotonic regression by pool-adjacent-violators; equal scores are pooled first. */
export function fitIsotonic(
  scores: ArrayLike<number>,
  y: ArrayLike<number>,
  options: { readonly sampleWeight?: ArrayLike<number> } = {},
): Isotonic {
  checkPairs(scores, y);
  const order = new Uint32Array(scores.length).map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  const blocks: { first: number; last: number; sum: number; weight: number }[] = [];
  for (const i of order) {
    const weight = options.sampleWeight?.[i] ?? 1;
    if (weight === 0) continue;
    const score = scores[i]!;
    let block = blocks[blocks.length - 1];
    if (block !== undefined && block.last === score) {
      block.sum += weight * y[i]!;
      block.weight += weight;
    } else {
      block = { first: score, last: score, sum: weight * y[i]!, weight };
      blocks.push(block);
    }
  }
  const pooled: typeof blocks = [];
  for (const block of blocks) {
    pooled.push(block);
    while (pooled.length > 1) {
      const upper = pooled[pooled.length - 1]!;
      const lower = pooled[pooled.length - 2]!;
      if (lower.sum * upper.weight < upper.sum * lower.weight) break;
      pooled.pop();
      lower.last = upper.last;
      lower.sum += upper.sum;
      lower.weight += upper.weight;
    }
  }
  const knots: number[] = [];
  const values: number[] = [];
  for (const block of pooled) {
    for (const knot of block.first === block.last ? [block.first] : [block.first, block.last]) {
      knots.push(knot);
      values.push(block.sum / block.weight);
    }
  }
  return Object.freeze({ scores: Float64Array.from(knots), values: Float64Array.from(values) });
}

export function applyIsotonic({ scores, values }: Isotonic, score: number): number {
  let low = 0;
  let high = scores.length - 1;
  if (score <= scores[0]!) return values[0]!;
  if (score >= scores[high]!) return values[high]!;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (scores[middle]! <= score) low = middle;
    else high = middle;
  }
  const share = (score - scores[low]!) / (scores[high]! - scores[low]!);
  return values[low]! + share * (values[high]! - values[low]!);
}

/**
 * The same evidence under another share of positives: shifts the log-odds by logit(toPrior) - logit(fromPrior).
 * @param risk probability in [0, 1] calibrated where the share of positives is `fromPrior`
 * @param fromPrior in (0, 1) @param toPrior in (0, 1)
 */
export function atPrior(risk: number, fromPrior: number, toPrior: number): number {
  if (!(risk >= 0 && risk <= 1)) throw new InputError('risk', `risk ${risk} is not a probability`);
  for (const prior of [fromPrior, toPrior])
    if (!(prior > 0 && prior < 1)) throw new InputError('prior', `prior ${prior} is outside (0, 1)`);
  const lift = (toPrior / (1 - toPrior)) * ((1 - fromPrior) / fromPrior);
  return (risk * lift) / (risk * lift + (1 - risk));
}

/** Mean squared difference between probability and label. */
export function brier(probabilities: ArrayLike<number>, labels: ArrayLike<number>): number {
  checkPairs(probabilities, labels);
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (probabilities[i]! - labels[i]!) ** 2;
  return sum / labels.length;
}

export interface ReliabilityBin {
  readonly count: number;
  readonly positives: number;
  /** Mean probability in the bin. */
  readonly predicted: number;
  /** Share of positives in the bin. */
  readonly observed: number;
}

/** Bins of equal mass, by ascending probability. Equal probabilities share a bin, so ties can make bins larger and fewer. */
export function reliabilityTable(
  probabilities: ArrayLike<number>,
  labels: ArrayLike<number>,
  bins = 15,
): ReliabilityBin[] {
  checkPairs(probabilities, labels);
  const n = labels.length;
  const order = new Uint32Array(n).map((_, i) => i).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const table: ReliabilityBin[] = [];
  let from = 0;
  for (let bin = 1; bin <= bins; bin++) {
    let to = Math.max(from, Math.floor((bin * n) / bins));
    while (to > from && to < n && probabilities[order[to]!] === probabilities[order[to - 1]!]) to++;
    if (to === from) continue;
    let predicted = 0;
    let positives = 0;
    for (let k = from; k < to; k++) {
      predicted += probabilities[order[k]!]!;
      positives += labels[order[k]!]!;
    }
    const count = to - from;
    table.push({ count, positives, predicted: predicted / count, observed: positives / count });
    from = to;
  }
  return table;
}

/** Expected calibration error: mean over rows of |predicted - observed| of the row's equal-mass bin. */
export function ece(probabilities: ArrayLike<number>, labels: ArrayLike<number>, bins = 15): number {
  let sum = 0;
  for (const bin of reliabilityTable(probabilities, labels, bins))
    sum += bin.count * Math.abs(bin.predicted - bin.observed);
  return sum / labels.length;
}

function checkPairs(scores: ArrayLike<number>, labels: ArrayLike<number>): void {
  if (scores.length !== labels.length || scores.length === 0)
    throw new InputError(
      'shape',
      `${scores.length} scores for ${labels.length} labels; give one each, at least one`,
    );
  for (let i = 0; i < scores.length; i++)
    if (Number.isNaN(scores[i])) throw new InputError('score', `score ${i} is NaN; leave the row out`);
}
