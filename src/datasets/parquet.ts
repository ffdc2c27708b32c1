import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { DataError } from '../errors.ts';
import type { HashedBytes } from './hashed-bytes.ts';

/** Rows of a parquet file, one row group in memory at a time (the compressed file is held whole). */
export async function* parquetRows(name: string, bytes: HashedBytes): AsyncGenerator<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const file = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.length) as ArrayBuffer;
  let rowStart = 0;
  try {
    const metadata = parquetMetadata(file);
    for (const group of metadata.row_groups) {
      const rowEnd = rowStart + Number(group.num_rows);
      const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd });
      for (const row of rows) yield plain(row);
      rowStart = rowEnd;
    }
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new DataError(
      'data-damaged',
      `${name}, after row ${rowStart}: is no readable parquet file (${message}); it may be cut off: get it again`,
      { cause },
    );
  }
}

/** 64-bit integers come as bigint; the columns here are labels and counts. */
function plain(row: Record<string, unknown>): Record<string, unknown> {
  for (const [key, value] of Object.entries(row)) if (typeof value === 'bigint') row[key] = Number(value);
  return row;
}
