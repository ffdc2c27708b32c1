import type { Example } from '../../case.ts';
import type { Scorer } from '../scorer.ts';
import { type JudgeOptions, judgeTexts } from './judge.ts';

/** The judge as a column of any table. A row without an answer is NaN: failed, not harmless. */
export function judgeScorer(options: JudgeOptions): Scorer {
  return {
    name: `Judge ${options.settings.model}`,
    async score(examples) {
      const { judged } = await judgeTexts(examples.map(judgeText), options);
      return Float64Array.from(judged, (one) => ('failure' in one ? Number.NaN : one.probability));
    },
  };
}

/** The untrusted text alone, in the one frame that all sets share. */
export const judgeText = ({ subject, body }: Example): string =>
  subject === null ? body : `${subject}\n\n${body}`;
