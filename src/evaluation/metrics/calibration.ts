import { InputError } from '../../errors.ts';
import type { Curve, Estimate } from '../protocol-result.ts';
import { bootstrapped, drawCounts } from './estimate.ts';
import type { MeasureOptions } from './measures.ts';
import { checkScored, type Scored } from './scored.ts';

/** One equal-mass bin: mean risk said, share of attacks seen, share of the weight in it. */
export interface ReliabilityPoint {
  readonly said: number;
  readonly seen: number;
  readonly mass: number;
}

export interface Calibration {
  readonly ece: Estimate;
  readonly brier: Estimate;
  readonly points: readonly ReliabilityPoint[];
}

const BINS = 15;

/**
 * Calibration at a share `prior` of attacks: the classes are weighted to it, so that a set of one to one says something
 * about mail of one to ten. The scores must be probabilities at that prior (`atPrior` brings others there).
 * @param prior in (0, 1)
 * @throws InputError when a score is no probability. All null with one class only.
 */
export function calibration(
  scored: Scored,
  prior: number,
  { seed, samples = 500 }: Omit<MeasureOptions, 'threshold'>,
): Calibration {
  checkScored(scored);
  const { scores, labels, groups } = scored;
  const n = scores.length;
  for (let i = 0; i < n; i++)
    if (!(scores[i]! >= 0 && scores[i]! <= 1))
      throw new InputError('risk', `score ${scores[i]} at row ${i} is no probability: nothing to calibrate`);
  const order = new Uint32Array(n).map((_, i) => i).sort((a, b) => scores[a]! - scores[b]!);
  const at = (counts: ArrayLike<number>) => reliability({ scores, labels, order, counts }, prior);
  const read = (figure: (points: readonly ReliabilityPoint[], brier: number) => number) =>
    bootstrapped(
      groups,
      (rows) => {
        const { points, brier } = at(drawCounts(rows, n));
        return figure(points, brier);
      },
      { seed, samples },
    );
  return {
    ece: read((points) =>
      points.length === 0
        ? Number.NaN
        : points.reduce((sum, { said, seen, mass }) => sum + mass * Math.abs(said - seen), 0),
    ),
    brier: read((_, brier) => brier),
    points: at(new Uint8Array(n).fill(1)).points,
  };
}

interface Weighted {
  readonly scores: ArrayLike<number>;
  readonly labels: ArrayLike<number>;
  /** Rows by ascending score. */
  readonly order: Uint32Array;
  readonly counts: ArrayLike<number>;
}

function reliability(
  { scores, labels, order, counts }: Weighted,
  prior: number,
): { points: ReliabilityPoint[]; brier: number } {
  let attacks = 0;
  let benign = 0;
  for (const row of order) {
    if (labels[row] === 1) attacks += counts[row]!;
    else benign += counts[row]!;
  }
  if (attacks === 0 || benign === 0) return { points: [], brier: Number.NaN };
  const weight = [(1 - prior) / benign, prior / attacks] as const;
  const points: ReliabilityPoint[] = [];
  let brier = 0;
  let [mass, said, seen, passed] = [0, 0, 0, 0];
  for (let k = 0; k < order.length; k++) {
    const row = order[k]!;
    const w = weight[labels[row] as 0 | 1] * counts[row]!;
    mass += w;
    said += w * scores[row]!;
    if (labels[row] === 1) seen += w;
    brier += w * (scores[row]! - labels[row]!) ** 2;
    const tied = k + 1 < order.length && scores[order[k + 1]!] === scores[row];
    // Equal scores share a bin; the last one takes what is left over.
    if (tied || mass === 0 || (passed + mass < (points.length + 1) / BINS - 1e-9 && k + 1 < order.length))
      continue;
    points.push({ said: said / mass, seen: seen / mass, mass });
    passed += mass;
    [mass, said, seen] = [0, 0, 0];
  }
  return { points, brier };
}

export function reliabilityCurve(
  id: string,
  title: string,
  series: readonly (readonly [name: string, points: readonly ReliabilityPoint[]])[],
): Curve {
  return {
    id,
    title,
    kind: 'reliability',
    x: { name: 'Risk said', unit: 'probability' },
    y: { name: 'Attacks seen', unit: 'share' },
    series: series.map(([name, points]) => ({ name, points: points.map(({ said, seen }) => [said, seen]) })),
  };
}
