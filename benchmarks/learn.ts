/**
 * Word TF-IDF (1-2-grams, 60,000 features) plus SGD, and scoring from text, against scikit-learn on the same corpus in
 * the same run, with as many passes as scikit-learn took.
 *
 *   npx tsx benchmarks/learn.ts BASELINE.py [DOCUMENTS]
 *
 * BASELINE.py reads a JSONL file of {"text", "y"} and prints one JSON object with documents, vectorize_s, sgd_s, epochs,
 * score_documents and score_s. It is run by /usr/bin/python3 (or $PYTHON).
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createRng,
  fitSgd,
  fitTransformTfidf,
  linearScores,
  type Rng,
  rocAuc,
  tfidfTransform,
} from '../src/learn/index.ts';

const VOCABULARY = 50_000;
const MAIL_UNITS = 1_000;
/** Share of words in a positive mail that come from a few telling ones: enough to learn from, not to separate. */
const TELLING = 0.01;

function makeWords(rng: Rng): string[] {
  const syllables = 'ta ri no ke lo shi men dra ver con pre ing er st al qu mo be un fa'.split(' ');
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    let word = '';
    for (let k = 1 + rng.int(4); k >= 0; k--) word += syllables[rng.int(syllables.length)];
    words.add(word);
  }
  return [...words];
}

/** Rank drawn with probability about 1 / rank (Zipf). */
const zipf = (rng: Rng): number => Math.floor(VOCABULARY ** rng.next()) - 1;

function makeMail(rng: Rng, words: readonly string[], y: number): string {
  let text = '';
  while (text.length < MAIL_UNITS) {
    const telling = y === 1 && rng.next() < TELLING;
    text += words[telling ? 200 + rng.int(100) : zipf(rng)];
    text += rng.next() < 0.08 ? '. ' : rng.next() < 0.02 ? '\n' : ' ';
  }
  return text;
}

interface Baseline {
  readonly sklearn: string;
  readonly vectorize_s: number;
  readonly sgd_s: number;
  readonly epochs: number;
  readonly score_documents: number;
  readonly score_s: number;
}

function seconds<T>(work: () => T): readonly [number, T] {
  const start = performance.now();
  const result = work();
  return [(performance.now() - start) / 1000, result];
}

const [baselinePath, count = '100000'] = process.argv.slice(2);
if (baselinePath === undefined) {
  console.error('usage: npx tsx benchmarks/learn.ts BASELINE.py [DOCUMENTS]');
  process.exit(2);
}
const rng = createRng(2026);
const words = makeWords(rng);
const texts: string[] = [];
const y = new Uint8Array(Number(count));
const folder = mkdtempSync(join(tmpdir(), 'chainmail-learn-'));
const file = openSync(join(folder, 'corpus.jsonl'), 'w');
for (let i = 0; i < y.length; i++) {
  y[i] = rng.int(2);
  const line = JSON.stringify({ text: makeMail(rng, words, y[i]!), y: y[i] });
  writeSync(file, `${line}\n`);
  // Through JSON, as the baseline reads it: a flat string, not the pieces it was joined from.
  texts.push((JSON.parse(line) as { text: string }).text);
}
closeSync(file);
const python = spawnSync(
  process.env.PYTHON ?? '/usr/bin/python3',
  [baselinePath, join(folder, 'corpus.jsonl')],
  {
    encoding: 'utf8',
  },
);
rmSync(folder, { recursive: true });
if (python.status !== 0) throw new Error(`the baseline failed: ${python.stderr}`);
const baseline = JSON.parse(python.stdout) as Baseline;

const [vectorize, { model, x }] = seconds(() =>
  fitTransformTfidf(texts, { ngrams: [1, 2], minDf: 3, sublinear: true, maxFeatures: 60_000 }),
);
const [sgd, fitted] = seconds(() =>
  fitSgd(x, y, {
    classWeight: 'balanced',
    maxPasses: baseline.epochs,
    patience: Number.POSITIVE_INFINITY,
    random: 0,
  }),
);
const batch = texts.slice(0, baseline.score_documents);
const [score, logits] = seconds(() => linearScores(fitted, tfidfTransform(model, batch)));
const ours = { vectorize_s: vectorize, sgd_s: sgd, epochs: fitted.iterations, score_s: score };
console.log(JSON.stringify({ documents: texts.length, node: process.version, baseline, ours }));
console.log(
  `AUC on the rows scored (fitted on them): ${rocAuc(logits, y.subarray(0, batch.length)).toFixed(4)}`,
);
const ratio = (theirs: number, own: number): string =>
  `${(theirs / own).toFixed(1)} times (${theirs.toFixed(2)} s / ${own.toFixed(2)} s)`;
console.log(`vectorise + SGD: ${ratio(baseline.vectorize_s + baseline.sgd_s, vectorize + sgd)}`);
console.log(`  vectorise:     ${ratio(baseline.vectorize_s, vectorize)}`);
console.log(`  SGD:           ${ratio(baseline.sgd_s, sgd)}`);
console.log(`score from text: ${ratio(baseline.score_s, score)}`);
