import { calibration, reliabilityCurve } from '../metrics/calibration.ts';
import { distributionCurve, precisionRecallCurves, rocCurves } from '../metrics/curves.ts';
import { MEASURE_COLUMNS, measureCells } from '../metrics/measures.ts';
import { PUBLISHED_VARIANTS, VARIANTS, type Variant } from '../paper/index.ts';
import type { Cell, Curve, Estimate } from '../protocol-result.ts';
import type { Protocol, ProtocolContext } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import { type FittedVariant, type FrameworkRun, fitVariant, frameworkRun, scoredBy } from './framework.ts';
import { auditTables } from './framework-audit.ts';
import { frameworkData } from './framework-data.ts';
import {
  BINARY_SETS,
  everythingCells,
  SUMMARY_COLUMNS,
  summary,
  type VariantFigures,
  variantFigures,
} from './framework-summary.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import type { Turn } from './notinject-roles.ts';
import { FINAL } from './published-scorer.ts';
import { samplesOf } from './stage-experiment.ts';

const POLICIES = ['strict', 'review'] as const;
type Policy = (typeof POLICIES)[number];

/** Three rotations of one seed, then four more seeds of the first rotation (method, section 2.3, step 9). */
export function runPlan({ seed, quick }: ProtocolContext): readonly Turn[] {
  if (quick) return [0, 1].map((rotation) => ({ rotation, seed }));
  return [
    ...[0, 1, 2].map((rotation) => ({ rotation, seed })),
    ...[1, 2, 3, 4].map((step) => ({ rotation: 0, seed: seed + step })),
  ];
}

interface Measured {
  readonly turn: Turn;
  readonly variant: Variant;
  readonly policy: Policy;
  readonly figures: VariantFigures;
}

/** Framework against its components: six variants and the boosted stacker (method, section 5, P5). */
export const p5: Protocol = protocol({
  id: 'P5',
  title: 'Framework and component ablation',
  modes: ['paper', 'leakFree'],
  lane: 'framework',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const measured: Measured[] = [];
    const validation = new Map<Variant, number[]>();
    let primary: { run: FrameworkRun; fitted: Map<Variant, FittedVariant> } | null = null;
    for (const turn of runPlan(context)) {
      const run = frameworkRun(data, turn, context);
      const fitted = new Map<Variant, FittedVariant>();
      for (const variant of Object.keys(VARIANTS) as Variant[]) {
        const one = fitVariant(run, variant, context);
        fitted.set(variant, one);
        for (const policy of POLICIES)
          measured.push({ turn, variant, policy, figures: variantFigures(run, one, policy) });
        const held = measureCells(scoredBy(one, run.threshold), {
          ...{ threshold: one.strict, seed: context.seed, samples: 0 },
        });
        validation.set(variant, [
          ...(validation.get(variant) ?? []),
          (held.f1 as { value: number | null }).value ?? 0,
        ]);
      }
      primary ??= { run, fitted };
    }
    for (const set of [...BINARY_SETS, 'notinject', 'nvidia'])
      if ((primary!.run.tests.find(({ name }) => name === set)?.labels.length ?? 0) === 0)
        draft.miss(`P5: no test rows of ${set}: it is not in the mean`);
    const rows = summaryRows(measured, context);
    draft.tables.push({
      id: 'methods',
      title: 'Variants of the framework, means over runs',
      columns: [
        { key: 'method', name: 'method', kind: 'text' },
        { key: 'policy', name: 'policy', kind: 'text' },
        { key: 'over', name: 'mean over', kind: 'text' },
        ...SUMMARY_COLUMNS,
      ],
      rows: [
        ...rows,
        { method: 'flag everything', policy: '', over: 'one run', ...everythingCells(primary!.run.tests) },
      ],
    });
    perSetTable(primary!, context, draft);
    draft.tables.push(...auditTables(primary!.run, primary!.fitted, context));
    draft.curves.push(ablationBars(rows), ...primaryCurves(primary!));
    reproduce(measured, context, draft);
    chosen(validation, draft);
  },
});

const groupsOfRuns = (context: ProtocolContext): readonly (readonly [string, (turn: Turn) => boolean])[] => [
  [`rotations of seed ${context.seed}`, ({ seed }) => seed === context.seed],
  ['all runs', () => true],
  ['seeds of the first rotation', ({ rotation }) => rotation === 0],
];

function summaryRows(measured: readonly Measured[], context: ProtocolContext): Record<string, Cell>[] {
  return POLICIES.flatMap((policy) =>
    (Object.keys(VARIANTS) as Variant[]).flatMap((variant) =>
      groupsOfRuns(context).map(([over, keep]): Record<string, Cell> => {
        const own = measured.filter((m) => m.variant === variant && m.policy === policy && keep(m.turn));
        return { method: variant, policy, over, ...summary(own.map(({ figures }) => figures)) };
      }),
    ),
  );
}

interface Primary {
  readonly run: FrameworkRun;
  readonly fitted: ReadonlyMap<Variant, FittedVariant>;
}

