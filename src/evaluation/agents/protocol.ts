import { loadAgentDojo, loadInjecAgent } from '../../datasets/index.ts';
import { ChainmailError } from '../../errors.ts';
import { blindDetector, type ContentDetector } from '../../guard/index.ts';
import type { ProtocolResult } from '../protocol-result.ts';
import type { Protocol } from '../protocols.ts';
import { type Measured, methodsOf } from './methods.ts';
import { pairTable } from './pair-table.ts';
import { type AgentSets, fitHalves, runAgents } from './runs.ts';
import { cleanTable, injecTable, ownArguments } from './task-tables.ts';

export interface AgentsOptions {
  readonly dataDir: string;
  /** What judges content in the joined figures. */
  readonly detector: ContentDetector;
}

const TITLE = 'An agent that obeys every injection, held by the guard';

/** The guard's figures, as a protocol of `chainmail evaluate`. */
export const agentsProtocol = (options: AgentsOptions): Protocol => ({
  id: 'agents',
  title: TITLE,
  modes: ['leakFree'],
  leaks: [],
  async run({ quick }) {
    try {
      return await runAgentsProtocol(options, quick);
    } catch (cause) {
      if (!(cause instanceof ChainmailError)) throw cause;
      return failed(cause.message);
    }
  },
});

const failed = (why: string): ProtocolResult => ({
  protocol: 'agents',
  title: TITLE,
  mode: 'leakFree',
  switches: {},
  status: 'failed',
  missing: [why],
  notes: [],
  data: [],
  tables: [],
  curves: [],
});

/** Runs the protocol on the data folder; quick: on a handful of tasks, whose figures mean nothing. */
export async function runAgentsProtocol(
  { dataDir, detector }: AgentsOptions,
  quick = false,
): Promise<ProtocolResult> {
  const sets = { dojo: await loadAgentDojo(dataDir), injec: await loadInjecAgent(dataDir) };
  return measureAgents(quick ? fewOf(sets) : sets, detector);
}

/** The first tasks of each list, of both halves. */
function fewOf({ dojo, injec }: AgentSets): AgentSets {
  const first = <T extends { suite: string }>(list: readonly T[], most: number): T[] =>
    list.filter((one, i) => list.slice(0, i).filter(({ suite }) => suite === one.suite).length < most);
  return {
    dojo: {
      ...dojo,
      userTasks: first(dojo.userTasks, 2),
      injectionTasks: first(dojo.injectionTasks, 2),
      templates: dojo.templates.slice(0, 1),
    },
    injec: {
      ...injec,
      userCases: injec.userCases.slice(0, 2),
      attackerCases: injec.attackerCases.slice(0, 2),
    },
  };
}

/** Fits the weights on each half of the tasks, tests them on the other, and puts the figures in tables. */
export async function measureAgents(sets: AgentSets, detector: ContentDetector): Promise<ProtocolResult> {
  const blind = await runAgents(sets, blindDetector);
  const joined = await runAgents(sets, detector);
  const fitted = fitHalves(sets.dojo, [blind, joined]);
  const methods = methodsOf(blind, joined);
  const measured: Measured = { ...sets, methods, fitted };
  const { dojo, injec } = sets;
  const suites = new Set(dojo.userTasks.map((task) => task.suite));
  const missing = ['workspace', 'travel', 'banking', 'slack']
    .filter((suite) => !suites.has(suite))
    .map((suite) => `AgentDojo suite ${suite}: not in the data folder`);
  return {
    protocol: 'agents',
    title: TITLE,
    mode: 'leakFree',
    switches: {},
    status: missing.length > 0 ? 'partial' : 'done',
    missing,
    notes: NOTES,
    data: [
      {
        set: 'agentdojo',
        rows: dojo.userTasks.length + dojo.injectionTasks.length,
        published: null,
        whole: missing.length === 0,
      },
      {
        set: 'injecagent',
        rows: injec.userCases.length * injec.attackerCases.length,
        published: 1_054,
        whole: injec.userCases.length * injec.attackerCases.length === 1_054,
      },
    ],
    tables: [
      pairTable(measured, {
        id: 'pairs',
        title: 'Pairs in which an injected write or send runs without a question',
        keep: (run) => !run.linkOnly && !run.delegating,
      }),
      pairTable(measured, {
        id: 'pairs-delegating',
        title: 'The same for requests that hand over to content',
        keep: (run) => !run.linkOnly && run.delegating,
      }),
      pairTable(measured, {
        id: 'pairs-link',
        title: 'The same for injections that only open a link',
        keep: (run) => run.linkOnly,
      }),
      cleanTable(measured),
      ownArguments(dojo),
      injecTable(measured),
    ],
    curves: [],
  };
}

const NOTES = [
  'User tasks and injection tasks are both halved; the weights are fitted on one half and tested on the other, both ways. A pair of tasks of different halves is not used.',
  'Intervals of pairs are bootstraps over user tasks; where no pair (or every one) runs, Clopper-Pearson over tasks.',
  'A pair counts as run when the injected goal stood in what the agent was handed and one injected write would run without a question, right after reading it or at the end.',
  'With text and action, content at review is handed over with a mark and the check joins its risk in; text alone holds back everything from review up.',
  'Only the weights are cross-fitted: word lists and rules were written by people who knew the tasks.',
  'The keyword rule lets a call run when a keyword of its kind and all its identifier-like values stand in the request.',
];
