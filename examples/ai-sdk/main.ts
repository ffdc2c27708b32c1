/**
 * Vercel AI SDK 6 or 7: guarded tools; calls in doubt become the SDK's own approval requests.
 * Offline, with the SDK's mock model; put `openai('gpt-…')` or any other model in its place. Run: npx tsx examples/ai-sdk/main.ts
 */
import { generateText, type ModelMessage, stepCountIs, tool, wrapLanguageModel } from 'ai';
import { MockLanguageModelV3 } from 'ai/test';
import { createGuard, loadDetector } from 'chainmail';
import { createGate, guardTools, screenPrompt } from 'chainmail/ai-sdk';
import { z } from 'zod';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const gate = createGate(session); // without `ask`: the SDK asks

const tools = guardTools(
  {
    read_email: tool({ inputSchema: z.object({ id: z.string() }), execute: readEmail }),
    send_email: tool({
      inputSchema: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
      execute: sendEmail,
    }),
  },
  gate,
);
// Also screens what hosted tools put into the prompt, which `guardTools` never sees.
const model = wrapLanguageModel({ model: mock(), middleware: screenPrompt(gate) });

session.user(REQUEST);
const messages: ModelMessage[] = [{ role: 'user', content: REQUEST }];
for (let open = true; open; ) {
  const { content, response } = await generateText({ model, tools, messages, stopWhen: stepCountIs(10) });
  messages.push(...response.messages);
  const requests = content.filter((part) => part.type === 'tool-approval-request');
  for (const { approvalId, toolCall } of requests) {
    const approved = saysYes((toolCall.input as { to?: string }).to);
    console.log(`? ${toolCall.toolName} ${JSON.stringify(toolCall.input)} ${approved ? 'yes' : 'no'}`);
    messages.push({ role: 'tool', content: [{ type: 'tool-approval-response', approvalId, approved }] });
  }
  open = requests.length > 0;
}
for (const { role, content } of messages)
  if (role === 'tool')
    for (const part of content)
      if (part.type === 'tool-result')
        console.log(
          `${part.toolName} -> ${line(JSON.stringify(part.output.type === 'text' ? part.output.value : part.output))}`,
        );
console.log(`sent to: ${sent.join(', ')}`);

function mock(): MockLanguageModelV3 {
  let step = 0;
  const usage = {
    inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 1, text: 1, reasoning: 0 },
  };
  return new MockLanguageModelV3({
    doGenerate: async () => {
      const call = CALLS[step++];
      return {
        content: call
          ? [
              {
                type: 'tool-call',
                toolCallId: `call-${step}`,
                toolName: call.name,
                input: JSON.stringify(call.args),
              },
            ]
          : [{ type: 'text', text: 'Anna knows that you come.' }],
        finishReason: call ? { unified: 'tool-calls', raw: undefined } : { unified: 'stop', raw: undefined },
        usage,
        warnings: [],
      };
    },
  });
}
