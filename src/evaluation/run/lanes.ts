import type { Run } from './plan.ts';

/** What takes longest, first: the last to end then has the least left to wait for. */
const LONGEST_FIRST = ['leave-one-out', 'columns leakFree', 'leaks', 'framework leakFree', 'framework paper'];

/** Runs that share what they fit: one process does them, one after the other. Others stand alone. */
export function lanesOf(runs: readonly Run[]): Run[][] {
  const lanes = new Map<string, Run[]>();
  for (const run of runs) {
    const { lane, id } = run.protocol;
    const key = lane === undefined ? id : `${lane} ${run.mode}`;
    const own = lanes.get(key);
    if (own) own.push(run);
    else lanes.set(key, [run]);
  }
  const place = (key: string): number => {
    const at = LONGEST_FIRST.indexOf(key);
    return at === -1 ? LONGEST_FIRST.length : at;
  };
  return [...lanes].sort(([a], [b]) => place(a) - place(b)).map(([, own]) => own);
}
