import { basename, dirname } from 'node:path';
import type { Example, ExampleGroups } from '../case.ts';
import { DataError } from '../errors.ts';
import type { DataFile, Dataset, LoadedSet, LoadOptions } from './dataset.ts';
import { type Column, facets, label, optionalText, text } from './fields.ts';
import { loadSet } from './load.ts';
import type { Row } from './rows.ts';
import type { SetFolder } from './set-folder.ts';

/** Which column of a table is what. Of several names the first that a row has is taken. */
export interface Columns {
  readonly body: Column;
  /** A column of 0/1 (or the usual words), or the label of every row. */
  readonly label: Column | 0 | 1;
  readonly id?: Column;
  readonly subject?: Column;
  /** A column, or what tells the request of a row where a column does not always hold one. */
  readonly userRequest?: Column | ((row: Row) => string | null);
  /** Column that names the split, when the file does not. */
  readonly split?: Column;
  /** Facet name to column. */
  readonly facets?: Readonly<Record<string, Column>>;
  readonly groups?: Readonly<Partial<Record<keyof ExampleGroups, Column>>>;
}

/** Turns rows of one set into examples with unique ids (`…#2` for a repeated one). */
export class RowMapper {
  readonly #set: string;
  readonly #columns: Columns;
  readonly #seen = new Map<string, number>();

  constructor(set: string, columns: Columns) {
    this.#set = set;
    this.#columns = columns;
  }

  example(row: Row, split: string): Example {
    const columns = this.#columns;
    const own = (columns.split && optionalText(row, columns.split)) ?? split;
    return {
      id: this.#unique((columns.id && optionalText(row, columns.id)) ?? `${this.#set}-${own}-${row.number}`),
      set: this.#set,
      split: own,
      label: typeof columns.label === 'number' ? columns.label : label(row, columns.label),
      subject: columns.subject ? optionalText(row, columns.subject) : null,
      body: text(row, columns.body),
      userRequest: userRequest(row, columns),
      facets: facets(row, columns.facets ?? {}),
      groups: facets(row, columns.groups ?? {}),
    };
  }

  #unique(id: string): string {
    const count = (this.#seen.get(id) ?? 0) + 1;
    this.#seen.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  }
}

function userRequest(row: Row, { userRequest: column }: Columns): string | null {
  if (column === undefined) return null;
  return typeof column === 'function' ? column(row) : optionalText(row, column);
}

/** The reader of a set whose files are plain tables: the part's name is the split unless a column names it. */
export function tableReader(columns: Columns): (folder: SetFolder) => AsyncIterable<Example> {
  return async function* (folder) {
    const mapper = new RowMapper(folder.dataset.set, columns);
    for (const part of folder.parts())
      for (const { path, file } of folder.find(part))
        for await (const row of folder.rows(path, file)) yield mapper.example(row, part);
  };
}

export interface TableOptions extends LoadOptions {
  /** `Example.set`; default: the file's name without ending. */
  readonly set?: string;
  readonly split?: string;
}

/** Any JSONL, JSON, CSV, TSV or parquet file of one's own, by a column mapping. */
export function loadTable(path: string, columns: Columns, options: TableOptions = {}): Promise<LoadedSet> {
  const name = basename(path);
  const set = options.set ?? name.replace(/(\.[a-z]+)+$/i, '');
  const file: DataFile = { name, part: options.split ?? 'all', kind: 'published' };
  const dataset: Dataset = {
    id: set,
    set,
    title: name,
    folder: '.',
    homepage: dirname(path),
    licence: { name: 'unknown' },
    published: {},
    files: [file],
    read: async function* (folder) {
      const mapper = new RowMapper(set, columns);
      let rows = 0;
      for await (const row of folder.rows(name, file)) {
        rows++;
        yield mapper.example(row, file.part);
      }
      if (rows === 0) throw new DataError('data-empty', `${path}: holds no rows`);
    },
  };
  return loadSet(dataset, dirname(path), options);
}
