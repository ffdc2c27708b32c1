import { createRng } from '../../learn/index.ts';

// Method, section 2.2. Every helper gives indices into the rows whose labels it gets; the same seed, the same rows.

export interface SampleOptions {
  readonly seed: number;
  /** Most rows in all; none = no cap. */
  readonly cap?: number;
}

/** Indices of each class that occurs, class 0 first. */
function classes(labels: ArrayLike<number>): Int32Array[] {
  const of: [number[], number[]] = [[], []];
  for (let i = 0; i < labels.length; i++) of[labels[i] === 1 ? 1 : 0].push(i);
  return of.filter((rows) => rows.length > 0).map((rows) => Int32Array.from(rows));
}

/**
 * As many rows of each class as the smaller class has (or the cap allows), shuffled. One class only: shuffled and capped.
 */
export function equalClassSample(labels: ArrayLike<number>, { seed, cap }: SampleOptions): Int32Array {
  const rng = createRng(seed);
  const of = classes(labels);
  const smallest = Math.min(...of.map((rows) => rows.length));
  const each = cap === undefined ? smallest : Math.min(smallest, Math.max(1, Math.floor(cap / of.length)));
  const chosen = of.flatMap((rows) => [...rng.shuffle(rows).subarray(0, of.length === 0 ? 0 : each)]);
  return rng.shuffle(Int32Array.from(chosen));
}

/** At most `cap` rows, each class at its own share (at least one row of each), in order of the rows. */
export function proportionalSample(labels: ArrayLike<number>, { seed, cap }: SampleOptions): Int32Array {
  const n = labels.length;
  if (cap === undefined || n <= cap) return new Int32Array(n).map((_, i) => i);
  const rng = createRng(seed);
  return Int32Array.from(
    classes(labels).flatMap((rows) => {
      const share = Math.max(1, Math.floor((cap * rows.length) / n));
      return [...rng.shuffle(rows).subarray(0, share)];
    }),
  ).sort();
}

/** Per class the smaller of its size and half the cap; with no cap all rows of the smaller class, as many of the other. */
export function balancedStageSample(labels: ArrayLike<number>, { seed, cap }: SampleOptions): Int32Array {
  const of = classes(labels);
  const smallest = Math.min(...of.map((rows) => rows.length));
  const each = Math.min(smallest, cap === undefined ? smallest : Math.max(1, Math.floor(cap / 2)));
  const rng = createRng(seed);
  const chosen = of.flatMap((rows) => [...rng.shuffle(rows).subarray(0, each)]);
  return rng.shuffle(Int32Array.from(chosen));
}

export interface Split {
  readonly train: Int32Array;
  readonly held: Int32Array;
}

/** Holds out a share of the rows, of each class where both have at least two rows; both sides in order of the rows. */
export function stratifiedSplit(labels: ArrayLike<number>, share: number, seed: number): Split {
  const rng = createRng(seed);
  const of = classes(labels);
  const strata = of.length === 2 && of.every((rows) => rows.length >= 2) ? of : [allOf(labels.length)];
  const held = new Uint8Array(labels.length);
  for (const rows of strata) {
    rng.shuffle(rows);
    const take = Math.min(rows.length - 1, Math.max(1, Math.round(rows.length * share)));
    for (let k = 0; k < take; k++) held[rows[k]!] = 1;
  }
  return sides(held);
}

/** As a stratified split, but rows that share a group stay on one side: groups are drawn until the share is reached. */
export function groupSplit(groups: ArrayLike<number>, share: number, seed: number): Split {
  const rng = createRng(seed);
  const sizes = new Map<number, number>();
  for (let i = 0; i < groups.length; i++) sizes.set(groups[i]!, (sizes.get(groups[i]!) ?? 0) + 1);
  const wanted = share * groups.length;
  const chosen = new Set<number>();
  let taken = 0;
  for (const [group, size] of rng.shuffle([...sizes])) {
    // A group that would overshoot by more than half of itself is left on the other side.
    if (taken + size / 2 > wanted) continue;
    chosen.add(group);
    taken += size;
  }
  return sides(Uint8Array.from({ length: groups.length }, (_, i) => (chosen.has(groups[i]!) ? 1 : 0)));
}

function sides(held: Uint8Array): Split {
  const rows = allOf(held.length);
  return { train: rows.filter((i) => held[i] === 0), held: rows.filter((i) => held[i] === 1) };
}

const allOf = (n: number): Int32Array => new Int32Array(n).map((_, i) => i);
