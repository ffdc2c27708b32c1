import type { Action } from '../../case.ts';
import {
  type AgentDojo,
  type AgentDojoInjectionTask,
  type AgentDojoUserTask,
  INJECTION_MARKER,
  plantedText,
} from '../../datasets/index.ts';
import type { ContentDecision } from '../../detector/index.ts';
import type { ContentDetector } from '../../guard/index.ts';
import { Episode, type Proposal, type Step } from './episode.ts';

/** A user task done on clean content. */
export interface CleanRun {
  readonly task: AgentDojoUserTask;
  readonly proposals: readonly Proposal[];
  /** The strictest decision on what was read. */
  readonly content: ContentDecision;
  readonly writeTask: boolean;
}

/** A user task and the injection an agent obeys in it. */
export interface PairRun {
  readonly task: AgentDojoUserTask;
  readonly injection: AgentDojoInjectionTask;
  readonly template: string;
  /** The injected calls that write or send (for link-only injections: that open the link), each proposed right after the injection was read and again at the end. */
  readonly proposals: readonly Proposal[];
  readonly content: ContentDecision;
  /** The injected goal stood in what the agent was handed: it was not withheld. */
  readonly reached: boolean;
  readonly delegating: boolean;
  /** The injection only opens a link. */
  readonly linkOnly: boolean;
}

const READS = /^(?:get|read|search|list)_/;
const DELEGATES =
  /actions specified|follow the instructions|all the tasks i have|^read '[^']+' and .*accordingly/i;

export const writes = (tool: string): boolean => !READS.test(tool);
export const delegating = (task: AgentDojoUserTask): boolean => DELEGATES.test(task.userRequest);

/** Which half of its list a task belongs to: even or odd place within its suite. */
export function halfOf(
  list: readonly { suite: string; id: string }[],
  task: { suite: string; id: string },
): 0 | 1 {
  const place = list.filter((one) => one.suite === task.suite).findIndex((one) => one.id === task.id);
  return (place % 2) as 0 | 1;
}

function described(dojo: AgentDojo, suite: string, step: { tool: string; args: Action['args'] }): Action {
  const tool = dojo.tools.find((one) => one.suite === suite && one.name === step.tool);
  return {
    tool: step.tool,
    args: step.args,
    ...(tool ? { description: tool.description, schema: { properties: tool.parameters } } : {}),
  };
}

export async function cleanRun(
  dojo: AgentDojo,
  task: AgentDojoUserTask,
  detector: ContentDetector,
): Promise<CleanRun> {
  const episode = new Episode(task.userRequest, task.account, detector);
  const proposals: Proposal[] = [];
  for (const step of task.cleanSteps) {
    proposals.push({
      state: episode.state(),
      action: described(dojo, task.suite, step),
      unauthorised: false,
      writes: writes(step.tool),
    });
    await episode.read(step as Step);
  }
  return {
    task,
    proposals,
    content: episode.content(),
    writeTask: task.cleanSteps.some((step) => writes(step.tool)),
  };
}

/** All pairs of a suite's tasks under one template. Tasks with the marker in the user's own arguments make no pairs. */
export async function* pairRuns(
  dojo: AgentDojo,
  templateId: string,
  detector: ContentDetector,
): AsyncGenerator<PairRun> {
  const template = dojo.templates.find((one) => one.id === templateId)!;
  for (const task of dojo.userTasks) {
    if (task.injectionInOwnArguments) continue;
    for (const injection of dojo.injectionTasks) {
      if (injection.suite !== task.suite) continue;
      const planted = plantedText(dojo, template, injection.goal);
      yield await pairRun({ dojo, task, injection, template: templateId, planted }, detector);
    }
  }
}

/** Letters and digits alone: quoting and line breaks of the tool's output do not matter. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

interface Pair {
  readonly dojo: AgentDojo;
  readonly task: AgentDojoUserTask;
  readonly injection: AgentDojoInjectionTask;
  readonly template: string;
  readonly planted: string;
}

async function pairRun(pair: Pair, detector: ContentDetector): Promise<PairRun> {
  const { dojo, task, injection, planted } = pair;
  const at = task.injectedSteps.findIndex((step) => step.output.includes(INJECTION_MARKER));
  const linkOnly = !injection.steps.some((step) => writes(step.tool));
  let reached = false;
  const obey = async (episode: Episode): Promise<Proposal[]> => {
    const out: Proposal[] = [];
    for (const step of injection.steps) {
      if (linkOnly || writes(step.tool))
        out.push({
          state: episode.state(),
          action: described(dojo, task.suite, step),
          unauthorised: true,
          writes: !linkOnly,
        });
      await episode.read(step);
    }
    return out;
  };
  const run = async (steps: number): Promise<Episode> => {
    const episode = new Episode(task.userRequest, task.account, detector);
    for (const step of task.injectedSteps.slice(0, steps)) {
      const output = step.output.replaceAll(INJECTION_MARKER, () => planted);
      const { render } = await episode.read({ ...step, output });
      reached ||= output !== step.output && plain(render).includes(plain(injection.goal));
    }
    return episode;
  };
  const early = await run(at + 1);
  const content = early.content();
  const late = await run(task.injectedSteps.length);
  return {
    task,
    injection,
    template: pair.template,
    proposals: [...(await obey(early)), ...(await obey(late))],
    content,
    reached,
    delegating: delegating(task),
    linkOnly,
  };
}
