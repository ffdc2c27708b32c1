import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../../src/cli/peer-host.ts';
import { DATASETS } from '../../src/datasets/index.ts';
import { type FitPool, fitHere, fitInProcesses } from '../../src/evaluation/training/fit-pool.ts';
import { FITS } from '../../src/evaluation/training/train.ts';
import { openTraining, type Training } from '../../src/evaluation/training/training.ts';

/** A recipe that leaves out every set: what is left are the signals' own examples. */
const RECIPE = {
  name: 'tiny',
  seed: 3,
  leaveOut: DATASETS.map(({ id }) => id),
  limits: { splicedHam: 0, tables: 0, spikee: 0, garak: 0 },
  thresholds: { strict: { proofs: 0.05 }, review: { proofs: 0.1 } },
  words: join(import.meta.dirname, '../../models/words.bin'),
};

let folder = '';
let recipe = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chainmail-training-'));
  recipe = join(folder, 'tiny.json');
  writeFileSync(recipe, JSON.stringify(RECIPE));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string, onStep: (step: string) => void = () => {}): Promise<Training> =>
  openTraining(recipe, { dataDir: folder, folder: join(folder, name), onStep });
const pool = (name: string, jobs: number): FitPool => ({
  jobs,
  command: [
    ...commandLine(),
    ...['train', recipe, '--worker', '--data', folder, '--out', join(folder, name.replace('.partial', ''))],
  ],
});
const onStep = (): void => {};

describe('the fits of a training', () => {
  it('are the same here and in any number of processes, and are kept', async () => {
    const names = FITS.slice(0, 3);
    const here = new Map(await fitHere(names, await open('here.partial'), { onStep }));
    const steps: string[] = [];
    const two = await open('two.partial');
    const shared = new Map(
      await fitInProcesses(names, two, { ...pool('two.partial', 2), onStep: (step) => steps.push(step) }),
    );
    expect([...shared.keys()].sort()).toEqual([...names].sort());
    for (const name of names) expect(isDeepStrictEqual(shared.get(name), here.get(name))).toBe(true);
    for (const name of names) expect(steps).toContain(`${name}: meta policy`);
    const again = await open('two.partial');
    expect(isDeepStrictEqual(await again.kept('model'), here.get('model'))).toBe(true);
  }, 240_000);

  it('serve a recipe with other thresholds', async () => {
    await (await open('caps.partial')).fit('cross-fit 1 of 3');
    const other = { strict: { proofs: 0.01 }, review: { proofs: 0.4 } };
    writeFileSync(recipe, JSON.stringify({ ...RECIPE, thresholds: other }));
    const training = await open('caps.partial');
    writeFileSync(recipe, JSON.stringify(RECIPE));
    expect(training.recipe.thresholds).toEqual(other);
    expect(await training.kept('cross-fit 1 of 3')).not.toBeNull();
  }, 120_000);

  it('are fitted again where a kept one is damaged or of another recipe', async () => {
    const steps: string[] = [];
    const training = await open('damage.partial', (step) => steps.push(step));
    await training.fit('cross-fit 1 of 3');
    expect(await training.kept('cross-fit 1 of 3')).not.toBeNull();
    expect(await training.kept('model')).toBeNull();
    const path = join(folder, 'damage.partial', readdirSync(join(folder, 'damage.partial'))[0]!);
    const whole = readFileSync(path);
    const bent = Buffer.from(whole);
    bent[bent.length >> 1]! ^= 1;
    for (const bytes of [bent, whole.subarray(0, 100), whole.subarray(0, -1), Buffer.alloc(0)]) {
      writeFileSync(path, bytes);
      steps.length = 0;
      expect(await training.kept('cross-fit 1 of 3')).toBeNull();
      expect(steps.join()).toMatch(/damaged; it is fitted again/);
    }
    writeFileSync(path, whole);
    writeFileSync(recipe, JSON.stringify({ ...RECIPE, seed: 4 }));
    const other = await open('damage.partial', (step) => steps.push(step));
    writeFileSync(recipe, JSON.stringify(RECIPE));
    expect(await other.kept('cross-fit 1 of 3')).toBeNull();
    expect(steps.join()).toMatch(/another recipe/);
  }, 120_000);

  it('stop at once when interrupted, and a dead process is a clear error', async () => {
    const training = await open('stopped.partial');
    const stop = new AbortController();
    const done = fitInProcesses(FITS, training, {
      ...pool('stopped.partial', 1),
      signal: stop.signal,
      onStep: (step) => step.startsWith('cross-fit 1') && stop.abort(),
    });
    expect((await done).map(([name]) => name)).toEqual(['model']);
    expect(await training.kept('model')).not.toBeNull();
    const dead = { jobs: 2, command: [process.execPath, '-e', 'console.error("no memory");process.exit(9)'] };
    await expect(fitInProcesses(FITS, training, { ...dead, onStep })).rejects.toThrow(
      /failed: its process ended with status 9: no memory; run it again/,
    );
  }, 240_000);
});
