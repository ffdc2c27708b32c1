import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';

/** A process of this program that answers each line with one line of JSON. */
export interface WorkerProcess<Answer> {
  /** The answer to a line, or why the process ended without one. */
  readonly ask: (line: string) => Promise<Answer | string>;
  readonly end: () => void;
}

export interface WorkerEdge {
  /** What the worker writes to standard error, line by line. */
  readonly onStep: (step: string) => void;
  readonly signal?: AbortSignal;
  /** What the signal does: lets the work under way end (default), or ends the process. */
  readonly stop?: 'after the work' | 'at once';
}

export function startWorker<Answer>(
  [program, ...args]: readonly string[],
  { onStep, signal, stop = 'after the work' }: WorkerEdge,
): WorkerProcess<Answer> {
  const child: ChildProcess = spawn(program!, args, { stdio: 'pipe', windowsHide: true });
  const answers = createInterface({ input: child.stdout! });
  let last = '';
  createInterface({ input: child.stderr! }).on('line', (line) => {
    last = line;
    onStep(line);
  });
  // A write to a process that is gone: its end is told by `close`.
  child.stdin!.on('error', () => {});
  // A worker whose input ends stops after the work under way.
  const end = (): void => void child.stdin!.end();
  // It hears no other signal while it works.
  const abort = stop === 'at once' ? (): void => void child.kill('SIGKILL') : end;
  signal?.addEventListener('abort', abort, { once: true });
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`its process cannot be started: ${error.message}`));
    child.on('close', (code, name) => resolve(`its process ended with ${name ?? `status ${code}`}: ${last}`));
  });
  void ended.then(() => signal?.removeEventListener('abort', abort));
  return {
    async ask(line) {
      const answered = nextObject<Answer>(answers);
      child.stdin!.write(`${line}\n`);
      return Promise.race([answered, ended]);
    },
    end,
  };
}

/** The next line that holds an object: whatever else a package prints is no answer. */
function nextObject<Answer>(lines: Interface): Promise<Answer> {
  return new Promise((resolve) => {
    // one listener for all lines of a portion: they come in one turn
    const hear = (text: string): void => {
      if (!text.startsWith('{')) return;
      lines.off('line', hear);
      resolve(JSON.parse(text) as Answer);
    };
    lines.on('line', hear);
  });
}
