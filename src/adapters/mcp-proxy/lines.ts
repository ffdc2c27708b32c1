import type { Readable } from 'node:stream';
import { errorAnswer, isId, isObject, type Message, SERVER_ERROR } from './message.ts';

const NEWLINE = 0x0a;
/** Bytes at either end of an overlong line that are kept, to find the id in. */
const KEPT_ENDS = 2_048;
/** Bytes waiting to be written from which on the other side is read no further. */
const HIGH_WATER = 1_000_000;

export interface LineEvents {
  /** Awaited before the next line is read: back-pressure. */
  readonly line: (text: string) => Promise<void>;
  /** A line over the limit, of which only head and tail are kept. */
  readonly tooLong: (ends: string) => void;
}

/** Reads lines to the end of the stream. Never holds more than one line of `maxBytes`. Errors of the stream end it. */
export async function readLines(stream: Readable, maxBytes: number, events: LineEvents): Promise<void> {
  let parts: Buffer[] = [];
  let size = 0;
  let skipped = false;
  const add = (part: Buffer): void => {
    size += part.length;
    parts.push(part);
    if (size <= maxBytes) return;
    const all = Buffer.concat(parts);
    parts = [Buffer.concat([all.subarray(0, KEPT_ENDS), all.subarray(-KEPT_ENDS)])];
    skipped = true;
  };
  const end = async (): Promise<void> => {
    const text = Buffer.concat(parts).toString('utf8');
    const wasSkipped = skipped;
    parts = [];
    size = 0;
    skipped = false;
    if (wasSkipped) events.tooLong(text);
    else if (text.trim() !== '') await events.line(text);
  };
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string);
      let from = 0;
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, from)) {
        add(bytes.subarray(from, at));
        await end();
        from = at + 1;
      }
      if (from < bytes.length) add(bytes.subarray(from));
    }
    await end();
  } catch {
    // The other side broke off: as good as an end.
  }
}

/** The messages of one line; null where it is no JSON-RPC. A line may hold a batch (2025-03-26). */
export function parseLine(line: string): Message[] | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const list = Array.isArray(value) ? value : [value];
  return list.length > 0 && list.every((one) => isObject(one) && one.jsonrpc === '2.0') ? list : null;
}

/** Ids that stand in the ends of an overlong line. */
export const idsIn = (ends: string): (string | number)[] =>
  [...ends.matchAll(/"id"\s*:\s*(\d{1,15}|"[^"\\]{1,200}")/g)].map(
    (match) => JSON.parse(match[1]!) as string | number,
  );

/** Writes messages as lines and knows how much waits to be written. */
export class LineWriter {
  readonly #write: (text: string) => Promise<void>;
  #waiting = 0;
  #closed = false;
  #wake: (() => void)[] = [];

  /** `write` resolves when the text is out, and rejects when the other side is gone. */
  constructor(write: (text: string) => Promise<void>) {
    this.#write = write;
  }

  get closed(): boolean {
    return this.#closed;
  }

  send(message: Message): void {
    if (this.#closed) return;
    const text = `${encode(message)}\n`;
    this.#waiting += text.length;
    this.#write(text).then(
      () => this.#done(text.length),
      () => {
        this.#closed = true;
        this.#done(text.length);
      },
    );
  }

  #done(length: number): void {
    this.#waiting -= length;
    if (this.#waiting >= HIGH_WATER && !this.#closed) return;
    for (const wake of this.#wake.splice(0)) wake();
  }

  /** Resolves when little waits to be written, or the other side is gone. */
  ready(): Promise<void> {
    if (this.#waiting < HIGH_WATER || this.#closed) return Promise.resolve();
    return new Promise((resolve) => this.#wake.push(resolve));
  }

  /** Resolves when all is out, or the other side is gone. */
  async flushed(): Promise<void> {
    while (this.#waiting > 0 && !this.#closed)
      await new Promise<void>((resolve) => {
        this.#wake.push(resolve);
        setTimeout(resolve, 20);
      });
  }
}

/** A message as JSON. One that is nested too deep to be written becomes an error. */
export function encode(message: Message): string {
  try {
    return JSON.stringify(message);
  } catch {
    const { id } = message;
    return isId(id) && message.method === undefined
      ? JSON.stringify(errorAnswer(id, SERVER_ERROR, 'the answer is nested too deep'))
      : JSON.stringify({
          jsonrpc: '2.0',
          method: 'notifications/message',
          params: { level: 'warning', data: '' },
        });
  }
}
