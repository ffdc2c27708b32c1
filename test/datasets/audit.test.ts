import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/case.ts';
import { auditSets } from '../../src/datasets/index.ts';

const WORDS =
  'river stone garden window letter market winter silver bridge candle forest mirror pocket planet kitchen ladder'.split(
    ' ',
  );

/** A sentence of its own for every number. */
function sentence(n: number): string {
  let state = (n * 2654435761) >>> 0;
  return Array.from({ length: 14 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return `${WORDS[state >>> 28]}${(state >>> 20) & 255}`;
  }).join(' ');
}

let number = 0;
function row(body: string, label: 0 | 1, more: Partial<Example> = {}): Example {
  return {
    id: `r${number++}`,
    set: 'x',
    split: 'train',
    label,
    subject: null,
    body,
    userRequest: null,
    facets: {},
    groups: {},
    ...more,
  };
}

const many = (from: number, count: number, make: (text: string, i: number) => Example) =>
  Array.from({ length: count }, (_, i) => make(sentence(from + i), i));

describe('auditSets', () => {
  test('duplicates and near-copies inside, across splits and across sets, and labels that contradict', () => {
    const a = [
      row(sentence(1), 1),
      row(`  ${sentence(1).toUpperCase()}\n`, 1, { split: 'test' }),
      row(sentence(2), 1),
      row(`${sentence(2)} now`, 0),
      row(sentence(3), 0),
    ];
    const b = [row(`${sentence(3)}!`, 1), row(sentence(2), 1), row(sentence(9), 0)];
    const report = auditSets(
      [
        { id: 'a', examples: a },
        { id: 'b', examples: b },
      ],
      { seed: 1 },
    );
    const [first] = report.sets;
    expect(first).toMatchObject({ id: 'a', rows: 5, sampled: 5, distinct: 4, nearCopyGroups: 3 });
    expect(first!.acrossSplits).toEqual({
      'test | train': { exact: 1, near: 1, examples: [[a[1]!.id, a[0]!.id]] },
    });
    expect(first!.conflicts).toMatchObject({ exact: 0, near: 1 });
    expect(report.acrossSets).toMatchObject({ 'a | b': { exact: 1, near: 2 } });
    expect(report.conflictsAcrossSets).toMatchObject({ 'a | b': { near: 2 } });
    expect(report.identity).toEqual([]);
  });

  test('a frame that tells the label is found; the same frame on both classes is not', () => {
    const framed = [
      ...many(100, 40, (text) => row(`Subject: x\nBody: ${text}`, 1)),
      ...many(200, 40, (text) => row(`Subject of the email: x.   Body: ${text}`, 0)),
    ];
    const fair = many(300, 80, (text, i) => row(`Note: ${text}\nEnd: ok`, (i % 2) as 0 | 1));
    const report = auditSets(
      [
        { id: 'framed', examples: framed },
        { id: 'fair', examples: fair },
      ],
      { seed: 1 },
    );
    const traits = report.sets[0]!.giveaways.map(({ trait, balancedAccuracy }) => [trait, balancedAccuracy]);
    expect(traits).toContainEqual(['a line starts with "Body:"', 1]);
    expect(traits).toContainEqual(['has a line feed', 1]);
    expect(traits).toContainEqual(['starts with "Subject of the e"', 1]);
    expect(report.sets[1]!.giveaways).toEqual([]);
  });

  test('the set is told from the text where it can be, and not where it cannot', () => {
    const one = many(1000, 150, (text) => row(text, 0));
    const same = many(2000, 150, (text) => row(text, 0));
    const other = many(3000, 150, (text) => row(`dear colleague ${text} kind regards`, 0));
    const identity = (examples: Example[]) =>
      auditSets(
        [
          { id: 'one', examples: one },
          { id: 'two', examples },
        ],
        { seed: 1 },
      ).identity[0]!;
    expect(identity(same)).toMatchObject({ label: 0, rows: 300, majority: 0.5 });
    expect(identity(same).accuracy).toBeLessThan(0.65);
    expect(identity(other).accuracy).toBeGreaterThan(0.95);
    expect(identity(other)).toEqual(identity(other));
  });

  test('large sets are drawn from with the seed, and the report says so', () => {
    const [set] = auditSets([{ id: 'a', examples: many(1, 50, (text) => row(text, 1)) }], {
      seed: 3,
      maxRows: 20,
    }).sets;
    expect(set).toMatchObject({ rows: 50, sampled: 20 });
  });
});
