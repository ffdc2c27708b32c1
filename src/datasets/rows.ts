import { parse } from 'csv-parse';
import { DataError } from '../errors.ts';
import type { HashedBytes } from './hashed-bytes.ts';
import { jsonElements } from './json-elements.ts';
import { parquetRows } from './parquet.ts';

/** One record of a table, and where it stood. */
export interface Row {
  readonly file: string;
  /** From 1: line of a JSONL file, record of anything else. */
  readonly number: number;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A single JSONL line longer than this is refused: 64 MB. */
const MAX_LINE = 64 * 1024 * 1024;

/** Reads a table by the ending of its name: .jsonl, .ndjson, .json, .csv, .tsv, .parquet (and .gz of each). */
export async function* readRows(name: string, bytes: HashedBytes): AsyncGenerator<Row> {
  const ending = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  let number = 0;
  for await (const value of records(ending, name, bytes)) {
    number++;
    if (value === null) continue;
    if (typeof value !== 'object' || Array.isArray(value))
      throw new DataError(
        'data-row',
        `${name}, row ${number}: is ${typeof value}, not an object with columns`,
      );
    yield { file: name, number, value: value as Record<string, unknown> };
  }
}

function records(ending: string | undefined, name: string, bytes: HashedBytes): AsyncIterable<unknown> {
  switch (ending) {
    case 'jsonl':
    case 'ndjson':
      return jsonLines(name, bytes);
    case 'json':
      return jsonElements(name, bytes);
    case 'csv':
      return csvRecords(name, bytes, ',');
    case 'tsv':
      return csvRecords(name, bytes, '\t');
    case 'parquet':
      return parquetRows(name, bytes);
    default:
      throw new DataError(
        'data-format',
        `${name}: unknown format; use .jsonl, .json, .csv, .tsv or .parquet (also .gz)`,
      );
  }
}

/** One JSON value a line; blank lines give null. */
async function* jsonLines(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  const read = (text: Buffer): unknown => {
    line++;
    const source = text.toString('utf8').replace(/^\uFEFF/, '');
    if (source.trim() === '') return null;
    try {
      return JSON.parse(source);
    } catch (cause) {
      throw new DataError(
        'data-row',
        `${name}, row ${line}: is not JSON (${(cause as Error).message}); the file may be cut off`,
        {
          cause,
        },
      );
    }
  };
  for await (const chunk of bytes) {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = buffer.indexOf(10); end >= 0; end = buffer.indexOf(10, start)) {
      yield read(buffer.subarray(start, end));
      start = end + 1;
    }
    rest = buffer.subarray(start);
    if (rest.length > MAX_LINE)
      throw new DataError(
        'data-row',
        `${name}, row ${line + 1}: is longer than ${MAX_LINE} bytes; is this JSONL?`,
      );
  }
  if (rest.length > 0) yield read(rest);
}

async function* csvRecords(
  name: string,
  bytes: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<unknown> {
  const parser = parse({ columns: true, bom: true, delimiter, relax_column_count: false });
  const feed = (async () => {
    for await (const chunk of bytes)
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  })();
  feed.catch((error) => parser.destroy(error));
  try {
    yield* parser;
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    throw new DataError(
      'data-row',
      `${name}: ${(cause as Error).message}; check quotes and the number of columns`,
      { cause },
    );
  } finally {
    parser.destroy();
  }
}
