import type { Example } from '../../case.ts';
import { quantile } from '../../learn/index.ts';
import { rate } from '../metrics/estimate.ts';
import { type FramedRow, frameRow, type Variant } from '../paper/index.ts';
import type { Cell } from '../protocol-result.ts';
import { capped } from './comparison-sets.ts';
import { type Protocol, type ProtocolContext, repaired } from './context.ts';
import { protocol } from './draft.ts';
import { type FittedVariant, type FrameworkRun, fitVariant, frameworkRun } from './framework.ts';
import { type FrameworkData, frameworkData } from './framework-data.ts';
import { FRAMEWORK_LEAKS, frameOptions } from './leaks.ts';
import { chunks, type Filler, negativeWords, PLACES, padded, RATIOS, renamed } from './padding.ts';

const FINAL = 'selective_stage_plus_action_context';
const METHODS = ['text_rules_only', FINAL] as const satisfies readonly Variant[];
const BOOSTED = 'selective_stage_plus_action_context_hgb' satisfies Variant;
const LOWEST = 20;

/** Padding and other wording, at the strict thresholds of the framework (method, section 5, P9). */
export const p9: Protocol = protocol({
  id: 'P9',
  title: 'Robustness: padding and wording',
  modes: ['paper', 'leakFree'],
  lane: 'framework',
  leaks: [...FRAMEWORK_LEAKS, 'L40', 'L41'],
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const all = repaired(context, 'L41') && !context.quick;
    const rotations = all ? [0, 1, 2] : [0];
    const most = context.quick ? 10 : all ? 100 : 250;
    const attacks = attacksOf(data, most, context.seed);
    if (attacks.length === 0) {
      draft.miss('P9: there are no test attacks of LLMail or BIPIA');
      return;
    }
    const padding = new Tally();
    const wording = new Tally();
    for (const rotation of rotations) {
      context.onStep?.(`P9: rotation ${rotation + 1}`);
      const run = frameworkRun(data, { rotation, seed: context.seed }, context);
      const fitted = ([...METHODS, BOOSTED] as const).map((variant) => fitVariant(run, variant, context));
      padAll({ run, fitted, attacks, data, tally: padding }, context);
      renameAll({ run, fitted, attacks: data.phase2, data, tally: wording }, context);
    }
    draft.tables.push(
      {
        id: 'padding',
        title: 'Recall of padded attacks',
        columns: columnsOf(['filler', 'place', 'ratio']),
        rows: padding.rows(),
      },
      {
        id: 'wording',
        title: "The benchmark's own strings replaced",
        columns: columnsOf(['rows']),
        rows: wording.rows(),
      },
    );
    const recallOf = (rows: string, method: string): Cell =>
      wording.rows().find((row) => row.rows === rows && row.method === method)?.flagged ?? null;
    for (const [id, method] of [
      ['sel', FINAL],
      ['tr', 'text_rules_only'],
    ] as const) {
      draft.reproduce(`rob.${id}.before`, recallOf('attacks as they are', method));
      draft.reproduce(`rob.${id}.after`, recallOf('attacks with strings replaced', method));
    }
    draft.note(
      'Benign mail flagged at the same threshold stands beside: recall that constants of the set carry shows there.',
    );
  },
});

function attacksOf({ phase2, bipia }: FrameworkData, most: number, seed: number): readonly Example[] {
  const planted = bipia.filter(
    ({ split, label, facets }) => split === 'test' && label === 1 && facets.task === 'email',
  );
  return [...capped(phase2, most, seed), ...capped(planted, most, seed)];
}

interface Stress {
  readonly run: FrameworkRun;
  readonly fitted: readonly FittedVariant[];
  readonly attacks: readonly Example[];
  readonly data: FrameworkData;
  readonly tally: Tally;
}

function padAll({ run, fitted, attacks, data, tally }: Stress, context: ProtocolContext): void {
  const frame = frameOptions(context);
  const plain = attacks.map((row) => frameRow(row, frame));
  const scorePlain = run.stackFramed(plain);
  for (const one of fitted)
    tally.add(
      { filler: 'none', place: '', ratio: 0, method: one.variant },
      one.policy(scorePlain),
      one.strict,
    );
  for (const [name, filler] of fillers({ run, fitted, data }, context)) {
    for (const ratio of context.quick ? RATIOS.slice(0, 1) : RATIOS)
      for (const place of PLACES) {
        const rows = padded(attacks, { ratio, place, filler }, context);
        const stacked = run.stackFramed(rows);
        for (const one of fitted) {
          if (one.variant === BOOSTED && name !== 'random benign') continue;
          tally.add({ filler: name, place, ratio, method: one.variant }, one.policy(stacked), one.strict);
        }
        if (name === 'negative words') inChunks({ run, fitted, rows, tally }, { place, ratio });
      }
  }
}

