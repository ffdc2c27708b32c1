import type { Example } from '../../case.ts';
import { InputError } from '../../errors.ts';
import { VERIFIED_STAGES } from '../../stages/index.ts';
import { balancedStageSample } from './sampling.ts';
import { fitTextDetector, type TextDetector } from './text-detectors.ts';

/** A text with what became of its attack, as far as known; hard negatives reached nothing. */
export interface StageRow {
  readonly text: string;
  readonly outcome: Example['outcome'];
}

/** Most rows per verifier, both classes together. */
const CAP = 70_000;

/** The five verifiers, in the order of `VERIFIED_STAGES`; null where the rows hold one class of the stage only. */
export type StageVerifiers = readonly (TextDetector | null)[];

/**
 * One character model per stage but the first, on a balanced sample of the rows, not conditioned on earlier stages
 * (method, section 3.6).
 * @param fitDetector what fits each
 */
export function fitStageVerifiers(
  rows: readonly StageRow[],
  seed: number,
  fitDetector: typeof fitTextDetector = fitTextDetector,
): StageVerifiers {
  return VERIFIED_STAGES.map((stage) => {
    const labels = Uint8Array.from(rows, ({ outcome }) => (outcome?.[stage] ? 1 : 0));
    const chosen = balancedStageSample(labels, { cap: CAP, seed });
    try {
      return fitDetector(
        Array.from(chosen, (i) => rows[i]!.text),
        chosen.map((i) => labels[i]!),
        { kind: 'stage', seed },
      );
    } catch (cause) {
      if (cause instanceof InputError) return null;
      throw cause;
    }
  });
}