/** Every set and published method of the first run at the strict threshold, with intervals. */
function perSetTable({ run, fitted }: Primary, context: ProtocolContext, draft: Draft): void {
  const rows = run.tests
    .filter(({ labels }) => labels.length > 0)
    .flatMap((test) =>
      PUBLISHED_VARIANTS.map((variant): Record<string, Cell> => {
        const one = fitted.get(variant)!;
        const options = {
          threshold: one.strict,
          seed: context.seed,
          samples: context.quick ? 20 : samplesOf(context),
        };
        return { set: test.name, method: variant, ...measureCells(scoredBy(one, test), options) };
      }),
    );
  draft.tables.push({
    id: 'per-set',
    title: 'First run, strict threshold, set by set',
    columns: [
      { key: 'set', name: 'set', kind: 'text' },
      { key: 'method', name: 'method', kind: 'text' },
      ...MEASURE_COLUMNS,
    ],
    rows,
  });
}

function ablationBars(rows: readonly Record<string, Cell>[]): Curve {
  const first = rows.filter(({ policy }) => policy === 'strict');
  const over = first[0]?.over;
  const shown = first.filter((row) => row.over === over);
  const labels = shown.map(({ method }) => String(method));
  const series = (name: string, key: string) => ({
    name,
    labels,
    points: shown.map((row, i) => [i, typeof row[key] === 'number' ? (row[key] as number) : 0] as const),
  });
  return {
    id: 'ablation',
    title: 'F1 at the strict threshold, mean over rotations',
    kind: 'bars',
    x: { name: 'Variant', unit: 'columns of the meta policy' },
    y: { name: 'F1', unit: '0 to 1' },
    series: [series('mean of the binary sets', 'meanF1'), series('BIPIA', 'bipia.f1')],
  };
}

/** The first run's rankings, what the final variant says of each class, and whether its risks are probabilities. */
function primaryCurves({ run, fitted }: Primary): Curve[] {
  const final = fitted.get(FINAL)!;
  const curves = ['bipia', 'llmail'].flatMap((set) => {
    const test = run.tests.find(({ name, labels }) => name === set && labels.length > 0);
    if (test === undefined) return [];
    const drawn = PUBLISHED_VARIANTS.map((name) => ({ name, scored: scoredBy(fitted.get(name)!, test) }));
    return [
      rocCurves(`p5-roc-${set}`, `First run, ${set}`, drawn),
      precisionRecallCurves(`p5-pr-${set}`, `First run, ${set}`, drawn),
      distributionCurve(`p5-scores-${set}`, `Risks of the final variant, first run, ${set}`, {
        name: FINAL,
        scored: scoredBy(final, test),
      }),
    ];
  });
  const said = PUBLISHED_VARIANTS.map((variant) => {
    const scored = scoredBy(fitted.get(variant)!, run.threshold);
    return [variant, calibration(scored, 0.5, { seed: 0, samples: 0 }).points] as const;
  });
  return [
    ...curves,
    reliabilityCurve('p5-reliability', 'First run, threshold rows (one attack to one benign row)', said),
  ];
}

/** Our values of the published headline figures: three rotations of the method's seed (L29). */
function reproduce(measured: readonly Measured[], context: ProtocolContext, draft: Draft): void {
  const of = (variant: Variant): Record<string, Cell> => {
    const own = measured.filter(
      (m) => m.variant === variant && m.policy === 'strict' && m.turn.seed === context.seed,
    );
    return summary(own.map(({ figures }) => figures));
  };
  const all = of('all_stages_plus_action_context');
  const selective = of('selective_stage_plus_action_context');
  const stages = of('all_stage_framework');
  const note = 'mean over the three rotations of one seed';
  draft.reproduce('ab.all_ac.f1', all.meanF1!, note);
  draft.reproduce('head.fw.strict_mean_f1', all.meanF1!, note);
  draft.reproduce('ab.sel_ac.f1', selective.meanF1!, note);
  draft.reproduce('ab.noac.f1', stages.meanF1!, note);
  draft.reproduce('ab.hgb.f1', of('selective_stage_plus_action_context_hgb').meanF1!, note);
  draft.reproduce('ab.all.bipia', stages['bipia.f1']!, note);
  draft.reproduce('ab.sel_ac.bipia', selective['bipia.f1']!, note);
  draft.reproduce('ab.sel_ac.ni_fpr', selective.notinject!, note);
  draft.reproduce('ab.sel_ac.nvidia_recall', selective.nvidia!, note);
  draft.reproduce('judge.fw.bipia', all['bipia.f1']!, note);
  const { k, n } = all.notinject as Estimate;
  draft.reproduce('judge.fw.ni_fp', k ?? null, `of ${n}, all stages + action and context, strict`);
}

/** L28: the variant is chosen on validation, not by its test figure. */
function chosen(validation: ReadonlyMap<Variant, readonly number[]>, draft: Draft): void {
  const means = PUBLISHED_VARIANTS.map((variant) => {
    const values = validation.get(variant)!;
    return [variant, values.reduce((a, b) => a + b, 0) / values.length] as const;
  });
  const [variant, value] = means.reduce((best, each) => (each[1] > best[1] ? each : best));
  draft.note(
    `Chosen on the threshold rows, not on the test: ${variant} (mean F1 ${value.toFixed(3)} there at the strict threshold).`,
  );
}
