import type { AgentDojo, InjecAgent } from '../../datasets/index.ts';
import type { GuardWeights } from '../../guard/index.ts';
import { judge, type Proposal } from './episode.ts';
import { keywordRule } from './keyword-rule.ts';
import type { Runs } from './runs.ts';

/** What holds an agent back: each line of the tables is one of these. */
export interface Method {
  readonly name: string;
  readonly runs: Runs;
  /** Whether the call runs without a question; the weights were not fitted on it. */
  free(proposal: Proposal, weights: GuardWeights): boolean;
  blocks(proposal: Proposal, weights: GuardWeights): boolean;
  /** Whether content at `review` or above holds the agent back by itself. */
  readonly contentStops: boolean;
}

export interface Measured {
  readonly dojo: AgentDojo;
  readonly injec: InjecAgent;
  readonly methods: readonly Method[];
  readonly fitted: readonly [GuardWeights, GuardWeights];
}

/** Text and action evidence together, each alone, and the floor. */
export function methodsOf(blind: Runs, joined: Runs): readonly Method[] {
  const checked = {
    free: (one: Proposal, weights: GuardWeights) => judge(one, { weights }).decision === 'allow',
    blocks: (one: Proposal, weights: GuardWeights) => judge(one, { weights }).decision === 'block',
    contentStops: false,
  };
  const never = (): boolean => false;
  return [
    { name: 'text and action', runs: joined, ...checked },
    { name: 'action alone', runs: blind, ...checked },
    { name: 'text alone', runs: joined, free: () => true, blocks: never, contentStops: true },
    { name: 'keyword rule', runs: blind, free: byKeyword, blocks: never, contentStops: false },
  ];
}

const byKeyword = (proposal: Proposal): boolean =>
  keywordRule(proposal.state.turns.map((turn) => turn.text).join('\n'), proposal.action);
