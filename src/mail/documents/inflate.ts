import { Gunzip, Inflate, Unzlib } from 'fflate';

const STEP = 16 * 1024;

/** Stops fflate when enough has come out: a bomb is never inflated to its end. */
class Enough extends Error {}

/**
 * Inflates at most `limit` bytes.
 * @returns the bytes, and whether more would have come; damaged data gives what came before the damage
 */
export function inflateUpTo(
  data: Uint8Array,
  limit: number,
  format: 'raw' | 'zlib' | 'gzip' = 'raw',
): { bytes: Uint8Array; cut: boolean; damaged: boolean } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let cut = false;
  let damaged = false;
  const take = (chunk: Uint8Array): void => {
    const left = limit - size;
    if (chunk.length > left) {
      cut = true;
      chunks.push(chunk.slice(0, left));
      size = limit;
      throw new Enough();
    }
    chunks.push(chunk);
    size += chunk.length;
  };
  try {
    const stream =
      format === 'raw' ? new Inflate(take) : format === 'zlib' ? new Unzlib(take) : new Gunzip(take);
    for (let pos = 0; pos < data.length; pos += STEP)
      stream.push(data.subarray(pos, pos + STEP), pos + STEP >= data.length);
  } catch (error) {
    damaged = !(error instanceof Enough);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, cut, damaged };
}
