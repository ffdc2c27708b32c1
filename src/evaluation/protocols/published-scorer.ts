import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { equalClassSample } from '../paper/index.ts';
import type { FitScorerOptions, Scorer } from '../scorer.ts';
import type { ProtocolContext } from './context.ts';
import { fitRun, fitVariant, groupsOf } from './framework.ts';
import type { Roles } from './framework-roles.ts';

/** The final variant as published: selective stages with action and context features. */
export const FINAL = 'selective_stage_plus_action_context';

/** The published method in the form of this run, as a scorer: it has to be fitted on rows first. */
export function publishedScorer(context: ProtocolContext): Scorer & Required<Pick<Scorer, 'fit'>> {
  const name = `published method, ${context.mode === 'paper' ? 'as published' : 'leak-free'}`;
  return {
    name,
    score() {
      throw new InputError('unfitted', `${name} has no weights of its own; fit it on training rows first`);
    },
    fit: (train, options) => fitOn(train, { ...options, name, context }),
  };
}

interface Fitting extends FitScorerOptions {
  readonly name: string;
  readonly context: ProtocolContext;
}

/** Rows spread over base, meta and threshold by group (60, 25, 15 %), each equal in class. */
function fitOn(train: readonly Example[], { name, seed, context }: Fitting): Scorer {
  const groups = groupsOf(train, seed);
  const share = (i: number): number => ((Math.imul(groups[i]! + 1, 0x9e3779b1) >>> 8) % 100) / 100;
  const role = (low: number, high: number): Example[] => {
    const rows = train.filter((_, i) => share(i) >= low && share(i) < high);
    const labels = Uint8Array.from(rows, ({ label }) => label);
    return Array.from(equalClassSample(labels, { seed }), (i) => rows[i]!);
  };
  const held = train.filter((_, i) => share(i) >= 0.85);
  const roles: Roles = {
    base: role(0, 0.6),
    meta: role(0.6, 0.85),
    threshold: role(0.85, 1),
    calibration: [{ name: 'benign', rows: held.filter(({ label }) => label === 0) }],
    stages: train.filter((row, i) => share(i) < 0.6 && (Boolean(row.outcome) || row.set === 'notinject')),
    tests: [],
  };
  const run = fitRun(roles, { rotation: 0, seed }, context);
  const { policy } = fitVariant(run, FINAL, context);
  return { name, score: (examples) => policy(run.stack(examples)) };
}