/** The defence against padding with negative words: the highest score of any piece of 256 words. */
function inChunks(
  { run, fitted, rows, tally }: Pick<Stress, 'run' | 'fitted' | 'tally'> & { rows: readonly FramedRow[] },
  about: { place: string; ratio: number },
): void {
  const pieces = rows.map(chunks);
  const stacked = run.stackFramed(pieces.flat());
  for (const one of fitted) {
    if (one.variant === BOOSTED) continue;
    const scores = one.policy(stacked);
    let at = 0;
    const most = pieces.map((own) => Math.max(...own.map(() => scores[at++]!)));
    tally.add({ filler: 'negative words, in chunks', ...about, method: one.variant }, most, one.strict);
  }
}

/** As published the filler is the benign mail of the test itself; L40 repaired: real mail of another corpus. */
function fillers(
  { run, fitted, data }: Pick<Stress, 'run' | 'fitted' | 'data'>,
  context: ProtocolContext,
): readonly (readonly [string, Filler])[] {
  const other = repaired(context, 'L40') && data.ham.length > 0;
  const mails = (other ? data.ham.slice(0, 200) : data.llmailBenign).map((row) =>
    frameRow(row, frameOptions(context)),
  );
  const final = fitted.find(({ variant }) => variant === FINAL)!;
  const scores = final.policy(run.stackFramed(mails));
  const lowest = [...mails.keys()].sort((a, b) => scores[a]! - scores[b]!).slice(0, LOWEST);
  return [
    ['random benign', { kind: 'texts', texts: mails.map(({ text }) => text) }],
    ['lowest-risk benign', { kind: 'texts', texts: lowest.map((i) => mails[i]!.text) }],
    ['negative words', { kind: 'words', words: negativeWords(run.models.text[0].terms()) }],
  ];
}

function renameAll({ run, fitted, attacks, data, tally }: Stress, context: ProtocolContext): void {
  const chosen = capped(attacks, context.quick ? 10 : 500, context.seed);
  const sides = {
    'attacks as they are': run.stack(chosen),
    'attacks with strings replaced': run.stack(chosen.map((row, i) => renamed(row, i, context))),
    'benign mail (LLMail), flagged': run.stack(capped(data.llmailBenign, 250, context.seed)),
  };
  for (const [rows, stacked] of Object.entries(sides))
    for (const one of fitted) tally.add({ rows, method: one.variant }, one.policy(stacked), one.strict);
}

/** Counts and scores by what was done, summed over rotations. */
class Tally {
  readonly #entries = new Map<string, { about: Record<string, Cell>; k: number; scores: number[] }>();

  add(about: Record<string, Cell>, scores: ArrayLike<number>, threshold: number): void {
    const key = JSON.stringify(about);
    const entry = this.#entries.get(key) ?? { about, k: 0, scores: [] };
    this.#entries.set(key, entry);
    for (let i = 0; i < scores.length; i++) {
      entry.scores.push(scores[i]!);
      if (scores[i]! >= threshold) entry.k++;
    }
  }

  rows(): Record<string, Cell>[] {
    return [...this.#entries.values()].map(({ about, k, scores }) => ({
      ...about,
      flagged: rate(k, scores.length),
      mean: scores.length === 0 ? null : scores.reduce((a, b) => a + b, 0) / scores.length,
      median: scores.length === 0 ? null : quantile(scores, 0.5),
    }));
  }
}

const columnsOf = (keys: readonly string[]) => [
  ...keys.map((key) => ({ key, name: key, kind: key === 'ratio' ? ('count' as const) : ('text' as const) })),
  { key: 'method', name: 'method', kind: 'text' as const },
  { key: 'flagged', name: 'flagged', kind: 'share' as const },
  { key: 'mean', name: 'mean score', kind: 'number' as const },
  { key: 'median', name: 'median score', kind: 'number' as const },
];
