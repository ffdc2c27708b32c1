import {
  type DetectorModel,
  featureTables,
  type ModelCard,
  REFERENCE_PRIOR,
  writeModel,
} from '../../detector/index.ts';
import { sha256Hex } from '../../learn/index.ts';
import { type FitPool, fitHere, fitInProcesses } from './fit-pool.ts';
import { calibrationOf, crossFittedRates, testRates } from './measure.ts';
import { FITS, type Fit, joinFits, type Trained } from './train.ts';
import { openTraining, type TrainingSource } from './training.ts';

export interface TrainModelOptions extends TrainingSource {
  /** Stops the training; what is finished stays in the folder. */
  readonly signal?: AbortSignal;
  /** Processes that share the fits. Default: this one does them all. */
  readonly workers?: FitPool;
}

/**
 * Trains the model of a recipe and gives the bytes of its file, null when it was interrupted. The same recipe and data
 * give the same bytes, whoever does the fits. Fits that `folder` holds of the same recipe, data and program are not
 * done again.
 */
export async function trainModel(recipePath: string, options: TrainModelOptions): Promise<Uint8Array | null> {
  const { dataDir, workers, signal, onStep = () => {} } = options;
  onStep('loading data');
  const training = await openTraining(recipePath, options);
  const { recipe, words, fingerprint, corpus } = training;
  const fits = new Map<string, Fit>();
  for (const name of FITS) {
    const kept = await training.kept(name);
    if (kept === null) continue;
    onStep(`${name}: kept from before`);
    fits.set(name, kept);
  }
  const left = FITS.filter((name) => !fits.has(name));
  const edge = { onStep, ...(signal && { signal }) };
  const made = workers
    ? fitInProcesses(left, training, { ...edge, ...workers })
    : fitHere(left, training, edge);
  for (const [name, fit] of await made) fits.set(name, fit);
  if (signal?.aborted) return null;
  const trained = joinFits(
    corpus,
    FITS.map((name) => fits.get(name)!),
    recipe.thresholds,
  );
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
