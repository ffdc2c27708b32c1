import type { Example } from '../../case.ts';
import type { LoadReport } from '../../datasets/index.ts';
import { DataError } from '../../errors.ts';
import { createRng } from '../../learn/index.ts';
import { VERIFIED_STAGES } from '../../stages/index.ts';
import { balancedStageSample } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';
import { Draft } from './draft.ts';
import { frameOf, indexStages, readStageRows, stageLabel } from './stage-rows.ts';

/** What the framework is built from and tested on, read once per run. A set that is missing is an empty list. */
export interface FrameworkData {
  /** Attack mails of phase 1: a uniform sample, no duplicates removed (section 2.1). */
  readonly phase1: readonly Example[];
  readonly phase2: readonly Example[];
  /** Phase-1 rows with outcomes, for the verifiers. */
  readonly stages: readonly Example[];
  /** The false-positive test mails. */
  readonly llmailBenign: readonly Example[];
  /** The mails around the attacks: benign too, not in the published test. */
  readonly llmailScenarios: readonly Example[];
  /** Clean rows and attacks at the start and the end; the middle is not published. */
  readonly bipia: readonly Example[];
  readonly notinject: readonly Example[];
  readonly nvidia: readonly Example[];
  /** Test rows of the three prompt sets. */
  readonly prompts: Readonly<Record<PromptSet, readonly Example[]>>;
  /** Real ordinary mail; in no published role. */
  readonly ham: readonly Example[];
}

export const PROMPT_SETS = ['promptshield', 'shieldlm', 'neuralchemy'] as const;
export type PromptSet = (typeof PROMPT_SETS)[number];

/** Size of the binary LLMail sample over both phases. */
const LLMAIL_SAMPLE = 40_000;
/** Beyond this the rows for the verifiers are thinned to what their balanced samples can use. */
const ALL_STAGE_ROWS = 100_000;

/** @throws DataError when neither BIPIA nor NotInject is there: then no part of the framework can be built */
export async function frameworkData(context: ProtocolContext, draft: Draft): Promise<FrameworkData> {
  const key = `framework-data ${repaired(context, 'L36')}`;
  const cached = context.cache.get(key) as { data: FrameworkData; draft: Draft } | undefined;
  if (cached !== undefined) {
    draft.follow(cached.draft);
    return cached.data;
  }
  const own = new Draft();
  const data = await readAll(context, own);
  context.cache.set(key, { data, draft: own });
  draft.follow(own);
  return data;
}

async function readAll(context: ProtocolContext, draft: Draft): Promise<FrameworkData> {
  context.onStep?.('framework: loading data');
  const optional = async (
    id: string,
  ): Promise<{ examples: readonly Example[]; report: LoadReport | null }> => {
    try {
      const { examples, ...report } = await context.data.load(id);
      return { examples, report };
    } catch (cause) {
      if (!(cause instanceof DataError)) throw cause;
      draft.miss(cause.message);
      return { examples: [], report: null };
    }
  };
  const whole = async (id: string, keep: (example: Example) => boolean = () => true): Promise<Example[]> => {
    const { examples, report } = await optional(id);
    const kept = examples.filter(keep);
    if (report !== null) draft.use(report, kept.length);
    return kept;
  };
  const bipia = await whole('bipia', ({ facets }) => facets.position !== 'middle');
  const notinject = await whole('notinject');
  const llmail = await llmailRows(context, draft);
  const benign = await whole('llmail-benign');
  const prompts = {} as Record<PromptSet, readonly Example[]>;
  for (const id of PROMPT_SETS) {
    const { examples, report } = await optional(id);
    prompts[id] = testRows(id, examples, draft);
    if (report !== null) draft.use(report, prompts[id].length);
  }
  return {
    ...llmail,
    llmailBenign: benign.filter(({ split }) => split === 'fp_tests'),
    llmailScenarios: benign.filter(({ split }) => split !== 'fp_tests'),
    bipia,
    notinject,
    nvidia: await whole('nvidia_agentic_ipi'),
    prompts,
    ham: await whole('spamassassin', ({ facets }) => facets.category !== 'spam'),
  };
}

type LlmailRows = Pick<FrameworkData, 'phase1' | 'phase2' | 'stages'>;

async function llmailRows(context: ProtocolContext, draft: Draft): Promise<LlmailRows> {
  let index: Awaited<ReturnType<typeof indexStages>>;
  try {
    index = await indexStages(context.data, draft);
  } catch (cause) {
    if (!(cause instanceof DataError)) throw cause;
    draft.miss(cause.message);
    return { phase1: [], phase2: [], stages: [] };
  }
  const { phases, outcomes } = index;
  const rng = createRng(context.seed);
  const all = new Int32Array(phases.length).map((_, i) => i);
  const sample = rng.shuffle(all.slice()).subarray(0, LLMAIL_SAMPLE);
  const labelled = frameOf(index, repaired(context, 'L36')).filter((row) => phases[row] === 1);
  const verified = labelled.length <= ALL_STAGE_ROWS ? labelled : thinned(labelled, outcomes, context.seed);
  const wanted = Int32Array.from(new Set([...sample, ...verified])).sort();
  const rows = await readStageRows(context.data, wanted);
  const at = new Map(Array.from(wanted, (row, place) => [row, rows[place]!]));
  const sampled = Array.from(sample.slice().sort(), (row) => at.get(row)!);
  const phase1 = sampled.filter(({ split }) => split !== 'phase2');
  const phase2 = sampled.filter(({ split }) => split === 'phase2');
  if (phases.length < LLMAIL_SAMPLE) await addUnlabelled(context, draft, phase1);
  return { phase1, phase2, stages: Array.from(verified, (row) => at.get(row)!) };
}

/** Where the submissions are partial, attack mails without an outcome stand in for those that are missing. */
async function addUnlabelled(context: ProtocolContext, draft: Draft, phase1: Example[]): Promise<void> {
  try {
    const { examples, ...report } = await context.data.load('llmail-unlabelled');
    phase1.push(...examples);
    draft.use(report, examples.length);
  } catch (cause) {
    if (!(cause instanceof DataError)) throw cause;
  }
}

function thinned(rows: Int32Array, outcomes: readonly Example['outcome'][], seed: number): Int32Array {
  const chosen = new Set<number>();
  for (const stage of VERIFIED_STAGES) {
    const labels = rows.map((row) => stageLabel(outcomes[row], stage));
    for (const i of balancedStageSample(labels, { cap: 70_000, seed })) chosen.add(rows[i]!);
  }
  return Int32Array.from(chosen).sort();
}

/** The published test split where it holds both classes, else the split that comes nearest to one. */
function testRows(id: PromptSet, examples: readonly Example[], draft: Draft): readonly Example[] {
  const splits = new Map<string, Example[]>();
  for (const example of examples) {
    const rows = splits.get(example.split);
    if (rows) rows.push(example);
    else splits.set(example.split, [example]);
  }
  const both = (rows: readonly Example[] | undefined): boolean =>
    rows !== undefined && new Set(rows.map(({ label }) => label)).size === 2;
  for (const name of ['test', 'validation', ...splits.keys()]) {
    const rows = splits.get(name);
    if (!both(rows)) continue;
    if (name !== 'test')
      draft.note(`${id}: its test split is not here (or has one class); split ${name} stands in for it`);
    return rows!;
  }
  if (examples.length > 0)
    draft.miss(`${id} has no split with both classes here: no F1 can be computed on it`);
  return [];
}
