import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import type { Stage } from '../../stages/index.ts';
import { groupSplit, proportionalSample, stratifiedSplit } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';
import type { Draft } from './draft.ts';
import { nearGroups } from './near-groups.ts';
import { readStageRows, type StageIndex, stageLabel } from './stage-rows.ts';

/** Most rows of a stage sample. */
const STAGE_CAP = 80_000;
const QUICK_CAP = 400;
/** Share held out as test, then the same share of the rest as validation. */
const HELD = 0.2;

export type LabelOf = (example: Example) => 0 | 1;
export const labelOfStage =
  (stage: Stage): LabelOf =>
  ({ outcome }) =>
    stageLabel(outcome, stage);

export interface StageFrame {
  readonly index: StageIndex;
  /** Rows of the index to draw from. */
  readonly rows: Int32Array;
  readonly target: Stage;
}

/** Draws the proportional sample of a label and reads its rows. */
export async function stageSample(
  context: ProtocolContext,
  { index, rows, target }: StageFrame,
): Promise<Example[]> {
  const labels = rows.map((row) => stageLabel(index.outcomes[row], target));
  const cap = context.quick ? QUICK_CAP : STAGE_CAP;
  const chosen = proportionalSample(labels, { cap, seed: context.seed }).map((i) => rows[i]!);
  return readStageRows(context.data, chosen);
}

export interface Parts {
  readonly train: readonly Example[];
  readonly validation: readonly Example[];
  readonly test: readonly Example[];
}

/** 64 / 16 / 20 %, stratified by label, or (L18) by near-copy group. */
export function splitThree(context: ProtocolContext, rows: readonly Example[], labelOf: LabelOf): Parts {
  const { train, held: test } = splitTwo(context, rows, labelOf);
  const { train: fitted, held: validation } = splitTwo(context, train, labelOf);
  return { train: fitted, validation, test };
}

export function splitTwo(
  context: ProtocolContext,
  rows: readonly Example[],
  labelOf: LabelOf,
): { readonly train: readonly Example[]; readonly held: readonly Example[] } {
  const { train, held } = repaired(context, 'L18')
    ? groupSplit(nearGroups(rows, context.seed), HELD, context.seed)
    : stratifiedSplit(rows.map(labelOf), HELD, context.seed);
  const take = (of: Int32Array): Example[] => Array.from(of, (i) => rows[i]!);
  return { train: take(train), held: take(held) };
}

/** Rows of `test` of which no near-copy stands in `fitted`. */
export function withoutNearCopies(
  test: readonly Example[],
  fitted: readonly Example[],
  seed: number,
): readonly Example[] {
  const groups = nearGroups([...fitted, ...test], seed);
  const seen = new Set(groups.subarray(0, fitted.length));
  return test.filter((_, i) => !seen.has(groups[fitted.length + i]!));
}

/** A part that cannot be computed for want of data is named among the missing; the others go on. */
export function attempt<T>(draft: Draft, name: string, compute: () => T): T | null {
  try {
    return compute();
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    draft.miss(`${name}: ${cause.message}`);
    return null;
  }
}
