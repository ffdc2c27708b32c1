import { InputError } from '../errors.ts';

/** Sparse rows. Row i holds the distinct columns `indices[indptr[i] .. indptr[i + 1])`, in any order, `values` beside them. */
export interface Csr {
  readonly rows: number;
  readonly cols: number;
  /** length rows + 1 */
  readonly indptr: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float32Array | Float64Array;
}

/** Dense rows, row-major: cell (i, j) is `data[i * cols + j]`. */
export interface Dense {
  readonly rows: number;
  readonly cols: number;
  readonly data: Float64Array;
}

export type Matrix = Csr | Dense;

export const isSparse = (x: Matrix): x is Csr => 'indptr' in x;

/** Dense matrix from rows of equal length. */
export function denseFromRows(rows: readonly ArrayLike<number>[]): Dense {
  const cols = rows[0]?.length ?? 0;
  const data = new Float64Array(rows.length * cols);
  rows.forEach((row, i) => {
    if (row.length !== cols)
      throw new InputError('shape', `row ${i} has ${row.length} columns, row 0 has ${cols}; make them equal`);
    for (let j = 0; j < cols; j++) data[i * cols + j] = row[j]!;
  });
  return { rows: rows.length, cols, data };
}

/** out[i] = x[i] . w + bias */
export function multiply(x: Matrix, w: Float64Array, bias = 0): Float64Array {
  if (w.length !== x.cols)
    throw new InputError('shape', `${w.length} weights for ${x.cols} columns; they must be equal in number`);
  const out = new Float64Array(x.rows);
  if (isSparse(x)) {
    const { indptr, indices, values } = x;
    for (let i = 0; i < x.rows; i++) {
      let sum = bias;
      for (let k = indptr[i]!, end = indptr[i + 1]!; k < end; k++) sum += values[k]! * w[indices[k]!]!;
      out[i] = sum;
    }
    return out;
  }
  for (let i = 0, k = 0; i < x.rows; i++) {
    let sum = bias;
    for (let j = 0; j < x.cols; j++, k++) sum += x.data[k]! * w[j]!;
    out[i] = sum;
  }
  return out;
}

/** out[j] = sum over i of r[i] * x[i][j] */
export function transposeMultiply(x: Matrix, r: Float64Array): Float64Array {
  const out = new Float64Array(x.cols);
  if (isSparse(x)) {
    const { indptr, indices, values } = x;
    for (let i = 0; i < x.rows; i++) {
      const ri = r[i]!;
      for (let k = indptr[i]!, end = indptr[i + 1]!; k < end; k++) out[indices[k]!]! += ri * values[k]!;
    }
    return out;
  }
  for (let i = 0, k = 0; i < x.rows; i++) {
    const ri = r[i]!;
    for (let j = 0; j < x.cols; j++, k++) out[j]! += ri * x.data[k]!;
  }
  return out;
}

/** The given rows, in the given order (repeats allowed). */
export function selectRows<M extends Matrix>(x: M, rows: ArrayLike<number>): M {
  return (isSparse(x) ? selectSparse(x, rows) : selectDense(x as Dense, rows)) as M;
}

function selectDense(x: Dense, rows: ArrayLike<number>): Dense {
  const data = new Float64Array(rows.length * x.cols);
  for (let i = 0; i < rows.length; i++) {
    const start = rows[i]! * x.cols;
    data.set(x.data.subarray(start, start + x.cols), i * x.cols);
  }
  return { rows: rows.length, cols: x.cols, data };
}

function selectSparse(x: Csr, rows: ArrayLike<number>): Csr {
  const indptr = new Int32Array(rows.length + 1);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    indptr[i + 1] = indptr[i]! + x.indptr[row + 1]! - x.indptr[row]!;
  }
  const total = indptr[rows.length]!;
  const indices = new Int32Array(total);
  const values = x.values instanceof Float32Array ? new Float32Array(total) : new Float64Array(total);
  for (let i = 0; i < rows.length; i++) {
    const from = x.indptr[rows[i]!]!;
    const to = x.indptr[rows[i]! + 1]!;
    indices.set(x.indices.subarray(from, to), indptr[i]!);
    values.set(x.values.subarray(from, to), indptr[i]!);
  }
  return { rows: rows.length, cols: x.cols, indptr, indices, values };
}

/** Blocks side by side: the columns of the second start after those of the first, and so on. Values become doubles. */
export function joinColumns(blocks: readonly Matrix[]): Csr {
  const rows = blocks[0]?.rows ?? 0;
  for (const block of blocks)
    if (block.rows !== rows)
      throw new InputError('shape', `cannot join blocks of ${rows} and ${block.rows} rows`);
  const sparse = blocks.map((block) => (isSparse(block) ? block : sparsify(block)));
  const total = sparse.reduce((sum, block) => sum + block.indptr[rows]!, 0);
  const indptr = new Int32Array(rows + 1);
  const indices = new Int32Array(total);
  const values = new Float64Array(total);
  let at = 0;
  for (let i = 0; i < rows; i++) {
    let offset = 0;
    for (const block of sparse) {
      for (let k = block.indptr[i]!; k < block.indptr[i + 1]!; k++, at++) {
        indices[at] = block.indices[k]! + offset;
        values[at] = block.values[k]!;
      }
      offset += block.cols;
    }
    indptr[i + 1] = at;
  }
  return { rows, cols: sparse.reduce((sum, block) => sum + block.cols, 0), indptr, indices, values };
}

function sparsify(x: Dense): Csr {
  const total = x.data.reduce((sum, cell) => sum + (cell === 0 ? 0 : 1), 0);
  const indptr = new Int32Array(x.rows + 1);
  const indices = new Int32Array(total);
  const values = new Float64Array(total);
  let at = 0;
  for (let i = 0; i < x.rows; i++) {
    for (let j = 0; j < x.cols; j++) {
      const cell = x.data[i * x.cols + j]!;
      if (cell === 0) continue;
      indices[at] = j;
      values[at++] = cell;
    }
    indptr[i + 1] = at;
  }
  return { rows: x.rows, cols: x.cols, indptr, indices, values };
}
