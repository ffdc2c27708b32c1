export { assess, decide, type Reading, readCase } from './assess.ts';
export { loadModel, writeModel } from './codec.ts';
export { createDetector, type Detector } from './detector.ts';
export { featureTables } from './feature-tables.ts';
export { evidenceOf, type FitOptions, type FittedParts, fitDetector, riskOf } from './fit/fit-detector.ts';
export { type FitRow, type PreparedRow, prepareRow } from './fit/rows.ts';
export {
  type DetectorModel,
  type Measured,
  type ModelCard,
  REFERENCE_PRIOR,
  type ThresholdPromise,
} from './model.ts';
export type { Expert } from './text-models.ts';
export { hashWord } from './tokens.ts';
export { splitUnits, type Unit, type UnitKind } from './units.ts';
export type * from './verdict.ts';
export type { WordTable } from './words.ts';
export { indexWords } from './words.ts';
