import { InputError } from '../errors.ts';
import { countHashed, type HashCounts } from './hash-counts.ts';
import { checkHashSpec, type HashSpec, hashColumns, hashWeights } from './hash-spec.ts';
import type { HashedPieces } from './hashed-pieces.ts';
import type { LinearModel } from './linear-model.ts';
import type { Csr } from './matrix.ts';
import { LOG_TF, RAW_TF, termFrequency } from './term-frequency.ts';

/** idf(t) = ln((1 + n) / (1 + df_t)) + 1 per column, or per columns that share it; 0 where they are dropped. */
export interface HashedTfidf {
  readonly spec: HashSpec;
  readonly idf: Float32Array;
}

export interface HashedTfidfOptions {
  /** Columns in fewer documents are dropped. Default 1. */
  readonly minDf?: number;
}

export function fitHashedTfidf(
  texts: readonly string[],
  spec: HashSpec,
  options: HashedTfidfOptions = {},
): HashedTfidf {
  checkHashSpec(spec);
  const { shared = 0 } = spec;
  const frequency = new Int32Array(hashWeights(spec));
  for (const text of texts) {
    const { counts, touched, total } = countHashed(text, spec);
    for (let k = 0; k < total; k++) {
      frequency[touched[k]! >> shared]!++;
      counts[touched[k]!] = 0;
    }
  }
  const least = Math.max(1, options.minDf ?? 1);
  const idf = new Float32Array(frequency.length);
  for (let j = 0; j < idf.length; j++)
    if (frequency[j]! >= least) idf[j] = Math.log((1 + texts.length) / (1 + frequency[j]!)) + 1;
  return Object.freeze({ spec, idf });
}

/** L2-normalised TF-IDF rows, columns in order of first occurrence; one that is shared may stand in a row more than once. */
export function hashedTransform(model: HashedTfidf, texts: readonly string[]): Csr {
  const { spec, idf } = model;
  const { shared = 0 } = spec;
  const tf = spec.sublinear === false ? RAW_TF : LOG_TF;
  const indptr = new Int32Array(texts.length + 1);
  let indices = new Int32Array(1 << 16);
  let values = new Float32Array(1 << 16);
  let at = 0;
  texts.forEach((text, row) => {
    const scratch = countHashed(text, spec);
    if (at + scratch.total > indices.length) {
      const size = Math.max(2 * indices.length, at + scratch.total);
      indices = grown(indices, new Int32Array(size));
      values = grown(values, new Float32Array(size));
    }
    const start = at;
    let split = at;
    for (let k = 0; k < scratch.total; k++) {
      if (k === scratch.words) split = at;
      const column = scratch.touched[k]!;
      const count = scratch.counts[column]!;
      scratch.counts[column] = 0;
      const weight = column >> shared;
      if (idf[weight] === 0) continue;
      indices[at] = weight;
      values[at++] = termFrequency(tf, count) * idf[weight]!;
    }
    if (scratch.words === scratch.total) split = at;
    if (spec.norm === 'joint') normalize(values, start, at);
    else {
      normalize(values, start, split);
      normalize(values, split, at);
    }
    indptr[row + 1] = at;
  });
  return {
    rows: texts.length,
    cols: idf.length,
    indptr,
    indices: indices.slice(0, at),
    values: values.slice(0, at),
  };
}

function normalize(values: Float32Array, from: number, to: number): void {
  let sum = 0;
  for (let k = from; k < to; k++) sum += values[k]! * values[k]!;
  if (sum === 0) return;
  const scale = 1 / Math.sqrt(sum);
  for (let k = from; k < to; k++) values[k]! *= scale;
}

function grown<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/**
 * Several linear models over one hashed text. Row c of `table` is (idf, idf * weight of model 0, of model 1, ...) of the
 * columns that share weight c: what a column needs lies in one cache line. A row is written when a text has its column: a start must not wait for the rest.
 */
export interface HashedScorer {
  readonly spec: HashSpec;
  readonly models: number;
  readonly table: Float32Array;
  readonly bias: Float64Array;
  readonly idf: Float32Array;
  readonly weights: readonly ScorerWeights[];
}

/** The rows of a scorer's table by the numbers that `hashPieces` gives to columns, row 0 empty; grows with the numbers given out. */
interface NumberedRows {
  rows: Float32Array;
  /** Numbers that have their row, and the generation they are of. */
  size: number;
  generation: number;
}

/** Weights of a linear model, or whole numbers of steps of them. */
export interface ScorerWeights extends Pick<LinearModel, 'bias'> {
  readonly weights: ArrayLike<number>;
  /** Default 1. */
  readonly step?: number;
}

