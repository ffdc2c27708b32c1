import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import { trainModel } from '../../evaluation/index.ts';
import type { Io } from '../io.ts';
import type { Status } from '../status.ts';

/** `chainmail train`: fits a model by a recipe and writes it in one step, so that no half file is left behind. */
export async function train(
  recipe: string,
  { data, out }: { readonly data: string; readonly out: string },
  io: Io,
): Promise<Status> {
  const target = resolve(io.cwd, out);
  const partial = `${target}.${process.pid}.part`;
  try {
    // Before the hours of work, not after them.
    await writeFile(partial, '');
  } catch (cause) {
    throw new InputError('unwritable', `cannot write ${out}: ${(cause as Error).message}`, { cause });
  }
  try {
    const model = await trainModel(resolve(io.cwd, recipe), {
      dataDir: resolve(io.cwd, data),
      onStep: (step) => void io.stderr.write(`${step}\n`),
    });
    await writeFile(partial, model);
    await rename(partial, target);
    await io.stderr.write(`wrote ${out} (${model.length.toLocaleString('en')} bytes)\n`);
  } finally {
    await rm(partial, { force: true });
  }
  return 0;
}
