import type { Example } from '../../case.ts';
import type { Cell, Column, ResultTable } from '../protocol-result.ts';
import { MEASURE_COLUMNS, type MeasureOptions, measureCells } from './measures.ts';
import { pick, type Scored } from './scored.ts';

/** What a row can be grouped by; null = the row has no such thing and is left out. */
export const GROUPINGS: Readonly<Record<string, (example: Example) => string | null>> = {
  set: ({ set }) => set,
  task: ({ facets }) => facets.task ?? facets.domain ?? null,
  position: ({ facets }) => facets.position ?? null,
  category: ({ facets, groups }) => facets.category ?? groups.attackCategory ?? null,
  language: (example) => example.facets.language ?? scriptOf(example.body),
  length: ({ subject, body }) => lengthBucket((subject?.length ?? 0) + body.length),
};

const BUCKETS = [100, 300, 1000, 3000, 10_000] as const;

/** Length class of a text of so many UTF-16 units. */
export function lengthBucket(units: number): string {
  const index = BUCKETS.findIndex((limit) => units < limit);
  if (index === 0) return `under ${BUCKETS[0]} units`;
  if (index < 0) return `${BUCKETS.at(-1)} units and more`;
  return `${BUCKETS[index - 1]} to ${BUCKETS[index]! - 1} units`;
}

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Thai',
  'Hangul',
  'Hiragana',
  'Han',
];
const SCRIPT_PATTERNS = SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'gu')] as const);
const LOOKED_AT = 2000;

/** Where the set names no language: the script of most letters. */
function scriptOf(text: string): string {
  const head = text.slice(0, LOOKED_AT);
  let best = 'no letters';
  let most = 0;
  for (const [name, pattern] of SCRIPT_PATTERNS) {
    const count = head.match(pattern)?.length ?? 0;
    if (count > most) [best, most] = [name, count];
  }
  return most === 0 ? best : `not stated, ${best} script`;
}

export interface Grouped {
  readonly examples: readonly Example[];
  /** Row for row as `examples`. */
  readonly scored: Scored;
  /** Name of the scores in the table's title. */
  readonly method: string;
}

const GROUP_COLUMN: Column = { key: 'group', name: 'group', kind: 'text' };

/** One table per grouping of which the rows have at least two groups; groups in order of name, lengths by size. */
export function groupTables({ examples, scored, method }: Grouped, options: MeasureOptions): ResultTable[] {
  return Object.entries(GROUPINGS).flatMap(([grouping, groupOf]) => {
    const members = new Map<string, number[]>();
    examples.forEach((example, row) => {
      const group = groupOf(example);
      if (group === null) return;
      const rows = members.get(group);
      if (rows) rows.push(row);
      else members.set(group, [row]);
    });
    if (members.size < 2) return [];
    const order = grouping === 'length' ? byLength : (a: string, b: string) => (a < b ? -1 : 1);
    const rows = [...members.keys()].sort(order).map((group): Record<string, Cell> => {
      return { group, ...measureCells(pick(scored, members.get(group)!), options) };
    });
    const title = `${method} by ${grouping}`;
    return [{ id: `by-${grouping}`, title, columns: [GROUP_COLUMN, ...MEASURE_COLUMNS], rows }];
  });
}

const LENGTHS = [...BUCKETS.map((limit) => lengthBucket(limit - 1)), lengthBucket(Number.MAX_SAFE_INTEGER)];
const byLength = (a: string, b: string): number => LENGTHS.indexOf(a) - LENGTHS.indexOf(b);
