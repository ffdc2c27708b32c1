import type { Example } from '../case.ts';
import {
  type Csr,
  createRng,
  defaultHashSpec,
  fitHashedTfidf,
  fitSgd,
  groupFolds,
  hashedTransform,
  linearScores,
  nearCopyGroups,
  selectRows,
} from '../learn/index.ts';

/** How often a text model names the set that a row of one class comes from (cross-fitted by near-copy group). */
export interface SetIdentity {
  readonly label: 0 | 1;
  readonly rows: number;
  /** Share named rightly. */
  readonly accuracy: number;
  /** Share of the largest set: what naming it always would reach. */
  readonly majority: number;
  /** Share named rightly per set. */
  readonly recall: Readonly<Record<string, number>>;
}

export interface IdentityOptions {
  readonly seed: number;
  /** Rows drawn per set and class. */
  readonly rows: number;
}

const FOLDS = 3;
/** A set needs this many rows of the class. */
const LEAST_ROWS = 30;
const MAX_PASSES = 20;

/**
 * One against the rest, word 1-2-grams and character 3-5-grams, the highest score wins. High accuracy means that the
 * label can be learnt as "which set is this": say so beside every figure across sets.
 */
export function setIdentity(
  sets: readonly { readonly id: string; readonly examples: readonly Example[] }[],
  { seed, rows }: IdentityOptions,
): SetIdentity[] {
  const rng = createRng(seed);
  const results: SetIdentity[] = [];
  for (const label of [0, 1] as const) {
    const drawn = sets.flatMap(({ id, examples }) => {
      const own = examples.filter((example) => example.label === label);
      return own.length < LEAST_ROWS
        ? []
        : [
            {
              id,
              texts: rng
                .shuffle(own)
                .slice(0, rows)
                .map(({ body }) => body),
            },
          ];
    });
    if (drawn.length < 2) continue;
    const texts = drawn.flatMap((set) => set.texts);
    const truth = drawn.flatMap((set, index) => set.texts.map(() => index));
    const folds = groupFolds(nearCopyGroups(texts, { seed }), truth, { k: FOLDS, seed });
    const x = hashedTransform(fitHashedTfidf(texts, { ...defaultHashSpec, bits: 16 }), texts);
    const named = crossFit(x, { truth, folds, classes: drawn.length, seed });
    const right = (index: number) =>
      named.filter((name, i) => name === truth[i] && truth[i] === index).length;
    results.push({
      label,
      rows: texts.length,
      accuracy: named.filter((name, i) => name === truth[i]).length / texts.length,
      majority: Math.max(...drawn.map((set) => set.texts.length)) / texts.length,
      recall: Object.fromEntries(drawn.map((set, index) => [set.id, right(index) / set.texts.length])),
    });
  }
  return results;
}

interface Fitting {
  readonly truth: readonly number[];
  readonly folds: Int32Array;
  readonly classes: number;
  readonly seed: number;
}

/** The class named for each row by models that did not see its fold. */
function crossFit(x: Csr, { truth, folds, classes, seed }: Fitting): number[] {
  const named = new Array<number>(x.rows).fill(0);
  for (let fold = 0; fold < FOLDS; fold++) {
    const train: number[] = [];
    const test: number[] = [];
    for (const [row, at] of folds.entries()) (at === fold ? test : train).push(row);
    const trainX = selectRows(x, train);
    const testX = selectRows(x, test);
    const best = new Float64Array(test.length).fill(Number.NEGATIVE_INFINITY);
    for (let index = 0; index < classes; index++) {
      const y = train.map((row) => Number(truth[row] === index));
      const scores = linearScores(fitSgd(trainX, y, { maxPasses: MAX_PASSES, random: seed }), testX);
      test.forEach((row, i) => {
        if (scores[i]! <= best[i]!) return;
        best[i] = scores[i]!;
        named[row] = index;
      });
    }
  }
  return named;
}
