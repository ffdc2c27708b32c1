import { createRng, type Dense, fitLogistic, type LinearModel } from '../../learn/index.ts';
import { MAIL_FEATURES, type MailFeature, RISING } from '../mail-features.ts';

/**
 * Standard deviation, in logits, of the error that stands for mail of a kind no text model has seen. Out-of-fold rows are
 * new texts of known kinds: text models are surer of them than of the next attacker's, and a policy that learns from such
 * rows alone has no use for signals.
 */
const UNSEEN_KIND_SD = 1.2;
/** No sign alone is worth more than this, in logits: a rare one that no ordinary mail of the training had would be trusted blindly. */
const MOST_PER_SIGNAL = 2.5;
/** Largest slope, per unit of weight, at which a fit is done: weights then stand to three digits. */
const TOLERANCE = 2e-6;
const PASSAGES: readonly MailFeature[] = [
  'best',
  'second',
  'third',
  'bestHidden',
  'bestDecoded',
  'bestBeside',
  'sum',
];
const CHUNKS: readonly MailFeature[] = ['chunk', 'order', 'prompt'];

/** The meta policy: logistic regression over MAIL_FEATURES (method section 3.11, standardised), on each row twice: as it is and with errors. */
export function fitPolicy(
  x: Dense,
  { labels, weights, seed }: { labels: Uint8Array; weights: Float64Array; seed: number },
): LinearModel {
  const rng = createRng(seed);
  const data = new Float64Array(2 * x.data.length);
  data.set(x.data);
  data.set(x.data, x.data.length);
  for (let r = 0; r < x.rows; r++) {
    const base = x.data.length + r * x.cols;
    for (const columns of [PASSAGES, CHUNKS]) {
      const error = UNSEEN_KIND_SD * rng.gaussian();
      for (const name of columns) data[base + MAIL_FEATURES.indexOf(name)]! += error;
    }
  }
  const fitted = fitLogistic(
    { rows: 2 * x.rows, cols: x.cols, data },
    Uint8Array.from([...labels, ...labels]),
    {
      standardize: true,
      c: 1,
      tolerance: TOLERANCE * 2 * weights.reduce((sum, weight) => sum + weight, 0),
      sampleWeight: Float64Array.from([...weights, ...weights]),
      nonNegative: MAIL_FEATURES.map((name) => RISING.includes(name)),
    },
  );
  return {
    ...fitted,
    weights: fitted.weights.map((weight, j) =>
      MAIL_FEATURES[j]!.startsWith('signal') ? Math.min(weight, MOST_PER_SIGNAL) : weight,
    ),
  };
}
