import type { Guard } from '../../src/index.ts';
import type { Door } from './agent.ts';
import type { World } from './server/world.ts';
import { parts } from './tools/read.ts';
import type { Args, Tool } from './tools/tool.ts';

/** A call that did not just run, and why. */
export interface Stop {
  readonly tool: string;
  readonly args: Args;
  readonly decision: 'confirm' | 'block';
  /** Whether a person let it run after all. */
  readonly confirmed: boolean;
  readonly reasons: readonly string[];
}

/** What was read, and what became of it. */
export interface Reading {
  readonly tool: string;
  readonly decision: string;
  readonly risk: number;
  readonly signals: readonly string[];
}

export interface GuardedDoor extends Door {
  readonly stops: readonly Stop[];
  readonly readings: readonly Reading[];
}

export interface DoorOptions {
  readonly guard: Guard;
  readonly world: World;
  readonly request: string;
  /** The person in front of the agent. */
  readonly confirm: (tool: string, args: Args, question: string) => boolean | Promise<boolean>;
}

/** Every result is inspected before the model reads it, every call checked before it runs. */
export function guardedDoor({ guard, world, request, confirm }: DoorOptions): GuardedDoor {
  const session = guard.session();
  session.user(request);
  const stops: Stop[] = [];
  const readings: Reading[] = [];
  const admit = async (action: { tool: string; args: Args }): Promise<string | null> => {
    const check = session.check(action);
    if (check.decision === 'allow') return null;
    const { tool, args } = action;
    const why = check.reasons.map(({ why }) => why).join('; ');
    const confirmed = check.decision === 'confirm' && (await confirm(tool, args, check.question ?? tool));
    if (confirmed) session.confirmed(check);
    const runs = confirmed && session.check(action).decision === 'allow';
    const reasons = check.reasons.map(({ code, argument }) => (argument ? `${code}(${argument})` : code));
    stops.push({ tool, args, decision: check.decision, confirmed: runs, reasons });
    return runs ? null : `${tool} was not run: ${why}. Tell the user; do not try it in another way.`;
  };
  const read = async (tool: string, args: Args, result: unknown): Promise<string> => {
    const seen = await session.observe(tool, args, result as never);
    if (seen === null) return '';
    const { decision, risk, findings } = seen.verdict;
    readings.push({ tool, decision, risk, signals: [...new Set(findings.map(({ signal }) => signal))] });
    return seen.render;
  };
  return {
    stops,
    readings,
    call: async (tool, args) => {
      const schema = { type: 'object', properties: tool.properties };
      const refusal = await admit({ tool: tool.name, args, description: tool.description, schema } as never);
      if (refusal !== null) return refusal;
      return read(tool.name, args, await attempt(tool, args, world));
    },
    answer: async (markdown) =>
      (await admit({ tool: 'final_answer', args: { markdown } })) === null ? markdown : '[answer withheld]',
  };
}

/** The same without a guard: what an attack does when nothing stops it. */
export function openDoor(world: World): Door {
  return {
    call: async (tool, args) => {
      const result = await attempt(tool, args, world);
      if (result instanceof Uint8Array) return JSON.stringify(await parts(Buffer.from(result)));
      return typeof result === 'string' ? result : JSON.stringify(result);
    },
    answer: async (text) => text,
  };
}

/** A tool's error is a result too: its text may hold what others wrote. */
async function attempt(tool: Tool, args: Args, world: World): Promise<unknown> {
  try {
    for (const name of tool.required) if (args[name] === undefined) throw new Error(`${name} is missing`);
    return await tool.run(args, world);
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : String(error)}`;
  }
}
