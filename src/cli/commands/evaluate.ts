import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { InputError } from '../../errors.ts';
import {
  codeFingerprint,
  detectorScorer,
  type EvaluationOptions,
  type EvaluationRecipe,
  type Mode,
  otherFingerprint,
  otherScorers,
  parseEvaluationRecipe,
  runEvaluation,
  type Scorer,
  serveLanes,
  type Timings,
} from '../../evaluation/index.ts';
import { defaultModelPath, loadDetector } from '../../load-detector.ts';
import { fileError, requireDataFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { commandLine, peerHost } from '../peer-host.ts';
import { safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

export interface EvaluateOptions {
  readonly data: string;
  readonly out: string;
  readonly quick?: boolean;
  readonly only?: readonly string[];
  readonly mode?: 'paper' | 'leakFree' | 'both';
  readonly jobs?: number;
  /** Does runs for the evaluation that started it, of a program of this fingerprint, as standard input names them. */
  readonly worker?: string;
}

/** `chainmail evaluate`: the protocols of a recipe, and their report. Runs resume. */
export async function evaluate(recipePath: string, options: EvaluateOptions, io: Io): Promise<Status> {
  if (options.worker !== undefined && options.worker !== codeFingerprint())
    throw new InputError(
      'program-changed',
      "the program's own files changed after the evaluation began; start it again",
    );
  const path = resolve(io.cwd, recipePath);
  const recipe = parseEvaluationRecipe(await readText(path, recipePath), recipePath);
  await requireDataFolder(options.data, io);
  const quick = options.quick === true;
  const jobs = options.jobs ?? availableParallelism();
  const dataDir = resolve(io.cwd, options.data);
  const onStep = (step: string): void => void io.stderr.write(`${safeLine(step)}\n`);
  const { scorers, fingerprint } = await loadScorers(recipe, {
    recipeDir: dirname(path),
    dataDir,
    quick,
    onStep,
    io,
  });
  const given: EvaluationOptions = {
    recipe,
    recipeDir: dirname(path),
    dataDir,
    outDir: resolve(io.cwd, options.out),
    quick,
    ...(options.only && { only: options.only }),
    ...modesOf(options.mode),
    scorers,
    scorerFingerprint: fingerprint,
    detector: await loadDetector(),
    onStep,
    signal: io.signal,
  };
  if (options.worker !== undefined) return work(given, io);
  const workers = { jobs, command: [...commandLine(), ...workerArguments(path, options, io)] };
  const { report, timings, files, interrupted } = await runEvaluation({ ...given, workers });
  await io.stderr.write(timeTable(timings));
  for (const what of grouped(report.missing)) await io.stderr.write(`missing: ${safeLine(what)}\n`);
  for (const file of files) await io.stdout.write(`${join(options.out, basename(file))}\n`);
  if (interrupted) return 130;
  return report.missing.length > 0 ? 2 : 0;
}

/** Does lanes until there are no more; where the input ends in the midst of one, nobody waits for the rest. */
async function work(options: EvaluationOptions, { stdin, stdout, signal }: Io): Promise<Status> {
  const gone = new AbortController();
  const lines = createInterface({ input: stdin });
  lines.once('close', () => gone.abort());
  const either = AbortSignal.any([signal, gone.signal]);
  await serveLanes({ ...options, signal: either }, lines, (line) => stdout.write(line));
  return 0;
}

const FIT_ROWS = 3000;
const QUICK_FIT_ROWS = 150;

const modesOf = (mode: EvaluateOptions['mode']): { readonly modes?: readonly Mode[] } =>
  mode === undefined || mode === 'both' ? {} : { modes: [mode] };

function workerArguments(
  recipe: string,
  { data, out, quick, only, mode }: EvaluateOptions,
  { cwd }: Io,
): string[] {
  return [
    ...[
      'evaluate',
      recipe,
      '--worker',
      codeFingerprint(),
      '--data',
      resolve(cwd, data),
      '--out',
      resolve(cwd, out),
    ],
    ...(quick === true ? ['--quick'] : []),
    ...(only ? ['--only', only.join()] : []),
    ...(mode ? ['--mode', mode] : []),
  ];
}

interface Loading {
  readonly recipeDir: string;
  readonly dataDir: string;
  readonly quick: boolean;
  readonly onStep: (step: string) => void;
  readonly io: Io;
}

/** The models that a recipe names, and a fingerprint of their bytes. */
async function loadScorers(
  { scorers: names }: EvaluationRecipe,
  { recipeDir, dataDir, quick, onStep, io: { env, signal } }: Loading,
): Promise<{ scorers: Scorer[]; fingerprint: string }> {
  const hash = createHash('sha256').update(await readFile(defaultModelPath()));
  const scorers: Scorer[] = [];
  for (const name of names) {
    const edge = { path: (file: string) => resolve(recipeDir, file), env, host: peerHost(), signal };
    const others = await otherScorers(name, edge);
    if (others !== null) {
      hash.update(await otherFingerprint(name, edge));
      scorers.push(...others);
      continue;
    }
    const file = name === 'default' ? undefined : resolve(recipeDir, name);
    const detector = await loadDetector(file);
    hash.update(await readFile(file ?? defaultModelPath()));
    scorers.push(
      detectorScorer(detector, {
        name: name === 'default' ? 'default' : basename(name),
        dataDir: quick ? null : dataDir,
        fitRows: quick ? QUICK_FIT_ROWS : FIT_ROWS,
        onStep,
      }),
    );
  }
  return { scorers, fingerprint: hash.digest('hex') };
}

/** `run: what is missing`, the runs that miss the same in one line. */
function grouped(missing: readonly string[]): string[] {
  const runs = new Map<string, string[]>();
  for (const line of missing) {
    const [run, ...what] = line.split(': ');
    const key = what.join(': ');
    runs.set(key, [...(runs.get(key) ?? []), run!]);
  }
  return [...runs].map(([what, names]) => `${[...new Set(names)].join('; ')}: ${what}`);
}

async function readText(path: string, shown: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const error = fileError(shown, cause);
    throw new InputError(error.code, `${error.message}; recipes/evaluation.json is a recipe`, { cause });
  }
}

function timeTable({ runs, scorers, seconds }: Timings): string {
  const lines = runs.map(({ run, seconds: took, processorSeconds, peakMegabytes, kept }) => [
    run,
    kept ? 'kept' : `${took.toFixed(1)} s`,
    `processor ${processorSeconds.toFixed(1)} s`,
    `peak ${peakMegabytes} MB`,
  ]);
  const costs = scorers
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows, milliseconds }) => [name, `${rows} rows`, `${milliseconds!.toFixed(2)} ms a row`]);
  return `${columnsOf([...lines, ...costs, ['total', `${seconds.toFixed(1)} s`, '']])}\n`;
}
