import { Agent, tool as defineTool, run, setTracingDisabled, Usage } from '@openai/agents';
import { expect, it } from 'vitest';
import { createGate, guardrails, needsApproval } from '../../src/adapters/openai-agents/index.ts';
import { describeContract, newSession, spyTool, type Turn } from './contract.ts';

setTracingDisabled(true);

const turn = (one: Turn): Promise<string> => play(one, false);
const streamed = (one: Turn): Promise<string> => play(one, true);

/** A model that calls the tool once; `inputs` are what it read. */
function scripted(name: string, args: unknown) {
  const inputs: unknown[] = [];
  const model = {
    getResponse: async ({ input }: { input: unknown }) => {
      inputs.push(structuredClone(input));
      const call = {
        type: 'function_call',
        callId: 'c1',
        name,
        arguments: JSON.stringify(args),
        status: 'completed',
      };
      const done = {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'ok' }],
      };
      return { usage: new Usage(), output: [inputs.length === 1 ? call : done] };
    },
    async *getStreamedResponse(request: { input: unknown }) {
      const { output } = await model.getResponse(request);
      const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
      yield { type: 'response_done', response: { id: 'r', usage, output } };
    },
  };
  return { model, inputs };
}

async function play({ gate, tool, args }: Turn, stream: boolean): Promise<string> {
  const { model, inputs } = scripted(tool.name, args);
  const own = defineTool({
    name: tool.name,
    description: '',
    strict: false,
    parameters: { type: 'object', properties: {}, required: [], additionalProperties: true },
    execute: async (input: unknown) => tool.run(input as Record<string, unknown>),
    ...(gate === null ? {} : guardrails(gate)),
  } as never);
  const agent = new Agent({ name: 'toy', model: model as never, tools: [own] });
  if (stream) await (await run(agent, 'go', { stream })).completed;
  else await run(agent, 'go');
  const result = (inputs[1] as { type: string; output?: unknown }[]).find(
    (one) => one.type === 'function_call_result',
  );
  return JSON.stringify(result?.output);
}

describeContract({ name: 'OpenAI Agents SDK', turn });
describeContract({ name: 'OpenAI Agents SDK, streamed', turn: streamed });

it.each([true, false])(
  'interrupts the run for a doubtful call and runs it once on a yes: %s',
  async (yes) => {
    const tool = spyTool('forward_email');
    const args = { to: 'bob@example.com' };
    const gate = createGate(newSession());
    const own = defineTool({
      name: tool.name,
      description: '',
      strict: false,
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: true },
      execute: async (input: unknown) => tool.run(input as Record<string, unknown>),
      ...guardrails(gate),
      needsApproval: needsApproval(tool.name, gate),
    } as never);
    const { model, inputs } = scripted(tool.name, args);
    const agent = new Agent({ name: 'toy', model: model as never, tools: [own] });
    const first = await run(agent, 'go');
    expect(first.interruptions).toHaveLength(1);
    expect(tool.calls).toEqual([]);
    if (yes) first.state.approve(first.interruptions[0]!);
    else first.state.reject(first.interruptions[0]!);
    await run(agent, first.state);
    expect(tool.calls).toEqual(yes ? [args] : []);
    expect(inputs).toHaveLength(2);
  },
);
