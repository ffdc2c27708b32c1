import type { Binned } from './boosted-bins.ts';

/** Growing node arrays of all trees; children of a node stand side by side, `left` and `left + 1`. */
export interface Nodes {
  readonly feature: number[];
  readonly threshold: number[];
  /** A row goes left when its bin of the feature is at most this: the threshold among bins. */
  readonly bin: number[];
  readonly left: number[];
  readonly value: number[];
  readonly gain: Float64Array;
}

export interface TreeData {
  readonly binned: Binned;
  /** Rows of the whole matrix (the stride of `binned.bins`). */
  readonly rowCount: number;
  /** Rows to grow on; reordered in place. */
  readonly rows: Int32Array;
  readonly gradients: Float64Array;
  readonly hessians: Float64Array;
  readonly scratch: Scratch;
}

/** Memory that trees use one after the other: fresh arrays for every node keep the garbage collector busy. */
export interface Scratch {
  readonly g: Float64Array;
  readonly h: Float64Array;
  readonly rows: Int32Array;
  /** Those that no open node holds. */
  readonly histograms: Float64Array[];
}

/** @param most rows that a tree grows on */
export const createScratch = (most: number): Scratch => ({
  g: new Float64Array(most),
  h: new Float64Array(most),
  rows: new Int32Array(most),
  histograms: [],
});

export interface TreeOptions {
  readonly maxDepth: number;
  readonly minLeafRows: number;
  readonly l2: number;
  readonly learningRate: number;
  readonly monotone?: ArrayLike<number>;
}

interface Sums {
  readonly g: number;
  readonly h: number;
  readonly count: number;
}

/** A node still to be split: its rows are data.rows[from..to), its value is held within [low, high]. */
interface Open extends Sums {
  readonly node: number;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
  /** Null at the greatest depth, where nothing is split. */
  readonly histogram: Float64Array | null;
  readonly low: number;
  readonly high: number;
}

interface Split {
  readonly gain: number;
  readonly column: number;
  readonly bin: number;
  readonly left: Sums;
  readonly right: Sums;
  readonly leftValue: number;
  readonly rightValue: number;
}

/** Of each bin, one after the other: gradient sum, hessian sum and row count. */
const FIELDS = 3;
const MIN_HESSIAN = 1e-3;

/** Appends one tree to `nodes` and returns its root. */
export function growTree(data: TreeData, options: TreeOptions, nodes: Nodes): number {
  const root = addNode(nodes);
  const histogram = histogramOf(data, 0, data.rows.length);
  const open: Open[] = [
    {
      ...totalOf(data),
      node: root,
      depth: 0,
      from: 0,
      to: data.rows.length,
      histogram,
      low: -Infinity,
      high: Infinity,
    },
  ];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    nodes.value[at.node] = options.learningRate * newton(at, options.l2, at);
    if (at.histogram === null) continue;
    const split = bestSplit(data, options, { ...at, histogram: at.histogram });
    if (split === null) {
      data.scratch.histograms.push(at.histogram);
      continue;
    }
    const middle = partition(data, at, split);
    const left = addNode(nodes);
    addNode(nodes);
    nodes.feature[at.node] = split.column;
    nodes.threshold[at.node] = data.binned.cuts[split.column]![split.bin]!;
    nodes.bin[at.node] = split.bin;
    nodes.left[at.node] = left;
    nodes.gain[split.column]! += split.gain;
    const direction = options.monotone?.[split.column] ?? 0;
    const between = (split.leftValue + split.rightValue) / 2;
    const leftIsSmall = middle - at.from <= at.to - middle;
    const large = at.depth + 1 === options.maxDepth ? null : at.histogram;
    const small =
      large && (leftIsSmall ? histogramOf(data, at.from, middle) : histogramOf(data, middle, at.to));
    // The larger child is the parent less the smaller one.
    if (large === null) data.scratch.histograms.push(at.histogram);
    else for (let k = 0; k < large.length; k++) large[k]! -= small![k]!;
    open.push(
      {
        ...split.right,
        node: left + 1,
        depth: at.depth + 1,
        from: middle,
        to: at.to,
        histogram: leftIsSmall ? large : small,
        low: direction > 0 ? Math.max(at.low, between) : at.low,
        high: direction < 0 ? Math.min(at.high, between) : at.high,
      },
      {
        ...split.left,
        node: left,
        depth: at.depth + 1,
        from: at.from,
        to: middle,
        histogram: leftIsSmall ? small : large,
        low: direction < 0 ? Math.max(at.low, between) : at.low,
        high: direction > 0 ? Math.min(at.high, between) : at.high,
      },
    );
  }
  return root;
}

function addNode(nodes: Nodes): number {
  nodes.feature.push(-1);
  nodes.threshold.push(0);
  nodes.bin.push(0);
  nodes.left.push(-1);
  return nodes.value.push(0) - 1;
}

