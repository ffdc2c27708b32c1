export { ACTION_NAMES, type ActionInputs, actionFeatures } from './action-features.ts';
export type { ActionOptions } from './action-patterns.ts';
export { CONTEXT_NAMES, contextFeatures, MARKER_NAMES } from './context-features.ts';
export { type FramedRow, type FrameOptions, frameRow, plainText, searchedSegment } from './frames.ts';
export {
  GROUPS,
  type Group,
  groupCount,
  HEURISTIC_NAMES,
  type HeuristicOptions,
  heuristics,
} from './heuristics.ts';
export { maskBenchmark } from './mask.ts';
export { fitPolicy, type Policy, type PolicyOptions } from './meta-policy.ts';
export { type RuleScores, ruleScores } from './rule-scores.ts';
export {
  balancedStageSample,
  equalClassSample,
  groupSplit,
  proportionalSample,
  type SampleOptions,
  type Split,
  stratifiedSplit,
} from './sampling.ts';
export { type BaseModels, type StackOptions, stackedFeatures } from './stacked.ts';
export { fitStageVerifiers, type StageRow, type StageVerifiers } from './stage-verifiers.ts';
export {
  type DetectorKind,
  fitTextDetector,
  type TextDetector,
  type TextDetectorOptions,
} from './text-detectors.ts';
export {
  type ColumnOptions,
  PUBLISHED_VARIANTS,
  STACKED_NAMES,
  VARIANTS,
  type Variant,
  variantColumns,
} from './variants.ts';
