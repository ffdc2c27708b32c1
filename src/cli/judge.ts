import type { Detector } from '../detector/index.ts';
import type { Judge, ReadFile } from '../wire/index.ts';

/** Answers requests with a detector for the content and, once an action is asked about, the guard. */
export const judgeFor = (detector: Detector, readFile: ReadFile): Judge => ({
  assess: (subject) => detector.assess(subject),
  async judgeAction(subject, verdict) {
    const { judgeAction } = await import('../guard/index.ts');
    return judgeAction(subject, verdict);
  },
  readFile,
});
