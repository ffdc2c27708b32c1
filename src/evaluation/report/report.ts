import type { Cell, DataUse, Mode, ProtocolResult, ResultTable } from '../protocol-result.ts';
import { PUBLISHED, type Published } from './published.ts';

/** Raised when a field of the report changes its meaning or goes. */
export const REPORT_VERSION = 1;

/** Everything that `report.json` holds; the Markdown and the page are drawn from it alone. */
export interface Report {
  readonly version: typeof REPORT_VERSION;
  readonly title: string;
  readonly recipe: RecipeInfo;
  /** Sets that any protocol used, at their largest. */
  readonly data: readonly DataUse[];
  readonly published: readonly PublishedRow[];
  readonly results: readonly ProtocolResult[];
  /** What was asked for and is not there, and why; empty when all is done. */
  readonly missing: readonly string[];
}

export interface RecipeInfo {
  readonly name: string;
  readonly seed: number;
  /** Small samples: the figures test the machinery and say nothing about detectors. */
  readonly quick: boolean;
  /** sha256 over names and checksums of the data files read. */
  readonly data: string;
  /** Version and code fingerprint of the program. */
  readonly code: string;
}

/** A published figure with ours beside it; null where no result gave it. */
export interface PublishedRow extends Published {
  readonly paper: Cell;
  readonly leakFree: Cell;
  readonly default: Cell;
  /** `paper` mode with one leak repaired, by the leak's number. */
  readonly repaired: Readonly<Record<string, Cell>>;
  readonly notes: readonly string[];
}

export interface ReportInput {
  readonly title: string;
  readonly recipe: RecipeInfo;
  readonly results: readonly ProtocolResult[];
  readonly missing: readonly string[];
}

export function buildReport({ title, recipe, results, missing }: ReportInput): Report {
  const told = results
    .filter(({ status }) => status !== 'done')
    .flatMap((result) => result.missing.map((what) => `${nameOf(result)}: ${what}`));
  return {
    version: REPORT_VERSION,
    title,
    recipe,
    data: dataOf(results),
    published: publishedRows(results),
    results,
    missing: [...missing, ...told],
  };
}

/** The bytes of `report.json`: the words of mails are left out. */
export function reportJson(report: Report): string {
  return `${JSON.stringify(withoutLocal(report), null, 1)}\n`;
}

/** The report without the columns that hold words of mails. */
export function withoutLocal(report: Report): Report {
  return { ...report, results: report.results.map((r) => ({ ...r, tables: r.tables.map(publicTable) })) };
}

function publicTable(table: ResultTable): ResultTable {
  const local = new Set(table.columns.filter((column) => column.local).map(({ key }) => key));
  if (local.size === 0) return table;
  return {
    ...table,
    columns: table.columns.filter(({ key }) => !local.has(key)),
    rows: table.rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !local.has(key)))),
  };
}

/** `P5, paper, L01 repaired` */
export function nameOf({ protocol, mode, switches }: ProtocolResult): string {
  return [protocol, modeName(mode), ...Object.entries(switches).map(switchName)].join(', ');
}

export const modeName = (mode: Mode): string => (mode === 'paper' ? 'as published' : 'leak-free');

const switchName = ([leak, mode]: [string, Mode]): string =>
  `${leak} ${mode === 'leakFree' ? 'repaired' : 'as published'}`;

function dataOf(results: readonly ProtocolResult[]): DataUse[] {
  const largest = new Map<string, DataUse>();
  for (const use of results.flatMap(({ data }) => data))
    if (use.rows > (largest.get(use.set)?.rows ?? -1)) largest.set(use.set, use);
  return [...largest.values()].sort((a, b) => (a.set < b.set ? -1 : 1));
}

function publishedRows(results: readonly ProtocolResult[]): PublishedRow[] {
  return PUBLISHED.map((figure): PublishedRow => {
    const found = results.flatMap(({ mode, switches, reproduced }) =>
      (reproduced ?? []).flatMap((r) => (r.published === figure.id ? [{ ...r, mode, switches }] : [])),
    );
    const plain = (mode: Mode): Cell =>
      found.find((r) => r.mode === mode && r.ours !== null && Object.keys(r.switches).length === 0)?.ours ??
      null;
    const single = found.flatMap(({ mode, switches, ours }): [string, Cell][] => {
      const [leak, ...others] = Object.keys(switches);
      return mode === 'paper' && leak !== undefined && others.length === 0 ? [[leak, ours]] : [];
    });
    return {
      ...figure,
      paper: plain('paper'),
      leakFree: plain('leakFree'),
      default: found.find((r) => r.default !== undefined && r.default !== null)?.default ?? null,
      repaired: Object.fromEntries(single),
      notes: [...new Set(found.flatMap(({ note }) => (note === undefined ? [] : [note])))],
    };
  });
}
