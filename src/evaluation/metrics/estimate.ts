import {
  type BootstrapOptions,
  clopperPearson,
  clusterBootstrap,
  type Statistic,
} from '../../learn/index.ts';
import type { Estimate } from '../protocol-result.ts';

/** A number for JSON: what is not finite becomes null. */
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** k of n with its 95 % Clopper-Pearson interval; null of no rows. */
export function rate(k: number, n: number): Estimate {
  if (n === 0) return { value: null, low: null, high: null, k, n };
  return { value: k / n, ...clopperPearson(k, n), k, n };
}

/**
 * A figure of some rows with the 95 % percentile interval of a bootstrap over whole groups. With fewer than two groups,
 * or where it is no number, there is no interval.
 */
export function bootstrapped(
  groups: ArrayLike<number>,
  statistic: Statistic,
  options: BootstrapOptions,
): Estimate {
  const n = groups.length;
  const value = n === 0 ? Number.NaN : statistic(new Int32Array(n).map((_, i) => i));
  if (!Number.isFinite(value)) return { value: null, low: null, high: null, n };
  const first = groups[0];
  let single = true;
  for (let i = 1; i < n && single; i++) single = groups[i] === first;
  if (single) return { value, low: null, high: null, n };
  const { low, high } = clusterBootstrap(groups, statistic, options);
  return { value, low: finite(low), high: finite(high), n };
}

/** How often each row was drawn. */
export function drawCounts(rows: Int32Array, n: number): Uint32Array {
  const counts = new Uint32Array(n);
  for (const row of rows) counts[row]!++;
  return counts;
}