/** Adds the value of each row's leaf to its logit. */
export function addLeaves(
  { bins }: Binned,
  { feature, bin, left, value }: Nodes,
  { root, logits }: { readonly root: number; readonly logits: Float64Array },
): void {
  const n = logits.length;
  for (let i = 0; i < n; i++) {
    let node = root;
    for (let column = feature[node]!; column >= 0; column = feature[node]!)
      node = bins[column * n + i]! <= bin[node]! ? left[node]! : left[node]! + 1;
    logits[i]! += value[node]!;
  }
}

function totalOf({ rows, gradients, hessians }: TreeData): Sums {
  let g = 0;
  let h = 0;
  for (const row of rows) {
    g += gradients[row]!;
    h += hessians[row]!;
  }
  return { g, h, count: rows.length };
}

/** -G / (H + l2) held within the node's bounds. */
function newton(sums: Sums, l2: number, bounds: { readonly low: number; readonly high: number }): number {
  return Math.min(bounds.high, Math.max(bounds.low, -sums.g / (sums.h + l2 + 1e-15)));
}

function histogramOf(
  { binned, rowCount, rows, gradients, hessians, scratch }: TreeData,
  from: number,
  to: number,
): Float64Array {
  const { bins, starts, cuts } = binned;
  const columns = cuts.length;
  const out = scratch.histograms.pop()?.fill(0) ?? new Float64Array(FIELDS * starts[columns]!);
  // gathered once, so that each column's pass reads them in order
  const members = rows.subarray(from, to);
  const n = members.length;
  const { g, h } = scratch;
  for (let k = 0; k < n; k++) {
    g[k] = gradients[members[k]!]!;
    h[k] = hessians[members[k]!]!;
  }
  // Two columns in one pass: each sum waits for the one before it, those of another column need not.
  for (let j = 0; j < columns; j += 2) {
    const one = FIELDS * starts[j]!;
    const oneColumn = j * rowCount;
    if (j + 1 === columns) {
      for (let k = 0; k < n; k++) {
        const cell = one + FIELDS * bins[oneColumn + members[k]!]!;
        out[cell]! += g[k]!;
        out[cell + 1]! += h[k]!;
        out[cell + 2]!++;
      }
      break;
    }
    const two = FIELDS * starts[j + 1]!;
    const twoColumn = oneColumn + rowCount;
    for (let k = 0; k < n; k++) {
      const row = members[k]!;
      const gk = g[k]!;
      const hk = h[k]!;
      const cell = one + FIELDS * bins[oneColumn + row]!;
      const other = two + FIELDS * bins[twoColumn + row]!;
      out[cell]! += gk;
      out[other]! += gk;
      out[cell + 1]! += hk;
      out[other + 1]! += hk;
      out[cell + 2]!++;
      out[other + 2]!++;
    }
  }
  return out;
}

function bestSplit(
  { binned }: TreeData,
  { minLeafRows, l2, monotone }: TreeOptions,
  at: Open & { readonly histogram: Float64Array },
): Split | null {
  if (at.count < 2 * minLeafRows || at.h < MIN_HESSIAN) return null;
  const loss = (g: number, h: number, value: number): number => g * value + 0.5 * (h + l2) * value * value;
  const whole = loss(at.g, at.h, newton(at, l2, at));
  let best: Split | null = null;
  for (let column = 0; column < binned.cuts.length; column++) {
    const start = FIELDS * binned.starts[column]!;
    const direction = monotone?.[column] ?? 0;
    let g = 0;
    let h = 0;
    let count = 0;
    for (let bin = 0; bin < binned.cuts[column]!.length; bin++) {
      g += at.histogram[start + FIELDS * bin]!;
      h += at.histogram[start + FIELDS * bin + 1]!;
      count += at.histogram[start + FIELDS * bin + 2]!;
      if (count < minLeafRows || h < MIN_HESSIAN) continue;
      if (at.count - count < minLeafRows || at.h - h < MIN_HESSIAN) break;
      const leftValue = Math.min(at.high, Math.max(at.low, -g / (h + l2 + 1e-15)));
      const rightValue = Math.min(at.high, Math.max(at.low, -(at.g - g) / (at.h - h + l2 + 1e-15)));
      if (direction * (rightValue - leftValue) < 0) continue;
      const gain = whole - loss(g, h, leftValue) - loss(at.g - g, at.h - h, rightValue);
      if (gain <= 1e-12 || (best !== null && gain <= best.gain)) continue;
      best = {
        gain,
        column,
        bin,
        left: { g, h, count },
        right: { g: at.g - g, h: at.h - h, count: at.count - count },
        leftValue,
        rightValue,
      };
    }
  }
  return best;
}

/** Moves the rows that go left to the front of the node's span, keeping their order; returns where the right begins. */
function partition({ binned, rowCount, rows, scratch }: TreeData, at: Open, split: Split): number {
  const column = split.column * rowCount;
  const right = scratch.rows;
  let middle = at.from;
  let rest = 0;
  for (let k = at.from; k < at.to; k++) {
    const row = rows[k]!;
    if (binned.bins[column + row]! <= split.bin) rows[middle++] = row;
    else right[rest++] = row;
  }
  rows.set(right.subarray(0, rest), middle);
  return middle;
}
