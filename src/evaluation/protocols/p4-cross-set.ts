import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { cappedFprThreshold, f1Threshold, quantile } from '../../learn/index.ts';
import { type Drawn, rocCurves } from '../metrics/curves.ts';
import { rate } from '../metrics/estimate.ts';
import { MEASURE_COLUMNS, measureCells } from '../metrics/measures.ts';
import type { Scored } from '../metrics/scored.ts';
import {
  equalClassSample,
  fitTextDetector,
  frameRow,
  groupSplit,
  stratifiedSplit,
  type TextDetector,
} from '../paper/index.ts';
import type { Cell, ResultTable } from '../protocol-result.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { groupsOf } from './framework.ts';
import { type FrameworkData, frameworkData } from './framework-data.ts';
import { frameOptions } from './leaks.ts';
import { normalText } from './near-groups.ts';
import { samplesOf } from './stage-experiment.ts';
import { attempt } from './stage-split.ts';

const CAP = 80_000;
const PASSES = 40;
const THRESHOLD_ONLY_FPR = 0.05;

const IDS: Readonly<Record<string, string>> = {
  'LLMail + BIPIA': 't5.both',
  BIPIA: 't5.bipia',
  LLMail: 't5.llmail',
};

/** Word detectors trained on one data set and tested on others (method, section 5, P4). */
export const p4: Protocol = protocol({
  id: 'P4',
  title: 'Cross-data-set transfer',
  modes: ['paper', 'leakFree'],
  leaks: ['L01', 'L17', 'L22', 'L23'],
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const { llmailTrain, llmailTest } = llmailSides(data, context);
    const bipiaTrain = data.bipia.filter(({ split }) => split === 'train');
    const contexts = new Set(bipiaTrain.map(({ groups }) => groups.context));
    const bipiaTest = data.bipia.filter(
      ({ split, groups }) => split === 'test' && !(repaired(context, 'L22') && contexts.has(groups.context)),
    );
    const sources = {
      LLMail: llmailTrain,
      BIPIA: bipiaTrain,
      'LLMail + BIPIA': [...llmailTrain, ...bipiaTrain],
    };
    const tests = {
      bipia: sampled(bipiaTest, context, 400),
      llmail: sampled(llmailTest, context, 406),
      notinject: data.notinject,
    };
    const rows: Record<string, Cell>[] = [];
    const drawn: Drawn[] = [];
    for (const [source, pool] of Object.entries(sources)) {
      context.onStep?.(`P4: trained on ${source}`);
      // the two sources weigh the same where both are drawn from
      const train =
        source === 'LLMail + BIPIA'
          ? [...sampled(llmailTrain, context, CAP), ...sampled(bipiaTrain, context, CAP)]
          : sampled(pool, context, CAP);
      const fitted = attempt(draft, `trained on ${source}`, () => trainOn(train, context));
      if (fitted === null) continue;
      for (const [name, test] of Object.entries(tests)) {
        if (test.length === 0) draft.miss(`P4: there are no rows of ${name} to test on`);
        if (test.length === 0 || (name === 'llmail' && source === 'LLMail' && !repaired(context, 'L17')))
          continue;
        const scored = scoredBy(fitted.detector, test, context);
        const options = { threshold: fitted.threshold, seed: context.seed, samples: samplesOf(context) };
        const cells = measureCells(scored, options);
        rows.push({
          ...{ source, test: name, trained: train.length, threshold: fitted.threshold },
          ...cells,
          oracleF1: oracleF1(scored, context),
          meanScore: scored.scores.length === 0 ? null : mean(scored.scores),
          p95: quantile(scored.scores, 0.95),
          flagged: rate(count(scored, fitted.threshold), scored.scores.length),
        });
        if (name === 'bipia') {
          draft.reproduce(IDS[source]!, cells.f1!);
          drawn.push({ name: source, scored });
        }
      }
      if (source === 'LLMail') thresholdOnly({ detector: fitted.detector, tests, context, draft });
    }
    if (rows.length > 0) draft.tables.unshift(transferTable(rows));
    if (drawn.length > 0) draft.curves.push(rocCurves('p4-roc', 'Tested on BIPIA', drawn));
  },
});

/**
 * As published the LLMail rows of training and test are the same (L17). Repaired: phase 1 and every other distinct
 * benign mail on one side, phase 2 and the rest on the other.
 */
function llmailSides(
  { phase1, phase2, llmailBenign }: FrameworkData,
  context: ProtocolContext,
): { llmailTrain: readonly Example[]; llmailTest: readonly Example[] } {
  if (!repaired(context, 'L17')) {
    const all = [...phase1, ...phase2, ...llmailBenign];
    return { llmailTrain: all, llmailTest: all };
  }
  const groups = groupsOf(llmailBenign, context.seed);
  const { train, held } = groupSplit(groups, 0.5, context.seed);
  const known = new Set(phase1.map(normalText));
  return {
    llmailTrain: [...phase1, ...Array.from(train, (i) => llmailBenign[i]!)],
    llmailTest: [
      ...phase2.filter((row) => !known.has(normalText(row))),
      ...Array.from(held, (i) => llmailBenign[i]!),
    ],
  };
}

