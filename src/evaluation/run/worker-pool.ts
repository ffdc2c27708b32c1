import { startWorker, type WorkerProcess } from '../worker-process.ts';
import type { Run } from './plan.ts';
import { runName } from './plan.ts';
import type { ScorerCost } from './timed-scorer.ts';
import type { LaneLine } from './worker.ts';
import type { Outcome, Workshop } from './workshop.ts';

export interface PoolOptions {
  /** Processes at a time. */
  readonly jobs: number;
  /** Program and arguments of a worker (see `serveLanes`). */
  readonly command: readonly string[];
  readonly signal?: AbortSignal;
  readonly onStep?: (step: string) => void;
}

/** Does lanes in processes, each taking the next when it is free. Which one does a lane changes no figure. */
export async function workInProcesses(
  lanes: readonly (readonly Run[])[],
  workshop: Workshop,
  { jobs, command, signal, onStep = () => {} }: PoolOptions,
): Promise<{ outcomes: Outcome[]; costs: ScorerCost[] }> {
  const waiting = [...lanes];
  const outcomes: Outcome[] = [];
  const costs: ScorerCost[] = [];
  const keepShop = async (): Promise<void> => {
    let own: readonly ScorerCost[] = [];
    let worker: WorkerProcess<LaneLine> | null = null;
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      if (signal?.aborted) {
        for (const run of lane) outcomes.push(without(run, 'not run, interrupted'));
        continue;
      }
      worker ??= startWorker<LaneLine>(command, { onStep, ...(signal && { signal }) });
      const line = await worker.ask(JSON.stringify(lane.map(runName)));
      if (typeof line === 'string') {
        worker = null;
        // What was kept before it ended is not lost.
        for (const run of lane) outcomes.push((await workshop.kept(run)) ?? without(run, `failed: ${line}`));
        continue;
      }
      own = line.costs;
      outcomes.push(...line.outcomes);
    }
    worker?.end();
    costs.push(...own);
  };
  await Promise.all(Array.from({ length: Math.min(jobs, lanes.length) }, keepShop));
  return { outcomes, costs };
}

const without = (run: Run, fault: string): Outcome => ({
  run: runName(run),
  result: null,
  fault,
  time: null,
});
