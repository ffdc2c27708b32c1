import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';
import { inflateUpTo } from './inflate.ts';

const LISTED = 1000;
const TAR_BLOCK = 512;

/** Adds the names of an archive's entries; what is in them is not opened. */
export function addEntryNames(names: readonly string[], source: SegmentSource, collector: Collector): void {
  if (names.length > LISTED)
    collector.note('limit-archive-entries', `${names.length} entries, listed are ${LISTED}`, source.part);
  for (const name of names.slice(0, LISTED))
    collector.add({
      origin: 'filename',
      role: 'body',
      visibility: 'visible',
      text: name,
      source: { part: source.part, depth: source.depth, name: source.name ?? 'archive' },
    });
}

/** Names in a gzip (RFC 1952: the original name) or tar file, or in a tar inside a gzip. */
export function archiveNames(bytes: Uint8Array, inflateLimit: number): string[] {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return tarNames(bytes);
  const inner = inflateUpTo(bytes, inflateLimit, 'gzip').bytes;
  const own = gzipName(bytes);
  return [...(own === '' ? [] : [own]), ...(isTar(inner) ? tarNames(inner) : [])];
}

function gzipName(bytes: Uint8Array): string {
  const flags = bytes[3] ?? 0;
  if ((flags & 8) === 0) return '';
  const start = 10 + ((flags & 4) === 0 ? 0 : 2 + (bytes[10] ?? 0) + (bytes[11] ?? 0) * 256);
  return terminated(bytes.subarray(start, start + 1000));
}

function isTar(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(257, 262)) === 'ustar';
}

function tarNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let pos = 0;
  while (pos + TAR_BLOCK <= bytes.length && names.length <= LISTED) {
    const name = terminated(bytes.subarray(pos, pos + 100));
    if (name === '') break;
    names.push(name);
    const size = Number.parseInt(terminated(bytes.subarray(pos + 124, pos + 136)).trim() || '0', 8);
    pos += TAR_BLOCK + Math.ceil((Number.isFinite(size) ? size : 0) / TAR_BLOCK) * TAR_BLOCK;
  }
  return names;
}

function terminated(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
}
