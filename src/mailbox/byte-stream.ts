import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/**
 * Bytes of a file in chunks, gunzipped when they start with the gzip magic number, and as UTF-8 when they start with the
 * mark of UTF-16 (what a Windows shell writes when mail is redirected to a file). `signal` ends a read that waits.
 */
export async function* openBytes(input: string | Readable, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const source = typeof input === 'string' ? createReadStream(input, { highWaterMark: 1 << 18 }) : input;
  const stop = (): void => void source.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const raw = await peekBytes(source as AsyncIterable<Buffer>, 2);
    const zipped = raw.head[0] === 0x1f && raw.head[1] === 0x8b;
    const { head, all } = zipped ? await peekBytes(gunzipped(raw.all), 2) : raw;
    const mark = head.toString('hex', 0, 2);
    if (mark === 'fffe') yield* transcoded(all, 'utf-16le');
    else if (mark === 'feff') yield* transcoded(all, 'utf-16be');
    else yield* all;
  } finally {
    signal?.removeEventListener('abort', stop);
    source.destroy();
  }
}

async function* transcoded(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
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
  source: AsyncIterable<Buffer>,
  size: number,
): Promise<{ head: Buffer; all: AsyncGenerator<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < size) {
    const next = await chunks.next();
    if (next.done) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return { head, all: prepend(head, chunks) };
}
