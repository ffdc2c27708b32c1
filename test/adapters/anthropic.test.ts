import Anthropic from '@anthropic-ai/sdk';
import { guardTools } from '../../src/adapters/anthropic/index.ts';
import { describeContract, type Turn } from './contract.ts';

const turn = (one: Turn): Promise<string> => play(one, false);
const streamed = (one: Turn): Promise<string> => play(one, true);

/** An answer of the API as the events in which it is streamed. */
function events({ content, stop_reason, usage, ...message }: Record<string, unknown>): string {
  const blocks = (content as Record<string, unknown>[]).flatMap((block, index) => {
    const { input, text, ...start } = block;
    const delta =
      text === undefined
        ? { type: 'input_json_delta', partial_json: JSON.stringify(input) }
        : { type: 'text_delta', text };
    return [
      {
        type: 'content_block_start',
        index,
        content_block: { ...start, ...(text === undefined ? { input: {} } : { text: '' }) },
      },
      { type: 'content_block_delta', index, delta },
      { type: 'content_block_stop', index },
    ];
  });
  const all = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    ...blocks,
    { type: 'message_delta', delta: { stop_reason }, usage },
    { type: 'message_stop' },
  ];
  return all.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}

async function play({ gate, tool, args }: Turn, stream: boolean): Promise<string> {
  const bodies: { messages: { content: unknown }[] }[] = [];
  const fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    bodies.push(JSON.parse(String(init?.body)));
    const first = bodies.length === 1;
    const content = first
      ? [{ type: 'tool_use', id: 't1', name: tool.name, input: args }]
      : [{ type: 'text', text: 'ok' }];
    const answer = {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content,
      stop_reason: first ? 'tool_use' : 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    };
    if (!stream) return Response.json(answer);
    return new Response(events(answer), { headers: { 'content-type': 'text/event-stream' } });
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
  const runner = client.beta.messages.toolRunner({
    stream,
    model: 'fake',
    max_tokens: 10,
    messages: [{ role: 'user', content: 'go' }],
    tools: (gate === null ? own : guardTools(own, gate)) as never,
  });
  await runner.runUntilDone();
  return JSON.stringify(bodies[1]!.messages.at(-1)!.content);
}

describeContract({ name: 'Anthropic tool runner', turn });
describeContract({ name: 'Anthropic tool runner, streamed', turn: streamed });
