import { type Boosted, type Dense, fitBoosted, type Rng } from '../../learn/index.ts';
import type { Evidence } from '../evidence.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT } from '../unit-columns.ts';
import type { PreparedRow } from './rows.ts';
import { keyOf } from './text-fit.ts';

/** Units of one row that the passage model learns from: the most suspicious ones, and as many others by chance. */
const HARD = 12;
const RANDOM = 8;
/** Weight of an injected unit, and of a prompt that stands alone, against a unit of ordinary mail. */
const INJECTED = 5;
const ALONE = 3;

export const PASSAGE_OPTIONS = {
  trees: 200,
  learningRate: 0.1,
  maxDepth: 5,
  minLeafRows: 30,
  l2: 2,
  subsample: 0.7,
  maxBins: 128,
} as const;

/**
 * The passage model: boosted trees over UNIT_FEATURES.
 * @param evidence per row, with out-of-fold text scores
 * @param chosen units that stand for an attack whose injected part is not marked
 */
export function fitPassages(
  rows: readonly PreparedRow[],
  evidence: readonly (readonly Evidence[])[],
  options: { use: (row: PreparedRow) => boolean; chosen: ReadonlySet<string>; rng: Rng; seed: number },
): Boosted {
  const cells: Float64Array[] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  rows.forEach((row, r) => {
    if (!options.use(row)) return;
    const benign: { features: Float64Array; text: number }[] = [];
    evidence[r]!.forEach(({ features }, document) => {
      row.unitLabels[document]!.forEach((label, part) => {
        const cell = features.subarray(part * UNIT_FEATURE_COUNT, (part + 1) * UNIT_FEATURE_COUNT);
        if (label === 0) benign.push({ features: cell, text: cell[AT.text]! });
        else if (label === 1 || options.chosen.has(keyOf({ row: r, document, part }))) {
          cells.push(cell);
          labels.push(1);
          weights.push(INJECTED * row.emphasis);
        }
      });
    });
    const most = row.label === 1 ? 8 : HARD + RANDOM;
    if (benign.length > most) {
      benign.sort((a, b) => b.text - a.text);
      const rest = options.rng.shuffle(benign.splice(most >> 1));
      benign.push(...rest.slice(0, most - (most >> 1)));
    }
    for (const { features } of benign) {
      cells.push(features);
      labels.push(0);
      weights.push((row.inMail ? 1 : ALONE) * row.emphasis);
    }
  });
  const data = new Float64Array(cells.length * UNIT_FEATURE_COUNT);
  for (const [i, cell] of cells.entries()) data.set(cell, i * UNIT_FEATURE_COUNT);
  const x: Dense = { rows: cells.length, cols: UNIT_FEATURE_COUNT, data };
  return fitBoosted(x, Uint8Array.from(labels), {
    ...PASSAGE_OPTIONS,
    sampleWeight: Float64Array.from(weights),
    seed: options.seed,
  });
}
