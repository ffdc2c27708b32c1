import type { Example } from '../case.ts';

/**
 * Anything that gives each row a risk: the shipped detector, the published method, a frozen model, a judge, a peer
 * product. Every one is a column of the same table.
 */
export interface Scorer {
  readonly name: string;
  /**
   * Risk of each row, higher is worse, finite, in the order given. Any monotone scale will do: thresholds are set on
   * benign rows of the same scorer. A row that cannot be judged is NaN: it counts as failed, never as harmless.
   */
  readonly score: (examples: readonly Example[]) => Float64Array | Promise<Float64Array>;
  /** Fits a fresh scorer on these rows alone. Without it the scorer is frozen and is never refitted. */
  readonly fit?: (train: readonly Example[], options: FitScorerOptions) => Scorer | Promise<Scorer>;
  /**
   * True for a row (or a near-copy) that went into its training: such rows are left out of its figures and counted.
   * Missing: nothing of its training is known.
   */
  readonly sawInTraining?: (example: Example) => boolean;
  /** A threshold whose false-positive rate on ordinary mail was measured by cross-fitting, where it is known. */
  readonly promise?: ScorerPromise;
}

export interface FitScorerOptions {
  readonly seed: number;
  readonly onStep?: (step: string) => void;
}

export interface ScorerPromise {
  readonly threshold: number;
  /** Ordinary mails flagged at it, each by a fit that had not seen the mail, out of `of`. */
  readonly flagged: number;
  readonly of: number;
}
