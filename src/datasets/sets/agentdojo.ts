import type { Example, ToolCall } from '../../case.ts';
import { DataError } from '../../errors.ts';
import type { Dataset, LoadOptions } from '../dataset.ts';
import { text } from '../fields.ts';
import type { Row } from '../rows.ts';
import { SetFolder } from '../set-folder.ts';

/** A call and what the tool answered. */
export interface TraceStep extends ToolCall {
  readonly output: string;
}

export interface AgentDojoUserTask {
  readonly suite: string;
  readonly id: string;
  readonly userRequest: string;
  readonly account: string | null;
  /** The calls that solve the task. */
  readonly cleanSteps: readonly TraceStep[];
  /** The same with `[[INJECTION]]` wherever an attacker can write. */
  readonly injectedSteps: readonly TraceStep[];
  /** The marker stands inside the user's own call: no attack pair can be made of this task. */
  readonly injectionInOwnArguments: boolean;
}

export interface AgentDojoInjectionTask {
  readonly suite: string;
  readonly id: string;
  readonly goal: string;
  /** The calls that reach the attacker's goal. */
  readonly steps: readonly TraceStep[];
}

export interface AgentDojoTool {
  readonly suite: string;
  readonly name: string;
  readonly description: string;
  /** Parameter name to type and description. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface AgentDojoTemplate {
  readonly id: string;
  /** With `{goal}`, `{user}` and `{model}` to fill. */
  readonly text: string;
}

export interface AgentDojo {
  readonly userTasks: readonly AgentDojoUserTask[];
  readonly injectionTasks: readonly AgentDojoInjectionTask[];
  readonly tools: readonly AgentDojoTool[];
  readonly templates: readonly AgentDojoTemplate[];
  readonly user: string;
  readonly model: string;
  readonly fingerprint: string;
}

export const INJECTION_MARKER = '[[INJECTION]]';

/** AgentDojo (Debenedetti et al., arXiv:2406.13352): as text rows, what an agent reads in each pair of tasks. */
export const agentdojo: Dataset = {
  id: 'agentdojo',
  set: 'agentdojo',
  title: 'AgentDojo: tool outputs of user tasks, clean and with injection goals (workspace, slack, banking)',
  folder: 'agentdojo',
  homepage: 'https://github.com/ethz-spylab/agentdojo',
  licence: { name: 'MIT' },
  published: {},
  files: [
    { name: 'traces.jsonl', part: 'traces', kind: 'sample' },
    { name: 'attack_templates.json', part: 'templates', kind: 'sample' },
  ],
  read: async function* (folder) {
    yield* agentDojoExamples(await readAgentDojo(folder));
  },
};

export async function loadAgentDojo(dataDir: string, options: LoadOptions = {}): Promise<AgentDojo> {
  return readAgentDojo(new SetFolder(agentdojo, dataDir, options));
}

async function readAgentDojo(folder: SetFolder): Promise<AgentDojo> {
  for (const part of ['traces', 'templates'])
    if (folder.find(part).length === 0) throw folder.missing(`it has no file of its ${part}`);
  const userTasks: AgentDojoUserTask[] = [];
  const injectionTasks: AgentDojoInjectionTask[] = [];
  const tools: AgentDojoTool[] = [];
  for (const { path, file } of folder.find('traces'))
    for await (const row of folder.rows(path, file)) {
      const kind = text(row, 'kind');
      const suite = text(row, 'suite');
      if (kind === 'user_task') userTasks.push(userTask(row, suite));
      else if (kind === 'injection_task')
        injectionTasks.push({
          suite,
          id: text(row, 'id'),
          goal: text(row, 'goal'),
          steps: steps(row, 'steps'),
        });
      else if (kind === 'tool')
        tools.push({
          suite,
          name: text(row, 'name'),
          description: text(row, 'description'),
          parameters: (row.value.parameters ?? {}) as Record<string, unknown>,
        });
    }
  const about = await templates(folder);
  return { userTasks, injectionTasks, tools, ...about, fingerprint: folder.fingerprint() };
}

function userTask(row: Row, suite: string): AgentDojoUserTask {
  return {
    suite,
    id: text(row, 'id'),
    userRequest: text(row, 'user_request'),
    account: typeof row.value.account === 'string' ? row.value.account : null,
    cleanSteps: steps(row, 'clean_steps'),
    injectedSteps: steps(row, 'injected_steps'),
    injectionInOwnArguments: row.value.injection_in_own_arguments === true,
  };
}

function steps(row: Row, column: string): TraceStep[] {
  const list = row.value[column];
  if (!Array.isArray(list))
    throw new DataError(
      'data-columns',
      `${row.file}, row ${row.number}: ${column} is no list of calls; get the file again`,
    );
  return list.map(({ tool, args, output }) => ({
    tool: String(tool),
    args: (args ?? {}) as Record<string, unknown>,
    output: typeof output === 'string' ? output : JSON.stringify(output ?? ''),
  }));
}

async function templates(folder: SetFolder): Promise<Pick<AgentDojo, 'templates' | 'user' | 'model'>> {
  const fields = new Map<string, unknown>();
  for (const { path, file } of folder.find('templates'))
    for await (const row of folder.rows(path, file)) fields.set(text(row, 'key'), row.value.value);
  const list = fields.get('templates');
  return {
    templates: (Array.isArray(list) ? list : []) as AgentDojoTemplate[],
    user: String(fields.get('user') ?? ''),
    model: String(fields.get('model') ?? ''),
  };
}

/** The text an attacker plants for a goal. */
export function plantedText(dojo: AgentDojo, template: AgentDojoTemplate, goal: string): string {
  const values: Record<string, string> = { goal, user: dojo.user, model: dojo.model };
  return template.text.replace(/\{(goal|user|model)\}/g, (_, name: string) => values[name]!);
}

/** Outputs with the marker filled, in order. */
export function injectedOutputs(task: AgentDojoUserTask, planted: string): string[] {
  return task.injectedSteps.map(({ output }) => output.replaceAll(INJECTION_MARKER, () => planted));
}

/** Clean outputs of every task, and of every pair of tasks of a suite the outputs with each template. */
export function* agentDojoExamples(dojo: AgentDojo): Generator<Example> {
  for (const task of dojo.userTasks) {
    const base = {
      set: 'agentdojo',
      split: task.suite,
      subject: null,
      userRequest: task.userRequest,
      groups: { context: `agentdojo:${task.suite}:${task.id}` },
    };
    const id = `agentdojo-${task.suite}-${task.id}`;
    const clean = task.cleanSteps.map((step) => step.output).join('\n\n');
    yield {
      ...base,
      id: `${id}-clean`,
      label: 0,
      body: clean,
      facets: { suite: task.suite, template: 'clean' },
    };
    if (task.injectionInOwnArguments) continue;
    for (const injection of dojo.injectionTasks)
      for (const template of injection.suite === task.suite ? dojo.templates : []) {
        const planted = plantedText(dojo, template, injection.goal);
        const body = injectedOutputs(task, planted).join('\n\n');
        const start = body.indexOf(planted);
        if (start < 0) continue;
        yield {
          ...base,
          id: `${id}-${injection.id}-${template.id}`,
          label: 1,
          body,
          attackSpan: [start, start + planted.length],
          facets: { suite: task.suite, template: template.id, injectionTask: injection.id },
          groups: { ...base.groups, attack: `agentdojo:${injection.suite}:${injection.id}` },
        };
      }
  }
}
