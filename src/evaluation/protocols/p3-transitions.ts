import { type Transition, transitionsOf } from '../../stages/index.ts';
import { measureCells } from '../metrics/measures.ts';
import type { Cell } from '../protocol-result.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { runStageExperiment, samplesOf } from './stage-experiment.ts';
import { frameOf, indexStages, stageLabel } from './stage-rows.ts';
import {
  attempt,
  labelOfStage,
  type Parts,
  splitThree,
  stageSample,
  withoutNearCopies,
} from './stage-split.ts';
import { stageTable } from './stage-tables.ts';

const IDS: Readonly<Record<string, string>> = {
  'tool call→destination, phase 2': 't4.dest.phase',
  'tool call→content, phase 2': 't4.cont.phase',
  'bypass→tool call, random': 't4.tool.random',
  'bypass→tool call, phase 2': 't4.tool.phase',
};

/**
 * Conditional transitions: rows that reached one stage, and whether they reached the next (method, section 5, P3).
 * The flag-everything column gives the base rate, without which these figures cannot be read.
 */
export const p3: Protocol = protocol({
  id: 'P3',
  title: 'Conditional transitions between stages',
  modes: ['paper', 'leakFree'],
  leaks: ['L01', 'L18', 'L36'],
  async compute(context, draft) {
    const index = await indexStages(context.data, draft);
    const all = frameOf(index, repaired(context, 'L36'));
    const rows: Record<string, Cell>[] = [];
    for (const transition of transitionsOf(context.mode)) {
      const { given, target } = transition;
      const reached = all.filter((row) =>
        given.every((stage) => stageLabel(index.outcomes[row], stage) === 1),
      );
      if (reached.length === 0) {
        draft.miss(`${transition.name}: no row reached ${given.join(' and ')}`);
        continue;
      }
      const labelOf = labelOfStage(target);
      const sample = await stageSample(context, { index, rows: reached, target });
      const random = splitThree(context, sample, labelOf);
      const first = splitThree(
        context,
        sample.filter(({ split }) => split !== 'phase2'),
        labelOf,
      );
      const second = sample.filter(({ split }) => split === 'phase2');
      const fitted = [...first.train, ...first.validation];
      const test = repaired(context, 'L18') ? withoutNearCopies(second, fitted, context.seed) : second;
      rows.push(
        ...step(context, draft, { transition, split: 'random', parts: random }),
        ...step(context, draft, { transition, split: 'phase 2', parts: { ...first, test } }),
      );
    }
    if (rows.length > 0) draft.tables.push(stageTable('transitions', 'Conditional transitions', rows));
  },
});

interface Step {
  readonly transition: Transition;
  readonly split: string;
  readonly parts: Parts;
}

function step(
  context: ProtocolContext,
  draft: Draft,
  { transition: { name, target }, split, parts }: Step,
): Record<string, Cell>[] {
  context.onStep?.(`P3: ${name}, ${split}`);
  if (parts.test.length === 0) {
    draft.miss(`${name}, ${split}: no test rows`);
    return [];
  }
  const result = attempt(draft, `${name}, ${split}`, () =>
    runStageExperiment(context, {
      ...parts,
      labelOf: labelOfStage(target),
      model: 'SGD logistic',
      passes: 30,
    }),
  );
  if (result === null) return [];
  const { threshold, scored } = result;
  const cells = measureCells(scored, { threshold, seed: context.seed, samples: samplesOf(context) });
  const id = IDS[`${name}, ${split}`];
  if (id !== undefined) draft.reproduce(id, cells.f1!, `flagging everything: ${cells.flagAll}`);
  return [{ target: name, split, trained: parts.train.length, threshold, ...cells }];
}
