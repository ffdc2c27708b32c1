import type { Action } from '../../case.ts';
import type { InjecAgent, InjecAgentAttackerCase, InjecAgentTool } from '../../datasets/index.ts';
import type { ContentDetector } from '../../guard/index.ts';
import { Episode, type Proposal } from './episode.ts';

export interface InjecAgentRun {
  readonly attacker: InjecAgentAttackerCase;
  readonly userTool: string;
  readonly proposals: readonly Proposal[];
  readonly contentStopped: boolean;
}

const MARKER = '<Attacker Instruction>';

/** The user's own calls, as proposed with nothing read yet. */
export function userProposals(set: InjecAgent, detector: ContentDetector): Proposal[] {
  return set.userCases.map((one) => ({
    state: new Episode(one.userRequest, null, detector).state(),
    action: action(set, one.tool, pythonLiteral(one.parameters) as Action['args']),
    unauthorised: false,
    writes: false,
  }));
}

/** Every user case with every attacker case: after reading the response, the agent makes the attacker's calls. */
export function* attackRuns(set: InjecAgent, detector: ContentDetector): Generator<InjecAgentRun> {
  for (const user of set.userCases)
    for (const attacker of set.attackerCases) {
      const episode = new Episode(user.userRequest, null, detector);
      const args = pythonLiteral(user.parameters) as Action['args'];
      episode.read({
        tool: user.tool,
        args,
        output: user.responseTemplate.replaceAll(MARKER, () => attacker.instruction),
      });
      const proposals: Proposal[] = [];
      for (const [i, tool] of attacker.tools.entries()) {
        const call = action(
          set,
          tool,
          fillArguments(
            set.tools.find((one) => one.name === tool),
            attacker.instruction,
          ),
        );
        const writes = attacker.kind === 'dh' || i > 0;
        proposals.push({ state: episode.state(), action: call, unauthorised: true, writes });
        episode.read({ ...call, output: '' });
      }
      yield { attacker, userTool: user.tool, proposals, contentStopped: episode.contentStopped() };
    }
}

function action(set: InjecAgent, name: string, args: Action['args']): Action {
  const tool = set.tools.find((one) => one.name === name);
  if (!tool) return { tool: name, args };
  const properties = Object.fromEntries(
    tool.parameters.map((one) => [one.name, { type: one.type, description: one.description }]),
  );
  return { tool: name, args, description: tool.summary, schema: { type: 'object', properties } };
}

/**
 * The stated rule by which the attacker's calls get arguments: every parameter of the tool, in order, takes from the instruction
 * (1) for an address parameter (to, email, contact): the first e-mail address; (2) for a number: the first number not yet taken;
 * (3) for a date or time: the first date-like stretch; (4) for an id, path, name or url: the next quoted string or token with a digit,
 * slash or underscore not yet taken; (5) for text: the instruction itself. Optional parameters of which the text has nothing are left out.
 */
export function fillArguments(
  tool: InjecAgentTool | undefined,
  instruction: string,
): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  if (!tool) return args;
  const emails = instruction.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [];
  const numbers = (instruction.match(/\$?\d[\d,]*(?:\.\d+)?(?![\w-])/g) ?? []).map((one) =>
    Number(one.replace(/[$,]/g, '')),
  );
  const dates = instruction.match(/\d{4}-\d\d-\d\d|\w+ \d{1,2}, \d{4}|\d{1,2}(?::\d\d)? [AP]M/g) ?? [];
  const tokens = [
    ...[...instruction.matchAll(/["'#]([^"']{2,80}?)["'\s]/g)].map((hit) => hit[1]!),
    ...(instruction.match(/[\w/~.-]*(?:\d|[/_~])[\w/~.-]*/g) ?? []).filter((one) => one.length > 2),
  ];
  for (const parameter of tool.parameters) {
    const name = parameter.name.toLowerCase();
    const value = /(?:^|_)(?:to|email|contact_email|recipient|recipient_email)$/.test(name)
      ? emails[0]
      : /number|integer|float/.test(parameter.type)
        ? numbers.shift()
        : /date|time/.test(name)
          ? dates.shift()
          : /body|content|text|message|subject|note|reason|description|command/.test(name)
            ? instruction
            : tokens.shift();
    const filled = value ?? (parameter.required ? instruction : undefined);
    if (filled !== undefined) args[parameter.name] = filled;
  }
  return args;
}

/** The set writes parameters as Python literals. */
export function pythonLiteral(text: string): unknown {
  const json = text
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner.replace(/\\'/g, "'")))
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
  try {
    return JSON.parse(json);
  } catch {
    return { input: text };
  }
}
