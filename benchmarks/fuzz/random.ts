/** A source of chance that gives the same on every machine: numbers in [0, 1). */
export type Chance = () => number;

/** mulberry32. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const below = (next: Chance, limit: number): number => Math.floor(next() * limit);
export const pick = <T>(next: Chance, list: readonly T[]): T => list[below(next, list.length)]!;
/** Often small, now and then as large as `most`. */
export const times = (next: Chance, most: number): number => 1 + Math.floor(most ** next() - 1);
