import type { Example } from '../../case.ts';
import { cappedFprThreshold, clopperPearson } from '../../learn/index.ts';
import type { DetectorOrigin, Scorer } from '../scorer.ts';
import type { FrozenDetector } from './frozen-detector.ts';

/** Two columns of one frozen detector: the paper's cut, and windows over the whole text. Each text is run once. */
export function detectorColumns(
  detector: FrozenDetector,
  name: string,
  signal?: AbortSignal,
): [cut: Scorer, windows: Scorer] {
  const known = new Map<string, Readonly<Record<DetectorOrigin['reading'] | 'longer', number>>>();
  const read = async (examples: readonly Example[], what: DetectorOrigin['reading'] | 'longer') => {
    const texts = examples.map(detectorText);
    const fresh = [...new Set(texts.filter((text) => !known.has(text)))];
    const { cut, windows, longer } = await detector.classify(fresh, signal);
    for (const [i, text] of fresh.entries())
      known.set(text, { cut: cut[i]!, windows: windows[i]!, longer: longer[i]! });
    return Float64Array.from(texts, (text) => known.get(text)![what]);
  };
  const { folder } = detector;
  const column = (reading: DetectorOrigin['reading']): Scorer => ({
    name: `${name}, ${reading === 'cut' ? 'first 512 tokens' : 'windows'}`,
    score: (examples) => read(examples, reading),
    origin: {
      ...{ kind: 'detector', detector: name, reading, folder },
      truncated: async (examples) => Uint8Array.from(await read(examples, 'longer')),
    },
  });
  return [column('cut'), column('windows')];
}

export const detectorText = ({ subject, body }: Example): string =>
  subject === null ? body : `${subject}\n${body}`;

export interface HardNegativeThreshold {
  /** Flagged from here on. */
  readonly threshold: number;
  /** Calibration rows flagged at it. */
  readonly flagged: number;
  readonly of: number;
  /** 95 % Clopper-Pearson upper bound of the false-positive rate on such rows. */
  readonly upper: number;
}

/** The method's strict rule (section 4): the lowest threshold that flags at most `maxFpr` of benign hard negatives. */
export function calibrateOnHardNegatives(scores: Float64Array, maxFpr = 0.01): HardNegativeThreshold {
  const threshold = cappedFprThreshold(scores, maxFpr);
  const flagged = scores.filter((score) => score >= threshold).length;
  const of = scores.length;
  return { threshold, flagged, of, upper: of === 0 ? 1 : clopperPearson(flagged, of, 0.95).high };
}
