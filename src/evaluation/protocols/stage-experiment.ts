import type { Example } from '../../case.ts';
import { f1Threshold } from '../../learn/index.ts';
import type { Scored } from '../metrics/scored.ts';
import { fitTextDetector, frameRow } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';
import { nearGroups } from './near-groups.ts';

/** Text models of protocols 1 to 3: the descent, naive Bayes, and words with characters and heuristics. */
export type StageModel = 'SGD logistic' | 'complement NB' | 'hybrid';

export interface StageExperiment {
  readonly train: readonly Example[];
  readonly validation: readonly Example[];
  readonly test: readonly Example[];
  readonly labelOf: (example: Example) => 0 | 1;
  readonly model: StageModel;
  /** 30 in protocols 1 to 3, 40 in the diagnostics. */
  readonly passes: number;
}

export interface StageOutcomeOfRun {
  readonly scored: Scored;
  /** Set on validation (section 4, review). */
  readonly threshold: number;
  readonly validation: { readonly scores: Float64Array; readonly labels: Uint8Array };
}

/** Trains on one side, sets the threshold on another, scores the third. @throws InputError with one class in training */
export function runStageExperiment(context: ProtocolContext, experiment: StageExperiment): StageOutcomeOfRun {
  const { train, validation, test, labelOf, model, passes } = experiment;
  const texts = (rows: readonly Example[]): string[] => rows.map((row) => stageText(context, row));
  const labels = (rows: readonly Example[]): Uint8Array => Uint8Array.from(rows, labelOf);
  const detector = fitTextDetector(texts(train), labels(train), {
    kind: model === 'hybrid' ? 'word_char_rules' : 'word30k',
    seed: context.seed,
    passes,
    naiveBayes: model === 'complement NB',
  });
  const held = { scores: detector.score(texts(validation)), labels: labels(validation) };
  return {
    scored: {
      scores: detector.score(texts(test)),
      labels: labels(test),
      groups: nearGroups(test, context.seed),
    },
    threshold: f1Threshold(held.scores, held.labels),
    validation: held,
  };
}

/** A submission as the stage models read it (frame: L01). */
export const stageText = (context: ProtocolContext, row: Example): string =>
  frameRow(row, {
    oneFrame: repaired(context, 'L01'),
    realRequests: true,
    noAnswers: true,
    ownSegment: true,
  }).text;

/** Bootstrap samples of a run. */
export const samplesOf = ({ quick }: Pick<ProtocolContext, 'quick'>): number => (quick ? 40 : 500);
