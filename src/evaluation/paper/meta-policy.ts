import {
  averagePrecision,
  boostedScores,
  type Dense,
  fitBoosted,
  fitLogistic,
  groupFolds,
  linearScores,
  selectRows,
  sigmoid,
} from '../../learn/index.ts';
import { type ColumnOptions, type Variant, variantColumns } from './variants.ts';

export interface PolicyOptions extends ColumnOptions {
  readonly variant: Variant;
  readonly seed: number;
  /** L11: columns brought to one scale on the rows of the fit. */
  readonly standardize: boolean;
  /** L42: C picked among a few by average precision on inner folds, instead of 1. */
  readonly chooseC: boolean;
}

/** Stacked columns -> risk of each row, 0 to 1. */
export type Policy = (stacked: Dense) => Float64Array;

/**
 * The meta policy of a variant (method, section 3.11: L2 logistic regression, balanced classes), or, for the variant of
 * that name, the boosted stacker (3.12: 150 trees of depth 3, rate 0.05, 15 rows a leaf).
 */
export function fitPolicy(stacked: Dense, labels: ArrayLike<number>, options: PolicyOptions): Policy {
  const columns = variantColumns(options.variant, options);
  const x = selectColumns(stacked, columns);
  if (options.variant.endsWith('_hgb')) {
    const model = fitBoosted(x, labels, { classWeight: 'balanced', seed: options.seed });
    return (rows) => boostedScores(model, selectColumns(rows, columns)).map(sigmoid);
  }
  const c = options.chooseC ? chosenC(x, labels, options) : 1;
  const model = fitLogistic(x, labels, { c, classWeight: 'balanced', standardize: options.standardize });
  return (rows) => linearScores(model, selectColumns(rows, columns)).map(sigmoid);
}

const CANDIDATES = [0.01, 0.1, 1] as const;
const INNER = 4;

function chosenC(x: Dense, labels: ArrayLike<number>, { seed, standardize }: PolicyOptions): number {
  const rows = new Int32Array(x.rows).map((_, i) => i);
  const folds = groupFolds(rows, labels, { k: INNER, seed });
  let best: number = CANDIDATES[0];
  let most = -1;
  for (const c of CANDIDATES) {
    const scores = new Float64Array(x.rows);
    for (let fold = 0; fold < INNER; fold++) {
      const train = rows.filter((i) => folds[i] !== fold);
      const held = rows.filter((i) => folds[i] === fold);
      const fitted = fitLogistic(
        selectRows(x, train),
        train.map((i) => labels[i]!),
        {
          c,
          classWeight: 'balanced',
          standardize,
        },
      );
      linearScores(fitted, selectRows(x, held)).forEach((score, k) => {
        scores[held[k]!] = score;
      });
    }
    const value = averagePrecision(scores, labels);
    if (value > most) [most, best] = [value, c];
  }
  return best;
}

function selectColumns(x: Dense, columns: readonly number[]): Dense {
  const data = new Float64Array(x.rows * columns.length);
  for (let i = 0; i < x.rows; i++)
    for (let j = 0; j < columns.length; j++) data[i * columns.length + j] = x.data[i * x.cols + columns[j]!]!;
  return { rows: x.rows, cols: columns.length, data };
}
