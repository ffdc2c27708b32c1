import type { Case } from '../case.ts';
import type { Verdict } from '../detector/index.ts';

/** What judges content: the detector, or anything with its shape. */
export interface ContentDetector {
  assess(subject: Case): Verdict;
}

const STAGES = {
  retrieved: 1,
  defenseBypassed: 0.5,
  toolCalled: 0.5,
  destinationCorrect: 0.5,
  contentCorrect: 0.5,
  fullSuccess: 0.5,
};

/** The verdict on what could not be judged: put before a person. */
export function unjudged(id: string): Verdict {
  return {
    risk: 0.5,
    decision: 'review',
    stages: STAGES,
    findings: [],
    passages: [],
    model: { id, review: 0.5, strict: 1, prior: 1 / 11 },
  };
}

/** Answers that nothing is an attack: action checks alone. */
export const blindDetector: ContentDetector = {
  assess: () => ({
    risk: 0,
    decision: 'allow',
    stages: {
      retrieved: 1,
      defenseBypassed: 0,
      toolCalled: 0,
      destinationCorrect: 0,
      contentCorrect: 0,
      fullSuccess: 0,
    },
    findings: [],
    passages: [],
    model: { id: 'blind', review: 0.5, strict: 0.9, prior: 1 / 11 },
  }),
};
