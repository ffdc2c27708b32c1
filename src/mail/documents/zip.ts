import { inflateUpTo } from './inflate.ts';

/** One entry of a ZIP archive (APPNOTE.TXT section 4.3.12). */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  /** Compressed bytes. */
  readonly data: Uint8Array;
}

const ENTRIES = 5000;
const END_RECORD = 22;
const COMMENT = 65_535;

/**
 * Lists the entries by the central directory, as office programs do; null when there is none. Own reader: an archive's
 * declared sizes are the sender's, and fflate's unzip trusts them.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end < 0) return null;
  const entries: ZipEntry[] = [];
  const count = Math.min(view.getUint16(end + 10, true), ENTRIES);
  let pos = view.getUint32(end + 16, true);
  for (let i = 0; i < count && pos + 46 <= bytes.length; i++) {
    if (view.getUint32(pos, true) !== 0x02014b50) break;
    const nameLength = view.getUint16(pos + 28, true);
    const entry = {
      name: new TextDecoder().decode(bytes.subarray(pos + 46, pos + 46 + nameLength)),
      method: view.getUint16(pos + 10, true),
      encrypted: (view.getUint16(pos + 8, true) & 1) === 1,
      data: content(bytes, view.getUint32(pos + 42, true), view.getUint32(pos + 20, true)),
    };
    entries.push(entry);
    pos += 46 + nameLength + view.getUint16(pos + 30, true) + view.getUint16(pos + 32, true);
  }
  return entries;
}

/** Content of an entry up to `limit` bytes; null when it cannot be read. */
export function readEntry(entry: ZipEntry, limit: number): { bytes: Uint8Array; cut: boolean } | null {
  if (entry.encrypted) return null;
  if (entry.method === 0) return { bytes: entry.data.subarray(0, limit), cut: entry.data.length > limit };
  return entry.method === 8 ? inflateUpTo(entry.data, limit) : null;
}

function endRecord(view: DataView): number {
  const stop = Math.max(0, view.byteLength - END_RECORD - COMMENT);
  for (let i = view.byteLength - END_RECORD; i >= stop; i--)
    if (view.getUint32(i, true) === 0x06054b50) return i;
  return -1;
}

function content(bytes: Uint8Array, offset: number, length: number): Uint8Array {
  if (offset + 30 > bytes.length) return bytes.subarray(0, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 30);
  const start = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  return bytes.subarray(Math.min(start, bytes.length), Math.min(start + length, bytes.length));
}
