import { InputError } from '../errors.ts';
import { createRng } from './rng.ts';

export interface FoldOptions {
  /** Number of folds, at least 2. */
  readonly k: number;
  readonly seed: number;
}

/**
 * Fold (0 to k - 1) of each row: rows of a group stay together, and each label is spread as evenly as the groups allow.
 * Groups are placed largest first (equal sizes in seeded order), each in the fold where it evens out the labels most.
 * @param labels any small whole numbers >= 0, the strata
 */
export function groupFolds(
  groups: ArrayLike<number>,
  labels: ArrayLike<number>,
  { k, seed }: FoldOptions,
): Int32Array {
  if (!(Number.isInteger(k) && k >= 2))
    throw new InputError('folds', `k = ${k}; give a whole number of at least 2`);
  if (groups.length !== labels.length)
    throw new InputError('shape', `${groups.length} groups for ${labels.length} labels; give one each`);
  let classes = 1;
  for (let i = 0; i < labels.length; i++) {
    if (!(Number.isInteger(labels[i]) && labels[i]! >= 0 && labels[i]! < 1000))
      throw new InputError('label', `label ${labels[i]} of row ${i} is not a whole number from 0 to 999`);
    classes = Math.max(classes, labels[i]! + 1);
  }
  const totals = new Float64Array(classes);
  const members = new Map<number, { rows: number[]; counts: Float64Array }>();
  for (let i = 0; i < groups.length; i++) {
    let group = members.get(groups[i]!);
    if (group === undefined) {
      group = { rows: [], counts: new Float64Array(classes) };
      members.set(groups[i]!, group);
    }
    group.rows.push(i);
    group.counts[labels[i]!]!++;
    totals[labels[i]!]!++;
  }
  if (members.size < k)
    throw new InputError('folds', `${members.size} groups cannot fill ${k} folds; lower k`);
  const ordered = createRng(seed).shuffle([...members.values()]);
  ordered.sort((a, b) => b.rows.length - a.rows.length);
  const filled = Array.from({ length: k }, () => new Float64Array(classes));
  const sizes = new Float64Array(k);
  const folds = new Int32Array(groups.length);
  for (const { rows, counts } of ordered) {
    // Share of each label already in the fold, weighted by how much of that label the group brings.
    const load = (fold: number): number =>
      counts.reduce((sum, count, c) => sum + (count === 0 ? 0 : (count * filled[fold]![c]!) / totals[c]!), 0);
    let best = 0;
    for (let fold = 1; fold < k; fold++) {
      const difference = load(fold) - load(best);
      if (difference < 0 || (difference === 0 && sizes[fold]! < sizes[best]!)) best = fold;
    }
    for (const row of rows) folds[row] = best;
    for (let c = 0; c < classes; c++) filled[best]![c]! += counts[c]!;
    sizes[best]! += rows.length;
  }
  return folds;
}
