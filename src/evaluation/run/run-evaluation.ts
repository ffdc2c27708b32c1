import { join } from 'node:path';
import type { ContentDetector } from '../../guard/index.ts';
import type { Mode } from '../protocol-result.ts';
import type { Protocol } from '../protocols.ts';
import { reportHtml } from '../report/html.ts';
import { reportMarkdown } from '../report/markdown.ts';
import { buildReport, type Report, reportJson } from '../report/report.ts';
import type { Scorer } from '../scorer.ts';
import { lanesOf } from './lanes.ts';
import { type Run, runName } from './plan.ts';
import type { EvaluationRecipe } from './recipe.ts';
import { writeWhole } from './store.ts';
import type { ScorerCost } from './timed-scorer.ts';
import { workInProcesses } from './worker-pool.ts';
import { type Outcome, openWorkshop, type Workshop } from './workshop.ts';

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
  /** Processes that share the runs, and what starts one (see `serveLanes`). Default: this one does them all. */
  readonly workers?: { readonly jobs: number; readonly command: readonly string[] };
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
  const { outDir, quick, signal, onStep = () => {} } = options;
  const started = performance.now();
  onStep('hashing the data');
  const workshop = await openWorkshop(options);
  const outcomes = new Map<string, Outcome>();
  const left: Run[] = [];
  for (const run of workshop.plan) {
    const kept = await workshop.kept(run);
    if (kept === null) left.push(run);
    else {
      outcomes.set(kept.run, kept);
      onStep(`${kept.run}: ${kept.result!.status}, kept from before`);
    }
  }
  const { done, costs } = await workAll(left, workshop, options);
  for (const outcome of done) outcomes.set(outcome.run, outcome);
  const inOrder = workshop.plan.map((run) => outcomes.get(runName(run))!);
  const title = quick ? 'Chainmail beside the paper (quick run)' : 'Chainmail beside the paper';
  const report = buildReport({
    title,
    recipe: workshop.info,
    results: inOrder.flatMap(({ result }) => result ?? []),
    missing: inOrder.flatMap(({ run, fault }) => (fault === null ? [] : [`${run}: ${fault}`])),
  });
  const timings = {
    runs: inOrder.flatMap(({ time }) => time ?? []),
    scorers: summed(costs),
    seconds: (performance.now() - started) / 1000,
  };
  const files = await writeReport(outDir, report, timings);
  return { report, timings, files, interrupted: signal?.aborted === true };
}

/** The runs in this process, or shared out where there is more than one lane. */
async function workAll(
  runs: readonly Run[],
  workshop: Workshop,
  { workers, signal, onStep }: EvaluationOptions,
): Promise<{ done: Outcome[]; costs: ScorerCost[] }> {
  const lanes = lanesOf(runs);
  if (workers !== undefined && workers.jobs > 1 && lanes.length > 1) {
    const edge = { ...workers, ...(signal && { signal }), ...(onStep && { onStep }) };
    const { outcomes, costs } = await workInProcesses(lanes, workshop, edge);
    return { done: outcomes, costs };
  }
  const done: Outcome[] = [];
  for (const run of runs) done.push(await workshop.work(run));
  return { done, costs: workshop.costs() };
}

/** Accounts of several processes as one. */
function summed(costs: readonly ScorerCost[]): ScorerCost[] {
  const sums = new Map<string, ScorerCost>();
  for (const cost of costs) {
    const before = sums.get(cost.name);
    const rows = cost.rows + (before?.rows ?? 0);
    const seconds = cost.seconds + (before?.seconds ?? 0);
    const failed = cost.failed + (before?.failed ?? 0);
    const milliseconds = rows === 0 ? null : (1000 * seconds) / rows;
    sums.set(cost.name, { name: cost.name, rows, failed, seconds, milliseconds });
  }
  return [...sums.values()];
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
