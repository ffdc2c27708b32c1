import type { Action } from '../../case.ts';
import type { InjecAgent, InjecAgentAttackerCase } from '../../datasets/index.ts';
import type { ContentDecision } from '../../detector/index.ts';
import type { ContentDetector } from '../../guard/index.ts';
import { Episode, type Proposal } from './episode.ts';
import { fillArguments, pythonLiteral } from './fill-arguments.ts';

export interface InjecAgentRun {
  readonly attacker: InjecAgentAttackerCase;
  /** Places of the two cases in their lists, from 0. */
  readonly places: readonly [user: number, attacker: number];
  readonly proposals: readonly Proposal[];
  readonly content: ContentDecision;
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
export async function* attackRuns(set: InjecAgent, detector: ContentDetector): AsyncGenerator<InjecAgentRun> {
  for (const [u, user] of set.userCases.entries())
    for (const [a, attacker] of set.attackerCases.entries()) {
      const episode = new Episode(user.userRequest, null, detector);
      const args = pythonLiteral(user.parameters) as Action['args'];
      await episode.read({
        tool: user.tool,
        args,
        output: user.responseTemplate.replaceAll(MARKER, () => attacker.instruction),
      });
      const content = episode.content();
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
        await episode.read({ ...call, output: '' });
      }
      yield { attacker, places: [u, a], proposals, content };
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
