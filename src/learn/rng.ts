import { InputError } from '../errors.ts';

/** A seeded source of pseudo-random numbers. The same seed gives the same numbers on every machine and version. */
export interface Rng {
  /** Uniform in [0, 1), 53 random bits. */
  next(): number;
  /** Uniform integer in [0, n), without modulo bias; 1 <= n <= 2^32. */
  int(n: number): number;
  /** Fisher-Yates in place; returns the same array. */
  shuffle<T extends Indexable>(array: T): T;
  /** Standard normal (Box-Muller, one draw kept back). */
  gaussian(): number;
}

type Indexable = unknown[] | Int32Array | Uint32Array | Float64Array | Float32Array;

/**
 * xoshiro128** 1.1 (Blackman and Vigna 2018), its state filled by splitmix32 from the seed.
 * @param seed a safe integer; all 53 bits count
 */
export function createRng(seed: number): Rng {
  if (!Number.isSafeInteger(seed))
    throw new InputError('seed', `seed ${seed} is not a safe integer; pass one`);
  let mix = (seed ^ Math.imul(Math.floor(seed / 2 ** 32), 0x85ebca6b)) | 0;
  const splitmix = (): number => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = mix ^ (mix >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = splitmix();
  let b = splitmix();
  let c = splitmix();
  let d = splitmix();
  const u32 = (): number => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    return result >>> 0;
  };
  const next = (): number => ((u32() >>> 5) * 2 ** 26 + (u32() >>> 6)) / 2 ** 53;
  const int = (n: number): number => {
    if (!(n >= 1 && n <= 2 ** 32)) throw new InputError('range', `int(${n}): n must be 1 to 2^32`);
    const limit = 2 ** 32 - (2 ** 32 % n);
    let draw = u32();
    while (draw >= limit) draw = u32();
    return draw % n;
  };
  let spare = Number.NaN;
  return {
    next,
    int,
    shuffle<T extends Indexable>(array: T): T {
      const cells = array as unknown[];
      for (let i = cells.length - 1; i > 0; i--) {
        const j = int(i + 1);
        const held = cells[i];
        cells[i] = cells[j];
        cells[j] = held;
      }
      return array;
    },
    gaussian() {
      if (!Number.isNaN(spare)) {
        const held = spare;
        spare = Number.NaN;
        return held;
      }
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      const angle = 2 * Math.PI * next();
      spare = radius * Math.sin(angle);
      return radius * Math.cos(angle);
    },
  };
}
