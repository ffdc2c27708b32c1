/**
 * OpenAI Agents SDK: guardrails on every function tool; calls in doubt interrupt the run until they are approved.
 * Offline, with a model of a few lines. Run: npx tsx examples/openai-agents/main.ts
 */
import { Agent, type Model, type ModelResponse, run, setTracingDisabled, tool, Usage } from '@openai/agents';
import { createGuard, loadDetector } from 'chainmail';
import { createGate, guardrails, needsApproval } from 'chainmail/openai-agents';
import { z } from 'zod';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

setTracingDisabled(true); // traces would leave the machine

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const gate = createGate(session); // without `ask`: the SDK asks

const agent = new Agent({
  name: 'mail',
  model: scripted(),
  tools: [
    tool({
      name: 'read_email',
      description: 'Reads a mail.',
      parameters: z.object({ id: z.string() }),
      execute: readEmail,
      ...guardrails(gate),
    }),
    tool({
      name: 'send_email',
      description: 'Sends a mail.',
      parameters: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
      execute: sendEmail,
      needsApproval: needsApproval('send_email', gate),
      ...guardrails(gate),
    }),
  ],
});

session.user(REQUEST);
let result = await run(agent, REQUEST);
while (result.interruptions.length > 0) {
  for (const item of result.interruptions) {
    const call = item.rawItem as { arguments: string };
    const yes = saysYes(JSON.parse(call.arguments).to);
    console.log(`? ${item.name} ${call.arguments} ${yes ? 'yes' : 'no'}`);
    if (yes) result.state.approve(item);
    else result.state.reject(item);
  }
  result = await run(agent, result.state);
}
for (const item of result.newItems)
  if (item.type === 'tool_call_output_item') console.log(`tool -> ${line(String(item.output))}`);
console.log(`sent to: ${sent.join(', ')}`);

function scripted(): Model {
  let step = 0;
  return {
    getResponse: async (): Promise<ModelResponse> => {
      const call = CALLS[step++];
      return {
        usage: new Usage(),
        output: [
          call
            ? {
                type: 'function_call',
                callId: `call-${step}`,
                name: call.name,
                arguments: JSON.stringify(call.args),
                status: 'completed',
              }
            : {
                type: 'message',
                role: 'assistant',
                status: 'completed',
                content: [{ type: 'output_text', text: 'Anna knows that you come.' }],
              },
        ],
      };
    },
    getStreamedResponse: () => {
      throw new Error('this example does not stream');
    },
  };
}
