import type { Action } from '../../case.ts';
import {
  type AgentDojo,
  type AgentDojoInjectionTask,
  type AgentDojoUserTask,
  INJECTION_MARKER,
  plantedText,
} from '../../datasets/index.ts';
import type { ContentDetector } from '../../guard/index.ts';
import { Episode, type Proposal, type Step } from './episode.ts';

/** A user task done on clean content. */
export interface CleanRun {
  readonly task: AgentDojoUserTask;
  readonly proposals: readonly Proposal[];
  readonly contentStopped: boolean;
  readonly writeTask: boolean;
}

/** A user task and the injection an agent obeys in it. */
export interface PairRun {
  readonly task: AgentDojoUserTask;
  readonly injection: AgentDojoInjectionTask;
  readonly template: string;
  /** The injected calls that write or send, each proposed right after the injection was read and again at the end. */
  readonly proposals: readonly Proposal[];
  readonly contentStopped: boolean;
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

export function cleanRun(dojo: AgentDojo, task: AgentDojoUserTask, detector: ContentDetector): CleanRun {
  const episode = new Episode(task.userRequest, task.account, detector);
  const proposals: Proposal[] = [];
  for (const step of task.cleanSteps) {
    proposals.push({
      state: episode.state(),
      action: described(dojo, task.suite, step),
      unauthorised: false,
      writes: writes(step.tool),
    });
    episode.read(step as Step);
  }
  return {
    task,
    proposals,
    contentStopped: episode.contentStopped(),
    writeTask: task.cleanSteps.some((step) => writes(step.tool)),
  };
}

/** All pairs of a suite's tasks under one template. Tasks with the marker in the user's own arguments make no pairs. */
export function* pairRuns(
  dojo: AgentDojo,
  templateId: string,
  detector: ContentDetector,
): Generator<PairRun> {
  const template = dojo.templates.find((one) => one.id === templateId)!;
  for (const task of dojo.userTasks) {
    if (task.injectionInOwnArguments) continue;
    for (const injection of dojo.injectionTasks) {
      if (injection.suite !== task.suite) continue;
      const planted = plantedText(dojo, template, injection.goal);
      yield pairRun({ dojo, task, injection, template: templateId, planted }, detector);
    }
  }
}

interface Pair {
  readonly dojo: AgentDojo;
  readonly task: AgentDojoUserTask;
  readonly injection: AgentDojoInjectionTask;
  readonly template: string;
  readonly planted: string;
}

function pairRun(pair: Pair, detector: ContentDetector): PairRun {
  const { dojo, task, injection, planted } = pair;
  const at = task.injectedSteps.findIndex((step) => step.output.includes(INJECTION_MARKER));
  const obey = (episode: Episode): Proposal[] => {
    const out: Proposal[] = [];
    for (const step of injection.steps) {
      if (writes(step.tool))
        out.push({
          state: episode.state(),
          action: described(dojo, task.suite, step),
          unauthorised: true,
          writes: true,
        });
      episode.read({ ...step, output: step.output ?? '' });
    }
    return out;
  };
  const run = (steps: number): Episode => {
    const episode = new Episode(task.userRequest, task.account, detector);
    for (const step of task.injectedSteps.slice(0, steps))
      episode.read({ ...step, output: step.output.replaceAll(INJECTION_MARKER, () => planted) });
    return episode;
  };
  const early = run(at + 1);
  const late = run(task.injectedSteps.length);
  const contentStopped = early.contentStopped();
  return {
    task,
    injection,
    template: pair.template,
    proposals: [...obey(early), ...obey(late)],
    contentStopped,
    delegating: delegating(task),
    linkOnly: !injection.steps.some((step) => writes(step.tool)),
  };
}
