export { type FramedRow, type FrameOptions, frameRow, plainText } from './frames.ts';
export { GROUPS, type Group, HEURISTIC_NAMES, type HeuristicOptions, heuristics } from './heuristics.ts';
export {
  balancedStageSample,
  equalClassSample,
  groupSplit,
  proportionalSample,
  type SampleOptions,
  type Split,
  stratifiedSplit,
} from './sampling.ts';
export {
  type DetectorKind,
  fitTextDetector,
  type TextDetector,
  type TextDetectorOptions,
} from './text-detectors.ts';
