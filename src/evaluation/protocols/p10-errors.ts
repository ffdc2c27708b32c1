import type { Example } from '../../case.ts';
import { f1Threshold } from '../../learn/index.ts';
import { rate } from '../metrics/estimate.ts';
import { plainText } from '../paper/index.ts';
import type { Cell, ResultTable } from '../protocol-result.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import {
  ATTACK_ERRORS,
  attackError,
  looksLikeScheduling,
  PROMPT_ERRORS,
  promptError,
} from './error-kinds.ts';
import { fitVariant, frameworkRun, scoredBy } from './framework.ts';
import { frameworkData } from './framework-data.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { runStageExperiment } from './stage-experiment.ts';
import { frameOf, indexStages, readStageRows } from './stage-rows.ts';
import { attempt, labelOfStage, splitTwo, stageSample } from './stage-split.ts';

/** Size of a sample to be coded, as the published even percentages suggest. */
const SAMPLE = 50;
const SHOWN = 10;
const SNIPPET = 160;

/** Errors by the categories of the paper, decided by rules (method, section 5, P10). */
export const p10: Protocol = protocol({
  id: 'P10',
  title: 'Error analysis',
  modes: ['paper', 'leakFree'],
  lane: 'framework',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    await phase2Errors(context, draft);
    await notinjectErrors(context, draft);
    draft.note(
      'The paper coded its errors by hand; here rules decide, which can err themselves. Two raters are to code the exported rows.',
    );
  },
});

async function phase2Errors(context: ProtocolContext, draft: Draft): Promise<void> {
  const index = await indexStages(context.data, draft);
  const rows = frameOf(index, repaired(context, 'L36'));
  const target = 'fullSuccess';
  const labelOf = labelOfStage(target);
  const sample = await stageSample(context, {
    index,
    rows: rows.filter((row) => index.phases[row] === 1),
    target,
  });
  const test = await readStageRows(
    context.data,
    rows.filter((row) => index.phases[row] === 2),
  );
  if (test.length === 0) {
    draft.miss('P10: LLMail holds no rows of phase 2');
    return;
  }
  const { train, held } = splitTwo(context, sample, labelOf);
  const result = attempt(draft, 'P10, full success on phase 2', () =>
    runStageExperiment(context, {
      train,
      validation: held,
      test,
      labelOf,
      model: 'SGD logistic',
      passes: 40,
    }),
  );
  if (result === null) return;
  const { scores, labels } = result.scored;
  // at the published threshold (set on phase 1) next to nothing is flagged: then every error is a miss
  const threshold = f1Threshold(scores, labels);
  const errors = [...test.keys()]
    .filter((i) => scores[i]! >= threshold !== (labels[i] === 1))
    .sort((a, b) => Math.abs(scores[b]! - threshold) - Math.abs(scores[a]! - threshold));
  const coded = errors.slice(0, SAMPLE);
  const kindOf = (i: number): string => attackError(test[i]!, scores[i]! >= threshold);
  const share = (of: readonly number[], kind: string): Cell =>
    rate(of.filter((i) => kindOf(i) === kind).length, of.length);
  const missed = errors.filter((i) => labels[i] === 1);
  draft.tables.push({
    id: 'phase2-errors',
    title: 'Errors of the full-success model on phase 2 (oracle threshold)',
    columns: [
      { key: 'kind', name: 'kind', kind: 'text' },
      { key: 'sample', name: `share of the ${coded.length} farthest from the threshold`, kind: 'share' },
      { key: 'all', name: 'share of all errors', kind: 'share' },
    ],
    rows: [
      ...ATTACK_ERRORS.map((kind) => ({ kind, sample: share(coded, kind), all: share(errors, kind) })),
      {
        kind: 'missed ones that look like scheduling',
        sample: null,
        all: rate(missed.filter((i) => looksLikeScheduling(test[i]!)).length, missed.length),
      },
    ],
  });
  draft.reproduce('err.p2.near_miss', share(coded, 'near miss'), 'by rules, not by hand');
  draft.reproduce('err.p2.boundary', share(coded, 'missed boundary'), 'by rules, not by hand');
  if (errors.length === 0) return;
  draft.tables.push(
    exported('phase2-rows', 'Phase 2: errors farthest from and nearest to the threshold', {
      rows: ends(errors).map((i) => ({ row: test[i]!, score: scores[i]!, kind: kindOf(i) })),
    }),
  );
}

async function notinjectErrors(context: ProtocolContext, draft: Draft): Promise<void> {
  const data = await frameworkData(context, draft);
  if (data.notinject.length === 0) return;
  const flagged: Record<'strict' | 'review', { row: Example; score: number; margin: number }[]> = {
    strict: [],
    review: [],
  };
  let tested = 0;
  for (const rotation of context.quick ? [0] : [0, 1, 2]) {
    const run = frameworkRun(data, { rotation, seed: context.seed }, context);
    const fitted = fitVariant(run, 'selective_stage_plus_action_context', context);
    const test = run.tests.find(({ name }) => name === 'notinject')!;
    const { scores } = scoredBy(fitted, test);
    tested += test.examples.length;
    for (const level of ['strict', 'review'] as const)
      test.examples.forEach((row, i) => {
        if (scores[i]! >= fitted[level])
          flagged[level].push({ row, score: scores[i]!, margin: scores[i]! - fitted[level] });
      });
  }
  const share = (level: 'strict' | 'review', kind: string): Cell =>
    rate(flagged[level].filter(({ row }) => promptError(row) === kind).length, flagged[level].length);
  draft.tables.push({
    id: 'notinject-errors',
    title: `NotInject rows flagged (of ${tested}), by kind`,
    columns: [
      { key: 'kind', name: 'kind', kind: 'text' },
      { key: 'strict', name: 'share of those flagged at strict', kind: 'share' },
      { key: 'review', name: 'share of those flagged at review', kind: 'share' },
    ],
    rows: PROMPT_ERRORS.map((kind) => ({
      kind,
      strict: share('strict', kind),
      review: share('review', kind),
    })),
  });
  for (const kind of ['technical', 'security', 'polysemous', 'creative'] as const)
    draft.reproduce(`err.ni.${kind}`, share('review', kind), 'by rules, at the review threshold');
  if (flagged.review.length === 0) return;
  const shown = flagged.review.sort((a, b) => b.margin - a.margin);
  draft.tables.push(
    exported('notinject-rows', 'NotInject: flagged rows farthest from and nearest to the review threshold', {
      rows: ends([...shown.keys()]).map((i) => ({ ...shown[i]!, kind: promptError(shown[i]!.row) })),
    }),
  );
}

/** The first and the last ten of a list. */
const ends = (sorted: readonly number[]): readonly number[] =>
  sorted.length <= 2 * SHOWN ? sorted : [...sorted.slice(0, SHOWN), ...sorted.slice(-SHOWN)];

interface Exported {
  readonly rows: readonly { readonly row: Example; readonly score: number; readonly kind: string }[];
}

const exported = (id: string, title: string, { rows }: Exported): ResultTable => ({
  id,
  title,
  columns: [
    { key: 'id', name: 'row', kind: 'text' },
    { key: 'kind', name: 'kind', kind: 'text' },
    { key: 'score', name: 'score', kind: 'number' },
    { key: 'text', name: 'beginning', kind: 'text', local: true },
  ],
  rows: rows.map(({ row, score, kind }) => ({
    ...{ id: row.id, kind, score },
    text: plainText(row).replace(/\s+/g, ' ').slice(0, SNIPPET),
  })),
});
