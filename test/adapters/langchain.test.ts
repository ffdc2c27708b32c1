import { fakeModel } from '@langchain/core/testing';
import { Command, interrupt, MemorySaver } from '@langchain/langgraph';
import { AIMessage, createAgent, createMiddleware, tool as defineTool, ToolMessage } from 'langchain';
import { expect, it } from 'vitest';
import { createGate, wrapToolCall } from '../../src/adapters/langchain/index.ts';
import { describeContract, newSession, spyTool, type Turn } from './contract.ts';

const turn = (one: Turn): Promise<string> => play(one, false);
const streamed = (one: Turn): Promise<string> => play(one, true);

async function play({ gate, tool, args }: Turn, stream: boolean): Promise<string> {
  const model = fakeModel()
    .respondWithTools([{ name: tool.name, args, id: 'c1' }])
    .respond(new AIMessage('ok'));
  const own = defineTool(async (input: unknown) => tool.run(input as Record<string, unknown>), {
    name: tool.name,
    schema: { type: 'object', properties: {}, additionalProperties: true },
  } as never);
  const middleware =
    gate === null
      ? []
      : [createMiddleware({ name: 'Chainmail', wrapToolCall: wrapToolCall(gate, ToolMessage) })];
  const agent = createAgent({ model, tools: [own as never], middleware });
  try {
    const start = { messages: [{ role: 'user', content: 'go' }] };
    let messages: unknown[] = [];
    if (stream)
      for await (const step of await agent.stream(start, { streamMode: 'values' }))
        messages = (step as { messages: unknown[] }).messages;
    else messages = (await agent.invoke(start)).messages;
    const result = messages.find((one) => ToolMessage.isInstance(one));
    return JSON.stringify(result?.content);
  } catch (error) {
    return String(error);
  }
}

describeContract({ name: 'LangChain', turn });
describeContract({ name: 'LangChain, streamed', turn: streamed });

it.each([true, false])(
  'interrupts the graph for a doubtful call and runs it once on a yes: %s',
  async (yes) => {
    const tool = spyTool('forward_email');
    const args = { to: 'bob@example.com' };
    const gate = createGate(newSession(), { ask: ({ text, call }) => interrupt({ text, call }) === true });
    const own = defineTool(async (input: unknown) => tool.run(input as Record<string, unknown>), {
      name: tool.name,
      schema: { type: 'object', properties: {}, additionalProperties: true },
    } as never);
    const model = fakeModel()
      .respondWithTools([{ name: tool.name, args, id: 'c1' }])
      .respond(new AIMessage('ok'));
    const agent = createAgent({
      model,
      tools: [own as never],
      middleware: [createMiddleware({ name: 'Chainmail', wrapToolCall: wrapToolCall(gate, ToolMessage) })],
      checkpointer: new MemorySaver(),
    });
    const thread = { configurable: { thread_id: '1' } };
    const first = await agent.invoke({ messages: [{ role: 'user', content: 'go' }] }, thread);
    expect(JSON.stringify(first)).toContain('__interrupt__');
    expect(tool.calls).toEqual([]);
    await agent.invoke(new Command({ resume: yes }) as never, thread);
    expect(tool.calls).toEqual(yes ? [args] : []);
  },
);
