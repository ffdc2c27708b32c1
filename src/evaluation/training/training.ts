import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { indexWords, type PreparedRow, type WordTable } from '../../detector/index.ts';
import { InputError } from '../../errors.ts';
import { readTensors, sha256Hex } from '../../learn/index.ts';
import { codeFingerprint } from '../run/fingerprints.ts';
import { buildCorpus, type Corpus } from './corpus.ts';
import { keepFit, keptFit } from './kept-fits.ts';
import { parseRecipe, type Recipe } from './recipe.ts';
import { type Fit, fitOne, prepareCorpus } from './train.ts';

export interface TrainingSource {
  readonly dataDir: string;
  /** Where finished fits are kept; null keeps none. */
  readonly folder?: string | null;
  readonly onStep?: (step: string) => void;
}

/** A recipe with its data read: what every process of a training starts from. */
export interface Training {
  readonly recipe: Recipe;
  readonly words: WordTable;
  /** sha256 of the word vectors' file. */
  readonly fingerprint: string;
  readonly corpus: Corpus;
  /** sha256 of all that a fit depends on: recipe (without its thresholds), data, program. */
  readonly key: string;
  /** A finished fit of the same key, null where there is none or it is damaged. */
  readonly kept: (name: string) => Promise<Fit | null>;
  /** Does a fit, and keeps it. */
  readonly fit: (name: string) => Promise<Fit>;
}

/** @throws InputError on a recipe or word vectors that cannot be read, DataError on data */
export async function openTraining(
  recipePath: string,
  { dataDir, folder = null, onStep = () => {} }: TrainingSource,
): Promise<Training> {
  const recipe = parseRecipe(await readText(recipePath), recipePath);
  const { words, fingerprint } = await readWords(resolve(dirname(recipePath), recipe.words));
  const corpus = await buildCorpus(recipe, dataDir);
  const data = corpus.loaded.map((set) => [set.id, set.fingerprint]);
  // thresholds are set once the fits are there, so that other caps need no other fits
  const { thresholds: _, ...steers } = recipe;
  const parts = [steers, fingerprint, data, corpus.rows.length, codeFingerprint(), process.versions.v8];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  let prepared: readonly PreparedRow[] | null = null;
  return {
    recipe,
    words,
    fingerprint,
    corpus,
    key,
    kept: async (name) => (folder === null ? null : keptFit({ folder, name, key, onStep })),
    async fit(name) {
      if (prepared === null) {
        onStep(`${name}: reading mail`);
        prepared = await prepareCorpus(corpus, words, recipe.emphasis);
      }
      const fit = fitOne(prepared, recipe, { name, onStep });
      if (folder !== null) await keepFit({ folder, name, key, onStep }, fit);
      return fit;
    },
  };
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
