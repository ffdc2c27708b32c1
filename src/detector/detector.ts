import type { Case } from '../case.ts';
import { assess } from './assess.ts';
import type { DetectorModel } from './model.ts';
import type { Verdict } from './verdict.ts';

/** A detector ready for use. */
export interface Detector {
  readonly model: DetectorModel;
  /** Pure and deterministic: the same case gives the same verdict. */
  assess(subject: Case): Verdict;
}

export function createDetector(model: DetectorModel): Detector {
  return Object.freeze({ model, assess: (subject: Case) => assess(model, subject) });
}
