import { InputError } from '../errors.ts';

export interface WeightOptions {
  /** 'balanced' multiplies the weight of class k by n / (2 n_k), n counted in rows. */
  readonly classWeight?: 'balanced' | 'none';
  /** One finite weight >= 0 per row. */
  readonly sampleWeight?: ArrayLike<number>;
}

/**
 * Weight of each row: sample weight times class weight.
 * @throws InputError when a label is not 0 or 1, a weight is negative or not finite, a class is missing, or lengths differ
 */
export function rowWeights(rows: number, y: ArrayLike<number>, options: WeightOptions): Float64Array {
  if (y.length !== rows) throw new InputError('shape', `${y.length} labels for ${rows} rows; give one each`);
  let positives = 0;
  for (let i = 0; i < rows; i++) {
    if (y[i] !== 0 && y[i] !== 1)
      throw new InputError('label', `label ${y[i]} of row ${i} is neither 0 nor 1`);
    positives += y[i]!;
  }
  if (positives === 0 || positives === rows)
    throw new InputError(
      'one-class',
      `all ${rows} rows have label ${positives === 0 ? 0 : 1}; a fit needs both`,
    );
  const given = options.sampleWeight;
  if (given !== undefined && given.length !== rows)
    throw new InputError('shape', `${given.length} sample weights for ${rows} rows; give one each`);
  const balanced = options.classWeight === 'balanced';
  const ofPositive = balanced ? rows / (2 * positives) : 1;
  const ofNegative = balanced ? rows / (2 * (rows - positives)) : 1;
  const weights = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    const sample = given === undefined ? 1 : given[i]!;
    if (!(sample >= 0 && sample < Number.POSITIVE_INFINITY))
      throw new InputError('weight', `sample weight ${sample} of row ${i} is not a finite number >= 0`);
    weights[i] = sample * (y[i] === 1 ? ofPositive : ofNegative);
  }
  return weights;
}
