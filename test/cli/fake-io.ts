import { Readable } from 'node:stream';
import type { Io, Sink } from '../../src/cli/io.ts';

interface Screen extends Sink {
  text: string;
}

function screen(isTTY: boolean, columns: number): Screen {
  return {
    text: '',
    isTTY,
    columns,
    async write(text) {
      this.text += text;
    },
  };
}

export interface FakeIo extends Io {
  readonly stdout: Screen;
  readonly stderr: Screen;
}

export interface FakeIoOptions {
  readonly stdin?: string | Buffer;
  readonly tty?: boolean;
  readonly columns?: number;
  readonly cwd?: string;
  readonly env?: Io['env'];
  readonly signal?: AbortSignal;
}

export const fakeIo = (options: FakeIoOptions = {}): FakeIo => ({
  stdin: Readable.from([Buffer.from(options.stdin ?? '')]),
  stdout: screen(options.tty ?? false, options.columns ?? 100),
  stderr: screen(options.tty ?? false, options.columns ?? 100),
  env: options.env ?? { NO_COLOR: '1' },
  cwd: options.cwd ?? process.cwd(),
  signal: options.signal ?? new AbortController().signal,
  worker: null,
});
