import type { Example } from '../../case.ts';
import type { Scorer } from '../scorer.ts';
import { LineProcess } from './line-process.ts';
import type { Contestant } from './measure.ts';

/** A peer as a column of any table. A text it cannot score is NaN: failed, not harmless. */
export function peerScorer({ title, process }: Contestant): Scorer {
  return {
    name: title,
    async score(examples) {
      const scores = new Float64Array(examples.length).fill(Number.NaN);
      const lines = new LineProcess(process);
      try {
        for (const [i, example] of examples.entries()) {
          const result = await lines.score({ id: String(i), text: textOf(example), ...mailOf(example) });
          if ('score' in result && Number.isFinite(result.score)) scores[i] = result.score;
        }
      } finally {
        await lines.close();
      }
      return scores;
    },
  };
}

const textOf = ({ subject, body }: Example): string => (subject === null ? body : `${subject}\n${body}`);

const mailOf = ({ raw }: Example): { mail?: string } =>
  raw ? { mail: Buffer.from(raw).toString('base64') } : {};
