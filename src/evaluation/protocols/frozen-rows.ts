import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { measureCells } from '../metrics/measures.ts';
import type { Scored } from '../metrics/scored.ts';
import { type FramedRow, frameRow, plainText } from '../paper/index.ts';
import type { Cell } from '../protocol-result.ts';
import type { Scorer } from '../scorer.ts';
import type { ProtocolContext } from './context.ts';
import type { Draft } from './draft.ts';
import { groupsOf } from './framework.ts';
import { frameworkData } from './framework-data.ts';
import { frameworkRoles, type NamedRows } from './framework-roles.ts';
import { BINARY_SETS } from './framework-summary.ts';
import { frameOptions } from './leaks.ts';
import { samplesOf } from './stage-experiment.ts';

/** Leaks that a frozen method heeds: those of the text it is shown, and of the rows that set its threshold or test it. */
export const FROZEN_LEAKS = [
  ...['L01', 'L05', 'L13', 'L14', 'L15', 'L19', 'L20', 'L21', 'L22', 'L27', 'L36'],
] as const;

/** A role's rows in the form of the run, ready for any scorer. */
export interface FrozenRole extends NamedRows {
  readonly labels: Uint8Array;
  /** What a bootstrap draws together; roles that are not tested have one group. */
  readonly groups: Int32Array;
}

/** The rows of one rotation that concern a method without training: the framework's own, so that figures compare. */
export interface FrozenTurn {
  readonly rotation: number;
  readonly threshold: FrozenRole;
  /** Benign, by source; never empty. */
  readonly calibration: readonly FrozenRole[];
  /** Sets without rows are left out. */
  readonly tests: readonly FrozenRole[];
}

/**
 * The rotations of one seed: other seeds share the test rows, and a frozen method trains on nothing.
 * @throws InputError when there are no benign rows to set a threshold on
 */
export async function frozenTurns(context: ProtocolContext, draft: Draft): Promise<readonly FrozenTurn[]> {
  const data = await frameworkData(context, draft);
  const frame = frameOptions(context);
  const shown = new Map<string, Example>();
  const framed = (example: Example): Example => {
    const known = shown.get(example.id);
    if (known !== undefined) return known;
    const row = withText(example, frameRow(example, frame));
    shown.set(example.id, row);
    return row;
  };
  const role = ({ name, rows }: NamedRows, groups?: Int32Array): FrozenRole => ({
    name,
    rows: rows.map(framed),
    labels: Uint8Array.from(rows, ({ label }) => label),
    groups: groups ?? new Int32Array(rows.length),
  });
  const turns = (context.quick ? [0, 1] : [0, 1, 2]).map((rotation): FrozenTurn => {
    const roles = frameworkRoles(data, { rotation, seed: context.seed }, context);
    return {
      rotation,
      threshold: role({ name: 'threshold', rows: roles.threshold }),
      calibration: roles.calibration.filter(({ rows }) => rows.length > 0).map((source) => role(source)),
      tests: roles.tests
        .filter(({ rows }) => rows.length > 0)
        .map((test) => role(test, groupsOf(test.rows, context.seed))),
    };
  });
  if (turns.some(({ calibration }) => calibration.length === 0))
    throw new InputError('calibration', 'there are no benign rows to set the threshold on; add NotInject');
  for (const set of [...BINARY_SETS, 'notinject', 'nvidia'])
    if (!turns[0]!.tests.some(({ name }) => name === set))
      draft.miss(`no test rows of ${set}: it is not in the mean`);
  return turns;
}

/** A scorer reads subject and body; a frame of the paper's is put there as a body alone. */
const withText = (example: Example, { text }: FramedRow): Example =>
  text === plainText(example) ? example : { ...example, subject: null, body: text };

/** Every row of some roles, once. */
export const distinctRows = (roles: readonly FrozenRole[]): readonly Example[] => [
  ...new Map(roles.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values(),
];

/** Risk of each row by its id; NaN where it could not be judged. */
export type Risks = ReadonlyMap<string, number>;

const CHUNK = 256;

/** Scores rows in portions, saying how far it is. */
export async function risksOf(
  scorer: Scorer,
  rows: readonly Example[],
  { onStep }: ProtocolContext,
): Promise<Risks> {
  const risks = new Map<string, number>();
  for (let start = 0; start < rows.length; start += CHUNK) {
    onStep?.(`${scorer.name}: ${start} of ${rows.length} rows`);
    const portion = rows.slice(start, start + CHUNK);
    const scores = await scorer.score(portion);
    for (const [i, { id }] of portion.entries()) risks.set(id, scores[i]!);
  }
  return risks;
}

/** What becomes of rows that could not be judged: no figure of theirs is made up, and both bounds can be told. */
export type Failures = 'left out' | 'flagged' | 'not flagged';

const STANDS_FOR = { flagged: Number.POSITIVE_INFINITY, 'not flagged': Number.NEGATIVE_INFINITY } as const;

export function scoredRole({ rows, labels, groups }: FrozenRole, risks: Risks, failures: Failures): Scored {
  const all = rows.map(({ id }) => risks.get(id) ?? Number.NaN);
  const kept = [...all.keys()].filter((i) => failures !== 'left out' || !Number.isNaN(all[i]));
  const instead = failures === 'left out' ? Number.NaN : STANDS_FOR[failures];
  return {
    scores: Float64Array.from(kept, (i) => (Number.isNaN(all[i]) ? instead : all[i]!)),
    labels: Uint8Array.from(kept, (i) => labels[i]!),
    groups: Int32Array.from(kept, (i) => groups[i]!),
  };
}

/** Rows of a role that could not be judged. */
export const failedRows = ({ rows }: FrozenRole, risks: Risks): number =>
  rows.filter(({ id }) => Number.isNaN(risks.get(id) ?? Number.NaN)).length;

/** Figures of one test set at one threshold, with intervals. */
export const cellsAt = (scored: Scored, threshold: number, context: ProtocolContext): Record<string, Cell> =>
  measureCells(scored, {
    threshold,
    seed: context.seed,
    samples: context.quick ? 20 : samplesOf(context),
  });
