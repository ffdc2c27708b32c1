import type { Example, StageOutcome } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { CATEGORIES, countCategories, patternTable, type Stage } from '../../stages/index.ts';
import { rocCurves } from '../metrics/curves.ts';
import { rate } from '../metrics/estimate.ts';
import { MEASURE_COLUMNS, measureCells } from '../metrics/measures.ts';
import { groupSplit, proportionalSample, stratifiedSplit } from '../paper/index.ts';
import type { Cell, Column, ResultTable } from '../protocol-result.ts';
import { type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { nearGroups } from './near-groups.ts';
import { PUBLISHED } from './published.ts';
import { runStageExperiment, type StageModel, samplesOf } from './stage-experiment.ts';
import { frameOf, indexStages, orNothing, readStageRows, type StageIndex, stageLabel } from './stage-rows.ts';

/** Most rows of a stage sample. */
export const STAGE_CAP = 80_000;
export const TARGETS = ['fullSuccess', 'defenseBypassed', 'toolCalled'] as const satisfies readonly Stage[];
/** Share held out as test, then the same share of the rest as validation. */
const HELD = 0.2;

/** Stage analysis and stratified random split per label (method, sections 1.4 and 5, P1). */
export const p1: ReturnType<typeof protocol> = protocol({
  id: 'P1',
  title: 'Attack chain: stages, and each label on a random split',
  modes: ['paper', 'leakFree'],
  leaks: ['L01', 'L18', 'L36'],
  async compute(context, draft) {
    context.onStep?.('P1: reading outcomes');
    const index = await indexStages(context.data, draft);
    const rows = frameOf(index, repaired(context, 'L36'));
    draft.tables.push(categoryTable(index, rows), patternRows(index, rows));
    draft.curves.push(funnel(index, rows));
    const drawn: { name: string; scored: Parameters<typeof rocCurves>[2][number]['scored'] }[] = [];
    const results: Record<string, Cell>[] = [];
    const levels: Record<string, Cell>[] = [];
    for (const target of TARGETS) {
      const labels = Uint8Array.from(rows, (row) => stageLabel(index.outcomes[row], target));
      const cap = context.quick ? 1_000 : STAGE_CAP;
      const chosen = proportionalSample(labels, { cap, seed: context.seed }).map((i) => rows[i]!);
      const sample = await readStageRows(context.data, chosen);
      const labelOf = ({ outcome }: Example): 0 | 1 => stageLabel(outcome, target);
      const parts = splitThree(context, sample, labelOf);
      for (const model of ['SGD logistic', 'complement NB', 'hybrid'] satisfies StageModel[]) {
        context.onStep?.(`P1: ${target}, ${model}`);
        const name = `${target}, ${model}`;
        const result = attempt(draft, name, () =>
          runStageExperiment(context, { ...parts, labelOf, model, passes: 30 }),
        );
        if (result === null) continue;
        const { scored, threshold } = result;
        const options = { threshold, seed: context.seed, samples: samplesOf(context) };
        const published = target === 'fullSuccess' ? 't3.full.random' : 't3.tool.random';
        results.push({
          target,
          model,
          trained: parts.train.length,
          threshold,
          published: target === 'defenseBypassed' || model !== 'SGD logistic' ? null : PUBLISHED[published],
          ...measureCells(scored, options),
        });
        if (model === 'SGD logistic') drawn.push({ name: target, scored });
      }
      levels.push(...heldOutLevels({ context, draft, sample, target }));
    }
    if (results.length > 0) draft.tables.push(table('random-split', 'Random split, by label', results));
    if (levels.length > 0)
      draft.tables.push(table('held-out-level', 'One level held out, trained on the others', levels));
    if (drawn.length > 0) draft.curves.push(rocCurves('p1-roc', 'Random split', drawn));
    draft.note(
      repaired(context, 'L18')
        ? 'Rows are split by near-copy group, so that no near-copy of a test row is in training.'
        : 'Rows are split at random: repeats and near-copies stand on both sides (L18).',
    );
  },
});

const COLUMNS: readonly Column[] = [
  { key: 'target', name: 'label', kind: 'text' },
  { key: 'level', name: 'level', kind: 'text' },
  { key: 'model', name: 'model', kind: 'text' },
  { key: 'trained', name: 'rows trained on', kind: 'count' },
  { key: 'threshold', name: 'threshold', kind: 'number' },
  { key: 'published', name: 'F1 as published', kind: 'number' },
  ...MEASURE_COLUMNS,
];

function table(id: string, title: string, rows: ResultTable['rows']): ResultTable {
  return { id, title, columns: COLUMNS.filter(({ key }) => rows.some((row) => key in row)), rows };
}

/** A part that cannot be computed for its data is named among the missing; the others go on. */
export function attempt<T>(draft: Draft, name: string, compute: () => T): T | null {
  try {
    return compute();
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    draft.miss(`${name}: ${cause.message}`);
    return null;
  }
}

export interface Thirds {
  readonly train: readonly Example[];
  readonly validation: readonly Example[];
  readonly test: readonly Example[];
}

/** 64 / 16 / 20 %, stratified by label, or (L18) by near-copy group. */
export function splitThree(
  context: ProtocolContext,
  rows: readonly Example[],
  labelOf: (example: Example) => 0 | 1,
): Thirds {
  const groups = repaired(context, 'L18') ? nearGroups(rows, context.seed) : null;
  const split = (of: Int32Array, seed: number) => {
    const { train, held } =
      groups === null
        ? stratifiedSplit(
            of.map((i) => labelOf(rows[i]!)),
            HELD,
            seed,
          )
        : groupSplit(
            of.map((i) => groups[i]!),
            HELD,
            seed,
          );
    return { train: train.map((i) => of[i]!), held: held.map((i) => of[i]!) };
  };
  const first = split(
    new Int32Array(rows.length).map((_, i) => i),
    context.seed,
  );
  const second = split(first.train, context.seed);
  const take = (of: Int32Array): Example[] => Array.from(of, (i) => rows[i]!);
  return { train: take(second.train), validation: take(second.held), test: take(first.held) };
}

interface LevelRun {
  readonly context: ProtocolContext;
  readonly draft: Draft;
  readonly sample: readonly Example[];
  readonly target: Stage;
}

const LEAST_LEVEL = 30;

/** Leave-one-scenario-group-out: the better test of shift. Levels with one class or few rows have no figure. */
function heldOutLevels({ context, draft, sample, target }: LevelRun): Record<string, Cell>[] {
  const levelOf = ({ facets }: Example): string | null => /^level\d+/.exec(facets.level ?? '')?.[0] ?? null;
  const labelOf = ({ outcome }: Example): 0 | 1 => stageLabel(outcome, target);
  const levels = [...new Set(sample.map(levelOf))].filter((level) => level !== null).sort();
  return levels.flatMap((level): Record<string, Cell>[] => {
    const test = sample.filter((row) => levelOf(row) === level);
    const rest = sample.filter((row) => levelOf(row) !== level);
    if (test.length < LEAST_LEVEL || rest.length < LEAST_LEVEL) return [];
    const { train, held } = stratifiedSplit(rest.map(labelOf), HELD, context.seed);
    const take = (of: Int32Array): Example[] => Array.from(of, (i) => rest[i]!);
    const result = attempt(draft, `${target}, ${level} held out`, () =>
      runStageExperiment(context, {
        ...{ train: take(train), validation: take(held), test, labelOf },
        model: 'SGD logistic',
        passes: 30,
      }),
    );
    if (result === null) return [];
    const options = { threshold: result.threshold, seed: context.seed, samples: samplesOf(context) };
    return [
      {
        target,
        level,
        trained: train.length,
        threshold: result.threshold,
        ...measureCells(result.scored, options),
      },
    ];
  });
}

const SHARES = { detected: 'stage.retrieved_detected', noToolCall: 'stage.bypassed_no_call' } as const;
const LATE = {
  wrongDestination: 'stage.wrong_destination',
  wrongContent: 'stage.wrong_content',
  fullSuccess: 'stage.full_success',
} as const;

/** Share of each category over rows (as published), over distinct texts, and by phase. */
function categoryTable({ outcomes, phases, texts }: StageIndex, rows: Int32Array): ResultTable {
  const seen = new Set<number>();
  const distinct = rows.filter((row) => {
    if (seen.has(texts[row]!)) return false;
    seen.add(texts[row]!);
    return true;
  });
  const countsOf = (of: Int32Array) => ({
    n: of.length,
    counts: countCategories(Array.from(of, (row) => orNothing(outcomes[row]!))),
  });
  const views = {
    all: countsOf(rows),
    distinct: countsOf(distinct),
    phase1: countsOf(rows.filter((row) => phases[row] === 1)),
    phase2: countsOf(rows.filter((row) => phases[row] === 2)),
  };
  const published: Readonly<Record<string, keyof typeof PUBLISHED>> = { ...SHARES, ...LATE };
  return {
    id: 'categories',
    title: 'How far the attacks got: the first condition that fails',
    columns: [
      { key: 'category', name: 'category', kind: 'text' },
      { key: 'published', name: 'share as published', kind: 'share' },
      { key: 'all', name: 'share of rows', kind: 'share' },
      { key: 'distinct', name: 'share of distinct texts', kind: 'share' },
      { key: 'phase1', name: 'phase 1', kind: 'share' },
      { key: 'phase2', name: 'phase 2', kind: 'share' },
    ],
    rows: CATEGORIES.map((category) => ({
      category,
      published: published[category] === undefined ? null : PUBLISHED[published[category]],
      ...Object.fromEntries(
        Object.entries(views).map(([name, { n, counts }]) => [name, rate(counts[category], n)]),
      ),
    })),
  };
}

/** The patterns that occur, and how often a detected attack called the tool all the same. */
function patternRows({ outcomes }: StageIndex, rows: Int32Array): ResultTable {
  const of: StageOutcome[] = Array.from(rows, (row) => orNothing(outcomes[row]!));
  const { counts, detectedButCalled } = patternTable(of);
  return {
    id: 'patterns',
    title: 'Patterns of retrieved, bypassed, called, destination, content (1 = reached)',
    columns: [
      { key: 'pattern', name: 'pattern', kind: 'text' },
      { key: 'share', name: 'share of rows', kind: 'share' },
    ],
    rows: [
      ...[...counts].filter(([, n]) => n > 0).map(([pattern, n]) => ({ pattern, share: rate(n, of.length) })),
      { pattern: 'detected, and called all the same', share: rate(detectedButCalled, of.length) },
    ],
  };
}

function funnel({ outcomes }: StageIndex, rows: Int32Array): Draft['curves'][number] {
  const stages: readonly Stage[] = [
    'retrieved',
    'defenseBypassed',
    'toolCalled',
    'destinationCorrect',
    'contentCorrect',
    'fullSuccess',
  ];
  const reached = (stage: Stage): number =>
    rows.reduce((sum, row) => sum + stageLabel(outcomes[row], stage), 0) / Math.max(1, rows.length);
  return {
    id: 'funnel',
    title: 'Share of submissions that reached each stage',
    kind: 'funnel',
    x: { name: 'Stage', unit: 'link of the chain' },
    y: { name: 'Submissions', unit: 'share' },
    series: [
      { name: 'LLMail-Inject', points: stages.map((stage, i) => [i, reached(stage)]), labels: stages },
    ],
  };
}
