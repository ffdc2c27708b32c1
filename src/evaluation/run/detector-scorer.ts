import type { Example } from '../../case.ts';
import {
  type Detector,
  type FitRow,
  fitDetector,
  prepareRow,
  REFERENCE_PRIOR,
  riskOf,
  type WordTable,
} from '../../detector/index.ts';
import { ChainmailError, InputError } from '../../errors.ts';
import { createRng, groupFolds, nearCopyGroups } from '../../learn/index.ts';
import type { FitScorerOptions, Scorer, ScorerPromise } from '../scorer.ts';
import { buildCorpus } from '../training/corpus.ts';
import { exampleCase } from '../training/example-case.ts';
import type { Recipe } from '../training/recipe.ts';

export interface DetectorScorerOptions {
  readonly name: string;
  /** Where the sets lie that the model was trained on, to tell which rows it has seen; null: do not tell. */
  readonly dataDir: string | null;
  /** Most rows of a fit, drawn evenly over both classes; the cost of a fit grows with them. */
  readonly fitRows: number;
  readonly onStep?: (step: string) => void;
}

/** A detector as a column of any table: frozen as it is, or fitted afresh on the rows of a protocol. */
export function detectorScorer(
  detector: Detector,
  { name, dataDir, fitRows, onStep }: DetectorScorerOptions,
): Scorer {
  let seen: Promise<ReadonlySet<string> | null> | undefined;
  const promise = promiseOf(detector);
  return {
    name,
    prior: REFERENCE_PRIOR,
    async score(examples) {
      const risks = new Float64Array(examples.length);
      for (const [row, example] of examples.entries())
        risks[row] = detector.assess(await exampleCase(example)).risk;
      return risks;
    },
    fit: (train, options) =>
      fitScorer(drawn(train, fitRows, options.seed), { ...options, name, words: detector.model.words }),
    ...(dataDir !== null && {
      async trainedOn() {
        seen ??= trainingTexts(detector, dataDir, onStep);
        const texts = await seen;
        return texts && ((example) => texts.has(textKey(example)));
      },
    }),
    ...(promise && { promise }),
  };
}

/** The strict threshold, and what the card says of real ham at it. */
function promiseOf({ model: { strict, card } }: Detector): ScorerPromise | undefined {
  const ham = card.thresholds.strict.measured.find(({ what }) => what.startsWith('real ham'));
  return ham && { threshold: strict, flagged: ham.flagged, of: ham.of };
}

/** Texts that went into the model, by its own recipe; null where that cannot be told here, which is said. */
async function trainingTexts(
  { model: { card } }: Detector,
  dataDir: string,
  onStep?: (step: string) => void,
): Promise<ReadonlySet<string> | null> {
  onStep?.(`rows that ${card.id} was trained on`);
  try {
    const { rows } = await buildCorpus(card.recipe as Recipe, dataDir);
    return new Set(rows.map(({ example }) => textKey(example)));
  } catch (cause) {
    if (!(cause instanceof ChainmailError)) throw cause;
    onStep?.(`cannot tell which rows ${card.id} was trained on: ${cause.message}`);
    return null;
  }
}

/** Letters alone: copies that differ in figures, marks or white space are the same. */
function textKey({ subject, body }: Example): string {
  const text = subject === null ? body : `${subject}\n${body}`;
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
}

/** At most so many rows, equal shares of both classes as far as they go. */
function drawn(train: readonly Example[], most: number, seed: number): readonly Example[] {
  if (train.length <= most) return train;
  const rng = createRng(seed);
  const of = (label: 0 | 1) => rng.shuffle(train.filter((row) => row.label === label));
  const [benign, attacks] = [of(0), of(1)];
  const fewer = Math.min(benign.length, attacks.length, most >> 1);
  const share = (own: Example[], other: Example[]) =>
    own.slice(0, own.length <= other.length ? fewer : most - fewer);
  return [...share(benign, attacks), ...share(attacks, benign)];
}

const FOLDS = 3;

interface Fitting extends FitScorerOptions {
  readonly name: string;
  readonly words: WordTable;
}

/**
 * A detector fitted on these rows alone, with weights of one: the method of the model that ships, without the mail, the
 * letters and the plantings that its own recipe adds.
 * @throws InputError when a class is missing
 */
async function fitScorer(train: readonly Example[], { name, words, seed, onStep }: Fitting): Promise<Scorer> {
  for (const label of [0, 1])
    if (!train.some((example) => example.label === label))
      throw new InputError('one-class', `${name} cannot be fitted: no training row has label ${label}`);
  const groups = nearCopyGroups(
    train.map(({ subject, body }) => `${subject ?? ''}\n${body}`),
    { seed },
  );
  const folds = groupFolds(
    groups,
    train.map(({ label }) => label),
    { k: FOLDS, seed },
  );
  // A set is mail-like where any row has a subject or a marked injection; bare prompts say nothing of surroundings.
  const mailLike = new Set(
    train.filter((row) => row.subject !== null || row.attackSpan).map(({ set }) => set),
  );
  const prepare = async (example: Example, fold: number) =>
    prepareRow(await fitRow(example, { fold, inMail: mailLike.has(example.set) }), words);
  const rows = [];
  for (const [i, example] of train.entries()) rows.push(await prepare(example, folds[i]!));
  const parts = fitDetector(rows, { seed, folds: FOLDS, weightOf: () => 1, ...(onStep && { onStep }) });
  return {
    name: `${name}, fitted on the same rows`,
    async score(examples) {
      const risks = new Float64Array(examples.length);
      for (const [i, example] of examples.entries()) risks[i] = riskOf(parts, await prepare(example, 0));
      return risks;
    },
  };
}

async function fitRow(
  example: Example,
  place: { readonly fold: number; readonly inMail: boolean },
): Promise<FitRow> {
  const { attackSpan, body, outcomeCounts, outcome } = example;
  const shares = outcomeCounts
    ? Object.entries(outcomeCounts.counts).map(([stage, n]) => [stage, n / outcomeCounts.rows])
    : outcome && Object.entries(outcome).map(([stage, reached]) => [stage, Number(reached)]);
  return {
    id: example.id,
    set: example.set,
    label: example.label,
    subject: await exampleCase(example),
    injected: attackSpan ? body.slice(...attackSpan) : null,
    explicit: true,
    experts: [],
    emphasis: 1,
    outcome: shares ? Object.fromEntries(shares) : null,
    ...place,
  };
}
