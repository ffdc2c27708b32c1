import { describe, expect, it } from 'vitest';
import {
  createHashedScorer,
  createRng,
  fitHashedTfidf,
  type HashSpec,
  hashPieces,
  scoreHashed,
  scoreRuns,
} from '../../src/learn/index.ts';

const WORDS = 'the gate opens at 9 on Thursday, é ÄRGER x 日本 _ a-b please send it back soon. '.split(' ');
const rng = createRng(5);
const sentence = (): string =>
  Array.from({ length: rng.int(9) }, () => WORDS[rng.int(WORDS.length)]).join(' ');
const pieces = ['\u02a1\u02a1 ', ...Array.from({ length: 40 }, sentence)];

describe('runs of pieces', () => {
  const specs: HashSpec[] = [
    { word: [1, 2], char: [3, 5], bits: 12 },
    { word: [1, 2], char: [3, 5], bits: 12, shared: 3 },
    { word: [2, 2], char: null, bits: 10, norm: 'joint' },
    { word: null, char: [2, 4], bits: 10, sublinear: false },
    { word: [1, 1], char: [3, 3], bits: 9 },
  ];
  it.each(specs)('score as their text does: %j', (spec) => {
    const tfidf = fitHashedTfidf(pieces, spec);
    const models = [0, 1, 2].map((m) => ({
      weights: new Float64Array(tfidf.idf.length).map(() => rng.next() - 0.5),
      bias: m,
      iterations: 0,
      converged: true,
    }));
    const scorer = createHashedScorer(tfidf, models);
    const hashed = hashPieces(pieces, spec);
    for (let k = 0; k < 60; k++) {
      const from = 1 + rng.int(pieces.length - 1);
      const to = from + 1 + rng.int(Math.min(8, pieces.length - from));
      const text = pieces.slice(from, to).join('\n');
      const [plain, led] = scoreRuns(hashed, scorer, [
        { from, to },
        { from, to, led: true },
      ]);
      expect(plain).toEqual(scoreHashed(text, scorer));
      expect(led).toEqual(scoreHashed(pieces[0] + text, scorer));
    }
  });

  it('score the same after numbers were given out anew', () => {
    const spec: HashSpec = { word: [1, 2], char: [3, 5], bits: 19 };
    const tfidf = fitHashedTfidf(pieces, spec);
    const weights = new Float64Array(tfidf.idf.length).map(() => rng.next() - 0.5);
    const scorer = createHashedScorer(tfidf, [{ weights, bias: 0 }]);
    const runs = pieces.slice(1).map((_, p) => ({ from: p + 1, to: p + 2 }));
    const before = hashPieces(pieces, spec);
    const { generation } = before;
    const scores = scoreRuns(before, scorer, runs);
    const letter = (): string => String.fromCharCode(97 + rng.int(26));
    const noise = (): string =>
      Array.from({ length: 60_000 }, () => (rng.int(7) === 0 ? ' ' : letter())).join('');
    while (hashPieces([noise()], spec).generation === generation);
    expect(scoreRuns(hashPieces(pieces, spec), scorer, runs)).toEqual(scores);
  });

  it('are refused for another spec', () => {
    const spec: HashSpec = { word: [1, 2], char: null, bits: 9 };
    const model = { weights: new Float64Array(512), bias: 0, iterations: 0, converged: true };
    const scorer = createHashedScorer({ spec, idf: new Float32Array(512) }, [model]);
    expect(() => scoreRuns(hashPieces(['a b'], { ...spec, bits: 10 }), scorer, [])).toThrow(
      'hashed for another',
    );
  });
});
