import {
  FEATURES,
  type Feature,
  type GuardWeights,
  PRIOR_WEIGHTS,
  signsOfAction,
  strengths,
} from '../../guard/index.ts';
import type { Proposal } from './episode.ts';

/** A call as the combination sees it. */
export interface Sample {
  readonly features: ReadonlyMap<Feature, number>;
  readonly unauthorised: boolean;
}

export interface FitOptions {
  /** How hard the weights are held to what is believed without data (variance of the prior, in squared logits). */
  readonly spread: number;
  readonly steps: number;
}

export const FIT_OPTIONS: FitOptions = { spread: 0.25, steps: 2_000 };

export const sampleOf = (proposal: Proposal): Sample => ({
  features: strengths(signsOfAction(proposal.state, proposal.action)),
  unauthorised: proposal.unauthorised,
});

/** A sign that is believed to ask for a question by itself goes on doing so, whatever a few tasks say; any weight is >= 0. */
const MARGIN = 0.1;
const leastOf = (feature: Feature): number =>
  PRIOR_WEIGHTS.weights[feature] + PRIOR_WEIGHTS.bias > 0 ? MARGIN - PRIOR_WEIGHTS.bias : 0;

/**
 * Maximum a posteriori logistic regression by projected gradient descent: minimises the mean log loss (both classes weigh the same,
 * as many effective samples as the rarer one has) + Σ (w - prior)² / (2 · spread), subject to w >= `leastOf`. Features that the data never
 * shows keep their prior. The bias stays: it sets what an unremarkable call is worth. Deterministic.
 */
export function fitGuard(samples: readonly Sample[], options: FitOptions = FIT_OPTIONS): GuardWeights {
  const positives = samples.filter((one) => one.unauthorised).length;
  const size = Math.max(1, Math.min(positives, samples.length - positives));
  const share = { yes: size / Math.max(1, positives), no: size / Math.max(1, samples.length - positives) };
  const weights = { ...PRIOR_WEIGHTS.weights } as Record<Feature, number>;
  const rate = 1 / (size + 1 / options.spread);
  for (let step = 0; step < options.steps; step++) {
    const gradient = new Map<Feature, number>();
    for (const { features, unauthorised } of samples) {
      let sum = PRIOR_WEIGHTS.bias;
      for (const [feature, strength] of features) sum += weights[feature] * strength;
      const error = 1 / (1 + Math.exp(-sum)) - (unauthorised ? 1 : 0);
      const weight = unauthorised ? share.yes : share.no;
      for (const [feature, strength] of features)
        gradient.set(feature, (gradient.get(feature) ?? 0) + weight * error * strength);
    }
    for (const feature of FEATURES) {
      const pull = (weights[feature] - PRIOR_WEIGHTS.weights[feature]) / options.spread;
      weights[feature] = Math.max(
        leastOf(feature),
        weights[feature] - rate * ((gradient.get(feature) ?? 0) + pull),
      );
    }
  }
  for (const feature of FEATURES) weights[feature] = Math.round(weights[feature] * 100) / 100;
  return { ...PRIOR_WEIGHTS, weights };
}
