import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { agentsProtocol } from '../agents/protocol.ts';
import type { ProtocolResult } from '../protocol-result.ts';
import { folderData, PROTOCOLS } from '../protocols.ts';
import { REPORT_VERSION, type Report } from '../report/report.ts';
import { codeFingerprint, dataFingerprint } from './fingerprints.ts';
import { ownSetsProtocol, withOwnSets } from './own-sets.ts';
import { planRuns, type Run, runName } from './plan.ts';
import type { EvaluationOptions, RunTime } from './run-evaluation.ts';
import { resultStore } from './store.ts';
import { type ScorerCost, timed } from './timed-scorer.ts';

/** What came of one run: its result, or why there is none. */
export interface Outcome {
  readonly run: string;
  readonly result: ProtocolResult | null;
  readonly fault: string | null;
  /** Null where it was not begun. */
  readonly time: RunTime | null;
}

/** The runs of an evaluation, and one process's means of doing them. */
export interface Workshop {
  readonly info: Report['recipe'];
  readonly plan: readonly Run[];
  /** The outcome that an earlier evaluation of the same left behind; null where there is none. */
  readonly kept: (run: Run) => Promise<Outcome | null>;
  /** Does a run and keeps its result. A fault of one protocol must not cost the hours of the others: it is told. */
  readonly work: (run: Run) => Promise<Outcome>;
  readonly costs: () => ScorerCost[];
}

export async function openWorkshop(options: EvaluationOptions): Promise<Workshop> {
  const { recipe, recipeDir, dataDir, quick, signal, onStep = () => {} } = options;
  const protocols = [
    ...(options.protocols ?? PROTOCOLS),
    ...(options.detector ? [agentsProtocol({ dataDir, detector: options.detector })] : []),
    ...(recipe.sets.length > 0 ? [ownSetsProtocol(recipe.sets)] : []),
  ];
  const plan = planRuns(recipe, protocols, options);
  const data = await dataFingerprint(
    dataDir,
    recipe.sets.map(({ file }) => resolve(recipeDir, file)),
  );
  const info = { name: recipe.name, seed: recipe.seed, quick, data, code: codeFingerprint() };
  const store = resultStore(options.outDir);
  const source = withOwnSets(folderData(dataDir), recipe.sets, recipeDir);
  const scorers = options.scorers.map(timed);
  const cache = new Map<string, unknown>();
  const unanswered = (): number =>
    scorers
      .filter(({ scorer }) => scorer.origin?.kind === 'judge')
      .reduce((sum, { cost }) => sum + cost().failed, 0);
  const keyOf = (run: Run): string =>
    hashOf([run.protocol.id, run.mode, run.switches, info, recipe.sets, options.scorerFingerprint]);

  const compute = async (run: Run): Promise<Pick<Outcome, 'result' | 'fault'>> => {
    const { mode, switches, protocol } = run;
    const context = { mode, switches, seed: recipe.seed, quick, data: source, cache, onStep };
    const before = unanswered();
    try {
      const told = await protocol.run({ ...context, scorers: scorers.map(({ scorer }) => scorer) });
      // Where the data lie here is no part of a result.
      const result = { ...told, missing: told.missing.map((what) => what.replaceAll(dataDir, 'DATA')) };
      if (result.status !== 'failed' && unanswered() === before)
        await store.put(runName(run), keyOf(run), result);
      return { result, fault: null };
    } catch (error) {
      return { result: null, fault: `failed: ${error instanceof Error ? error.message : String(error)}` };
    }
  };

  return {
    info,
    plan,
    costs: () => scorers.map(({ cost }) => cost()),
    async kept(run) {
      const begun = stopwatch(runName(run));
      const result = await store.get(runName(run), keyOf(run));
      return result === null ? null : { run: runName(run), result, fault: null, time: begun(true) };
    },
    async work(run) {
      const name = runName(run);
      // A signal is only heard when the loop turns.
      await setImmediate();
      if (signal?.aborted) return { run: name, result: null, fault: 'not run, interrupted', time: null };
      onStep(`${name}: ${run.protocol.title}`);
      const begun = stopwatch(name);
      const done = await compute(run);
      const time = begun(false);
      onStep(`${name}: ${done.fault ?? `${done.result!.status}, ${time.seconds.toFixed(1)} s`}`);
      return { run: name, ...done, time };
    },
  };
}

function stopwatch(run: string): (kept: boolean) => RunTime {
  const begun = performance.now();
  const used = process.cpuUsage();
  return (kept) => {
    const { user, system } = process.cpuUsage(used);
    return {
      run,
      seconds: (performance.now() - begun) / 1000,
      processorSeconds: (user + system) / 1e6,
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      kept,
    };
  };
}

/** Everything that a result depends on. */
const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([REPORT_VERSION, ...parts]))
    .digest('hex');
