import type { Example } from '../case.ts';

/**
 * Anything that gives each row a risk: the shipped detector, the published method, a frozen model, a judge, a peer
 * product. Every one is a column of the same table.
 */
export interface Scorer {
  readonly name: string;
  /**
   * Risk of each row, higher is worse, in the order given. Any monotone scale will do: thresholds are set on benign rows
   * of the same scorer. A row that cannot be judged is NaN: it counts as failed and is told, never as harmless.
   */
  readonly score: (examples: readonly Example[]) => Float64Array | Promise<Float64Array>;
  /**
   * A fresh scorer of the same kind, trained without any row of these sets (`Example.set`). Without it the scorer is
   * frozen, and its figures on a set left out are those on rows it did not see.
   */
  readonly fit?: (options: FitScorerOptions) => Scorer | Promise<Scorer>;
  /** True for a row that went into its training: such rows are left out of its figures. Missing: saw none. */
  readonly sawInTraining?: (example: Example) => boolean;
  /** A threshold of its own whose false-positive rates were measured by cross-fitting. */
  readonly promise?: ScorerPromise;
}

export interface FitScorerOptions {
  readonly without: readonly string[];
  readonly seed: number;
  readonly onStep?: (step: string) => void;
}

export interface ScorerPromise {
  readonly threshold: number;
  /** Benign rows of a source flagged at the threshold, each by a fit that had not seen the row. */
  readonly flagged: Readonly<Partial<Record<BenignSource, { readonly k: number; readonly n: number }>>>;
}

export type BenignSource = 'ham' | 'notinject' | 'llmail';
