import type { Document } from './document.ts';
import { WORD_CLASS, wordClass } from './lexicon.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT, UNKNOWN } from './unit-columns.ts';

/** A unit is compared with at most this many others, spread evenly, so that the work stays linear in the mail. */
const FAR_SAMPLES = 40;

/** Fills the columns that tell whether a unit belongs to its surroundings and to what the user asked. */
export function cohesion(document: Document, data: Float64Array): void {
  const { units, content, knownWords, request } = document;
  const n = units.length;
  // in double precision, so that no sum of products has to convert them again
  const sums = new Float64Array(document.sums);
  const dims = document.total.length;
  const { norms, toRest } = compareWithRest(document, sums);
  const knownRest = Array.from(toRest)
    .filter((value) => value !== UNKNOWN)
    .sort((a, b) => a - b);
  const meanRest = knownRest.length > 0 ? knownRest.reduce((a, b) => a + b, 0) / knownRest.length : UNKNOWN;
  const requestNorm = request === null ? 0 : Math.sqrt(dot(request.sum, 0, request.sum, 0, dims));
  const likeness = new Likeness(sums, norms, dims);
  for (let i = 0; i < n; i++) {
    const row = data.subarray(i * UNIT_FEATURE_COUNT, (i + 1) * UNIT_FEATURE_COUNT);
    row[AT.toRest] = toRest[i]!;
    row[AT.meanToRest] = meanRest;
    row[AT.restGap] = toRest[i] === UNKNOWN ? 0 : toRest[i]! - meanRest;
    row[AT.restRank] =
      toRest[i] === UNKNOWN ? UNKNOWN : below(knownRest, toRest[i]!) / Math.max(1, knownRest.length - 1);
    row[AT.toBefore] = likeness.of(i, i - 1);
    row[AT.toAfter] = likeness.of(i, i + 1);
    row[AT.toNearestFar] = likeness.nearestFar(i);
    let shared = 0;
    let rare = 0;
    let withRequest = 0;
    const last = content.starts[i + 1]!;
    const words = last - content.starts[i]!;
    for (let k = last - words; k < last; k++) {
      const number = content.words[k]!;
      const hash = content.hashes[number]!;
      if (content.unitsWith[number]! > 1) {
        shared++;
        if ((wordClass(hash >>> 0) & ~WORD_CLASS.artefact) === 0) rare++;
      }
      if (request?.words.has(hash)) withRequest++;
    }
    row[AT.content] = Math.log1p(words);
    row[AT.sharedWords] = words === 0 ? UNKNOWN : shared / words;
    row[AT.rareShared] = Math.log1p(rare);
    row[AT.known] = words === 0 ? UNKNOWN : knownWords[i]! / words;
    row[AT.hasRequest] = request === null ? 0 : 1;
    row[AT.toRequest] =
      request === null || requestNorm === 0 || norms[i] === 0
        ? UNKNOWN
        : dot(sums, i * dims, request.sum, 0, dims) / (norms[i]! * requestNorm);
    row[AT.sharedWithRequest] = request === null || words === 0 ? UNKNOWN : withRequest / words;
  }
}

/** Length of each unit's sum of word vectors, and its cosine to the sum of all others of the body. */
function compareWithRest(
  { units, total }: Document,
  sums: Float64Array,
): { norms: Float64Array; toRest: Float64Array } {
  const n = units.length;
  const dims = total.length;
  const norms = new Float64Array(n);
  const toRest = new Float64Array(n).fill(UNKNOWN);
  for (let i = 0; i < n; i++) {
    const own = units[i]!.inBody ? 1 : 0;
    let [square, restSquare, product] = [0, 0, 0];
    for (let d = 0; d < dims; d++) {
      const value = sums[i * dims + d]!;
      const rest = Math.fround(total[d]! - own * value);
      square += value * value;
      restSquare += rest * rest;
      product += value * rest;
    }
    norms[i] = Math.sqrt(square);
    const norm = Math.sqrt(restSquare);
    if (square !== 0 && norm > 1e-3) toRest[i] = product / (norm * norms[i]!);
  }
  return { norms, toRest };
}

/** Cosines between units. */
class Likeness {
  readonly #sums: Float64Array;
  readonly #norms: Float64Array;
  readonly #dims: number;
  /** The units that others are compared with. */
  readonly #samples: readonly number[];

  constructor(sums: Float64Array, norms: Float64Array, dims: number) {
    this.#sums = sums;
    this.#norms = norms;
    this.#dims = dims;
    const samples: number[] = [];
    const step = Math.max(1, norms.length / FAR_SAMPLES);
    for (let k = 0; k < norms.length; k += step) samples.push(Math.floor(k));
    this.#samples = samples;
  }

  of(i: number, j: number): number {
    const norms = this.#norms;
    if (j < 0 || j >= norms.length || norms[i] === 0 || norms[j] === 0) return UNKNOWN;
    const dims = this.#dims;
    return dot(this.#sums, i * dims, this.#sums, j * dims, dims) / (norms[i]! * norms[j]!);
  }

  /** The largest cosine to a sample that does not stand beside the unit. */
  nearestFar(i: number): number {
    const samples = this.#samples;
    const norms = this.#norms;
    const sums = this.#sums;
    const dims = this.#dims;
    let nearest = UNKNOWN;
    if (norms[i] === 0) return nearest;
    const from = i * dims;
    // Four at a time: a sum alone would wait for its own last addition.
    for (let s = 0; s < samples.length; s += 4) {
      const j0 = samples[s]!;
      const j1 = samples[s + 1] ?? j0;
      const j2 = samples[s + 2] ?? j0;
      const j3 = samples[s + 3] ?? j0;
      const [at0, at1, at2, at3] = [j0 * dims, j1 * dims, j2 * dims, j3 * dims];
      let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
      for (let d = 0; d < dims; d++) {
        const value = sums[from + d]!;
        sum0 += value * sums[at0 + d]!;
        sum1 += value * sums[at1 + d]!;
        sum2 += value * sums[at2 + d]!;
        sum3 += value * sums[at3 + d]!;
      }
      nearest = Math.max(nearest, this.#far(i, j0, sum0), this.#far(i, j1, sum1));
      nearest = Math.max(nearest, this.#far(i, j2, sum2), this.#far(i, j3, sum3));
    }
    return nearest;
  }

  #far(i: number, j: number, product: number): number {
    const beside = j >= i - 1 && j <= i + 1;
    return beside || this.#norms[j] === 0 ? UNKNOWN : product / (this.#norms[i]! * this.#norms[j]!);
  }
}

function below(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Vector = Float32Array | Float64Array;

function dot(a: Vector, ai: number, b: Vector, bi: number, dims: number): number {
  let sum = 0;
  for (let d = 0; d < dims; d++) sum += a[ai + d]! * b[bi + d]!;
  return sum;
}
