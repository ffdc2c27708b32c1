import type { Readable } from 'node:stream';
import { InputError } from '../errors.ts';

/** Longest line or document read: a 25 MB mail inside JSON, with room for escapes. */
export const MAX_JSON_BYTES: number = 96 * 1024 * 1024;

const NEWLINE = 0x0a;

/**
 * Splits a byte stream at `\n` alone (readline would also split at U+2028, which JSON may hold unescaped). Blank lines
 * are passed over. A line over the limit comes as an InputError in its place, and reading goes on after it.
 * `position.line` is the number, from 1, of the line that was given last.
 */
export async function* jsonLines(
  input: Readable,
  maxBytes: number = MAX_JSON_BYTES,
  position: { line: number } = { line: 0 },
): AsyncGenerator<string | InputError> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (): string | InputError | null => {
    const line =
      size > maxBytes
        ? new InputError(
            'too-large',
            `a line of ${size} bytes: at most ${maxBytes} are read; send the mail as "file"`,
          )
        : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    position.line += 1;
    return typeof line === 'string' && line.trim() === '' ? null : line;
  };
  const add = (piece: Uint8Array): void => {
    size += piece.length;
    if (size <= maxBytes) parts.push(piece);
  };
  for await (const data of input) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : (data as Buffer);
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      start = end + 1;
      const line = take();
      if (line !== null) yield line;
    }
    add(chunk.subarray(start));
  }
  const last = take();
  if (last !== null) yield last;
}

/** The whole stream as text. Throws an InputError when it is larger than the limit. */
export async function readAll(input: Readable, maxBytes: number = MAX_JSON_BYTES): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const data of input) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : (data as Buffer);
    size += chunk.length;
    if (size > maxBytes) throw new InputError('too-large', `the request is larger than ${maxBytes} bytes`);
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}
