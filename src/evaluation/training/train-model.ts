import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  type DetectorModel,
  featureTables,
  indexWords,
  type ModelCard,
  REFERENCE_PRIOR,
  type WordTable,
  writeModel,
} from '../../detector/index.ts';
import { InputError } from '../../errors.ts';
import { readTensors, sha256Hex } from '../../learn/index.ts';
import { calibrationOf, crossFittedRates, testRates } from './measure.ts';
import { parseRecipe, type Recipe } from './recipe.ts';
import { type Trained, train } from './train.ts';

export interface TrainModelOptions {
  readonly dataDir: string;
  readonly onStep?: (step: string) => void;
}

/** Trains the model of a recipe and gives the bytes of its file. The same recipe and data give the same bytes. */
export async function trainModel(
  recipePath: string,
  { dataDir, onStep = () => {} }: TrainModelOptions,
): Promise<Uint8Array> {
  const recipe = parseRecipe(await readText(recipePath), recipePath);
  const { words, fingerprint } = await readWords(resolve(dirname(recipePath), recipe.words));
  const trained = await train(recipe, { dataDir, words, onStep });
  const { parts, review, strict } = trained;
  const tested = await testRates({ ...parts, review, strict }, { dataDir, words, onStep });
  const rates = (level: 'review' | 'strict') => [...crossFittedRates(trained, level), ...tested[level]];
  const data = [...dataRows(trained), { set: 'word vectors', fingerprint, rows: words.rows, attacks: 0 }];
  const card: ModelCard = {
    id: `${recipe.name}-${(await sha256Hex(new TextEncoder().encode(JSON.stringify([recipe, data])))).slice(0, 12)}`,
    recipe,
    seed: recipe.seed,
    data,
    prior: REFERENCE_PRIOR,
    thresholds: {
      review: { value: review, target: recipe.thresholds.review.ham ?? 0, measured: rates('review') },
      strict: { value: strict, target: recipe.thresholds.strict.ham ?? 0, measured: rates('strict') },
    },
    calibration: calibrationOf(trained),
    features: featureTables(parts),
    notes: [
      ...recipe.notes,
      ...Object.entries(trained.corpus.dropped).map(
        ([set, n]) => `${n} training rows of ${set} left out as near-copies of test rows`,
      ),
    ],
  };
  const { risks: _, ...fitted } = parts;
  const model: DetectorModel = { words, ...fitted, review, strict, card };
  return writeModel(model);
}

function dataRows({ corpus }: Trained): ModelCard['data'][number][] {
  return corpus.loaded.map(({ id, fingerprint, examples }) => ({
    set: id,
    fingerprint,
    rows: examples.length,
    attacks: examples.filter(({ label }) => label === 1).length,
  }));
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new InputError(
      'recipe-unreadable',
      `cannot read the recipe ${path}: ${(cause as Error).message}; recipes/default.json is one`,
      { cause },
    );
  }
}

async function readWords(path: string): Promise<{ words: WordTable; fingerprint: string }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    throw new InputError(
      'words-unreadable',
      `cannot read the word vectors ${path}: ${(cause as Error).message}; build them with scripts/build-vectors.ts`,
      { cause },
    );
  }
  const { tensors } = readTensors(bytes);
  const hashes = tensors['words.hashes'] as Uint32Array;
  const vectors = tensors['words.vectors'] as Int8Array;
  return {
    words: { dims: vectors.length / hashes.length, rows: hashes.length, vectors, ...indexWords(hashes) },
    fingerprint: await sha256Hex(bytes),
  };
}

export type { Recipe };
