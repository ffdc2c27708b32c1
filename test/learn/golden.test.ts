import { describe, expect, test } from 'vitest';
import {
  averagePrecision,
  boostedScores,
  brier,
  denseFromRows,
  fitBoosted,
  fitComplementNb,
  fitLogistic,
  fitSgd,
  fitTransformTfidf,
  linearScores,
  partialAuc,
  rocAuc,
  sigmoid,
  type TfidfOptions,
  tfidfTransform,
  tfidfVocabulary,
} from '../../src/learn/index.ts';
import golden from './golden.json' with { type: 'json' };

// golden.json holds figures of scikit-learn 1.2.1 on texts and numbers made up for this test.

const { texts, y, dense } = golden;
const { x } = fitTransformTfidf(texts);
const worst = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);

describe('TF-IDF equals scikit-learn', () => {
  test.each(golden.tfidf)('$options', ({ options, features, first, rows }) => {
    const { model, x: fitted } = fitTransformTfidf(texts, options as TfidfOptions);
    const vocabulary = tfidfVocabulary(model);
    expect(vocabulary.length).toBe(features);
    expect(vocabulary.slice(0, 5)).toEqual(first);
    const again = tfidfTransform(model, texts);
    for (const [row, expected] of Object.entries(rows as unknown as Record<string, [string, number][]>)) {
      for (const matrix of [fitted, again]) {
        const cells = new Map<string, number>();
        for (let k = matrix.indptr[+row]!; k < matrix.indptr[+row + 1]!; k++)
          cells.set(vocabulary[matrix.indices[k]!]!, matrix.values[k]!);
        expect([...cells.keys()].sort()).toEqual(expected.map(([term]) => term).sort());
        for (const [term, value] of expected) expect(cells.get(term)).toBeCloseTo(value, 6);
      }
    }
  });
});

test('logistic regression has the same coefficients and logits', () => {
  const model = fitLogistic(x, y, { classWeight: 'balanced', tolerance: 1e-8 });
  expect(worst(linearScores(model, x), golden.logistic.logits)).toBeLessThan(1e-4);
  const m = fitLogistic(denseFromRows(dense.rows), dense.y, { c: 0.5, tolerance: 1e-8 });
  expect(worst(m.weights, dense.coef)).toBeLessThan(1e-4);
  expect(Math.abs(m.bias - dense.intercept)).toBeLessThan(1e-4);
});

/** The library's own shuffle (xorshift rand_r, started anew each pass), so that both see the rows in the same order. */
const libraryShuffle = {
  shuffle<T>(array: T): T {
    const cells = array as number[];
    let state = golden.sgd.seed;
    for (let i = 0; i < cells.length - 1; i++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const j = i + (((state >>> 0) % 2 ** 31) % (cells.length - i));
      [cells[i], cells[j]] = [cells[j]!, cells[i]!];
    }
    return array;
  },
};

test('SGD has the same logits when the rows come in the same order', () => {
  const model = fitSgd(x, y, { classWeight: 'balanced', random: libraryShuffle });
  expect(model.iterations).toBe(golden.sgd.epochs);
  expect(worst(linearScores(model, x), golden.sgd.logits)).toBeLessThan(1e-6);
  expect(model.bias).toBeCloseTo(golden.sgd.intercept, 6);
});

test('SGD with its own seed ranks the rows alike', () => {
  const model = fitSgd(x, y, { classWeight: 'balanced', random: 3 });
  const logits = linearScores(model, x);
  // All rows are fitted to saturation, so within a class the order follows the shuffle; between classes it may not.
  expect(rocAuc(logits, y)).toBe(1);
  expect(spearman(logits, golden.sgd.logits)).toBeGreaterThan(0.75);
});

function spearman(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const ranks = (values: ArrayLike<number>): number[] => {
    const out: number[] = [];
    Array.from(values, (_, i) => i)
      .sort((i, j) => values[i]! - values[j]!)
      .forEach((row, rank) => {
        out[row] = rank;
      });
    return out;
  };
  const [p, q] = [ranks(a), ranks(b)];
  const n = p.length;
  return 1 - (6 * p.reduce((sum, rank, i) => sum + (rank - q[i]!) ** 2, 0)) / (n * (n * n - 1));
}

test('complement naive Bayes gives the same probabilities', () => {
  const model = fitComplementNb(x, y);
  expect(worst(linearScores(model, x).map(sigmoid), golden.complementNb)).toBeLessThan(1e-9);
});

test('boosted trees give the same logits', () => {
  const rows = denseFromRows(dense.rows);
  const logits = boostedScores(fitBoosted(rows, dense.y, { classWeight: 'balanced' }), rows);
  expect(rocAuc(logits, dense.y)).toBeCloseTo(dense.boostedAuc, 9);
  expect(worst(logits, dense.boosted)).toBeLessThan(1e-5);
});

test('AUC, partial AUC, average precision and Brier score are equal, ties included', () => {
  expect(rocAuc(dense.probabilities, dense.y)).toBeCloseTo(dense.auc, 12);
  expect(partialAuc(dense.probabilities, dense.y, 0.1)).toBeCloseTo(dense.partial, 12);
  expect(averagePrecision(dense.probabilities, dense.y)).toBeCloseTo(dense.ap, 12);
  expect(brier(dense.probabilities, dense.y)).toBeCloseTo(dense.brier, 12);
});
