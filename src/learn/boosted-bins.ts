import { InputError } from '../errors.ts';
import type { Dense } from './matrix.ts';

/** Columns cut into at most `maxBins` bins: bin of value v = number of cuts below v. */
export interface Binned {
  /** Column-major: the bin of (row i, column j) is `bins[j * rows + i]`. */
  readonly bins: Uint8Array;
  /** Ascending cuts of each column; v falls left of cut k when v <= cuts[k]. */
  readonly cuts: readonly Float64Array[];
  /** Per column, how many bins the columns before it have together; length columns + 1. */
  readonly starts: Int32Array;
}

/** Cuts lie midway between distinct values, or between quantiles where a column has more than `maxBins` of them. */
export function binColumns(x: Dense, maxBins: number): Binned {
  const { rows, cols, data } = x;
  const bins = new Uint8Array(rows * cols);
  const cuts: Float64Array[] = [];
  const starts = new Int32Array(cols + 1);
  const column = new Float64Array(rows);
  for (let j = 0; j < cols; j++) {
    for (let i = 0; i < rows; i++) {
      const value = data[i * cols + j]!;
      if (!Number.isFinite(value))
        throw new InputError('cell', `row ${i}, column ${j} is ${value}; fill it and add a missing flag`);
      column[i] = value;
    }
    const edges = cutsOf(column.slice().sort(), maxBins);
    cuts.push(edges);
    starts[j + 1] = starts[j]! + edges.length + 1;
    for (let i = 0; i < rows; i++) {
      let low = 0;
      let high = edges.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (column[i]! <= edges[middle]!) high = middle;
        else low = middle + 1;
      }
      bins[j * rows + i] = low;
    }
  }
  return { bins, cuts, starts };
}

function cutsOf(sorted: Float64Array, maxBins: number): Float64Array {
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1]);
  if (distinct.length <= maxBins) return distinct.slice(1).map((value, i) => (value + distinct[i]!) / 2);
  const edges: number[] = [];
  for (let k = 1; k < maxBins; k++) {
    // Quantiles by the midpoint rule: half of the neighbours on either side.
    const place = (k / maxBins) * (sorted.length - 1);
    const edge = (sorted[Math.floor(place)]! + sorted[Math.ceil(place)]!) / 2;
    if (edges.length === 0 || edge > edges[edges.length - 1]!) edges.push(edge);
  }
  return Float64Array.from(edges);
}
