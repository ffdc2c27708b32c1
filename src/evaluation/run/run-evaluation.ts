import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ContentDetector } from '../../guard/index.ts';
import { agentsProtocol } from '../agents/protocol.ts';
import type { Mode, ProtocolResult } from '../protocol-result.ts';
import { folderData, PROTOCOLS, type Protocol } from '../protocols.ts';
import { reportHtml } from '../report/html.ts';
import { reportMarkdown } from '../report/markdown.ts';
import { buildReport, REPORT_VERSION, type Report, reportJson } from '../report/report.ts';
import type { Scorer } from '../scorer.ts';
import { codeFingerprint, dataFingerprint } from './fingerprints.ts';
import { ownSetsProtocol, withOwnSets } from './own-sets.ts';
import { planRuns, type Run, runName } from './plan.ts';
import type { EvaluationRecipe } from './recipe.ts';
import { resultStore, writeWhole } from './store.ts';
import { type ScorerCost, timed } from './timed-scorer.ts';

export interface EvaluationOptions {
  readonly recipe: EvaluationRecipe;
  /** What the recipe's own files are relative to. */
  readonly recipeDir: string;
  readonly dataDir: string;
  readonly outDir: string;
  readonly quick: boolean;
  readonly only?: readonly string[];
  readonly modes?: readonly Mode[];
  /** Named columns beside the published method, and what tells one state of them from another. */
  readonly scorers: readonly Scorer[];
  readonly scorerFingerprint: string;
  /** Judges content in the protocol `agents`, which runs only with it. */
  readonly detector?: ContentDetector;
  /** Default: all there are. */
  readonly protocols?: readonly Protocol[];
  readonly onStep?: (step: string) => void;
  /** No further run is begun once it is raised; what is done is kept. */
  readonly signal?: AbortSignal;
}

export interface RunTime {
  readonly run: string;
  readonly seconds: number;
  /** Of all threads: what the run costs where other work slows the clock. */
  readonly processorSeconds: number;
  /** Highest resident memory of the process so far, in megabytes. */
  readonly peakMegabytes: number;
  /** Taken over from an earlier run: the time is that of taking it. */
  readonly kept: boolean;
}

export interface Timings {
  readonly runs: readonly RunTime[];
  readonly scorers: readonly ScorerCost[];
  readonly seconds: number;
}

export interface Evaluation {
  readonly report: Report;
  readonly timings: Timings;
  /** Files written. */
  readonly files: readonly string[];
  readonly interrupted: boolean;
}

/**
 * Runs the protocols of a recipe and writes report.json, report.md, report.html and timings.json into the folder.
 * A result is kept under `results/` as soon as it is there, and taken over by a later run with the same recipe, data and
 * code; one that could not be computed, or to which a judge did not answer, is made again. A protocol that fails is
 * told among what is missing; the others go on.
 */
export async function runEvaluation(options: EvaluationOptions): Promise<Evaluation> {
  const { recipe, recipeDir, outDir, quick, onStep = () => {} } = options;
  const started = performance.now();
  const protocols = [
    ...(options.protocols ?? PROTOCOLS),
    ...(options.detector ? [agentsProtocol({ dataDir: options.dataDir, detector: options.detector })] : []),
    ...(recipe.sets.length > 0 ? [ownSetsProtocol(recipe.sets)] : []),
  ];
  const plan = planRuns(recipe, protocols, options);
  onStep('hashing the data');
  const data = await dataFingerprint(
    options.dataDir,
    recipe.sets.map(({ file }) => resolve(recipeDir, file)),
  );
  const info = { name: recipe.name, seed: recipe.seed, quick, data, code: codeFingerprint() };
  const store = resultStore(outDir);
  const source = withOwnSets(folderData(options.dataDir), recipe.sets, recipeDir);
  const scorers = options.scorers.map(timed);
  const unanswered = (): number =>
    scorers
      .filter(({ scorer }) => scorer.origin?.kind === 'judge')
      .reduce((sum, { cost }) => sum + cost().failed, 0);
  const cache = new Map<string, unknown>();
  const results: ProtocolResult[] = [];
  const missing: string[] = [];
  const times: RunTime[] = [];
  for (const run of plan) {
    const name = runName(run);
    // A signal is only heard when the loop turns.
    await setImmediate();
    if (options.signal?.aborted) {
      missing.push(`${name}: not run, interrupted`);
      continue;
    }
    const begun = performance.now();
    const used = process.cpuUsage();
    const key = keyOf({ run, info, sets: recipe.sets, scorers: options.scorerFingerprint });
    const kept = await store.get(name, key);
    if (kept === null) onStep(`${name}: ${run.protocol.title}`);
    const before = unanswered();
    const result =
      kept ??
      (await attempt(run, () =>
        run.protocol.run({
          mode: run.mode,
          switches: run.switches,
          seed: recipe.seed,
          quick,
          data: source,
          scorers: scorers.map(({ scorer }) => scorer),
          cache,
          onStep,
        }),
      ));
    if (typeof result === 'string') missing.push(result);
    else {
      results.push(result);
      const settled = result.status !== 'failed' && unanswered() === before;
      if (kept === null && settled) await store.put(name, key, result);
    }
    const { user, system } = process.cpuUsage(used);
    const time = {
      run: name,
      seconds: (performance.now() - begun) / 1000,
      processorSeconds: (user + system) / 1e6,
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
      kept: kept !== null,
    };
    times.push(time);
    onStep(
      typeof result === 'string'
        ? result
        : `${name}: ${result.status}, ${time.kept ? 'kept from before' : `${time.seconds.toFixed(1)} s`}`,
    );
  }
  const title = quick ? 'Chainmail beside the paper (quick run)' : 'Chainmail beside the paper';
  const report = buildReport({ title, recipe: info, results, missing });
  const timings = {
    runs: times,
    scorers: scorers.map(({ cost }) => cost()),
    seconds: (performance.now() - started) / 1000,
  };
  const files = await writeReport(outDir, report, timings);
  return { report, timings, files, interrupted: options.signal?.aborted === true };
}

async function writeReport(outDir: string, report: Report, timings: Timings): Promise<string[]> {
  const contents: Readonly<Record<string, string>> = {
    'report.json': reportJson(report),
    'report.md': reportMarkdown(report),
    'report.html': reportHtml(report),
    'timings.json': `${JSON.stringify(timings, null, 1)}\n`,
  };
  const files: string[] = [];
  for (const [name, content] of Object.entries(contents)) {
    files.push(join(outDir, name));
    await writeWhole(join(outDir, name), content);
  }
  return files;
}

/** A fault of one protocol must not cost the hours of the others: it is told, and the run's status says so. */
async function attempt(run: Run, work: () => Promise<ProtocolResult>): Promise<ProtocolResult | string> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `${runName(run)}: failed: ${message}`;
  }
}

interface Key {
  readonly run: Run;
  readonly info: Report['recipe'];
  readonly sets: EvaluationRecipe['sets'];
  readonly scorers: string;
}

/** Everything that a result depends on. */
function keyOf({ run: { protocol, mode, switches }, info, sets, scorers }: Key): string {
  const { seed, quick, data, code } = info;
  const parts = [REPORT_VERSION, protocol.id, mode, switches, seed, quick, data, code, sets, scorers];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
