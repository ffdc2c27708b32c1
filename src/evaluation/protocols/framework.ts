import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { cappedFprThreshold, type Dense, f1Threshold } from '../../learn/index.ts';
import type { Scored } from '../metrics/scored.ts';
import {
  type BaseModels,
  type FramedRow,
  fitPolicy,
  fitStageVerifiers,
  frameRow,
  type Policy,
  type PolicyOptions,
  stackedFeatures,
  type Variant,
} from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';
import type { FrameworkData } from './framework-data.ts';
import { frameworkRoles, type RoleOptions, type Roles } from './framework-roles.ts';
import { frameOptions, stackOptions } from './leaks.ts';
import { nearGroups } from './near-groups.ts';
import { rememberingFit } from './remembered.ts';

/** Rows of one role as the policies see them. */
export interface Stacked {
  readonly name: string;
  readonly examples: readonly Example[];
  readonly labels: Uint8Array;
  readonly stacked: Dense;
  /** Near-copies, or one BIPIA context: what a bootstrap draws together. */
  readonly groups: Int32Array;
}

/** One run of the framework below its policies: everything that is fitted, and every role in stacked columns. */
export interface FrameworkRun {
  readonly turn: RoleOptions;
  readonly models: BaseModels;
  readonly meta: Stacked;
  readonly threshold: Stacked;
  readonly calibration: readonly Stacked[];
  readonly tests: readonly Stacked[];
  /** Any rows, as this run scores them. */
  readonly stack: (examples: readonly Example[]) => Dense;
  /** Rows in a form of the caller's own. */
  readonly stackFramed: (rows: readonly FramedRow[]) => Dense;
  /** Sizes, for the record. */
  readonly trained: { readonly base: number; readonly meta: number; readonly threshold: number };
}

/** Fits base detectors and verifiers and stacks every role; runs of one (rotation, seed, switches) are shared. */
export function frameworkRun(data: FrameworkData, turn: RoleOptions, context: ProtocolContext): FrameworkRun {
  const { mode, switches, quick } = context;
  const key = `framework ${JSON.stringify([turn, mode, Object.entries(switches).sort(), quick])}`;
  const known = context.cache.get(key) as FrameworkRun | undefined;
  if (known !== undefined) return known;
  const run = fitRun(frameworkRoles(data, turn, context), turn, context);
  // runs of other seeds are read once: their models are not worth the memory
  if (turn.seed === context.seed && turn.only === undefined) context.cache.set(key, run);
  return run;
}

export function fitRun(roles: Roles, turn: RoleOptions, context: ProtocolContext): FrameworkRun {
  const { base, meta, threshold, calibration, stages, tests } = roles;
  const frame = frameOptions(context);
  const options = stackOptions(context);
  const textOf = (row: Example): string => {
    const { text } = frameRow(row, frame);
    return options.mask === undefined ? text : options.mask(text);
  };
  const seed = turn.seed;
  context.onStep?.(`framework: rotation ${turn.rotation + 1}, seed ${seed}: text detectors`);
  const texts = base.map(textOf);
  const labels = Uint8Array.from(base, ({ label }) => label);
  const fitDetector = rememberingFit(context);
  const bounded = options.boundedDelimiters === true && { boundedDelimiters: true };
  const detector = (kind: 'word' | 'char' | 'word_char_rules') =>
    // only the third reads the heuristics
    fitDetector(texts, labels, { kind, seed, ...(kind === 'word_char_rules' && bounded) });
  const models: BaseModels = {
    text: [detector('word'), detector('char'), detector('word_char_rules')],
    stages: fitStageVerifiers(
      stages.map((row) => ({ text: textOf(row), outcome: row.outcome ?? null })),
      seed,
      fitDetector,
    ),
  };
  context.onStep?.(`framework: rotation ${turn.rotation + 1}, seed ${seed}: scoring`);
  const stackFramed = (rows: readonly FramedRow[]): Dense => stackedFeatures(models, rows, options);
  const stack = (examples: readonly Example[]): Dense =>
    stackFramed(examples.map((row) => frameRow(row, frame)));
  const role = (name: string, examples: readonly Example[]): Stacked => ({
    name,
    examples,
    labels: Uint8Array.from(examples, ({ label }) => label),
    stacked: stack(examples),
    groups: tests.some((test) => test.name === name)
      ? sharedGroups(examples, context)
      : new Int32Array(examples.length),
  });
  return {
    turn,
    models,
    meta: role('meta', meta),
    threshold: role('threshold', threshold),
    calibration: calibration.map(({ name, rows }) => role(name, rows)),
    tests: tests.map(({ name, rows }) => role(name, rows)),
    stack,
    stackFramed,
    trained: { base: base.length, meta: meta.length, threshold: threshold.length },
  };
}

/** The same test rows stand in many runs: their groups are computed once. */
function sharedGroups(examples: readonly Example[], context: ProtocolContext): Int32Array {
  const key = `groups ${examples.map(({ id }) => id).join()}`;
  const known = context.cache.get(key) as Int32Array | undefined;
  if (known !== undefined) return known;
  const groups = groupsOf(examples, context.seed);
  context.cache.set(key, groups);
  return groups;
}

/** BIPIA rows by context, others by near-copy. */
export function groupsOf(examples: readonly Example[], seed: number): Int32Array {
  const near = nearGroups(examples, seed);
  const contexts = new Map<string, number>();
  return near.map((group, i) => {
    const context = examples[i]!.set === 'bipia' ? examples[i]!.groups.context : undefined;
    if (context === undefined) return group;
    if (!contexts.has(context)) contexts.set(context, examples.length + contexts.size);
    return contexts.get(context)!;
  });
}

/** Highest false-positive rate of the strict policy on its calibration rows. */
const STRICT_FPR = 0.01;

/** A variant fitted on a run: its two thresholds, and any stacked rows scored. */
export interface FittedVariant {
  readonly variant: Variant;
  readonly policy: Policy;
  readonly review: number;
  readonly strict: number;
}

/** @throws InputError when meta rows hold one class only */
export function fitVariant(run: FrameworkRun, variant: Variant, context: ProtocolContext): FittedVariant {
  const options: PolicyOptions = {
    variant,
    seed: run.turn.seed,
    noMarkers: repaired(context, 'L02'),
    noTwins: repaired(context, 'L11'),
    standardize: repaired(context, 'L11'),
    chooseC: repaired(context, 'L42'),
  };
  const policy = fitPolicy(run.meta.stacked, run.meta.labels, options);
  const sources = run.calibration.filter(({ labels }) => labels.length > 0);
  if (sources.length === 0)
    throw new InputError(
      'calibration',
      'there are no benign rows to set the strict threshold on; add NotInject',
    );
  return {
    variant,
    policy,
    review: f1Threshold(policy(run.threshold.stacked), run.threshold.labels),
    // with several sources each must hold its own rate
    strict: Math.max(...sources.map(({ stacked }) => cappedFprThreshold(policy(stacked), STRICT_FPR))),
  };
}

export const scoredBy = ({ policy }: FittedVariant, { stacked, labels, groups }: Stacked): Scored => ({
  scores: policy(stacked),
  labels,
  groups,
});
