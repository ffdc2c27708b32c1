import { describe, expect, it } from 'vitest';
import { fitPolicy } from '../../src/detector/fit/policy-fit.ts';
import { MAIL_FEATURES, RISING } from '../../src/detector/mail-features.ts';
import { createRng } from '../../src/learn/index.ts';

const at = (name: (typeof MAIL_FEATURES)[number]): number => MAIL_FEATURES.indexOf(name);

/** Attacks that the text models are sure of, a third of them with a sign that no ordinary mail has. */
function rows(n: number) {
  const rng = createRng(4);
  const labels = Uint8Array.from({ length: n }, (_, r) => (r % 4 === 0 ? 1 : 0));
  const data = new Float64Array(n * MAIL_FEATURES.length);
  labels.forEach((label, r) => {
    const row = data.subarray(r * MAIL_FEATURES.length, (r + 1) * MAIL_FEATURES.length);
    const best = (label === 1 ? 4 : -4) + rng.gaussian();
    row[at('best')] = best;
    row[at('logUnits')] = rng.next();
    if (label === 1 && rng.int(3) === 0) row[at('signal:concealment')] = 1;
  });
  return { x: { rows: n, cols: MAIL_FEATURES.length, data }, labels, weights: new Float64Array(n).fill(1) };
}

describe('the meta policy', () => {
  const { x, labels, weights } = rows(1200);
  const policy = fitPolicy(x, { labels, weights, seed: 1 });

  it('is the same for the same rows and seed, and leaves the rows as they are', () => {
    const before = x.data.slice();
    expect(fitPolicy(x, { labels, weights, seed: 1 }).weights).toEqual(policy.weights);
    expect(x.data).toEqual(before);
  });
  it('gives no sign of an attack a negative weight', () => {
    for (const name of RISING) expect(policy.weights[at(name)]!).toBeGreaterThanOrEqual(0);
  });
  it('trusts a sign also where the text models tell the rows apart by themselves', () => {
    expect(policy.weights[at('best')]!).toBeGreaterThan(0);
    expect(policy.weights[at('signal:concealment')]!).toBeGreaterThan(1);
  });
});
