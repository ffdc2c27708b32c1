import { fakeModel } from '@langchain/core/testing';
import { AIMessage, createAgent, createMiddleware, tool as defineTool, ToolMessage } from 'langchain';
import { wrapToolCall } from '../../src/adapters/langchain/index.ts';
import { describeContract, type Turn } from './contract.ts';

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
