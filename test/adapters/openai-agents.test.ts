import { Agent, tool as defineTool, run, setTracingDisabled, Usage } from '@openai/agents';
import { guardrails } from '../../src/adapters/openai-agents/index.ts';
import { describeContract, type Turn } from './contract.ts';

setTracingDisabled(true);

async function turn({ gate, tool, args }: Turn): Promise<string> {
  const inputs: unknown[] = [];
  const model = {
    getResponse: async ({ input }: { input: unknown }) => {
      inputs.push(structuredClone(input));
      const call = {
        type: 'function_call',
        callId: 'c1',
        name: tool.name,
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
  };
  const own = defineTool({
    name: tool.name,
    description: '',
    strict: false,
    parameters: { type: 'object', properties: {}, required: [], additionalProperties: true },
    execute: async (input: unknown) => tool.run(input as Record<string, unknown>),
    ...(gate === null ? {} : guardrails(gate)),
  } as never);
  await run(new Agent({ name: 'toy', model: model as never, tools: [own] }), 'go');
  const result = (inputs[1] as { type: string; output?: unknown }[]).find(
    (one) => one.type === 'function_call_result',
  );
  return JSON.stringify(result?.output);
}

describeContract({ name: 'OpenAI Agents SDK', turn });
