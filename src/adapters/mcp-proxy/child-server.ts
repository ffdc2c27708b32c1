import { type ChildProcess, spawn } from 'node:child_process';
import { idsIn, LineWriter, parseLine, readLines } from './lines.ts';
import type { Message } from './message.ts';
import type { Upstream, UpstreamEvents } from './upstream.ts';

export interface ChildOptions {
  readonly command: readonly [string, ...string[]];
  /** Bytes of one line. */
  readonly maxBytes: number;
  /** Milliseconds that the process is given after its input ends, and again after SIGTERM. */
  readonly patience?: number;
}

const PATIENCE = 2_000;

/** A server that is a process of ours, spoken to by lines on its standard input and output. */
export class ChildServer implements Upstream {
  readonly #child: ChildProcess;
  readonly #writer: LineWriter;
  readonly #patience: number;
  readonly #exited: Promise<void>;
  #ending = false;

  private constructor(child: ChildProcess, options: ChildOptions, events: UpstreamEvents) {
    const stdin = child.stdin!;
    this.#child = child;
    this.#patience = options.patience ?? PATIENCE;
    this.#writer = new LineWriter(
      (text) =>
        new Promise((resolve, reject) => stdin.write(text, (error) => (error ? reject(error) : resolve()))),
    );
    stdin.on('error', () => {});
    const read = readLines(child.stdout!, options.maxBytes, {
      line: async (text) => {
        const messages = parseLine(text);
        if (messages === null)
          return events.note(
            `the server wrote a line of ${text.length} characters that is no JSON-RPC: dropped`,
          );
        for (const message of messages) await events.message(message);
      },
      tooLong: (ends) => {
        events.note(`the server wrote a line of over ${options.maxBytes} bytes: dropped`);
        for (const id of idsIn(ends)) events.failed(id, `the answer is over ${options.maxBytes} bytes`);
      },
    });
    this.#exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        // Grandchildren may hold the pipe; what was written is read for a moment longer.
        const late = new Promise((done) => setTimeout(done, 500).unref());
        void Promise.race([read, late]).then(() => {
          if (!this.#ending) events.closed(`the server process ended (${signal ?? `exit code ${code}`})`);
          resolve();
        });
      });
    });
  }

  /** Starts the process. Rejects with the system's error where it cannot be started. */
  static start(options: ChildOptions, events: UpstreamEvents): Promise<ChildServer> {
    const [file, ...args] = options.command;
    const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('spawn', () => resolve(new ChildServer(child, options, events)));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  send(message: Message): void {
    this.#writer.send(message);
  }

  ready(): Promise<void> {
    return this.#writer.ready();
  }

  /** First the end of its input, then SIGTERM, then SIGKILL. */
  async close(): Promise<void> {
    this.#ending = true;
    this.#child.stdin?.end();
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (await this.#gone()) return;
      this.#child.kill(signal);
    }
    await this.#gone();
  }

  #gone(): Promise<boolean> {
    return Promise.race([
      this.#exited.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, this.#patience, false).unref()),
    ]);
  }
}
