import { confusion, f1, precision, recall, rocAuc } from '../../learn/index.ts';
import { finite, rate } from '../metrics/estimate.ts';
import { flagEverything } from '../metrics/measures.ts';
import type { Scored } from '../metrics/scored.ts';
import type { Cell, Column } from '../protocol-result.ts';
import { type FittedVariant, type FrameworkRun, scoredBy } from './framework.ts';

/** The sets over which the mean F1 goes. */
export const BINARY_SETS = ['llmail', 'bipia', 'promptshield', 'shieldlm', 'neuralchemy'] as const;
type BinarySet = (typeof BINARY_SETS)[number];

/** One variant at one threshold in one run: plain figures, to be averaged over runs. */
export interface VariantFigures {
  readonly binary: Readonly<Partial<Record<BinarySet, SetFigures>>>;
  /** Flagged rows of the one-class sets: NotInject and ham (false alarms), NVIDIA (recall). */
  readonly flagged: Readonly<
    Record<'notinject' | 'nvidia' | 'ham', { readonly k: number; readonly n: number }>
  >;
}

export interface SetFigures {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly fpr: number;
  readonly auc: number;
}

export function variantFigures(
  run: FrameworkRun,
  fitted: FittedVariant,
  policy: 'review' | 'strict',
): VariantFigures {
  const there = run.tests.filter(({ labels }) => labels.length > 0);
  return figuresAt(
    there.map((test) => ({ name: test.name, scored: scoredBy(fitted, test) })),
    fitted[policy],
  );
}

/** Figures of test sets as any method scored them, at one threshold. */
export function figuresAt(
  tests: readonly { readonly name: string; readonly scored: Scored }[],
  threshold: number,
): VariantFigures {
  const binary: Partial<Record<BinarySet, SetFigures>> = {};
  const flagged = { notinject: { k: 0, n: 0 }, nvidia: { k: 0, n: 0 }, ham: { k: 0, n: 0 } };
  for (const { name, scored } of tests) {
    const { scores, labels } = scored;
    if (labels.length === 0) continue;
    const counts = confusion(scores, labels, threshold);
    const { tp, fp, tn } = counts;
    if (name in flagged) flagged[name as keyof typeof flagged] = { k: tp + fp, n: labels.length };
    else
      binary[name as BinarySet] = {
        f1: f1(counts),
        precision: precision(counts),
        recall: recall(counts),
        fpr: fp / Math.max(1, fp + tn),
        auc: rocAuc(scores, labels),
      };
  }
  return { binary, flagged };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - centre) ** 2, 0) / (values.length - 1));
}

/** Mean over the binary sets that were there. */
const overSets = ({ binary }: VariantFigures, figure: keyof SetFigures): number =>
  mean(Object.values(binary).map((set) => set[figure]));

/** Means (and SD, n - 1) over runs; counts of the one-class sets are pooled. */
export function summary(runs: readonly VariantFigures[]): Record<string, Cell> {
  const f1s = runs.map((run) => overSets(run, 'f1'));
  const pooled = (set: keyof VariantFigures['flagged']): Cell =>
    rate(
      runs.reduce((sum, { flagged }) => sum + flagged[set].k, 0),
      runs.reduce((sum, { flagged }) => sum + flagged[set].n, 0),
    );
  const cells: Record<string, Cell> = {
    runs: runs.length,
    meanF1: finite(mean(f1s)),
    sdF1: runs.length > 1 ? finite(deviation(f1s)) : null,
    meanPrecision: finite(mean(runs.map((run) => overSets(run, 'precision')))),
    meanRecall: finite(mean(runs.map((run) => overSets(run, 'recall')))),
    notinject: pooled('notinject'),
    nvidia: pooled('nvidia'),
    ham: pooled('ham'),
  };
  for (const set of BINARY_SETS) {
    const there = runs.flatMap(({ binary }) => binary[set] ?? []);
    for (const figure of ['f1', 'recall', 'fpr', 'auc'] as const)
      cells[`${set}.${figure}`] = there.length === 0 ? null : finite(mean(there.map((each) => each[figure])));
  }
  return cells;
}

/** What flagging every row reaches: the least that any figure must beat. */
export function everythingCells(
  tests: readonly { readonly name: string; readonly labels: ArrayLike<number> }[],
): Record<string, Cell> {
  const cells: Record<string, Cell> = { runs: 1 };
  const values = BINARY_SETS.flatMap((set) => {
    const value = flagEverything(tests.find(({ name }) => name === set)?.labels ?? []).f1;
    cells[`${set}.f1`] = value;
    if (value === null) return [];
    Object.assign(cells, { [`${set}.recall`]: 1, [`${set}.fpr`]: 1, [`${set}.auc`]: 0.5 });
    return [value];
  });
  const meanF1 = values.length === 0 ? null : mean(values);
  return { ...cells, meanF1, sdF1: null, meanPrecision: 0.5, meanRecall: 1, notinject: 1, nvidia: 1, ham: 1 };
}

const NAMES = { llmail: 'LLMail', bipia: 'BIPIA', promptshield: 'PromptShield', shieldlm: 'ShieldLM' };

export const SUMMARY_COLUMNS: readonly Column[] = [
  { key: 'runs', name: 'runs', kind: 'count' },
  { key: 'meanF1', name: 'mean F1 over the binary sets', kind: 'number' },
  { key: 'sdF1', name: 'SD over runs', kind: 'number' },
  { key: 'meanPrecision', name: 'mean precision', kind: 'share' },
  { key: 'meanRecall', name: 'mean recall', kind: 'share' },
  { key: 'notinject', name: 'NotInject flagged', kind: 'share' },
  { key: 'nvidia', name: 'NVIDIA recall', kind: 'share' },
  { key: 'ham', name: 'real ham flagged', kind: 'share' },
  ...BINARY_SETS.flatMap((set): Column[] => {
    const name = { ...NAMES, neuralchemy: 'Neuralchemy' }[set];
    return [
      { key: `${set}.f1`, name: `${name} F1`, kind: 'number' },
      { key: `${set}.recall`, name: `${name} recall`, kind: 'share' },
      { key: `${set}.fpr`, name: `${name} FPR`, kind: 'share' },
      { key: `${set}.auc`, name: `${name} AUC`, kind: 'number' },
    ];
  }),
];
