import { runName } from './plan.ts';
import type { EvaluationOptions } from './run-evaluation.ts';
import type { ScorerCost } from './timed-scorer.ts';
import { type Outcome, openWorkshop } from './workshop.ts';

/** One line of a worker: what came of a lane, and what its scorers took so far. */
export interface LaneLine {
  readonly outcomes: readonly Outcome[];
  readonly costs: readonly ScorerCost[];
}

/** Does lanes for another process: each line names runs as a JSON array and is answered by a `LaneLine`. */
export async function serveLanes(
  options: EvaluationOptions,
  lines: AsyncIterable<string>,
  answer: (line: string) => Promise<void>,
): Promise<void> {
  // At once: a line that comes while the workshop is opened would be lost.
  const waiting = { [Symbol.asyncIterator]: iteratorOf(lines) };
  const { plan, work, costs } = await openWorkshop(options);
  for await (const line of waiting) {
    const names = new Set(JSON.parse(line) as string[]);
    const outcomes: Outcome[] = [];
    for (const run of plan) if (names.has(runName(run))) outcomes.push(await work(run));
    await answer(`${JSON.stringify({ outcomes, costs: costs() } satisfies LaneLine)}\n`);
  }
}

function iteratorOf(lines: AsyncIterable<string>): () => AsyncIterator<string> {
  const iterator = lines[Symbol.asyncIterator]();
  return () => iterator;
}
