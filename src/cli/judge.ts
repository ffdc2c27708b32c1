import type { Detector } from '../detector/index.ts';
import { judgeAction } from '../guard/index.ts';
import type { Judge, ReadFile } from '../wire/index.ts';

/** Answers requests with a detector for the content and the guard for the proposed action. */
export const judgeFor = (detector: Detector, readFile: ReadFile): Judge => ({
  assess: (subject) => detector.assess(subject),
  judgeAction: (subject, verdict) => judgeAction(subject, verdict),
  readFile,
});
