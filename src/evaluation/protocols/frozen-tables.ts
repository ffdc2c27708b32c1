import { MEASURE_COLUMNS } from '../metrics/measures.ts';
import type { Cell, Column, ResultTable } from '../protocol-result.ts';
import type { ProtocolContext } from './context.ts';
import { everythingCells, figuresAt, SUMMARY_COLUMNS, summary } from './framework-summary.ts';
import {
  cellsAt,
  type Failures,
  type FrozenRole,
  type FrozenTurn,
  type Risks,
  scoredRole,
} from './frozen-rows.ts';

/** A method without training under one rule for its threshold: a row of the tables. */
export interface FrozenMethod {
  readonly name: string;
  readonly policy: string;
  /** By rotation. */
  readonly thresholds: readonly number[];
  readonly risks: Risks;
  readonly failures: Failures;
  /** What the protocol tells of it besides, over all tests and of one. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly cellsOf?: (test: FrozenRole) => Readonly<Record<string, Cell>>;
}

interface Outline {
  readonly title: string;
  /** What the methods are: `detector`, `judge`. */
  readonly kind: string;
  /** Columns of the protocol's own cells. */
  readonly columns: readonly Column[];
  readonly turns: readonly FrozenTurn[];
}

const named = (kind: string): Column[] => [
  { key: 'method', name: kind, kind: 'text' },
  { key: 'policy', name: 'threshold', kind: 'text' },
];

/** Means over the rotations, and what flagging everything reaches. */
export function frozenMeans(methods: readonly FrozenMethod[], outline: Outline): ResultTable {
  const { title, kind, columns, turns } = outline;
  const rows = methods.map(({ name, policy, thresholds, risks, failures, cells }): Record<string, Cell> => {
    const figures = turns.map(({ tests }, turn) =>
      figuresAt(
        tests.map((test) => ({ name: test.name, scored: scoredRole(test, risks, failures) })),
        thresholds[turn]!,
      ),
    );
    return { method: name, policy, ...cells, ...summary(figures) };
  });
  const everything = { method: 'flag everything', policy: '', ...everythingCells(turns[0]!.tests) };
  return {
    id: 'methods',
    title,
    columns: [...named(kind), ...columns, ...SUMMARY_COLUMNS],
    rows: [...rows, everything],
  };
}

/** The tests of the first rotation one by one, with intervals. */
export function frozenPerSet(
  methods: readonly FrozenMethod[],
  { title, kind, columns, turns }: Outline,
  context: ProtocolContext,
): ResultTable {
  const rows = turns[0]!.tests.flatMap((test) =>
    methods.map(({ name, policy, thresholds, risks, failures, cellsOf }): Record<string, Cell> => {
      const threshold = thresholds[0]!;
      const figures = cellsAt(scoredRole(test, risks, failures), threshold, context);
      return { set: test.name, method: name, policy, threshold, ...cellsOf?.(test), ...figures };
    }),
  );
  return {
    id: 'per-set',
    title,
    columns: [
      { key: 'set', name: 'set', kind: 'text' },
      ...named(kind),
      { key: 'threshold', name: 'flagged from', kind: 'number' },
      ...columns,
      ...MEASURE_COLUMNS,
    ],
    rows,
  };
}
