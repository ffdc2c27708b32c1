import type { Example } from '../../case.ts';
import type { Scorer } from '../scorer.ts';
import type { JudgeFailure } from './ask-judge.ts';
import { estimateJudge } from './estimate-judge.ts';
import { type JudgeOptions, judgeTexts } from './judge.ts';

/** A guess for the estimate; the command takes it as an option. */
const SECONDS_PER_REQUEST = 1.2;

/** The judge as a column of any table. A row without an answer is NaN: failed, not harmless. */
export function judgeScorer(options: JudgeOptions): Scorer {
  const { settings, cache } = options;
  const failures = new Map<string, JudgeFailure['failure']>();
  return {
    name: `Judge ${settings.model}`,
    async score(examples) {
      const texts = examples.map(judgeText);
      const { judged } = await judgeTexts(texts, options);
      for (const [i, one] of judged.entries())
        if ('failure' in one) failures.set(texts[i]!, one.failure);
        else failures.delete(texts[i]!);
      return Float64Array.from(judged, (one) => ('failure' in one ? Number.NaN : one.probability));
    },
    origin: {
      kind: 'judge',
      settings,
      estimate(examples) {
        const texts = examples.map(judgeText);
        const cost = (known: Pick<typeof cache, 'get'>) =>
          estimateJudge(texts, settings, { cache: known, secondsPerRequest: SECONDS_PER_REQUEST });
        return { whole: cost({ get: () => undefined }), left: cost(cache) };
      },
      failure: (example) => failures.get(judgeText(example)) ?? null,
    },
  };
}

/** The untrusted text alone, in the one frame that all sets share. */
export const judgeText = ({ subject, body }: Example): string =>
  subject === null ? body : `${subject}\n\n${body}`;
