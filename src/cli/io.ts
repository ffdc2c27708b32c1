import type { Readable, Writable } from 'node:stream';
import { InputError } from '../errors.ts';

/** Where text goes: standard output or standard error. */
export interface Sink {
  /** Resolves when more may be written (back-pressure); a closed pipe ends the run quietly. */
  write(text: string): Promise<void>;
  readonly isTTY: boolean;
  /** Width of the terminal in columns. */
  readonly columns: number;
}

/** Everything the command line touches outside its arguments. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Raised by the first Ctrl-C: finish what is under way, leave a state that can be resumed. Who never looks is ended at once. */
  readonly signal: AbortSignal;
  /** The built worker file; null where there is none (running from source): everything runs in this process. */
  readonly worker: URL | null;
}

const DEFAULT_COLUMNS = 100;
const MIN_COLUMNS = 40;

/**
 * `COLUMNS` counts where the stream itself does not know its width. A `lossy` sink passes over what cannot be written:
 * of a fault of standard error there is nobody to tell, and it must not end the work.
 */
export function sink(
  stream: Writable & { isTTY?: boolean; columns?: number },
  { env, lossy = false }: { readonly env: Io['env']; readonly lossy?: boolean },
): Sink {
  let failure: NodeJS.ErrnoException | null = null;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    failure = error;
  });
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      return Math.max(MIN_COLUMNS, stream.columns ?? (Number(env.COLUMNS) || DEFAULT_COLUMNS));
    },
    write(text) {
      if (failure !== null) return lossy ? Promise.resolve() : Promise.reject(writeFault(failure));
      return new Promise((resolve, reject) => {
        stream.write(text, (error) => (error && !lossy ? reject(writeFault(error)) : resolve()));
      });
    },
  };
}

/** The reader of a pipe went away (`| head`): not a fault of ours, nothing left to say. */
export class PipeClosed extends Error {}

function writeFault(error: NodeJS.ErrnoException): Error {
  if (error.code === 'EPIPE') return new PipeClosed('closed pipe');
  return new InputError('write-failed', `cannot write the output: ${error.message}`, { cause: error });
}
