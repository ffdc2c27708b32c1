import type { Example } from '../case.ts';
import type { ModelFolder } from './detectors/model-folder.ts';
import type { JudgeFailure } from './judge/ask-judge.ts';
import type { JudgeEstimate } from './judge/estimate-judge.ts';
import type { JudgeSettings } from './judge/settings.ts';

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
   * Tells which rows (or near-copies) went into its training: such rows are left out of its figures and counted. The
   * answer may take minutes. Null where it cannot be told here; missing: nothing of its training is known.
   */
  readonly trainedOn?: () => Promise<((example: Example) => boolean) | null>;
  /** Its risks are probabilities where this share of the rows are attacks; missing: its risks are no probabilities. */
  readonly prior?: number;
  /** A threshold whose false-positive rate on ordinary mail was measured by cross-fitting, where it is known. */
  readonly promise?: ScorerPromise;
  /** What it is, for the protocol about its kind. */
  readonly origin?: DetectorOrigin | JudgeOrigin;
}

/** One reading of a frozen text classifier. */
export interface DetectorOrigin {
  readonly kind: 'detector';
  /** As in the paper for its five, else the folder as it was named. */
  readonly detector: string;
  /** The first tokens alone, as in the paper, or windows over the whole text. */
  readonly reading: 'cut' | 'windows';
  readonly folder: ModelFolder;
  /** 1 for each row that is longer than one window: the cut drops its end. */
  readonly truncated: (examples: readonly Example[]) => Promise<Uint8Array>;
}

/** A model behind an API. */
export interface JudgeOrigin {
  readonly kind: 'judge';
  readonly settings: JudgeSettings;
  /** What judging these rows costs: from the beginning, and with the answers that are kept already. */
  readonly estimate: (examples: readonly Example[]) => Readonly<Record<'whole' | 'left', JudgeEstimate>>;
  /** Why the last attempt at a row gave no answer; null where there is one, or there was no attempt. */
  readonly failure: (example: Example) => JudgeFailure['failure'] | null;
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
