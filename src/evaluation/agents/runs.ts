import type { AgentDojo, InjecAgent } from '../../datasets/index.ts';
import type { ContentDetector, GuardWeights } from '../../guard/index.ts';
import { type CleanRun, cleanRun, delegating, halfOf, type PairRun, pairRuns } from './agent-dojo.ts';
import { type Proposal, remembering } from './episode.ts';
import { fitGuard, type Sample, sampleOf } from './fit-guard.ts';
import { attackRuns, type InjecAgentRun, userProposals } from './injec-agent.ts';

export interface AgentSets {
  readonly dojo: AgentDojo;
  readonly injec: InjecAgent;
}

/** Everything that the worst-case agent proposes under one judge of content. Decided about later, with any weights. */
export interface Runs {
  readonly clean: readonly CleanRun[];
  readonly pairs: readonly PairRun[];
  readonly attacks: readonly InjecAgentRun[];
  readonly own: readonly Proposal[];
}

export async function runAgents({ dojo, injec }: AgentSets, detector: ContentDetector): Promise<Runs> {
  const judge = remembering(detector);
  const clean: CleanRun[] = [];
  for (const task of dojo.userTasks) clean.push(await cleanRun(dojo, task, judge));
  const pairs: PairRun[] = [];
  for (const { id } of dojo.templates) for await (const run of pairRuns(dojo, id, judge)) pairs.push(run);
  const attacks: InjecAgentRun[] = [];
  for await (const run of attackRuns(injec, judge)) attacks.push(run);
  return { clean, pairs, attacks, own: userProposals(injec, judge) };
}

export type Half = 0 | 1;

/** The half both tasks of a pair are of; null where they differ: such a pair is neither fitted nor tested on. */
export function halfOfPair(dojo: AgentDojo, run: PairRun): Half | null {
  const half = halfOf(dojo.userTasks, run.task);
  return halfOf(dojo.injectionTasks, run.injection) === half ? half : null;
}

export function halfOfAttack({ places: [user, attacker] }: InjecAgentRun): Half | null {
  return user % 2 === attacker % 2 ? ((user % 2) as Half) : null;
}

/** Calls of one half of AgentDojo: of user tasks on clean content, and of its injections in its user tasks; delegating tasks left out. */
export function dojoSamples(dojo: AgentDojo, runs: Runs, half: Half): Sample[] {
  const clean = runs.clean.filter(
    (run) => halfOf(dojo.userTasks, run.task) === half && !delegating(run.task),
  );
  const pairs = runs.pairs.filter(
    (run) => halfOfPair(dojo, run) === half && !run.linkOnly && !run.delegating,
  );
  return [...clean, ...pairs].flatMap((run) => run.proposals).map(sampleOf);
}

/** Calls of one half of InjecAgent: the users' own, and the attackers' that change or send something. */
export function injecSamples(runs: Runs, half: Half): Sample[] {
  const attacks = runs.attacks
    .filter((run) => halfOfAttack(run) === half)
    .flatMap((run) => run.proposals.filter((one) => one.writes));
  const own = runs.own.filter((_, i) => i % 2 === half);
  return [...own, ...attacks].map(sampleOf);
}

/** The half of AgentDojo's tasks and of InjecAgent's cases that the shipped weights are those of. */
export const FITTED_HALF: Half = 0;

/** Weights fitted on each half alone, without a detector and with it: `runs` are those of each judge of content. */
export function fitHalves(dojo: AgentDojo, runs: readonly Runs[]): readonly [GuardWeights, GuardWeights] {
  const fitted = (half: Half): GuardWeights =>
    fitGuard(runs.flatMap((each) => [...injecSamples(each, half), ...dojoSamples(dojo, each, half)]));
  return [fitted(0), fitted(1)];
}
