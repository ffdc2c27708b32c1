export {
  type Boosted,
  type BoostedOptions,
  boostedScore,
  boostedScores,
  fitBoosted,
} from './boosted.ts';
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
export { type ComplementNbOptions, fitComplementNb } from './complement-nb.ts';
export { type FoldOptions, groupFolds } from './folds.ts';
export {
  type HashedDocument,
  type HashedNgram,
  hashDocument,
  hashedNgrams,
} from './hash-counts.ts';
export { charOffset, defaultHashSpec, type HashSpec, hashColumns, hashWeights } from './hash-spec.ts';
export { type HashedPieces, hashPieces } from './hashed-pieces.ts';
export {
  createHashedScorer,
  fitHashedTfidf,
  type HashedScorer,
  type HashedTfidf,
  type HashedTfidfOptions,
  hashedTransform,
  type ScorerWeights,
  scoreHashed,
} from './hashed-tfidf.ts';
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
export { type NearCopyOptions, nearCopyGroups } from './near-copies.ts';
export { createRng, type Rng } from './rng.ts';
export { type Run, scoreRuns } from './score-pieces.ts';
export { fitSgd, type SgdOptions } from './sgd.ts';
export {
  readTensors,
  sha256Hex,
  type Tensors,
  type TypedArray,
  tensorHeader,
  writeTensors,
} from './tensors.ts';
export { type Tfidf, tfidfTransform, tfidfVocabulary } from './tfidf.ts';
export { fitTfidf, fitTransformTfidf } from './tfidf-fit.ts';
export type { TfidfOptions } from './tfidf-options.ts';
export {
  cappedFprThreshold,
  f1Threshold,
  type GridSearch,
  gridThreshold,
  nextDouble,
  quantile,
  quantileThreshold,
} from './thresholds.ts';
