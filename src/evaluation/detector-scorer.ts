import type { Example } from '../case.ts';
import type { Detector } from '../detector/index.ts';
import type { BenignSource, FitScorerOptions, Scorer, ScorerPromise } from './scorer.ts';
import { exampleCase } from './training/example-case.ts';

export interface DetectorScorerOptions {
  readonly name: string;
  /** Trains a detector without the sets named; see `Scorer.fit`. */
  readonly fit?: (options: FitScorerOptions) => Promise<Detector>;
}

/** A detector as a column of the tables: mails go through the parser, as in a user's scan. */
export function detectorScorer(detector: Detector, { name, fit: train }: DetectorScorerOptions): Scorer {
  const promise = promiseOf(detector);
  const trained = new Set(detector.model.card.data.map(({ set }) => set));
  return {
    name,
    score: async (examples) => {
      const risks = new Float64Array(examples.length);
      for (let i = 0; i < examples.length; i++)
        risks[i] = detector.assess(await exampleCase(examples[i]!)).risk;
      return risks;
    },
    sawInTraining: (example) => wasTrainedOn(example, trained),
    ...(promise !== null && { promise }),
    ...(train !== undefined && {
      fit: async (options: FitScorerOptions) => detectorScorer(await train(options), { name, fit: train }),
    }),
  };
}

/** Rows that the training recipe keeps for testing, whatever set they stand in. */
const heldOut = ({ set, split }: Example): boolean =>
  split === 'phase2' ||
  (set === 'bipia' && split === 'test') ||
  (set === 'promptshield' && split !== 'train');

function wasTrainedOn(example: Example, trained: ReadonlySet<string>): boolean {
  if (heldOut(example)) return false;
  // the challenge's files are several sets with one name
  return [...trained].some((set) => set === example.set || set.startsWith(`${example.set}-`));
}

const SOURCES: Readonly<Record<BenignSource, RegExp>> = {
  ham: /^real ham, all/,
  notinject: /^NotInject/,
  llmail: /^LLMail benign/,
};

/** The model card's own cross-fitted rates at its strict threshold. */
function promiseOf({ model }: Detector): ScorerPromise | null {
  const { value, measured } = model.card.thresholds.strict;
  const flagged: Partial<Record<BenignSource, { k: number; n: number }>> = {};
  for (const [source, pattern] of Object.entries(SOURCES) as [BenignSource, RegExp][]) {
    const found = measured.find(({ what }) => pattern.test(what));
    if (found !== undefined) flagged[source] = { k: found.flagged, n: found.of };
  }
  return Object.keys(flagged).length === 0 ? null : { threshold: value, flagged };
}
