import type { FittedParts } from './fit/fit-detector.ts';
import { MAIL_FEATURES } from './mail-features.ts';
import type { ModelCard } from './model.ts';
import { UNIT_FEATURES } from './unit-columns.ts';

/** The strongest columns of both levels: share of gain in the passage model, weight in the meta policy. */
export function featureTables({ passages, policy }: FittedParts): ModelCard['features'] {
  const total = passages.gain.reduce((a, b) => a + b, 0) || 1;
  const share = UNIT_FEATURES.map((name, j) => [name, passages.gain[j]! / total] as const);
  const weight = MAIL_FEATURES.map((name, j) => [name, policy.weights[j]!] as const);
  return {
    passages: share.filter(([, gain]) => gain > 0).sort((a, b) => b[1] - a[1]),
    policy: weight.filter(([, w]) => w !== 0).sort((a, b) => Math.abs(b[1]) - Math.abs(a[1])),
  };
}
