import { COMPARISON_COLUMNS, comparisonCells } from '../metrics/compare.ts';
import { type Drawn, precisionRecallCurves, rocCurves } from '../metrics/curves.ts';
import { rate } from '../metrics/estimate.ts';
import type { Scored } from '../metrics/scored.ts';
import type { Cell } from '../protocol-result.ts';
import { comparedColumns, HAM_FPR } from './columns.ts';
import { comparisonSets } from './comparison-sets.ts';
import type { Protocol, ProtocolContext } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { groupsOf } from './framework.ts';
import { frameworkData } from './framework-data.ts';
import { BINARY_SETS } from './framework-summary.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { type Judged, judge, RATE_COLUMNS, rateCells } from './rates.ts';
import { SaidRisks } from './said-risks.ts';
import { shippedFigures } from './shipped-figures.ts';
import { samplesOf } from './stage-experiment.ts';

/** Scorers side by side on every set, each at a threshold that flags at most 0.2 % of real ham it never saw. */
export const paired: Protocol = protocol({
  id: 'paired',
  title: 'Scorers side by side at one false-alarm rate on real mail',
  modes: ['leakFree'],
  lane: 'columns',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const columns = await comparedColumns(data, context, draft);
    const sets = await comparisonSets(data, context, draft);
    const rows: Record<string, Cell>[] = [];
    const differences: Record<string, Cell>[] = [];
    const said = new SaidRisks(columns, context);
    for (const { name: set, rows: examples } of sets) {
      context.onStep?.(`paired: ${set}`);
      const judged: [string, Judged][] = [];
      for (const column of columns) judged.push([column.name, await judge(column, examples)]);
      for (const [scorer, result] of judged) rows.push({ set, scorer, ...rateCells(result) });
      const drawn: Drawn[] = [];
      for (const [name, result] of judged) drawn.push({ name, scored: scoredOf(result, context.seed) });
      if (set === 'llmail' || set === 'bipia')
        draft.curves.push(
          rocCurves(`paired-roc-${set}`, set, drawn),
          precisionRecallCurves(`paired-pr-${set}`, set, drawn),
        );
      said.add(set, judged);
      differences.push(...pairs(set, judged, context));
    }
    draft.tables.push(
      {
        id: 'means',
        title: 'Mean over the binary sets, and real ham flagged',
        columns: [
          { key: 'scorer', name: 'scorer', kind: 'text' },
          { key: 'meanF1', name: 'mean F1 at one to one', kind: 'number' },
          { key: 'sets', name: 'binary sets in the mean', kind: 'text' },
          { key: 'commonF1', name: 'mean F1 over the sets that all have', kind: 'number' },
          { key: 'benign', name: 'benign rows of all sets flagged', kind: 'share' },
          { key: 'ham', name: 'ham flagged, cross-fitted', kind: 'share' },
        ],
        rows: [
          ...columns.map(({ name, ham }) => ({
            ...{ scorer: name, ham: ham === null ? null : rate(ham.k, ham.n) },
            ...meanOf(rows.filter(({ scorer }) => scorer === name)),
            ...{ commonF1: commonMean(rows, name), benign: benignFlagged(rows, name) },
          })),
          { scorer: 'flag everything', meanF1: 2 / 3, sets: 'any', commonF1: 2 / 3, benign: 1, ham: 1 },
        ],
      },
      {
        id: 'paired',
        title: `Every set, thresholds at ${HAM_FPR * 100} % of unseen ham`,
        columns: [
          { key: 'set', name: 'set', kind: 'text' },
          { key: 'scorer', name: 'scorer', kind: 'text' },
          ...RATE_COLUMNS,
        ],
        rows,
      },
      {
        id: 'differences',
        title: 'Pair by pair, on the rows that neither saw',
        columns: [
          { key: 'set', name: 'set', kind: 'text' },
          { key: 'first', name: 'first', kind: 'text' },
          { key: 'second', name: 'second', kind: 'text' },
          { key: 'rows', name: 'rows', kind: 'count' },
          ...COMPARISON_COLUMNS,
        ],
        rows: differences,
      },
    );
    draft.tables.push(...said.tables());
    draft.curves.push(...said.curves());
    draft.reproduced.push(...shippedFigures(rows, 'default'));
    explain(draft);
  },
});

