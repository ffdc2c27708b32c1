/**
 * Anthropic SDK, tool runner: guarded tools. The runner has no approvals of its own, so the gate asks.
 * Offline, with answers from a local function in the place of the network. Run: npx tsx examples/anthropic/main.ts
 */
import Anthropic from '@anthropic-ai/sdk';
import { betaZodTool } from '@anthropic-ai/sdk/helpers/beta/zod';
import { createGuard, loadDetector } from 'chainmail';
import { createGate, guardTools } from 'chainmail/anthropic';
import { z } from 'zod';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const gate = createGate(session, {
  ask: ({ text, call }) => {
    const yes = saysYes(call.args.to);
    console.log(`? ${line(text)} ${yes ? 'yes' : 'no'}`);
    return yes;
  },
});

const tools = guardTools(
  [
    betaZodTool({
      name: 'read_email',
      description: 'Reads a mail.',
      inputSchema: z.object({ id: z.string() }),
      run: readEmail,
    }),
    betaZodTool({
      name: 'send_email',
      description: 'Sends a mail.',
      inputSchema: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
      run: sendEmail,
    }),
  ],
  gate,
);

session.user(REQUEST);
const client = new Anthropic({ apiKey: 'none', fetch: answers() });
const runner = client.beta.messages.toolRunner({
  model: 'claude-sonnet-5-5',
  max_tokens: 1_000,
  messages: [{ role: 'user', content: REQUEST }],
  tools,
});
await runner;
for (const { role, content } of runner.params.messages)
  if (role === 'user' && Array.isArray(content))
    for (const part of content)
      if (part.type === 'tool_result') console.log(`tool -> ${line(JSON.stringify(part.content))}`);
console.log(`sent to: ${sent.join(', ')}`);

function answers(): typeof fetch {
  let step = 0;
  return async () => {
    const call = CALLS[step++];
    return Response.json({
      id: `message-${step}`,
      type: 'message',
      role: 'assistant',
      model: 'offline',
      content: call
        ? [{ type: 'tool_use', id: `call-${step}`, name: call.name, input: call.args }]
        : [{ type: 'text', text: 'Anna knows that you come.' }],
      stop_reason: call ? 'tool_use' : 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    });
  };
}