function sampled(rows: readonly Example[], context: ProtocolContext, cap: number): Example[] {
  const labels = Uint8Array.from(rows, ({ label }) => label);
  const most = context.quick ? Math.min(cap, 200) : cap;
  return Array.from(equalClassSample(labels, { cap: most, seed: context.seed }), (i) => rows[i]!);
}

const textsOf = (rows: readonly Example[], context: ProtocolContext): string[] =>
  rows.map((row) => frameRow(row, frameOptions(context)).text);

function trainOn(
  rows: readonly Example[],
  context: ProtocolContext,
): { detector: TextDetector; threshold: number } {
  if (rows.length === 0) throw new InputError('no-rows', 'there are no rows of both classes to train on');
  const labels = Uint8Array.from(rows, ({ label }) => label);
  const { train, held } = repaired(context, 'L23')
    ? groupSplit(groupsOf(rows, context.seed), 0.2, context.seed)
    : stratifiedSplit(labels, 0.2, context.seed);
  const take = (of: Int32Array): Example[] => Array.from(of, (i) => rows[i]!);
  const labelsOf = (of: Int32Array): Uint8Array => Uint8Array.from(of, (i) => labels[i]!);
  const detector = fitTextDetector(textsOf(take(train), context), labelsOf(train), {
    ...{ kind: 'word30k', seed: context.seed, passes: PASSES },
  });
  return { detector, threshold: f1Threshold(detector.score(textsOf(take(held), context)), labelsOf(held)) };
}

const scoredBy = (detector: TextDetector, rows: readonly Example[], context: ProtocolContext): Scored => ({
  scores: detector.score(textsOf(rows, context)),
  labels: Uint8Array.from(rows, ({ label }) => label),
  groups: groupsOf(rows, context.seed),
});

const mean = (values: ArrayLike<number>): number =>
  Array.from(values).reduce((a, b) => a + b, 0) / values.length;
const count = ({ scores }: Scored, threshold: number): number =>
  Array.from(scores).filter((score) => score >= threshold).length;

function oracleF1(scored: Scored, { seed }: ProtocolContext): Cell {
  const threshold = f1Threshold(scored.scores, scored.labels);
  return measureCells(scored, { threshold, seed, samples: 0 }).f1!;
}

interface ThresholdOnly {
  readonly detector: TextDetector;
  readonly tests: Readonly<Record<'bipia' | 'notinject', readonly Example[]>>;
  readonly context: ProtocolContext;
  readonly draft: Draft;
}

/** Moving the threshold alone: about 5 % of NotInject flagged, and the recall on BIPIA attacks that is left. */
function thresholdOnly({ detector, tests, context, draft }: ThresholdOnly): void {
  if (tests.notinject.length === 0 || tests.bipia.length === 0) return;
  const attacks = tests.bipia.filter(({ label }) => label === 1);
  const recall = detector.score(textsOf(attacks, context));
  const splits = [...new Set(tests.notinject.map(({ split }) => split))].sort();
  const rows: Record<string, Cell>[] = [];
  const move = (on: string, calibrated: readonly Example[], rest: readonly Example[]): void => {
    const threshold = cappedFprThreshold(detector.score(textsOf(calibrated, context)), THRESHOLD_ONLY_FPR);
    const flagged = (scores: Float64Array): number => scores.filter((score) => score >= threshold).length;
    const benign = detector.score(textsOf(rest, context));
    rows.push({
      on,
      threshold,
      fpr: rate(flagged(benign), benign.length),
      recall: rate(flagged(recall), recall.length),
    });
  };
  move('all of NotInject (as published: the same rows measure it)', tests.notinject, tests.notinject);
  draft.reproduce('hn.threshold_only.recall', rows[0]!.recall!);
  draft.reproduce('hn.threshold_only.fpr', rows[0]!.fpr!);
  if (context.mode === 'leakFree' && splits.length > 1)
    for (const split of splits)
      move(
        `${split} (measured on the others)`,
        tests.notinject.filter((row) => row.split === split),
        tests.notinject.filter((row) => row.split !== split),
      );
  draft.tables.push({
    id: 'threshold-only',
    title: 'LLMail detector, threshold moved to 5 % of NotInject',
    columns: [
      { key: 'on', name: 'threshold set on', kind: 'text' },
      { key: 'threshold', name: 'threshold', kind: 'number' },
      { key: 'fpr', name: 'NotInject flagged', kind: 'share' },
      { key: 'recall', name: 'recall on BIPIA attacks', kind: 'share' },
    ],
    rows,
  });
}

const transferTable = (rows: ResultTable['rows']): ResultTable => ({
  id: 'transfer',
  title: 'Trained on one source, tested on each set',
  columns: [
    { key: 'source', name: 'trained on', kind: 'text' },
    { key: 'test', name: 'tested on', kind: 'text' },
    { key: 'trained', name: 'rows trained on', kind: 'count' },
    { key: 'threshold', name: 'threshold', kind: 'number' },
    ...MEASURE_COLUMNS,
    { key: 'oracleF1', name: 'F1, oracle threshold', kind: 'number' },
    { key: 'meanScore', name: 'mean score', kind: 'number' },
    { key: 'p95', name: '95th percentile of scores', kind: 'number' },
    { key: 'flagged', name: 'flagged', kind: 'share' },
  ],
  rows,
});
