import type { Example } from '../../case.ts';
import { f1Threshold } from '../../learn/index.ts';
import type { Stage } from '../../stages/index.ts';
import { type Drawn, rocCurves } from '../metrics/curves.ts';
import { rate } from '../metrics/estimate.ts';
import { measureCells } from '../metrics/measures.ts';
import type { Scored } from '../metrics/scored.ts';
import type { Cell, ResultTable } from '../protocol-result.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { levelOf, TARGETS } from './p1-stages.ts';
import { runStageExperiment, type StageModel, samplesOf } from './stage-experiment.ts';
import { frameOf, indexStages, readStageRows, type StageIndex } from './stage-rows.ts';
import {
  attempt,
  labelOfStage,
  type Parts,
  splitThree,
  splitTwo,
  stageSample,
  withoutNearCopies,
} from './stage-split.ts';
import { stageTable } from './stage-tables.ts';

const IDS: Readonly<Partial<Record<Stage, { fixed: string; oracle?: string }>>> = {
  fullSuccess: { fixed: 't3.full.phase', oracle: 't3.full.oracle' },
  toolCalled: { fixed: 't3.tool.phase' },
};

/** Phase 1 to phase 2: a fixed threshold, and diagnostics with an oracle threshold (method, section 5, P2). */
export const p2: Protocol = protocol({
  id: 'P2',
  title: 'Random split against phase transfer',
  modes: ['paper', 'leakFree'],
  leaks: ['L01', 'L18', 'L25', 'L36', 'L37'],
  async compute(context, draft) {
    const index = await indexStages(context.data, draft);
    const all = frameOf(index, repaired(context, 'L36'));
    const phase1 = all.filter((row) => index.phases[row] === 1);
    const phase2 = all.filter((row) => index.phases[row] === 2);
    if (phase1.length === 0 || phase2.length === 0) {
      draft.miss(`LLMail holds no rows of phase ${phase1.length === 0 ? 1 : 2}: nothing can be transferred`);
      return;
    }
    const whole2 = await readStageRows(context.data, context.quick ? phase2.subarray(0, 200) : phase2);
    const fixed: Record<string, Cell>[] = [];
    const oracle: Record<string, Cell>[] = [];
    const capture: Record<string, Cell>[] = [];
    const drawn: Drawn[] = [];
    for (const target of TARGETS) {
      const labelOf = labelOfStage(target);
      const sample = await stageSample(context, { index, rows: all, target });
      const first = sample.filter(({ split }) => split !== 'phase2');
      const parts = splitThree(context, first, labelOf);
      const second = repaired(context, 'L37') ? whole2 : sample.filter(({ split }) => split === 'phase2');
      const fitted = [...parts.train, ...parts.validation];
      const test = repaired(context, 'L18') ? withoutNearCopies(second, fitted, context.seed) : second;
      for (const model of ['SGD logistic', 'complement NB'] as const) {
        const rows = transfer(context, draft, { parts: { ...parts, test }, target, model });
        fixed.push(...rows);
        const id = IDS[target]?.fixed;
        if (model === 'SGD logistic' && id !== undefined && rows[0] !== undefined)
          draft.reproduce(id, rows[0].f1!);
      }
      const more = await diagnostics(context, draft, { index, phase1, whole2, target });
      oracle.push(...more.rows);
      capture.push(...more.capture);
      drawn.push(...more.drawn);
    }
    if (fixed.length > 0)
      draft.tables.push(stageTable('fixed-threshold', 'Phase 1 to phase 2, threshold set on phase 1', fixed));
    if (oracle.length > 0)
      draft.tables.push(
        stageTable('diagnostics', 'All of phase 2, with an oracle threshold (set on test labels)', oracle),
        captureTable(capture),
      );
    if (drawn.length > 0) draft.curves.push(rocCurves('p2-roc', 'Phase 1 to phase 2', drawn));
    if (repaired(context, 'L18'))
      draft.note('Test rows with a near-copy in training or validation are left out.');
  },
});

interface Transfer {
  readonly parts: Parts;
  readonly target: Stage;
  readonly model: StageModel;
}

