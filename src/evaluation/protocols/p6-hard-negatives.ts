import { MEASURE_COLUMNS, measureCells } from '../metrics/measures.ts';
import type { Cell } from '../protocol-result.ts';
import { type Protocol, repaired } from './context.ts';
import { protocol } from './draft.ts';
import { fitVariant, frameworkRun, scoredBy } from './framework.ts';
import { frameworkData } from './framework-data.ts';
import type { RoleOptions } from './framework-roles.ts';
import { SUMMARY_COLUMNS, summary, type VariantFigures, variantFigures } from './framework-summary.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { samplesOf } from './stage-experiment.ts';

const VARIANT = 'selective_stage_plus_action_context';

/**
 * Training with and without hard negatives, each rotation calibrated on its second and tested on its third part of
 * NotInject (method, section 5, P6). As published one rotation counts and the rows are deleted after the sampling;
 * leak-free (by L27) they are left out before it, so that both sides stay balanced, and real mail stays in both.
 */
export const p6: Protocol = protocol({
  id: 'P6',
  title: 'Hard-negative training with rotation',
  modes: ['paper', 'leakFree'],
  lane: 'framework',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    if (data.notinject.length === 0) return;
    const without = repaired(context, 'L27') ? 'before sampling' : 'after sampling';
    const conditions = [
      ['with', undefined],
      ['without', without],
    ] as const;
    const rotations = context.quick ? [0] : [0, 1, 2];
    const means: Record<string, Cell>[] = [];
    const perSet: Record<string, Cell>[] = [];
    for (const [name, withoutHardNegatives] of conditions) {
      const figures: VariantFigures[] = [];
      for (const rotation of rotations) {
        const turn: RoleOptions = {
          ...{ rotation, seed: context.seed },
          ...(withoutHardNegatives !== undefined && { withoutHardNegatives }),
        };
        const run = frameworkRun(data, turn, context);
        const fitted = fitVariant(run, VARIANT, context);
        figures.push(variantFigures(run, fitted, 'strict'));
        if (rotation !== 0) continue;
        const first = summary(figures);
        means.push({ condition: name, over: 'first rotation (as published)', ...first });
        draft.reproduce(`hn.${name}.f1`, first.meanF1!, 'first rotation');
        draft.reproduce(`hn.${name}.ni_fpr`, first.notinject!, 'first rotation');
        for (const test of run.tests.filter(({ labels }) => labels.length > 0))
          perSet.push({
            ...{ condition: name, set: test.name, threshold: fitted.strict },
            ...measureCells(scoredBy(fitted, test), {
              ...{ threshold: fitted.strict, seed: context.seed, samples: samplesOf(context) },
            }),
          });
      }
      if (rotations.length > 1) means.push({ condition: name, over: 'three rotations', ...summary(figures) });
    }
    draft.tables.push(
      {
        id: 'hard-negatives',
        title: 'NotInject rows in training, or not; strict threshold',
        columns: [
          { key: 'condition', name: 'hard negatives', kind: 'text' },
          { key: 'over', name: 'mean over', kind: 'text' },
          ...SUMMARY_COLUMNS,
        ],
        rows: means,
      },
      {
        id: 'hard-negatives-per-set',
        title: 'First rotation, set by set: ranking (AUC) beside the figures at the threshold',
        columns: [
          { key: 'condition', name: 'hard negatives', kind: 'text' },
          { key: 'set', name: 'set', kind: 'text' },
          { key: 'threshold', name: 'threshold', kind: 'number' },
          ...MEASURE_COLUMNS,
        ],
        rows: perSet,
      },
    );
    draft.note(
      'What changes is mostly the threshold: without hard negatives in training the calibration rows score high. Compare AUC and recall at fixed false-positive rates.',
    );
  },
});
