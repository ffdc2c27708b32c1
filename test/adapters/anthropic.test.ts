import Anthropic from '@anthropic-ai/sdk';
import { guardTools } from '../../src/adapters/anthropic/index.ts';
import { describeContract, type Turn } from './contract.ts';

async function turn({ gate, tool, args }: Turn): Promise<string> {
  const bodies: { messages: { content: unknown }[] }[] = [];
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    bodies.push(JSON.parse(String(init?.body)));
    const first = bodies.length === 1;
    const content = first
      ? [{ type: 'tool_use', id: 't1', name: tool.name, input: args }]
      : [{ type: 'text', text: 'ok' }];
    return Response.json({
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content,
      stop_reason: first ? 'tool_use' : 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    });
  };
  const run = async (input: Record<string, unknown>): Promise<string> => {
    const result = await tool.run(input);
    return typeof result === 'string' ? result : JSON.stringify(result);
  };
  const own = [
    {
      name: tool.name,
      input_schema: { type: 'object' as const },
      run,
      parse: (value: unknown) => value as never,
    },
  ];
  const client = new Anthropic({ apiKey: 'none', fetch: fetch as never });
  await client.beta.messages.toolRunner({
    model: 'fake',
    max_tokens: 10,
    messages: [{ role: 'user', content: 'go' }],
    tools: (gate === null ? own : guardTools(own, gate)) as never,
  });
  return JSON.stringify(bodies[1]!.messages.at(-1)!.content);
}

describeContract({ name: 'Anthropic tool runner', turn });
