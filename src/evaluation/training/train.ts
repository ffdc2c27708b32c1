import {
  type Expert,
  type FitRow,
  type FittedParts,
  fitDetector,
  type PreparedRow,
  prepareRow,
  riskOf,
  type WordTable,
} from '../../detector/index.ts';
import type { Corpus, CorpusRow } from './corpus.ts';
import { exampleCase } from './example-case.ts';
import type { Recipe } from './recipe.ts';
import { capThreshold } from './thresholds.ts';

/** What each expert learns from: its attacks, and the ordinary texts these have to be told from. */
const EXPERT_FAMILIES: readonly {
  readonly expert: Expert;
  readonly attacks: readonly string[];
  readonly ordinary: readonly string[];
}[] = [
  {
    expert: 'order',
    attacks: ['llmail'],
    ordinary: [
      ...['ham', 'spam', 'llmail-benign', 'notinject'],
      ...['written', 'tool-output', 'bipia-email'],
    ],
  },
  {
    expert: 'prompt',
    attacks: ['prompt-attacks', 'written-prompt-attack'],
    ordinary: [
      ...['prompts', 'written-prompt', 'spikee-benign', 'ham', 'spam'],
      ...['notinject', 'written', 'tool-output'],
    ],
  },
];

/** Outer folds: each row is tested by a detector that saw nothing of its group. */
const OUTER = 3;
const INNER = 3;

/** One fit by its name: the model that is shipped, or the fit without the rows of one outer fold. */
export const FITS: readonly string[] = [
  'model',
  ...Array.from({ length: OUTER }, (_, outer) => `cross-fit ${outer + 1} of ${OUTER}`),
];

export interface Fit {
  readonly parts: FittedParts;
  /** Risk of each row of the corpus that the fit did not see, NaN of one that it did. */
  readonly unseen: Float64Array;
}

export interface Trained {
  readonly corpus: Corpus;
  readonly rows: readonly Pick<PreparedRow, 'set' | 'label'>[];
  readonly parts: FittedParts;
  readonly review: number;
  readonly strict: number;
  /** Risk of each row by the outer fold that did not see it, and the thresholds that fold had set for itself. */
  readonly crossFitted: readonly {
    readonly risk: number;
    readonly review: number;
    readonly strict: number;
  }[];
}

export async function prepareCorpus(
  corpus: Corpus,
  words: WordTable,
  emphasis: Recipe['emphasis'],
): Promise<PreparedRow[]> {
  const rows: PreparedRow[] = [];
  for (const row of corpus.rows) rows.push(prepareRow(await fitRow(row, emphasis[row.family] ?? 1), words));
  return rows;
}

async function fitRow(
  { example, family, injected, explicit, inMail, fold }: CorpusRow,
  emphasis: number,
): Promise<FitRow> {
  const counts = example.outcomeCounts;
  const outcome =
    counts === undefined
      ? null
      : Object.fromEntries(Object.entries(counts.counts).map(([stage, n]) => [stage, n / counts.rows]));
  // `fold` holds both levels: the caller of the fit takes the outer one away
  return {
    id: example.id,
    set: family,
    label: example.label,
    subject: await exampleCase(example),
    injected,
    explicit,
    inMail,
    outcome,
    experts: EXPERT_FAMILIES.filter(({ attacks, ordinary }) =>
      (example.label === 1 ? attacks : ordinary).includes(family),
    ).map(({ expert }) => expert),
    emphasis,
    fold,
  };
}

/** One of FITS. It depends on no other, so that each may run in a process of its own. */
export function fitOne(
  rows: readonly PreparedRow[],
  recipe: Recipe,
  { name, onStep }: { readonly name: string; readonly onStep: (step: string) => void },
): Fit {
  const held = FITS.indexOf(name) - 1;
  const members = rows.filter((row) => row.fold % OUTER !== held);
  const parts = fitDetector(
    members.map((row) => ({ ...row, fold: Math.floor(row.fold / OUTER) })),
    {
      seed: recipe.seed,
      folds: INNER,
      weightOf: (row) => recipe.weights[row.set] ?? 1,
      onStep: (what) => onStep(`${name}: ${what}`),
    },
  );
  const unseen = Float64Array.from(rows, (row) =>
    row.fold % OUTER === held ? riskOf(parts, row) : Number.NaN,
  );
  return { parts, unseen };
}

/**
 * Sets the thresholds of every fit by the rows that it was made from.
 * @param fits one for each of FITS, in that order
 */
export function joinFits(
  corpus: Corpus,
  [model, ...outer]: readonly Fit[],
  caps: Recipe['thresholds'],
): Trained {
  const rows = corpus.rows.map(({ family, example, fold }) => ({ set: family, label: example.label, fold }));
  const thresholds = ({ parts: { risks } }: Fit, held: number): { review: number; strict: number } => {
    const members = rows.filter(({ fold }) => fold % OUTER !== held);
    const strict = capThreshold(members, risks, caps.strict);
    return { strict, review: Math.min(strict, capThreshold(members, risks, caps.review)) };
  };
  const ofOuter = outer.map(thresholds);
  return {
    corpus,
    rows,
    parts: model!.parts,
    ...thresholds(model!, -1),
    crossFitted: rows.map(({ fold }, r) => {
      const held = fold % OUTER;
      return { risk: outer[held]!.unseen[r]!, ...ofOuter[held]! };
    }),
  };
}
