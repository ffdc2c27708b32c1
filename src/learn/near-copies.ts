import { InputError } from '../errors.ts';
import { createRng } from './rng.ts';

export interface NearCopyOptions {
  readonly seed: number;
  /** Least Jaccard similarity of the sets of character 5-grams, in (0, 1]. Default 0.8. */
  readonly jaccard?: number;
}

const N = 5;
const BASE = 0x9e3779b1 | 0;
const BANDS = 20;
const ROWS_PER_BAND = 5;
const HASHES = BANDS * ROWS_PER_BAND;
/** Texts are compared by their first units: enough to tell copies, and bounded work for a text of any size. */
const MAX_UNITS = 100_000;
/** In a bucket of many, each text is compared with this many earlier groups: copies of one thing share a group. */
const MAX_COMPARED = 32;

/**
 * Group of each text, numbered by first occurrence: near-copies, directly or through others, share one. Texts are
 * normalised (NFKC, lower case, white space collapsed), sketched by MinHash (Broder 1997) over character 5-grams, paired
 * by banding (20 bands of 5: a pair at similarity 0.8 meets with probability 0.9996), confirmed by the exact Jaccard
 * similarity, and joined by union-find.
 */
export function nearCopyGroups(texts: readonly string[], options: NearCopyOptions): Int32Array {
  const least = options.jaccard ?? 0.8;
  if (!(least > 0 && least <= 1)) throw new InputError('jaccard', `jaccard ${least} is outside (0, 1]`);
  const parent = new Int32Array(texts.length).map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  const firstOf = new Map<string, number>();
  const distinct: number[] = [];
  const shingles: Int32Array[] = [];
  texts.forEach((text, i) => {
    const normal = text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim().slice(0, MAX_UNITS);
    const first = firstOf.get(normal);
    if (first !== undefined) {
      parent[i] = first;
      return;
    }
    firstOf.set(normal, i);
    distinct.push(i);
    shingles.push(shinglesOf(normal));
  });
  const keys = bandKeys(shingles, options.seed);
  for (let band = 0; band < BANDS; band++) {
    const buckets = new Map<number, number[]>();
    for (let k = 0; k < distinct.length; k++) {
      const key = keys[k * BANDS + band]!;
      const bucket = buckets.get(key);
      if (bucket === undefined) {
        buckets.set(key, [k]);
        continue;
      }
      let joined = false;
      for (const other of bucket) {
        const a = root(distinct[other]!);
        const b = root(distinct[k]!);
        if (a === b) joined = true;
        else if (similar(shingles[other]!, shingles[k]!, least)) {
          parent[Math.max(a, b)] = Math.min(a, b);
          joined = true;
        }
      }
      if (!joined && bucket.length < MAX_COMPARED) bucket.push(k);
    }
  }
  const numbers = new Map<number, number>();
  return parent.map((_, i) => {
    const top = root(i);
    if (!numbers.has(top)) numbers.set(top, numbers.size);
    return numbers.get(top)!;
  });
}

/** Distinct hashes of the 5-grams, ascending; a shorter text is one shingle. */
function shinglesOf(text: string): Int32Array {
  const count = Math.max(1, text.length - N + 1);
  const hashes = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    let hash = 0;
    for (let k = i; k < Math.min(text.length, i + N); k++)
      hash = (Math.imul(hash, BASE) + text.charCodeAt(k)) | 0;
    hashes[i] = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  }
  hashes.sort();
  let size = 1;
  for (let i = 1; i < count; i++) if (hashes[i] !== hashes[i - 1]) hashes[size++] = hashes[i]!;
  return hashes.slice(0, size);
}

/** One key per band of each text: a hash of the band's minima. */
function bandKeys(shingles: readonly Int32Array[], seed: number): Int32Array {
  const rng = createRng(seed);
  const factors = Int32Array.from({ length: HASHES }, () => rng.int(2 ** 32) | 1);
  const addends = Int32Array.from({ length: HASHES }, () => rng.int(2 ** 32) | 0);
  const keys = new Int32Array(shingles.length * BANDS);
  const minima = new Int32Array(HASHES);
  shingles.forEach((set, i) => {
    for (let h = 0; h < HASHES; h++) {
      const factor = factors[h]!;
      const addend = addends[h]!;
      let least = 0x7fffffff;
      for (let k = 0; k < set.length; k++) {
        const value = (Math.imul(set[k]!, factor) + addend) | 0;
        if (value < least) least = value;
      }
      minima[h] = least;
    }
    for (let band = 0; band < BANDS; band++) {
      let key = band;
      for (let r = 0; r < ROWS_PER_BAND; r++)
        key = (Math.imul(key, BASE) + minima[band * ROWS_PER_BAND + r]!) | 0;
      keys[i * BANDS + band] = key ^ (key >>> 16);
    }
  });
  return keys;
}

/** Whether two ascending sets have at least this Jaccard similarity. */
function similar(a: Int32Array, b: Int32Array, least: number): boolean {
  if (Math.min(a.length, b.length) < least * Math.max(a.length, b.length)) return false;
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      shared++;
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return shared >= least * (a.length + b.length - shared);
}
