const MAX_CHUNKS = 100_000;
const MAX_LENGTH = 16_000_000;

export interface Collected {
  /** All chunks as one value: text, bytes, or a list. */
  readonly content: unknown;
  /** The same chunks as a stream of the same sort. */
  replay(): unknown;
  /** A stream that holds this text. */
  replace(text: string): unknown;
}

export const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Reads a stream to its end: an attack cut into chunks shows only in the whole. Throws when it is too long to screen. */
export async function collect(stream: AsyncIterable<unknown>): Promise<Collected> {
  const chunks: unknown[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    length += typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk.length : 1;
    if (chunks.length > MAX_CHUNKS || length > MAX_LENGTH)
      throw new Error(
        `the tool's stream is over ${MAX_LENGTH} characters or ${MAX_CHUNKS} chunks: too long to screen`,
      );
  }
  const web = stream instanceof ReadableStream;
  const bytes = chunks.length > 0 && chunks.every((chunk) => chunk instanceof Uint8Array);
  return {
    content: bytes ? joinBytes(chunks as Uint8Array[]) : joinValues(chunks),
    replay: () => streamOf(chunks, web),
    replace: (text) => streamOf([bytes ? new TextEncoder().encode(text) : text], web),
  };
}

const joinValues = (chunks: readonly unknown[]): unknown =>
  chunks.every((chunk) => typeof chunk === 'string') ? chunks.join('') : chunks;

function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

function streamOf(chunks: readonly unknown[], web: boolean): unknown {
  if (!web) return values(chunks);
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function* values(chunks: readonly unknown[]): AsyncGenerator<unknown> {
  yield* chunks;
}
