import { resolve } from 'node:path';
import type { Example } from '../../case.ts';
import { type LoadedSet, loadTable } from '../../datasets/index.ts';
import { ChainmailError } from '../../errors.ts';
import { cappedFprThreshold, nearCopyGroups } from '../../learn/index.ts';
import { groupTables } from '../metrics/by-group.ts';
import { type Drawn, distributionCurve, precisionRecallCurves, rocCurves } from '../metrics/curves.ts';
import { MEASURE_COLUMNS, measureCells } from '../metrics/measures.ts';
import type { Cell, Column, Curve, DataUse, ResultTable } from '../protocol-result.ts';
import type { DataSource, Protocol, ProtocolContext } from '../protocols.ts';
import type { Scorer } from '../scorer.ts';
import { OWN_SETS } from './plan.ts';
import type { OwnSet } from './recipe.ts';

/** The sets of a folder, and one's own tables beside them. */
export function withOwnSets(data: DataSource, sets: readonly OwnSet[], recipeDir: string): DataSource {
  const loaded = new Map<string, Promise<LoadedSet>>();
  const own = (id: string): Promise<LoadedSet> | null => {
    const set = sets.find((each) => each.id === id);
    if (set === undefined) return null;
    const known = loaded.get(id);
    if (known !== undefined) return known;
    const loading = loadTable(resolve(recipeDir, set.file), set.columns, { set: id });
    loaded.set(id, loading);
    return loading;
  };
  return {
    load: (id) => own(id) ?? data.load(id),
    open: (id) => data.open(id),
  };
}

/** Scorers beside each other on tables of one's own: no row of theirs went into anything here. */
export function ownSetsProtocol(sets: readonly OwnSet[]): Protocol {
  return {
    id: OWN_SETS,
    title: 'Sets of one’s own',
    modes: ['leakFree'],
    leaks: [],
    async run(context) {
      const missing: string[] = [];
      const tables: ResultTable[] = [];
      const curves: Curve[] = [];
      const data: DataUse[] = [];
      for (const { id } of sets) {
        context.onStep?.(`own set ${id}`);
        try {
          const { examples } = await context.data.load(id);
          const rows = context.quick ? examples.slice(0, QUICK_ROWS) : examples;
          data.push({ set: id, rows: rows.length, published: null, whole: rows.length === examples.length });
          const measured = await measureSet(id, rows, context);
          tables.push(...measured.tables);
          curves.push(...measured.curves);
        } catch (cause) {
          if (!(cause instanceof ChainmailError)) throw cause;
          missing.push(`${id}: ${cause.message}`);
        }
      }
      return {
        protocol: OWN_SETS,
        title: 'Sets of one’s own',
        mode: context.mode,
        switches: {},
        status: tables.length === 0 ? 'failed' : missing.length > 0 ? 'partial' : 'done',
        missing,
        notes: [
          'A scorer that promises no threshold is cut where 1 % of these same benign rows are flagged: its false-positive rate is set, not tested.',
          'Rows that could not be judged count as flagged.',
        ],
        data,
        tables,
        curves,
      };
    },
  };
}

const QUICK_ROWS = 200;
const SET_FPR = 0.01;

const COLUMNS: readonly Column[] = [
  { key: 'scorer', name: 'scorer', kind: 'text' },
  { key: 'threshold', name: 'threshold', kind: 'number' },
  { key: 'failed', name: 'not judged', kind: 'count' },
  { key: 'seen', name: 'left out, seen in training', kind: 'count' },
  ...MEASURE_COLUMNS,
];

async function measureSet(
  id: string,
  examples: readonly Example[],
  { scorers, seed, quick }: ProtocolContext,
): Promise<{ tables: ResultTable[]; curves: Curve[] }> {
  const groups = nearCopyGroups(
    examples.map(({ subject, body }) => `${subject ?? ''}\n${body}`),
    { seed },
  );
  const rows: Record<string, Cell>[] = [];
  const tables: ResultTable[] = [];
  const drawn: Drawn[] = [];
  for (const scorer of scorers) {
    const saw = await scorer.trainedOn?.();
    const kept = examples.map((_, row) => row).filter((row) => saw?.(examples[row]!) !== true);
    if (kept.length === 0) continue;
    const own = kept.map((row) => examples[row]!);
    const risks = Array.from(await scorer.score(own));
    const scored = {
      scores: risks.map((risk) => (Number.isNaN(risk) ? Number.POSITIVE_INFINITY : risk)),
      labels: own.map(({ label }) => label),
      groups: kept.map((row) => groups[row]!),
    };
    const threshold = thresholdOf(scorer, scored);
    const options = { threshold, seed, samples: quick ? 40 : 500 };
    rows.push({
      scorer: scorer.name,
      threshold,
      failed: risks.filter(Number.isNaN).length,
      seen: examples.length - kept.length,
      ...measureCells(scored, options),
    });
    drawn.push({ name: scorer.name, scored });
    tables.push(
      ...groupTables({ examples: own, scored, method: `${id}: ${scorer.name}` }, options).map((table) => ({
        ...table,
        id: `${id}-${table.id}`,
      })),
    );
  }
  return {
    tables: [{ id, title: id, columns: COLUMNS, rows }, ...tables],
    curves: [
      rocCurves(`${id}-roc`, `ROC on ${id}`, drawn),
      precisionRecallCurves(`${id}-pr`, `Precision and recall on ${id}`, drawn),
      ...drawn.map((each) => distributionCurve(`${id}-scores`, `Scores on ${id}`, each)),
    ],
  };
}

function thresholdOf(
  { promise }: Scorer,
  { scores, labels }: { scores: readonly number[]; labels: readonly number[] },
): number {
  return (
    promise?.threshold ??
    cappedFprThreshold(
      scores.filter((_, row) => labels[row] === 0),
      SET_FPR,
    )
  );
}
