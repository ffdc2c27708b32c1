import type { StageOutcome } from '../../case.ts';
import {
  CATEGORIES,
  type Category,
  countCategories,
  patternTable,
  STAGES,
  type Stage,
} from '../../stages/index.ts';
import { rate } from '../metrics/estimate.ts';
import { MEASURE_COLUMNS } from '../metrics/measures.ts';
import type { Column, Curve, ResultTable } from '../protocol-result.ts';
import type { Draft } from './draft.ts';
import { orNothing, type StageIndex, stageLabel } from './stage-rows.ts';

const COLUMNS: readonly Column[] = [
  { key: 'target', name: 'label', kind: 'text' },
  { key: 'split', name: 'split', kind: 'text' },
  { key: 'level', name: 'level', kind: 'text' },
  { key: 'model', name: 'model', kind: 'text' },
  { key: 'trained', name: 'rows trained on', kind: 'count' },
  { key: 'rule', name: 'threshold set on', kind: 'text' },
  { key: 'threshold', name: 'threshold', kind: 'number' },
  ...MEASURE_COLUMNS,
];

/** A table of measures; columns that no row has are left out. */
export function stageTable(id: string, title: string, rows: ResultTable['rows']): ResultTable {
  return { id, title, columns: COLUMNS.filter(({ key }) => rows.some((row) => key in row)), rows };
}

const IDS: Readonly<Partial<Record<Category, string>>> = {
  detected: 'stage.retrieved_detected',
  noToolCall: 'stage.bypassed_no_call',
  wrongDestination: 'stage.wrong_destination',
  wrongContent: 'stage.wrong_content',
  fullSuccess: 'stage.full_success',
};

/** Share of each category over rows (as published), over distinct texts, and by phase. */
export function categoryTable(index: StageIndex, rows: Int32Array, draft: Draft): ResultTable {
  const { outcomes, phases, texts } = index;
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
  for (const [category, id] of Object.entries(IDS))
    draft.reproduce(id, rate(views.all.counts[category as Category], views.all.n));
  draft.reproduce('data.llmail.full_success.phase1', rate(views.phase1.counts.fullSuccess, views.phase1.n));
  draft.reproduce('data.llmail.full_success.phase2', rate(views.phase2.counts.fullSuccess, views.phase2.n));
  return {
    id: 'categories',
    title: 'How far the attacks got: the first condition that fails',
    columns: [
      { key: 'category', name: 'category', kind: 'text' },
      { key: 'all', name: 'share of rows', kind: 'share' },
      { key: 'distinct', name: 'share of distinct texts', kind: 'share' },
      { key: 'phase1', name: 'phase 1', kind: 'share' },
      { key: 'phase2', name: 'phase 2', kind: 'share' },
    ],
    rows: CATEGORIES.map((category) => ({
      category,
      ...Object.fromEntries(
        Object.entries(views).map(([name, { n, counts }]) => [name, rate(counts[category], n)]),
      ),
    })),
  };
}

/** The patterns that occur, and how often a detected attack called the tool all the same. */
export function patternRows({ outcomes }: StageIndex, rows: Int32Array): ResultTable {
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

export function funnel({ outcomes }: StageIndex, rows: Int32Array): Curve {
  const reached = (stage: Stage): number =>
    rows.reduce((sum, row) => sum + stageLabel(outcomes[row], stage), 0) / Math.max(1, rows.length);
  return {
    id: 'funnel',
    title: 'Share of submissions that reached each stage',
    kind: 'funnel',
    x: { name: 'Stage', unit: 'link of the chain' },
    y: { name: 'Submissions', unit: 'share' },
    series: [
      { name: 'LLMail-Inject', points: STAGES.map((stage, i) => [i, reached(stage)]), labels: STAGES },
    ],
  };
}
