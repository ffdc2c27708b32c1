import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Bytes of a file in chunks, gunzipped when they start with the gzip magic number. */
export async function* openBytes(input: string | Readable): AsyncGenerator<Buffer> {
  const source = typeof input === 'string' ? createReadStream(input, { highWaterMark: 1 << 18 }) : input;
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    let first = await chunks.next();
    while (!first.done && first.value.length < 2) {
      const more = await chunks.next();
      if (more.done) break;
      first = { done: false, value: Buffer.concat([first.value, more.value]) };
    }
    if (first.done) return;
    const all = prepend(first.value, chunks);
    if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
      yield* all;
      return;
    }
    yield* gunzipped(all);
  } finally {
    source.destroy();
  }
}

/** Uncompressed bytes of gzip data (several members are read as one). */
export async function* gunzipped(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const compressed = Readable.from(chunks, { objectMode: false });
  const gunzip = createGunzip();
  compressed.on('error', (error) => gunzip.destroy(error));
  try {
    yield* compressed.pipe(gunzip) as AsyncIterable<Buffer>;
  } finally {
    compressed.destroy();
  }
}

async function* prepend(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The same bytes, and their first `size` bytes looked at beforehand. */
export async function peekBytes(
  chunks: AsyncGenerator<Buffer>,
  size: number,
): Promise<{ head: Buffer; all: AsyncGenerator<Buffer> }> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < size) {
    const next = await chunks.next();
    if (next.done) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return { head, all: prepend(head, chunks) };
}
