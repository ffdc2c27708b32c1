import { describe, expect, it } from 'vitest';
import type { Example } from '../../src/case.ts';
import { groupTables, lengthBucket } from '../../src/evaluation/metrics/by-group.ts';
import { calibration } from '../../src/evaluation/metrics/calibration.ts';
import { compare } from '../../src/evaluation/metrics/compare.ts';
import { distributionCurve, precisionRecallCurves, rocCurves } from '../../src/evaluation/metrics/curves.ts';
import { bootstrapped, rate } from '../../src/evaluation/metrics/estimate.ts';
import { flagEverything, measure, measureCells } from '../../src/evaluation/metrics/measures.ts';
import type { Scored } from '../../src/evaluation/metrics/scored.ts';
import { rankingOf } from '../../src/evaluation/metrics/sweep.ts';
import { averagePrecision, createRng, recallAtFpr, rocAuc } from '../../src/learn/index.ts';

/** Attacks score higher by `shift`; scores in tenths, so that there are ties. */
function rows(n: number, shift: number, seed = 1): Scored {
  const rng = createRng(seed);
  const labels = Array.from({ length: n }, (_, i) => i % 2);
  const scores = labels.map((label) => Math.min(1, Math.round(10 * (rng.next() * 0.7 + shift * label)) / 10));
  return { scores, labels, groups: labels.map((_, i) => Math.floor(i / 4)) };
}

const options = { threshold: 0.6, seed: 7, samples: 200 };

describe('the sweep', () => {
  it('agrees with the primitives on rows repeated as often as they weigh', () => {
    const { scores, labels } = rows(120, 0.2);
    const rng = createRng(5);
    const weights = scores.length === 120 ? Array.from({ length: 120 }, () => rng.int(4)) : [];
    const repeated = weights.flatMap((w, i) => new Array<number>(w).fill(i));
    const s = repeated.map((i) => scores[i]!);
    const y = repeated.map((i) => labels[i]!);
    const ranking = rankingOf({ scores, labels }, [0.01, 0.1])(weights);
    expect(ranking.auc).toBeCloseTo(rocAuc(s, y), 12);
    expect(ranking.averagePrecision).toBeCloseTo(averagePrecision(s, y), 12);
    expect(ranking.recallAtFpr).toEqual([recallAtFpr(s, y, 0.01), recallAtFpr(s, y, 0.1)]);
  });
});

describe('measures', () => {
  it('are right on a case by hand', () => {
    const scored = { scores: [0.9, 0.8, 0.7, 0.2], labels: [1, 0, 1, 0], groups: [0, 1, 2, 3] };
    const m = measure(scored, { ...options, threshold: 0.75 });
    expect(m).toMatchObject({ rows: 4, attacks: 2 });
    expect(m.precision).toMatchObject({ value: 0.5, k: 1, n: 2 });
    expect(m.recall).toMatchObject({ value: 0.5, k: 1, n: 2 });
    expect(m.fpr).toMatchObject({ value: 0.5, k: 1, n: 2 });
    expect(m.f1.value).toBe(0.5);
    expect(m.auc.value).toBe(0.75);
    expect(m.recall.low).toBeCloseTo(0.0126, 4);
    expect(m.recall.high).toBeCloseTo(0.9874, 4);
  });

  it('hold the figure in its interval and widen it when rows are copies of each other', () => {
    const scored = rows(400, 0.15);
    const alone = measure({ ...scored, groups: scored.groups.length ? [...Array(400).keys()] : [] }, options);
    const copied: Scored = {
      scores: [0, 1, 2, 3].flatMap(() => Array.from(scored.scores).slice(0, 100)),
      labels: [0, 1, 2, 3].flatMap(() => Array.from(scored.labels).slice(0, 100)),
      groups: [0, 1, 2, 3].flatMap(() => [...Array(100).keys()]),
    };
    const copies = measure(copied, options);
    for (const { f1, auc } of [alone, copies])
      for (const { value, low, high } of [f1, auc]) {
        expect(low!).toBeLessThan(value!);
        expect(high!).toBeGreaterThan(value!);
      }
    expect(copies.auc.high! - copies.auc.low!).toBeGreaterThan(1.4 * (alone.auc.high! - alone.auc.low!));
  });

  it('give null, not 0, where there is nothing to measure', () => {
    const benign = measure({ scores: [0.1, 0.9], labels: [0, 0], groups: [0, 1] }, options);
    expect(benign.fpr).toMatchObject({ value: 0.5, k: 1, n: 2 });
    for (const figure of [benign.recall, benign.precision, benign.f1, benign.auc, benign.recallAtFpr1])
      expect(figure.value).toBeNull();
    const quiet = measure({ scores: [0.1, 0.2], labels: [0, 1], groups: [0, 1] }, options);
    expect([quiet.precision.value, quiet.f1.value]).toEqual([0, 0]);
    expect(JSON.stringify([benign, quiet])).not.toMatch(/NaN|Infinity/);
    expect(measure({ scores: [], labels: [], groups: [] }, options).f1.value).toBeNull();
  });

  it('are the same for the same seed, and refuse what cannot be ranked', () => {
    const scored = rows(200, 0.2);
    expect(measureCells(scored, options)).toEqual(measureCells(scored, options));
    expect(() => measure({ scores: [Number.NaN], labels: [1], groups: [0] }, options)).toThrow('NaN');
    expect(() => measure({ scores: [1], labels: [2], groups: [0] }, options)).toThrow('label 2');
    expect(() => measure({ scores: [1], labels: [1], groups: [] }, options)).toThrow('0 groups');
  });

  it('set flagging everything beside: 0.667 at one to one', () => {
    expect(flagEverything([0, 1, 0, 1]).f1).toBeCloseTo(2 / 3, 12);
    expect(flagEverything([0, 0]).f1).toBeNull();
  });
});

