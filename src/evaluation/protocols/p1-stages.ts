import type { Example } from '../../case.ts';
import type { Stage } from '../../stages/index.ts';
import { type Drawn, rocCurves } from '../metrics/curves.ts';
import { measureCells } from '../metrics/measures.ts';
import { stratifiedSplit } from '../paper/index.ts';
import type { Cell } from '../protocol-result.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { runStageExperiment, type StageModel, samplesOf } from './stage-experiment.ts';
import { frameOf, indexStages } from './stage-rows.ts';
import { attempt, labelOfStage, splitThree, stageSample } from './stage-split.ts';
import { categoryTable, funnel, patternRows, stageTable } from './stage-tables.ts';

export const TARGETS = ['fullSuccess', 'defenseBypassed', 'toolCalled'] as const satisfies readonly Stage[];
const MODELS = ['SGD logistic', 'complement NB', 'hybrid'] as const satisfies readonly StageModel[];
const PASSES = 30;

const IDS: Readonly<Partial<Record<Stage, string>>> = {
  fullSuccess: 't3.full.random',
  toolCalled: 't3.tool.random',
};

/** Stage analysis and stratified random split per label (method, sections 1.4 and 5, P1). */
export const p1: Protocol = protocol({
  id: 'P1',
  title: 'Attack chain: stages, and each label on a random split',
  modes: ['paper', 'leakFree'],
  leaks: ['L01', 'L18', 'L36'],
  async compute(context, draft) {
    context.onStep?.('P1: reading outcomes');
    const index = await indexStages(context.data, draft);
    const rows = frameOf(index, repaired(context, 'L36'));
    draft.tables.push(categoryTable(index, rows, draft), patternRows(index, rows));
    draft.curves.push(funnel(index, rows));
    const drawn: Drawn[] = [];
    const results: Record<string, Cell>[] = [];
    const levels: Record<string, Cell>[] = [];
    for (const target of TARGETS) {
      const sample = await stageSample(context, { index, rows, target });
      const labelOf = labelOfStage(target);
      const parts = splitThree(context, sample, labelOf);
      for (const model of MODELS) {
        context.onStep?.(`P1: ${target}, ${model}`);
        const result = attempt(draft, `${target}, ${model}`, () =>
          runStageExperiment(context, { ...parts, labelOf, model, passes: PASSES }),
        );
        if (result === null) continue;
        const { scored, threshold } = result;
        const options = { threshold, seed: context.seed, samples: samplesOf(context) };
        const cells = measureCells(scored, options);
        results.push({ target, model, trained: parts.train.length, threshold, ...cells });
        if (model !== 'SGD logistic') continue;
        drawn.push({ name: target, scored });
        if (IDS[target] !== undefined) draft.reproduce(IDS[target], cells.f1!);
      }
      levels.push(...heldOutLevels({ context, draft, sample, target }));
    }
    if (results.length > 0) draft.tables.push(stageTable('random-split', 'Random split, by label', results));
    if (levels.length > 0)
      draft.tables.push(stageTable('held-out-level', 'One level held out, trained on the others', levels));
    if (drawn.length > 0) draft.curves.push(rocCurves('p1-roc', 'Random split', drawn));
    draft.note(
      repaired(context, 'L18')
        ? 'Rows are split by near-copy group: no near-copy of a test row is in training.'
        : 'Rows are split at random: repeats and near-copies stand on both sides (L18).',
    );
  },
});

interface LevelRun {
  readonly context: ProtocolContext;
  readonly draft: Draft;
  readonly sample: readonly Example[];
  readonly target: Stage;
}

const LEAST_LEVEL = 30;

export const levelOf = ({ facets }: Example): string | null =>
  /^level\d+/.exec(facets.level ?? '')?.[0] ?? null;

/** Leave-one-scenario-group-out: the better test of shift. Levels with one class or few rows have no figure. */
function heldOutLevels({ context, draft, sample, target }: LevelRun): Record<string, Cell>[] {
  const labelOf = labelOfStage(target);
  const levels = [...new Set(sample.map(levelOf))].filter((level) => level !== null).sort();
  return levels.flatMap((level): Record<string, Cell>[] => {
    const test = sample.filter((row) => levelOf(row) === level);
    const rest = sample.filter((row) => levelOf(row) !== level);
    if (test.length < LEAST_LEVEL || rest.length < LEAST_LEVEL) return [];
    const { train, held } = stratifiedSplit(rest.map(labelOf), 0.2, context.seed);
    const take = (of: Int32Array): Example[] => Array.from(of, (i) => rest[i]!);
    const parts = { train: take(train), validation: take(held), test };
    const result = attempt(draft, `${target}, ${level} held out`, () =>
      runStageExperiment(context, { ...parts, labelOf, model: 'SGD logistic', passes: PASSES }),
    );
    if (result === null) return [];
    const { threshold, scored } = result;
    const options = { threshold, seed: context.seed, samples: samplesOf(context) };
    return [{ target, level, trained: train.length, threshold, ...measureCells(scored, options) }];
  });
}
