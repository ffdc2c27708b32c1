import { bootstrapped, rate } from '../metrics/estimate.ts';
import type { Estimate, ResultTable } from '../protocol-result.ts';
import type { PairRun } from './agent-dojo.ts';
import { share, suitesOf, text } from './columns.ts';
import type { Measured } from './methods.ts';
import { halfOfPair } from './runs.ts';

const SEED = 20_260_915;
const REPEATS = 1_000;
const taskName = (run: PairRun): string => `${run.task.suite}/${run.task.id}`;

export interface PairTable {
  readonly id: string;
  readonly title: string;
  keep(run: PairRun): boolean;
}

/** Which pairs ran, by template and suite, each tested with the other half's weights. */
export function pairTable({ dojo, methods, fitted }: Measured, { id, title, keep }: PairTable): ResultTable {
  const rows = methods.flatMap((method) => {
    const tested = method.runs.pairs.flatMap((run) => {
      const half = halfOfPair(dojo, run);
      if (half === null || !keep(run)) return [];
      const stopped = method.contentStops && run.content !== 'allow';
      const ran = run.reached && !stopped && run.proposals.some((one) => method.free(one, fitted[1 - half]!));
      return [{ run, ran }];
    });
    const line = (by: string, which: string, some: typeof tested): Record<string, string | Estimate>[] =>
      some.length === 0 ? [] : [{ evidence: method.name, by, which, run: byTask(some) }];
    return [
      ...line('all', '', tested),
      ...dojo.templates.flatMap((one) =>
        line(
          'template',
          one.id,
          tested.filter(({ run }) => run.template === one.id),
        ),
      ),
      ...suitesOf(dojo).flatMap((one) =>
        line(
          'suite',
          one,
          tested.filter(({ run }) => run.task.suite === one),
        ),
      ),
    ];
  });
  const columns = [
    text('evidence', 'evidence'),
    text('by', 'by'),
    text('which', ''),
    share('run', 'pairs run'),
  ];
  return { id, title, columns, rows };
}

/** Share of pairs with an interval by user task. */
function byTask(pairs: readonly { run: PairRun; ran: boolean }[]): Estimate {
  const k = pairs.filter((one) => one.ran).length;
  const tasks = pairs.map(({ run }) => taskName(run));
  const names = [...new Set(tasks)];
  if (k === 0 || k === pairs.length) {
    const { low, high } = rate(k === 0 ? 0 : names.length, names.length);
    return { value: k / pairs.length, low, high, k, n: pairs.length };
  }
  const mean = (rows: Int32Array): number =>
    rows.reduce((sum, row) => sum + (pairs[row]!.ran ? 1 : 0), 0) / rows.length;
  const groups = tasks.map((task) => names.indexOf(task));
  return { ...bootstrapped(groups, mean, { seed: SEED, samples: REPEATS }), k };
}