describe('intervals', () => {
  it('give none where one group holds every row', () => {
    expect(bootstrapped([3, 3], () => 0.5, { seed: 1 })).toEqual({ value: 0.5, low: null, high: null, n: 2 });
    expect(rate(0, 0)).toEqual({ value: null, low: null, high: null, k: 0, n: 0 });
  });
});

describe('two methods on the same rows', () => {
  it('tell a real difference from none', () => {
    const first = rows(400, 0.5);
    const second = rows(400, 0.1, 2);
    const thresholds = [0.6, 0.6] as const;
    const better = compare({ first, second, thresholds }, { seed: 1, samples: 300 });
    expect(better.f1.low!).toBeGreaterThan(0);
    expect(better.pMcNemar).toBeLessThan(0.01);
    const same = compare({ first, second: first, thresholds }, { seed: 1, samples: 300 });
    expect(same).toMatchObject({ onlyFirst: 0, onlySecond: 0, pMcNemar: 1, pF1: 1 });
    expect(same.f1).toMatchObject({ value: 0, low: 0, high: 0 });
  });
});

describe('calibration at a prior', () => {
  const rng = createRng(3);
  const risk = Array.from({ length: 6000 }, () => rng.next());
  const labels = risk.map((p) => Number(rng.next() < p));
  const groups = risk.map((_, i) => i);

  it('finds nothing wrong with honest probabilities, and what is wrong with others', () => {
    const honest = calibration({ scores: risk, labels, groups }, 0.5, { seed: 1, samples: 50 });
    expect(honest.ece.value!).toBeLessThan(0.03);
    expect(honest.points.length).toBeGreaterThanOrEqual(14);
    expect(honest.points.reduce((sum, { mass }) => sum + mass, 0)).toBeCloseTo(1, 9);
    const bold = risk.map((p) => (p > 0.5 ? 1 : 0));
    const boasted = calibration({ scores: bold, labels, groups }, 0.5, { seed: 1, samples: 50 });
    expect(boasted.ece.value!).toBeGreaterThan(0.2);
    expect(boasted.points).toHaveLength(2);
  });

  it('weighs the classes to the prior: risks that are right at one to one are too high at one to ten', () => {
    const rare = calibration({ scores: risk, labels, groups }, 1 / 11, { seed: 1, samples: 50 });
    expect(rare.ece.value!).toBeGreaterThan(0.2);
    expect(rare.points.every(({ said, seen }) => said > seen - 0.02)).toBe(true);
  });

  it('refuses scores that are no probabilities', () => {
    expect(() => calibration({ scores: [3], labels: [1], groups: [0] }, 0.5, options)).toThrow('probability');
  });
});

describe('curves', () => {
  const scored = rows(300, 0.2);
  const drawn = [{ name: 'ours', scored }];
  it('run from corner to corner, monotone, and leave out what has one class', () => {
    const [roc] = rocCurves('roc', 'ROC', drawn).series;
    expect(roc!.points[0]).toEqual([0, 0]);
    expect(roc!.points.at(-1)).toEqual([1, 1]);
    for (let k = 1; k < roc!.points.length; k++)
      expect(roc!.points[k]![1]).toBeGreaterThanOrEqual(roc!.points[k - 1]![1]);
    const [pr] = precisionRecallCurves('pr', 'PR', drawn).series;
    expect(pr!.points.at(-1)).toEqual([1, 0.5]);
    const one = { name: 'one', scored: { scores: [1], labels: [1], groups: [0] } };
    expect(rocCurves('roc', 'ROC', [one]).series).toEqual([]);
  });
  it('count every row of a class once in a distribution', () => {
    for (const { points } of distributionCurve('d', 'D', drawn[0]!).series)
      expect(points.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('groups', () => {
  const example = (body: string, facets: Record<string, string>): Example => ({
    ...{ id: 'x', set: 'own', split: 'test', label: 0, subject: null, userRequest: null, groups: {} },
    body,
    facets,
  });
  it('make a table where there are two or more, and none where there is one', () => {
    const examples = [
      example('short', { position: 'start' }),
      example('y'.repeat(500), { position: 'end' }),
      example('привет', {}),
    ];
    const scored = { scores: [1, 0, 0], labels: [0, 0, 0], groups: [0, 1, 2] };
    const tables = groupTables({ examples, scored, method: 'ours' }, options);
    expect(tables.map(({ id }) => id)).toEqual(['by-position', 'by-language', 'by-length']);
    expect(tables[0]!.rows.map(({ group }) => group)).toEqual(['end', 'start']);
    expect(tables[1]!.rows.map(({ group }) => group)).toEqual([
      'not stated, Cyrillic script',
      'not stated, Latin script',
    ]);
    expect(tables[2]!.rows.map(({ group }) => group)).toEqual(['under 100 units', '300 to 999 units']);
  });
  it('name lengths by their limits', () => {
    expect([99, 100, 9999, 10_000].map(lengthBucket)).toEqual([
      'under 100 units',
      '100 to 299 units',
      '3000 to 9999 units',
      '10000 units and more',
    ]);
  });
});
