import type { Cell, ProtocolResult, ResultTable } from '../src/evaluation/protocol-result.ts';
import type { Report } from '../src/evaluation/report/report.ts';

/** Reads figures out of a report by name; what is not there is null, never a guess. */

export type Row = ResultTable['rows'][number];

export const rowsOf = (report: Report, protocol: string, mode: string, table: string): readonly Row[] =>
  report.results.find((result) => isPlain(result, protocol, mode))?.tables.find(({ id }) => id === table)
    ?.rows ?? [];

const isPlain = (result: ProtocolResult, protocol: string, mode: string): boolean =>
  result.protocol === protocol && result.mode === mode && Object.keys(result.switches).length === 0;

/** The value of a cell, null where it has none. */
export function amountOf(cell: Cell | undefined): number | null {
  if (cell === undefined || cell === null || typeof cell === 'string') return null;
  return typeof cell === 'number' ? cell : cell.value;
}

/** Low and high end of a cell's interval, null where it has none. */
export function intervalOf(cell: Cell | undefined): readonly [low: number, high: number] | null {
  if (cell === undefined || cell === null || typeof cell !== 'object') return null;
  return cell.low === null || cell.high === null ? null : [cell.low, cell.high];
}

export const figure = (value: number | null): string => (value === null ? '–' : value.toFixed(3));
export const percent = (value: number | null): string =>
  value === null ? '–' : `${(100 * value).toFixed(Math.abs(value) < 0.01 ? 2 : 1)} %`;

/** `12 of 339 (3.5 %)` for a rate, else its percentage. */
export function rateText(cell: Cell | undefined): string {
  if (cell !== null && typeof cell === 'object' && cell.k !== undefined && cell.n > 0)
    return `${cell.k} of ${cell.n} (${percent(cell.value)})`;
  return percent(amountOf(cell));
}

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

/** Where a paragraph has nothing to stand on. */
export const bullets = (lines: readonly (string | null)[]): string =>
  lines.flatMap((line) => (line === null ? [] : [`- ${line}`])).join('\n');