function transfer(
  context: ProtocolContext,
  draft: Draft,
  { parts, target, model }: Transfer,
): Record<string, Cell>[] {
  context.onStep?.(`P2: ${target}, ${model}`);
  const result = attempt(draft, `${target}, ${model}`, () =>
    runStageExperiment(context, { ...parts, labelOf: labelOfStage(target), model, passes: 30 }),
  );
  if (result === null) return [];
  const { scored, threshold } = result;
  const options = { threshold, seed: context.seed, samples: samplesOf(context) };
  const about = { target, model, trained: parts.train.length, rule: 'phase 1 validation', threshold };
  const rows = [{ ...about, split: 'phase 2', ...measureCells(scored, options) }];
  if (!repaired(context, 'L25')) return rows;
  // Only phase 1 has levels 3 and 4: phase and level are confounded unless the level is held fixed.
  const part = (split: string, keep: (row: Example) => boolean): void => {
    const members = [...parts.test.keys()].filter((i) => keep(parts.test[i]!));
    if (members.length < 10) return;
    rows.push({ ...about, split, ...measureCells(at(scored, members), options) });
  };
  for (const level of ['level1', 'level2']) part(`phase 2, ${level}`, (row) => levelOf(row) === level);
  const letters = new Set(parts.test.map(({ facets }) => facets.level ?? ''));
  for (const letter of [...letters].sort())
    if (letter !== '') part(`phase 2, ${letter}`, ({ facets }) => facets.level === letter);
  return rows;
}

const at = ({ scores, labels, groups }: Scored, rows: readonly number[]): Scored => ({
  scores: rows.map((i) => scores[i]!),
  labels: rows.map((i) => labels[i]!),
  groups: rows.map((i) => groups[i]!),
});

interface Diagnostics {
  readonly index: StageIndex;
  readonly phase1: Int32Array;
  readonly whole2: readonly Example[];
  readonly target: Stage;
}

const CAPTURED = [0.1, 0.5, 1, 5] as const;

async function diagnostics(
  context: ProtocolContext,
  draft: Draft,
  { index, phase1, whole2, target }: Diagnostics,
): Promise<{ rows: Record<string, Cell>[]; capture: Record<string, Cell>[]; drawn: Drawn[] }> {
  const labelOf = labelOfStage(target);
  const sample = await stageSample(context, { index, rows: phase1, target });
  const { train, held } = splitTwo(context, sample, labelOf);
  const test = repaired(context, 'L18') ? withoutNearCopies(whole2, sample, context.seed) : whole2;
  const result = attempt(draft, `${target}, diagnostics`, () =>
    runStageExperiment(context, {
      ...{ train, validation: held, test, labelOf },
      model: 'SGD logistic',
      passes: 40,
    }),
  );
  if (result === null) return { rows: [], capture: [], drawn: [] };
  const { scored, threshold } = result;
  const about = { target, model: 'SGD logistic', trained: train.length };
  const measured = (rule: string, value: number): Record<string, Cell> => ({
    ...{ ...about, rule, threshold: value },
    ...measureCells(scored, { threshold: value, seed: context.seed, samples: samplesOf(context) }),
  });
  const rows = [
    measured('phase 1 validation', threshold),
    measured('oracle: phase 2 labels', f1Threshold(scored.scores, scored.labels)),
  ];
  const id = IDS[target]?.oracle;
  if (id !== undefined) draft.reproduce(id, rows[1]!.f1!);
  const order = new Uint32Array(scored.scores.length)
    .map((_, i) => i)
    .sort((a, b) => scored.scores[b]! - scored.scores[a]!);
  const attacks = order.reduce((sum, row) => sum + scored.labels[row]!, 0);
  const capture = CAPTURED.map((percent): Record<string, Cell> => {
    const k = Math.ceil((order.length * percent) / 100);
    const hits = order.subarray(0, k).reduce((sum, row) => sum + scored.labels[row]!, 0);
    return { target, top: percent / 100, precision: rate(hits, k), recall: rate(hits, attacks) };
  });
  return { rows, capture, drawn: [{ name: target, scored }] };
}

const captureTable = (rows: ResultTable['rows']): ResultTable => ({
  id: 'capture',
  title: 'What the highest scores of phase 2 hold',
  columns: [
    { key: 'target', name: 'label', kind: 'text' },
    { key: 'top', name: 'share taken from the top', kind: 'share' },
    { key: 'precision', name: 'precision', kind: 'share' },
    { key: 'recall', name: 'recall', kind: 'share' },
  ],
  rows,
});
