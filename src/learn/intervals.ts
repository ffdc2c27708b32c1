import { InputError } from '../errors.ts';
import { betaQuantile, incompleteBeta } from './beta.ts';
import { createRng } from './rng.ts';
import { quantile } from './thresholds.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Exact binomial interval of a share k / n (Clopper and Pearson 1934). n = 0 gives [0, 1].
 * @param level coverage in (0, 1), default 0.95
 */
export function clopperPearson(k: number, n: number, level = 0.95): Interval {
  if (!(Number.isInteger(k) && Number.isInteger(n) && k >= 0 && k <= n))
    throw new InputError('counts', `clopperPearson(${k}, ${n}): give whole numbers with 0 <= k <= n`);
  checkLevel(level);
  const tail = (1 - level) / 2;
  return {
    low: k === 0 ? 0 : betaQuantile(tail, k, n - k + 1),
    high: k === n ? 1 : betaQuantile(1 - tail, k + 1, n - k),
  };
}

/** Two-sided exact p-value of McNemar's test. @param b rows only the first got right @param c rows only the second did */
export function mcnemarExact(b: number, c: number): number {
  if (!(Number.isInteger(b) && Number.isInteger(c) && b >= 0 && c >= 0))
    throw new InputError('counts', `mcnemarExact(${b}, ${c}): give whole numbers >= 0`);
  if (b === c) return 1;
  const fewer = Math.min(b, c);
  return Math.min(1, 2 * incompleteBeta(0.5, Math.max(b, c), fewer + 1));
}

export interface BootstrapOptions {
  /** Default 1000. */
  readonly samples?: number;
  readonly seed: number;
  /** Coverage in (0, 1), default 0.95. */
  readonly level?: number;
}

export interface BootstrapInterval extends Interval {
  /** The statistic on the rows as given. */
  readonly estimate: number;
  /** Samples in which the statistic was a number; the others (one class only, say) are left out. */
  readonly samples: number;
}

/** A figure of some rows, given by index (repeated as drawn). */
export type Statistic = (rows: Int32Array) => number;

/**
 * Percentile interval of a statistic under resampling of whole groups with replacement.
 * @param groups group id of each row; one id per row for a plain bootstrap
 */
export function clusterBootstrap(
  groups: ArrayLike<number>,
  statistic: Statistic,
  options: BootstrapOptions,
): BootstrapInterval {
  const level = options.level ?? 0.95;
  checkLevel(level);
  const drawn = resample(groups, statistic, options);
  const interval = percentile(drawn, level);
  return { estimate: statistic(allRows(groups.length)), ...interval, samples: drawn.length };
}

export interface PairedInterval extends BootstrapInterval {
  /** Two-sided: twice the smaller share of samples on either side of 0, at least 1 / (samples + 1). */
  readonly pValue: number;
}

/** Interval of `first - second`, both computed on the same resampled groups. */
export function pairedBootstrap(
  groups: ArrayLike<number>,
  [first, second]: readonly [Statistic, Statistic],
  options: BootstrapOptions,
): PairedInterval {
  const level = options.level ?? 0.95;
  checkLevel(level);
  const difference: Statistic = (rows) => first(rows) - second(rows);
  const drawn = resample(groups, difference, options);
  const below = drawn.filter((d) => d <= 0).length;
  const above = drawn.filter((d) => d >= 0).length;
  return {
    estimate: difference(allRows(groups.length)),
    ...percentile(drawn, level),
    samples: drawn.length,
    pValue: Math.min(1, (2 * (Math.min(below, above) + 1)) / (drawn.length + 1)),
  };
}

const allRows = (n: number): Int32Array => new Int32Array(n).map((_, i) => i);

function percentile(drawn: Float64Array, level: number): Interval {
  if (drawn.length === 0) return { low: Number.NaN, high: Number.NaN };
  return { low: quantile(drawn, (1 - level) / 2), high: quantile(drawn, (1 + level) / 2) };
}

function resample(groups: ArrayLike<number>, statistic: Statistic, options: BootstrapOptions): Float64Array {
  if (groups.length === 0) throw new InputError('empty', 'a bootstrap needs at least one row');
  const members = new Map<number, number[]>();
  for (let i = 0; i < groups.length; i++) {
    const group = members.get(groups[i]!);
    if (group === undefined) members.set(groups[i]!, [i]);
    else group.push(i);
  }
  const blocks = [...members.values()];
  const rng = createRng(options.seed);
  const samples = options.samples ?? 1000;
  const drawn = new Float64Array(samples);
  const picks = new Int32Array(blocks.length);
  let kept = 0;
  for (let s = 0; s < samples; s++) {
    let size = 0;
    for (let g = 0; g < picks.length; g++) {
      picks[g] = rng.int(blocks.length);
      size += blocks[picks[g]!]!.length;
    }
    const rows = new Int32Array(size);
    let at = 0;
    for (const pick of picks) for (const row of blocks[pick]!) rows[at++] = row;
    const value = statistic(rows);
    if (!Number.isNaN(value)) drawn[kept++] = value;
  }
  return drawn.subarray(0, kept);
}

function checkLevel(level: number): void {
  if (!(level > 0 && level < 1))
    throw new InputError('level', `level ${level} is outside (0, 1); 0.95 is usual`);
}
