import type { Case } from '../../src/case.ts';
import type { Detector, Finding, Verdict } from '../../src/detector/index.ts';
import { STAGES } from '../../src/stages/index.ts';

/** `fraglos` asks for review, twice for block; `explode` throws. Stands in for a model where the command line is tested. */
const SIGN = /fraglos/g;

export function fakeDetector(): Detector {
  const stamp = { id: 'fake', review: 0.3, strict: 0.8, prior: 1 / 11 };
  const assess = (subject: Case): Verdict => {
    const findings = subject.context.flatMap((item, index): Finding[] => {
      const segments =
        item.kind === 'email'
          ? item.message.segments
          : [
              {
                text: item.text,
                origin: 'text' as const,
                visibility: 'visible' as const,
                hiddenBy: undefined,
              },
            ];
      return segments.flatMap(({ text, origin, visibility, hiddenBy }, at) => {
        if (text.includes('explode')) throw new Error('boom');
        return [...text.matchAll(SIGN)].map((match) => ({
          signal: 'instruction-override',
          stage: 'defenseBypassed',
          severity: 'high',
          item: index,
          segment: { index: at, origin, visibility, hiddenBy },
          span: [match.index, match.index + match[0].length],
          text: match[0],
          why: 'Says the word.',
        }));
      });
    });
    const risk = [0.01, 0.5][findings.length] ?? 0.97;
    return {
      risk,
      decision: risk >= stamp.strict ? 'block' : risk >= stamp.review ? 'review' : 'allow',
      stages: Object.fromEntries(STAGES.map((stage) => [stage, risk])) as Verdict['stages'],
      findings,
      passages: [],
      model: stamp,
    };
  };
  return { model: { card: { id: 'fake' } } as unknown as Detector['model'], assess };
}
