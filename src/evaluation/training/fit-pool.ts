import { setImmediate } from 'node:timers/promises';
import { ChainmailError } from '../../errors.ts';
import { startWorker } from '../worker-process.ts';
import type { Fit } from './train.ts';
import type { Training } from './training.ts';

/** Processes that share the fits of a training. */
export interface FitPool {
  /** Processes at a time, at least 1. */
  readonly jobs: number;
  /** Program and arguments of a worker (see `serveFits`). */
  readonly command: readonly string[];
}

export interface FitEdge {
  readonly signal?: AbortSignal;
  readonly onStep: (step: string) => void;
}

/** One line of a worker: the fit that is now kept, and what it was made from. */
interface FitLine {
  readonly name: string;
  readonly key: string;
}

type Named = readonly [name: string, fit: Fit];

/** Fits one after the other in this process; an interruption is heard between two. */
export async function fitHere(
  names: readonly string[],
  training: Training,
  { signal }: FitEdge,
): Promise<Named[]> {
  const made: Named[] = [];
  for (const name of names) {
    // A signal is only heard when the loop turns.
    await setImmediate();
    if (signal?.aborted) break;
    made.push([name, await training.fit(name)]);
  }
  return made;
}

/**
 * Fits in processes, each taking the next when it is free; the fits come by way of the folder in which they are kept. An
 * interruption ends them at once.
 * @throws ChainmailError when a process ends before its fit is kept
 */
export async function fitInProcesses(
  names: readonly string[],
  training: Training,
  { jobs, command, signal, onStep }: FitPool & FitEdge,
): Promise<Named[]> {
  const waiting = [...names];
  const made: Named[] = [];
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  const keepFitting = async (): Promise<void> => {
    if (either.aborted) return;
    const worker = startWorker<FitLine>(command, { onStep, signal: either, stop: 'at once' });
    for (let name = waiting.shift(); name !== undefined && !either.aborted; name = waiting.shift()) {
      const line = await worker.ask(JSON.stringify(name));
      if (either.aborted) return;
      const fit = typeof line === 'string' || line.key !== training.key ? null : await training.kept(name);
      if (fit === null) throw fault(name, typeof line === 'string' ? line : null);
      made.push([name, fit]);
    }
    worker.end();
  };
  const workers = Array.from({ length: Math.min(jobs, names.length) }, () =>
    keepFitting().catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return made;
}

function fault(name: string, why: string | null): ChainmailError {
  const what = why ?? 'the data or the program changed since the training began';
  return new ChainmailError('fit-failed', `${name} failed: ${what}; run it again, finished fits are kept`);
}

/** Does fits for another process: each line names one as JSON, and is answered once the fit is kept. */
export async function serveFits(
  training: Training,
  lines: AsyncIterable<string>,
  answer: (line: string) => Promise<void>,
): Promise<void> {
  for await (const line of lines) {
    const name = JSON.parse(line) as string;
    await training.fit(name);
    await answer(`${JSON.stringify({ name, key: training.key } satisfies FitLine)}\n`);
  }
}
