import type { Cell, Column, ResultTable } from '../protocol-result.ts';
import { cellText, DASH } from './cells.ts';
import type { PublishedRow, Report } from './report.ts';

/** Sets in use, whole or partial. */
export function dataTable({ data }: Report): ResultTable {
  return {
    id: 'data',
    title: 'Data',
    columns: [
      { key: 'set', name: 'set', kind: 'text' },
      { key: 'rows', name: 'rows used', kind: 'count' },
      { key: 'published', name: 'rows published', kind: 'count' },
      { key: 'whole', name: 'whole or partial', kind: 'text' },
    ],
    rows: data.map(({ set, rows, published, whole }) => {
      const share = published === null || whole ? '' : ` (${((100 * rows) / published).toFixed(1)} %)`;
      return { set, rows, published: published ?? 'not stated', whole: whole ? 'whole' : `partial${share}` };
    }),
  };
}

/** Every published figure, ours in both modes beside; a dash where no result here speaks to it. */
export function publishedTable({ published }: Report): ResultTable {
  return {
    id: 'published',
    title: 'Published beside ours',
    columns: [
      { key: 'protocol', name: 'protocol', kind: 'text' },
      { key: 'section', name: 'where', kind: 'text' },
      { key: 'quantity', name: 'quantity', kind: 'text' },
      { key: 'published', name: 'published', kind: 'text' },
      { key: 'paper', name: 'ours, as published', kind: 'text' },
      { key: 'leakFree', name: 'ours, leak-free', kind: 'text' },
      { key: 'default', name: 'shipped model', kind: 'text' },
      { key: 'notes', name: 'differs in', kind: 'text' },
    ],
    rows: published.map((row) => ({
      protocol: row.protocol,
      section: row.section,
      quantity: `${row.quantity}${row.unit === 'F1' ? ', F1' : ''}`,
      published: inWords(row.value, row),
      paper: inWords(row.paper, row),
      leakFree: inWords(row.leakFree, row),
      default: inWords(row.default, row),
      notes: row.notes.join('; '),
    })),
  };
}

/** One column per leak that some result repairs alone; null when none does. */
export function leakTable({ published }: Report): ResultTable | null {
  const leaks = [...new Set(published.flatMap(({ repaired }) => Object.keys(repaired)))].sort();
  if (leaks.length === 0) return null;
  return {
    id: 'leaks',
    title: 'What each leak is worth: as published, but with one leak repaired',
    columns: [
      { key: 'quantity', name: 'quantity', kind: 'text' },
      { key: 'published', name: 'published', kind: 'text' },
      { key: 'paper', name: 'no leak repaired', kind: 'text' },
      ...leaks.map((leak): Column => ({ key: leak, name: `${leak} repaired`, kind: 'text' })),
      { key: 'leakFree', name: 'all repaired', kind: 'text' },
    ],
    rows: published
      .filter(({ repaired }) => Object.keys(repaired).length > 0)
      .map((row) => ({
        quantity: `${row.quantity}${row.unit === 'F1' ? ', F1' : ''}`,
        published: inWords(row.value, row),
        paper: inWords(row.paper, row),
        ...Object.fromEntries(leaks.map((leak) => [leak, inWords(row.repaired[leak] ?? null, row)])),
        leakFree: inWords(row.leakFree, row),
      })),
  };
}

const KINDS = { F1: 'number', share: 'share', count: 'count' } as const;

/** The rows differ in unit, so each cell is put in words by its row's. */
function inWords(cell: Cell, { unit }: PublishedRow): string {
  if (cell === null) return DASH;
  const { main, detail } = cellText(cell, KINDS[unit]);
  return detail === '' ? main : `${main} (${detail})`;
}
