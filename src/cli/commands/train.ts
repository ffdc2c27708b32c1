import { rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { InputError } from '../../errors.ts';
import { openTraining, serveFits, trainModel } from '../../evaluation/index.ts';
import { reasonOf, requireDataFolder } from '../files.ts';
import type { Io } from '../io.ts';
import { commandLine } from '../peer-host.ts';
import { safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';

export interface TrainOptions {
  readonly data: string;
  readonly out: string;
  readonly jobs?: number;
  /** Leaves the fits where they are kept, for the same recipe with other thresholds. */
  readonly keepFits?: boolean;
  /** Does fits for the training that started it, as standard input names them. */
  readonly worker?: boolean;
}

/** Most that one process holds by `recipes/default.json`: the corpus with its texts read, and their n-grams. */
const FIT_MEGABYTES = 4000;
/** What the process that started them holds meanwhile. */
const CORPUS_MEGABYTES = 1000;
/** Most that its JavaScript heap may take; what Node allows by itself depends on the machine. */
const HEAP_MEGABYTES = 4096;
const MAX_JOBS = 4;

/** `chainmail train`: fits a model by a recipe and writes it in one step, so that no half file is left behind. */
export async function train(
  recipe: string,
  { data, out, ...options }: TrainOptions,
  io: Io,
): Promise<Status> {
  const target = resolve(io.cwd, out);
  const recipePath = resolve(io.cwd, recipe);
  const source = {
    dataDir: resolve(io.cwd, data),
    folder: `${target}.partial`,
    onStep: (step: string) => void io.stderr.write(`${safeLine(step)}\n`),
  };
  await requireDataFolder(data, io);
  if (options.worker === true) {
    const training = await openTraining(recipePath, source);
    await serveFits(training, createInterface({ input: io.stdin }), (line) => io.stdout.write(line));
    return 0;
  }
  const partial = `${target}.${process.pid}.part`;
  try {
    // Before the hours of work, not after them.
    await writeFile(partial, '');
  } catch (cause) {
    throw new InputError(
      'unwritable',
      `cannot write ${out}: ${reasonOf(cause)}; name a file in a folder that you may write to`,
      { cause },
    );
  }
  try {
    const [program, ...rest] = commandLine();
    const worker = ['train', recipePath, '--worker', '--data', source.dataDir, '--out', target];
    const model = await trainModel(recipePath, {
      ...source,
      signal: io.signal,
      workers: {
        jobs: options.jobs ?? jobsThatFit(),
        command: [program!, `--max-old-space-size=${HEAP_MEGABYTES}`, ...rest, ...worker],
      },
    });
    if (model === null) {
      await io.stderr.write('chainmail: interrupted; finished fits are kept, run it again to go on\n');
      return 130;
    }
    await writeFile(partial, model);
    await rename(partial, target);
    if (options.keepFits !== true) await rm(source.folder, { recursive: true, force: true });
    await io.stderr.write(`wrote ${out} (${model.length.toLocaleString('en')} bytes)\n`);
  } finally {
    await rm(partial, { force: true });
  }
  return 0;
}

function jobsThatFit(): number {
  const inMemory = Math.floor((process.availableMemory() / 2 ** 20 - CORPUS_MEGABYTES) / FIT_MEGABYTES);
  return Math.max(1, Math.min(MAX_JOBS, availableParallelism(), inMemory));
}
