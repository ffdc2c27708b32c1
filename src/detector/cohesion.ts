import { type Document, isContent, mapKey } from './document.ts';
import { WORD_CLASS, wordClass } from './lexicon.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT, UNKNOWN } from './unit-columns.ts';

/** A unit is compared with at most this many others, spread evenly, so that the work stays linear in the mail. */
const FAR_SAMPLES = 40;

/** Fills the columns that tell whether a unit belongs to its surroundings and to what the user asked. */
export function cohesion(document: Document, data: Float64Array): void {
  const { units, sums, total, knownWords, contentWords, unitsWith, request } = document;
  const n = units.length;
  const dims = total.length;
  const norms = new Float64Array(n);
  for (let i = 0; i < n; i++) norms[i] = Math.sqrt(dot(sums, i * dims, sums, i * dims, dims));
  const toRest = new Float64Array(n).fill(UNKNOWN);
  const rest = new Float32Array(dims);
  for (let i = 0; i < n; i++) {
    if (norms[i] === 0) continue;
    const own = units[i]!.inBody ? 1 : 0;
    for (let d = 0; d < dims; d++) rest[d] = total[d]! - own * sums[i * dims + d]!;
    const norm = Math.sqrt(dot(rest, 0, rest, 0, dims));
    if (norm > 1e-3) toRest[i] = dot(sums, i * dims, rest, 0, dims) / (norm * norms[i]!);
  }
  const knownRest = Array.from(toRest)
    .filter((value) => value !== UNKNOWN)
    .sort((a, b) => a - b);
  const meanRest = knownRest.length > 0 ? knownRest.reduce((a, b) => a + b, 0) / knownRest.length : UNKNOWN;
  const requestNorm = request === null ? 0 : Math.sqrt(dot(request.sum, 0, request.sum, 0, dims));
  const step = Math.max(1, n / FAR_SAMPLES);
  for (let i = 0; i < n; i++) {
    const row = data.subarray(i * UNIT_FEATURE_COUNT, (i + 1) * UNIT_FEATURE_COUNT);
    const { text, from, to } = units[i]!;
    row[AT.toRest] = toRest[i]!;
    row[AT.meanToRest] = meanRest;
    row[AT.restGap] = toRest[i] === UNKNOWN ? 0 : toRest[i]! - meanRest;
    row[AT.restRank] =
      toRest[i] === UNKNOWN ? UNKNOWN : below(knownRest, toRest[i]!) / Math.max(1, knownRest.length - 1);
    row[AT.toBefore] = similarity(i, i - 1);
    row[AT.toAfter] = similarity(i, i + 1);
    let nearest = UNKNOWN;
    for (let k = 0; k < n; k += step) {
      const j = Math.floor(k);
      if (j >= i - 1 && j <= i + 1) continue;
      nearest = Math.max(nearest, similarity(i, j));
    }
    row[AT.toNearestFar] = nearest;
    let shared = 0;
    let rare = 0;
    let withRequest = 0;
    for (let t = from; t < to; t++) {
      if (!isContent(text.tokens, t)) continue;
      const hash = text.tokens.hash[t]!;
      if (unitsWith.get(mapKey(hash))! > 1) {
        shared++;
        if ((wordClass(hash) & ~WORD_CLASS.artefact) === 0) rare++;
      }
      if (request?.words.has(mapKey(hash))) withRequest++;
    }
    const words = contentWords[i]!;
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
  function similarity(i: number, j: number): number {
    if (j < 0 || j >= n || norms[i] === 0 || norms[j] === 0) return UNKNOWN;
    return dot(sums, i * dims, sums, j * dims, dims) / (norms[i]! * norms[j]!);
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

function dot(a: Float32Array, ai: number, b: Float32Array, bi: number, dims: number): number {
  let sum = 0;
  for (let d = 0; d < dims; d++) sum += a[ai + d]! * b[bi + d]!;
  return sum;
}
