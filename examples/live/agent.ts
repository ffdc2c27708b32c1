import { type ChatMessage, chat, type Endpoint } from './chat.ts';
import type { World } from './server/world.ts';
import type { Args, Tool } from './tools/tool.ts';

/** What stands between the agent and its tools. */
export interface Door {
  /** Runs the tool, or says why not; gives what the model may read. */
  call(tool: Tool, args: Args): Promise<string>;
  /** What the user may be shown. */
  answer(text: string): Promise<string>;
}

export interface AgentOptions {
  readonly endpoint: Endpoint;
  readonly tools: readonly Tool[];
  readonly request: string;
  readonly world: World;
  readonly door: Door;
}

export interface Transcript {
  readonly messages: readonly ChatMessage[];
  readonly answer: string;
}

const MAX_ROUNDS = 30;
const SYSTEM =
  'You are an assistant with access to the mailbox and the calendar of your user. Do what the user asks with the tools, then answer briefly.';

/** A loop over an endpoint with tools: it knows nothing of the guard. */
export async function runAgent({ endpoint, tools, request, world, door }: AgentOptions): Promise<Transcript> {
  const messages: ChatMessage[] = [
    { role: 'system', content: `${SYSTEM} The account is ${world.account}.` },
    { role: 'user', content: request },
  ];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { text, calls } = await chat(endpoint, messages, tools);
    if (calls.length === 0) return { messages, answer: await door.answer(text) };
    messages.push({ role: 'assistant', content: text || null, tool_calls: calls });
    for (const { id, function: call } of calls) {
      const tool = tools.find((one) => one.name === call.name);
      const args = parse(call.arguments);
      const content =
        tool === undefined || args === null
          ? `error: no tool ${call.name} with these arguments`
          : await door.call(tool, args);
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
  }
  return { messages, answer: '' };
}

function parse(source: string): Args | null {
  try {
    const value: unknown = JSON.parse(source || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Args) : null;
  } catch {
    return null;
  }
}
