export {
  applyIsotonic,
  applyPlatt,
  atPrior,
  brier,
  ece,
  fitIsotonic,
  fitPlatt,
  type Isotonic,
  type Platt,
  type ReliabilityBin,
  reliabilityTable,
} from './calibration.ts';
export {
  type BootstrapInterval,
  type BootstrapOptions,
  clopperPearson,
  clusterBootstrap,
  type Interval,
  mcnemarExact,
  type PairedInterval,
  pairedBootstrap,
  type Statistic,
} from './intervals.ts';
export { type LinearModel, linearScores, logit, sigmoid } from './linear-model.ts';
export { fitLogistic, type LogisticOptions } from './logistic.ts';
export { type Csr, type Dense, denseFromRows, joinColumns, type Matrix, selectRows } from './matrix.ts';
export {
  accuracy,
  averagePrecision,
  type Confusion,
  confusion,
  f1,
  falseNegativeRate,
  falsePositiveRate,
  partialAuc,
  precision,
  precisionAtPrevalence,
  recall,
  recallAtFpr,
  rocAuc,
} from './metrics.ts';
export { createRng, type Rng } from './rng.ts';
export {
  cappedFprThreshold,
  f1Threshold,
  type GridSearch,
  gridThreshold,
  nextDouble,
  quantile,
  quantileThreshold,
} from './thresholds.ts';
