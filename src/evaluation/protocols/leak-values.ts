import type { Cell, Mode } from '../protocol-result.ts';
import type { Protocol, ProtocolContext } from './context.ts';
import { protocol } from './draft.ts';
import { fitVariant, frameworkRun } from './framework.ts';
import { frameworkData } from './framework-data.ts';
import { SUMMARY_COLUMNS, summary, type VariantFigures, variantFigures } from './framework-summary.ts';
import { FRAMEWORK_LEAKS, LEAKS } from './leaks.ts';

const VARIANTS = [
  'text_rules_only',
  'all_stage_framework',
  'action_context_no_stage',
  'selective_stage_plus_action_context',
  'all_stages_plus_action_context',
] as const;

/** The three leaks of text form, alone and in every combination; then all others alone; then all together. */
function repairs(quick: boolean): readonly (readonly string[])[] {
  const form = ['L01', 'L02', 'L03'];
  const combined = [[], ['L01'], ['L02'], ['L03'], ['L01', 'L02'], ['L01', 'L03'], ['L02', 'L03'], form];
  if (quick) return [[], form];
  const others = FRAMEWORK_LEAKS.filter((leak) => !form.includes(leak)).map((leak) => [leak]);
  return [...combined, ...others, [...FRAMEWORK_LEAKS]];
}

/** What each leak is worth: the published set-up with one repair after another (method, sections 2.4 and 9). */
export const leakValues: Protocol = protocol({
  id: 'leaks',
  title: 'What each leak is worth',
  modes: ['paper'],
  leaks: [],
  async compute(context, draft) {
    const rows: Record<string, Cell>[] = [];
    for (const repaired of repairs(context.quick)) {
      const name = repaired.length === 0 ? 'none (as published)' : repaired.join(' + ');
      context.onStep?.(`leaks: repaired ${name}`);
      const switches = Object.fromEntries(repaired.map((leak): [string, Mode] => [leak, 'leakFree']));
      const own: ProtocolContext = { ...context, mode: 'paper', switches };
      const data = await frameworkData(own, draft);
      const figures = new Map<string, VariantFigures[]>(VARIANTS.map((variant) => [variant, []]));
      for (const rotation of context.quick ? [0] : [0, 1, 2]) {
        // whatever the tests of other sets cost: only the sets that the repairs are about are scored
        const only = { ...data, prompts: { promptshield: [], shieldlm: [], neuralchemy: [] } };
        const run = frameworkRun(only, { rotation, seed: context.seed, only: 'mail' }, own);
        for (const variant of VARIANTS)
          figures.get(variant)!.push(variantFigures(run, fitVariant(run, variant, own), 'strict'));
      }
      const what = repaired.length === 1 ? LEAKS[repaired[0]!]! : '';
      for (const variant of VARIANTS)
        rows.push({ repaired: name, what, method: variant, ...summary(figures.get(variant)!) });
    }
    draft.tables.push({
      id: 'leaks',
      title: 'Published set-up with repairs, strict threshold, mean over rotations',
      columns: [
        { key: 'repaired', name: 'repaired', kind: 'text' },
        { key: 'what', name: 'leak', kind: 'text' },
        { key: 'method', name: 'method', kind: 'text' },
        ...SUMMARY_COLUMNS.filter(({ key }) => !/^(mean|sd|promptshield|shieldlm|neuralchemy)/.test(key)),
      ],
      rows,
    });
  },
});