function explain(draft: Draft): void {
  draft.note(
    'The published method is cross-fitted over its three rotations: each row is scored by a rotation that did not see it. A frozen scorer is measured on rows that it did not see in training; how many were left out stands beside. What is called "fitted on the same rows" was fitted in each rotation on the rows of the published method.',
  );
  draft.note(
    'Only flagging rates, F1 at one to one and AUC are compared: the prevalence of the sets says nothing of mail.',
  );
}

/** Mean over the binary sets on which both rates could be measured: which ones those are is told. */
function meanOf(rows: readonly Record<string, Cell>[]): Record<string, Cell> {
  const there = rows.filter(
    ({ set, f1 }) => (BINARY_SETS as readonly unknown[]).includes(set) && typeof f1 === 'number',
  );
  if (there.length === 0) return { meanF1: null, sets: 'none' };
  const meanF1 = there.reduce((sum, { f1 }) => sum + (f1 as number), 0) / there.length;
  return { meanF1, sets: there.map(({ set }) => set).join(', ') };
}

/** The same mean over those binary sets on which every scorer has a figure. */
function commonMean(rows: readonly Record<string, Cell>[], name: string): Cell {
  const measured = rows.filter(({ f1 }) => typeof f1 === 'number');
  const scorers = new Set(rows.map(({ scorer }) => scorer));
  const common = BINARY_SETS.filter(
    (set) => measured.filter((row) => row.set === set).length === scorers.size,
  ) as readonly unknown[];
  const own = measured.filter(({ set, scorer }) => scorer === name && common.includes(set));
  return own.length === 0 ? null : own.reduce((sum, { f1 }) => sum + (f1 as number), 0) / own.length;
}

/** A threshold set on one kind of mail says little of another: what it flags of every set's benign rows. */
function benignFlagged(rows: readonly Record<string, Cell>[], name: string): Cell {
  const rates = rows.flatMap(({ scorer, fpr }) => (scorer === name ? [fpr as { k: number; n: number }] : []));
  return rate(
    rates.reduce((sum, { k }) => sum + k, 0),
    rates.reduce((sum, { n }) => sum + n, 0),
  );
}

const scoredOf = ({ rows, margins }: Judged, seed: number): Scored => ({
  scores: margins,
  labels: Uint8Array.from(rows, ({ label }) => label),
  groups: groupsOf(rows, seed),
});

/** The first column against every other, on their common rows. */
function pairs(
  set: string,
  [first, ...others]: readonly (readonly [string, Judged])[],
  context: ProtocolContext,
): Record<string, Cell>[] {
  if (first === undefined) return [];
  return others.flatMap(([name, judged]): Record<string, Cell>[] => {
    const place = new Map(judged.rows.map(({ id }, i) => [id, i]));
    const common = [...first[1].rows.keys()].filter((i) => place.has(first[1].rows[i]!.id));
    if (common.length === 0) return [];
    const rows = common.map((i) => first[1].rows[i]!);
    const labels = Uint8Array.from(rows, ({ label }) => label);
    const groups = groupsOf(rows, context.seed);
    const scoresOf = (from: Judged, at: (i: number) => number): Float64Array =>
      Float64Array.from(common, (i) => from.margins[at(i)]!);
    const cells = comparisonCells(
      {
        first: { scores: scoresOf(judged, (i) => place.get(first[1].rows[i]!.id)!), labels, groups },
        second: { scores: scoresOf(first[1], (i) => i), labels, groups },
        thresholds: [0, 0],
      },
      { seed: context.seed, samples: samplesOf(context) },
    );
    return [{ set, first: name, second: first[0], rows: rows.length, ...cells }];
  });
}
