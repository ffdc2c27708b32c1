import type { Feature } from './sign.ts';

/** The learned combination: risk = sigmoid(bias + Σ weight · strength); all weights are >= 0. */
export interface GuardWeights {
  readonly bias: number;
  readonly weights: Readonly<Record<Feature, number>>;
  /** From this risk on a person is asked; `unattended` asks (that is, refuses) sooner. */
  readonly confirm: number;
  readonly confirmUnattended: number;
  /** From this risk on the call is refused. */
  readonly block: number;
}

/** What is known before any data: the strength of belief that each sign alone deserves. Fitting starts here. */
export const PRIOR_WEIGHTS: GuardWeights = {
  bias: -3,
  weights: {
    notAsked: 4.5,
    loosely: 1.2,
    otherObject: 3.4,
    delegated: 1,
    forbidden: 6,
    unknownRequest: 4,
    recipientText: 5,
    recipientSeen: 3.6,
    recipientNowhere: 3.6,
    recipientKnown: 1,
    recipientAmbiguous: 3.8,
    suspicious: 6,
    objectUnpointed: 3.4,
    objectUnknown: 1.4,
    valueText: 3.8,
    linkText: 3.3,
    carriesOut: 4.2,
    hiddenText: 5,
    passageRisk: 4,
    contentRisk: 2,
    privateRead: 3.4,
    broad: 4,
    malformed: 6,
  },
  confirm: 0.5,
  confirmUnattended: 0.35,
  block: 0.998,
};

/**
 * Fitted by `fitHalves` (src/evaluation/agents) on the first half of InjecAgent's cases and of AgentDojo's tasks, without a detector
 * and with it: features that those never show keep their prior. Written by that fit, not by hand.
 */
export const GUARD_WEIGHTS: GuardWeights = {
  ...PRIOR_WEIGHTS,
  weights: {
    notAsked: 4.85,
    loosely: 1.23,
    otherObject: 3.4,
    delegated: 1,
    forbidden: 6,
    unknownRequest: 4,
    recipientText: 5.29,
    recipientSeen: 3.15,
    recipientNowhere: 3.6,
    recipientKnown: 1,
    recipientAmbiguous: 3.81,
    suspicious: 6,
    objectUnpointed: 3.4,
    objectUnknown: 1.41,
    valueText: 4.04,
    linkText: 3.34,
    carriesOut: 4.2,
    hiddenText: 5,
    passageRisk: 4.01,
    contentRisk: 2.03,
    privateRead: 3.4,
    broad: 4,
    malformed: 6,
  },
};
