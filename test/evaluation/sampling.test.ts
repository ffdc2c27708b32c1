import { describe, expect, it } from 'vitest';
import {
  balancedStageSample,
  equalClassSample,
  groupSplit,
  proportionalSample,
  stratifiedSplit,
} from '../../src/evaluation/paper/index.ts';

const labels = Uint8Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : 0));
const attacks = (rows: Int32Array): number => rows.reduce((sum, i) => sum + labels[i]!, 0);

describe('sampling', () => {
  it('draws equal classes, under a cap, without repeats', () => {
    const rows = equalClassSample(labels, { seed: 1 });
    expect([rows.length, attacks(rows), new Set(rows).size]).toEqual([40, 20, 40]);
    expect(attacks(equalClassSample(labels, { seed: 1, cap: 11 }))).toBe(5);
    expect(equalClassSample([0, 0, 0], { seed: 1, cap: 2 })).toHaveLength(2);
    expect(equalClassSample([], { seed: 1 })).toHaveLength(0);
  });

  it('keeps proportions', () => {
    const rows = proportionalSample(labels, { seed: 1, cap: 50 });
    expect([rows.length, attacks(rows)]).toEqual([50, 10]);
    expect(proportionalSample(labels, { seed: 1, cap: 100 })).toHaveLength(100);
    expect(attacks(proportionalSample(labels, { seed: 1, cap: 3 }))).toBe(1);
  });

  it('balances stages', () => expect(balancedStageSample(labels, { seed: 1, cap: 30 })).toHaveLength(30));

  it('is the same for a seed and another for another', () => {
    expect(equalClassSample(labels, { seed: 3 })).toEqual(equalClassSample(labels, { seed: 3 }));
    expect(equalClassSample(labels, { seed: 3 })).not.toEqual(equalClassSample(labels, { seed: 4 }));
  });
});

describe('splits', () => {
  it('are stratified and disjoint', () => {
    const { train, held } = stratifiedSplit(labels, 0.2, 1);
    expect([train.length, held.length, attacks(held)]).toEqual([80, 20, 4]);
    expect(new Set([...train, ...held]).size).toBe(100);
  });

  it('keep groups whole', () => {
    const groups = labels.map((_, i) => Math.floor(i / 7));
    const { train, held } = groupSplit(groups, 0.3, 1);
    const trained = new Set(Array.from(train, (i) => groups[i]));
    expect(Array.from(held).some((i) => trained.has(groups[i]))).toBe(false);
    expect(Math.abs(held.length - 30)).toBeLessThanOrEqual(7);
  });
});
