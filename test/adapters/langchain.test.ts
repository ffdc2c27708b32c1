import { fakeModel } from '@langchain/core/testing';
import { AIMessage, createAgent, createMiddleware, tool as defineTool, ToolMessage } from 'langchain';
import { wrapToolCall } from '../../src/adapters/langchain/index.ts';
import { describeContract, type Turn } from './contract.ts';

async function turn({ gate, tool, args }: Turn): Promise<string> {
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
    const { messages } = await agent.invoke({ messages: [{ role: 'user', content: 'go' }] });
    const result = messages.find((one) => ToolMessage.isInstance(one));
    return JSON.stringify(result?.content);
  } catch (error) {
    return String(error);
  }
}

describeContract({ name: 'LangChain', turn });
