import type { Boosted, LinearModel, Platt } from '../learn/index.ts';
import type { Stage } from '../stages/index.ts';
import type { TextModels } from './text-models.ts';
import type { WordTable } from './words.ts';

/** Odds at which risk is calibrated: one attack to ten benign mails. */
export const REFERENCE_PRIOR: number = 1 / 11;

/** A figure with its count and 95 % interval. */
export interface Measured {
  readonly what: string;
  readonly flagged: number;
  readonly of: number;
  /** Clopper-Pearson, 95 %. */
  readonly interval: readonly [number, number];
}

/** What a threshold promises, measured on rows that no part was fitted on. */
export interface ThresholdPromise {
  readonly value: number;
  /** The false-positive rate it was set for, over the benign pool. */
  readonly target: number;
  readonly measured: readonly Measured[];
}

/** What a reader of a model wants to know. Plain JSON, written into the model file. */
export interface ModelCard {
  readonly id: string;
  readonly recipe: unknown;
  readonly seed: number;
  /** Data sets with the sha256 fingerprint of the files read, and rows used per role. */
  readonly data: readonly {
    readonly set: string;
    readonly fingerprint: string;
    readonly rows: number;
    readonly attacks: number;
  }[];
  readonly prior: number;
  readonly thresholds: { readonly review: ThresholdPromise; readonly strict: ThresholdPromise };
  readonly calibration: {
    readonly ece: number;
    readonly brier: number;
    readonly rows: number;
    readonly table: readonly (readonly [number, number, number])[];
  };
  /** Strongest columns of the passage model (share of gain) and weights of the meta policy. */
  readonly features: {
    readonly passages: readonly (readonly [string, number])[];
    readonly policy: readonly (readonly [string, number])[];
  };
  readonly notes: readonly string[];
}

/** A fitted detector. Frozen; everything `assess` needs. */
export interface DetectorModel {
  readonly words: WordTable;
  readonly units: TextModels;
  readonly chunks: TextModels;
  readonly passages: Boosted;
  /** Meta policy over MAIL_FEATURES. */
  readonly policy: LinearModel;
  /** Policy logit -> risk at the reference prior. */
  readonly calibration: Platt;
  /** Passage logit -> risk of that passage alone. */
  readonly passageCalibration: Platt;
  /** Verifier logit -> probability that an attack gets that far. */
  readonly stageCalibration: Readonly<Record<Exclude<Stage, 'retrieved'>, Platt>>;
  readonly review: number;
  readonly strict: number;
  readonly card: ModelCard;
}
