import type { Example } from '../../case.ts';
import { createRng, groupFolds } from '../../learn/index.ts';
import { stratifiedSplit } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';

export interface NotinjectRoles {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  readonly calibration: readonly Example[];
  readonly test: readonly Example[];
}

const SPLITS = ['NotInject_one', 'NotInject_two', 'NotInject_three'] as const;
const META_SHARE = 0.4;

export interface Turn {
  /** 0, 1 or 2. */
  readonly rotation: number;
  readonly seed: number;
}

/**
 * Three disjoint thirds that take turns as training, calibration and test (method, section 2.3, step 2). As published
 * the thirds are the set's splits; L13: rows built on one trigger word stay in one third; L14: the thirds are alike in
 * category and number of triggers.
 */
export function notinjectRoles(
  rows: readonly Example[],
  { rotation, seed }: Turn,
  context: ProtocolContext,
): NotinjectRoles {
  const thirds = thirdsOf(rows, context);
  const third = (step: number): Example[] => rows.filter((_, i) => thirds[i] === (rotation + step) % 3);
  const train = third(0);
  const { train: base, held: meta } =
    train.length < 2
      ? { train: Int32Array.from(train.keys()), held: new Int32Array() }
      : stratifiedSplit(new Uint8Array(train.length), META_SHARE, seed);
  return {
    base: Array.from(base, (i) => train[i]!),
    meta: Array.from(meta, (i) => train[i]!),
    calibration: third(1),
    test: third(2),
  };
}

function thirdsOf(rows: readonly Example[], context: ProtocolContext): Int32Array {
  const published = Int32Array.from(rows, ({ split }) =>
    Math.max(0, SPLITS.indexOf(split as 'NotInject_one')),
  );
  const byTrigger = repaired(context, 'L13');
  const alike = repaired(context, 'L14');
  if ((!byTrigger && !alike) || rows.length < 9) return published;
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  };
  const groups = rows.map(({ groups: { trigger }, id }) => numberOf(byTrigger ? (trigger ?? id) : id));
  const strata = rows.map(({ split, facets }) => numberOf(`stratum ${split} ${facets.category ?? ''}`));
  const first = Math.min(...strata);
  if (new Set(groups).size < 3) return published;
  const labels = alike ? strata.map((s) => s - first).map((s) => s % 1000) : new Array(rows.length).fill(0);
  // the seed is the method's own: every seed of a run shares the thirds, as with the published splits
  return groupFolds(groups, labels, { k: 3, seed: 2026 });
}

/** Thirds of other benign rows, near-copies together: test when their turn comes. */
export function thirdOfGroup(group: number): number {
  return createRng(group).int(3);
}
