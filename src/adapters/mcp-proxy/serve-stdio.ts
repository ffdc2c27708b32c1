import type { Readable } from 'node:stream';
import { Connection, type ConnectionOptions } from './connection.ts';
import { LineWriter, parseLine, readLines } from './lines.ts';

export interface StdioOptions extends Omit<ConnectionOptions, 'toClient' | 'clientReady' | 'onClosed'> {
  readonly input: Readable;
  /** Resolves when the text is out; rejects when the reader is gone. */
  readonly write: (text: string) => Promise<void>;
  /** Told before each message of the client is handled, to look for a new turn of the user. */
  readonly beforeMessage: (connection: Connection) => Promise<void>;
  /** Raised to end the run. */
  readonly signal: AbortSignal;
}

/** Serves one client on standard input and output. Gives whether the client ended the run, and not the server. */
export async function serveStdio(options: StdioOptions): Promise<boolean> {
  const { input, write, beforeMessage, signal, ...rest } = options;
  const writer = new LineWriter(write);
  let serverClosed = false;
  const ended = new AbortController();
  const end = (): void => ended.abort();
  signal.addEventListener('abort', end, { once: true });
  const connection = await Connection.open({
    ...rest,
    toClient: (message) => {
      writer.send(message);
      // Nobody reads any more.
      if (writer.closed) end();
    },
    clientReady: async () => {
      await writer.ready();
      if (writer.closed) end();
    },
    onClosed: (why) => {
      rest.note?.(why);
      serverClosed = true;
      end();
    },
  });
  const reading = readLines(input, rest.maxBytes, {
    line: async (line) => {
      const messages = parseLine(line);
      if (messages === null)
        return rest.note?.(
          `the client wrote a line of ${line.length} characters that is no JSON-RPC: dropped`,
        );
      for (const message of messages) {
        await beforeMessage(connection);
        await connection.receive(message);
      }
    },
    tooLong: () => rest.note?.(`the client wrote a line of over ${rest.maxBytes} bytes: dropped`),
  }).then(end);
  await new Promise<void>((resolve) => {
    if (ended.signal.aborted) resolve();
    ended.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await connection.close();
  await Promise.race([writer.flushed(), new Promise((resolve) => setTimeout(resolve, 2_000).unref())]);
  signal.removeEventListener('abort', end);
  void reading;
  return !serverClosed;
}