export function createHashedScorer(tfidf: HashedTfidf, models: readonly ScorerWeights[]): HashedScorer {
  const { spec, idf } = tfidf;
  models.forEach((model, m) => {
    if (model.weights.length !== idf.length)
      throw new InputError(
        'shape',
        `model ${m} has ${model.weights.length} weights for ${idf.length} columns`,
      );
  });
  return Object.freeze({
    spec,
    models: models.length,
    table: new Float32Array(idf.length * (models.length + 1)),
    bias: Float64Array.from(models, (m) => m.bias),
    idf,
    weights: models,
  });
}

/** Scratch, no part of the scorer: which numbers there are depends on what was scored before. */
const numberedOf = new WeakMap<HashedScorer, NumberedRows>();

/** The rows of all columns that have a number. */
export function numberedRows(
  scorer: HashedScorer,
  { columns, size, generation }: Pick<HashedPieces, 'columns' | 'size' | 'generation'>,
): Float32Array {
  const { spec, idf, weights } = scorer;
  let numbered = numberedOf.get(scorer);
  if (numbered === undefined) {
    numbered = { rows: new Float32Array(0), size: 0, generation };
    numberedOf.set(scorer, numbered);
  }
  if (numbered.generation !== generation) {
    numbered.generation = generation;
    numbered.size = 0;
  }
  if (numbered.size >= size) return numbered.rows;
  const width = weights.length + 1;
  if (numbered.rows.length < (size + 1) * width) {
    const wider = new Float32Array(Math.min(2 * size, hashColumns(spec)) * width + width);
    wider.set(numbered.rows);
    numbered.rows = wider;
  }
  const { rows } = numbered;
  const { shared = 0 } = spec;
  for (let k = numbered.size; k < size; k++)
    writeRow(rows, (k + 1) * width, { idf, weights }, columns[k]! >> shared);
  numbered.size = size;
  return rows;
}

function writeRow(
  to: Float32Array,
  at: number,
  { idf, weights }: Pick<HashedScorer, 'idf' | 'weights'>,
  column: number,
): void {
  let cell = at;
  to[cell] = idf[column]!;
  for (const { weights: each, step = 1 } of weights) to[++cell] = idf[column]! * (each[column]! * step);
}

/** Writes those rows of the table that the first `size` columns need and nobody needed before. */
function fillRows(scorer: HashedScorer, columns: Int32Array, size: number): void {
  const { table, idf, weights, spec } = scorer;
  const { shared = 0 } = spec;
  const width = weights.length + 1;
  for (let k = 0; k < size; k++) {
    const column = columns[k]! >> shared;
    // a column that was dropped has a row of zeros
    if (table[column * width] === 0 && idf[column] !== 0) writeRow(table, column * width, scorer, column);
  }
}

let dots = new Float64Array(8);

/**
 * Logits of one text under each model, without building a vector.
 * @param out filled and returned; length = models
 */
export function scoreHashed(
  text: string,
  scorer: HashedScorer,
  out: Float64Array = new Float64Array(scorer.models),
): Float64Array {
  const scratch = countHashed(text, scorer.spec);
  fillRows(scorer, scratch.touched, scratch.total);
  out.set(scorer.bias);
  if (dots.length < scorer.models) dots = new Float64Array(scorer.models);
  if (scorer.spec.norm === 'joint') {
    addBlock(scratch, scorer, { from: 0, to: scratch.total, out });
  } else {
    addBlock(scratch, scorer, { from: 0, to: scratch.words, out });
    addBlock(scratch, scorer, { from: scratch.words, to: scratch.total, out });
  }
  return out;
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly out: Float64Array;
}

/** Adds dot / length of the touched columns from..to to each logit, and clears their counts. */
function addBlock(scratch: HashCounts, scorer: HashedScorer, { from, to, out }: Block): void {
  const { counts, touched } = scratch;
  const { models, table, spec } = scorer;
  const { shared = 0 } = spec;
  const tf = spec.sublinear === false ? RAW_TF : LOG_TF;
  const sums = dots;
  const width = models + 1;
  let square = 0;
  let first = 0;
  sums.fill(0);
  for (let k = from; k < to; k++) {
    const column = touched[k]!;
    const count = counts[column]!;
    counts[column] = 0;
    const frequency = count < 256 ? tf[count]! : termFrequency(tf, count);
    const cell = (column >> shared) * width;
    const value = frequency * table[cell]!;
    square += value * value;
    first += frequency * table[cell + 1]!;
    for (let m = 1; m < models; m++) sums[m]! += frequency * table[cell + m + 1]!;
  }
  if (square === 0) return;
  sums[0] = first;
  const scale = 1 / Math.sqrt(square);
  for (let m = 0; m < models; m++) out[m]! += sums[m]! * scale;
}
