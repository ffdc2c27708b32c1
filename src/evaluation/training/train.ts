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
import { buildCorpus, type Corpus, type CorpusRow } from './corpus.ts';
import { exampleCase } from './example-case.ts';
import type { Recipe } from './recipe.ts';
import { capThreshold } from './thresholds.ts';

/** What each expert learns from: its attacks, and the ordinary texts these have to be told from. */
const EXPERT_FAMILIES: readonly { readonly expert: Expert; readonly families: readonly string[] }[] = [
  { expert: 'order', families: ['llmail', 'ham', 'spam', 'llmail-benign', 'notinject'] },
  {
    expert: 'prompt',
    families: [
      'prompt-attacks',
      'prompts',
      'spikee-benign',
      'ham',
      'spam',
      'notinject',
      'written',
      'tool-output',
    ],
  },
];

/** Outer folds: each row is tested by a detector that saw nothing of its group. */
const OUTER = 3;
const INNER = 3;

export interface Trained {
  readonly corpus: Corpus;
  readonly rows: readonly PreparedRow[];
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

export interface TrainOptions {
  readonly dataDir: string;
  readonly words: WordTable;
  readonly onStep?: (step: string) => void;
  /** Skip the cross-fit, whose only use is to measure. */
  readonly measure?: boolean;
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
    experts: EXPERT_FAMILIES.filter(({ families }) => families.includes(family)).map(({ expert }) => expert),
    emphasis,
    fold,
  };
}

export async function train(recipe: Recipe, options: TrainOptions): Promise<Trained> {
  const step = options.onStep ?? (() => {});
  step('loading data');
  const corpus = await buildCorpus(recipe, options.dataDir);
  step('reading mail');
  const rows = await prepareCorpus(corpus, options.words, recipe.emphasis);
  const weightOf = (row: PreparedRow): number => recipe.weights[row.set] ?? 1;
  const fitMembers = (
    members: readonly PreparedRow[],
    name: string,
  ): FittedParts & { review: number; strict: number } => {
    const inner = members.map((row) => ({ ...row, fold: Math.floor(row.fold / OUTER) }));
    const parts = fitDetector(inner, {
      seed: recipe.seed,
      folds: INNER,
      weightOf,
      onStep: (what) => step(`${name}: ${what}`),
    });
    const strict = capThreshold(members, parts.risks, recipe.thresholds.strict);
    const review = Math.min(strict, capThreshold(members, parts.risks, recipe.thresholds.review));
    return { ...parts, review, strict };
  };
  const crossFitted: { risk: number; review: number; strict: number }[] = new Array(rows.length);
  if (options.measure !== false) {
    for (let outer = 0; outer < OUTER; outer++) {
      const { review, strict, ...parts } = fitMembers(
        rows.filter((row) => row.fold % OUTER !== outer),
        `cross-fit ${outer + 1} of ${OUTER}`,
      );
      rows.forEach((row, r) => {
        if (row.fold % OUTER === outer) crossFitted[r] = { risk: riskOf(parts, row), review, strict };
      });
    }
  }
  const { review, strict, ...parts } = fitMembers(rows, 'model');
  return { corpus, rows, parts, review, strict, crossFitted };
}
