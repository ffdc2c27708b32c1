/**
 * Mastra 1: a hook before every tool call, and an output processor that screens results.
 * Mastra is not installed here (132 MB): the hooks are called below in the order in which Mastra calls them. With it installed:
 *
 *   const agent = new Agent({
 *     name: 'mail', instructions: '…', model, tools,
 *     hooks: { beforeToolCall: beforeToolCall(gate) },
 *     outputProcessors: [outputProcessor(gate)],
 *   });
 *
 * Run: npx tsx examples/mastra/main.ts
 */
import { createGuard, loadDetector } from 'chainmail';
import { beforeToolCall, createGate, outputProcessor } from 'chainmail/mastra';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const gate = createGate(session, {
  ask: ({ text, call }) => {
    const yes = saysYes(call.args.to);
    console.log(`? ${line(text)} ${yes ? 'yes' : 'no'}`);
    return yes;
  },
});
const before = beforeToolCall(gate);
const processor = outputProcessor(gate);
const tools = { read_email: readEmail, send_email: sendEmail };

session.user(REQUEST);
for (const [n, { name, args }] of CALLS.entries()) {
  const stop = await before({ toolName: name, input: args });
  console.log(`${name} -> ${line(stop ? stop.output : await run(n))}`);
}
console.log(`sent to: ${sent.join(', ')}`);

/** What Mastra does after a hook let a call pass: it runs the tool and hands the result to the processors. */
async function run(n: number): Promise<string> {
  const { name, args } = CALLS[n]!;
  let shown = tools[name](args as never);
  const messageList = {
    updateToolInvocation: (part: unknown) => {
      shown = (part as { toolInvocation: { result: string } }).toolInvocation.result;
    },
  };
  await processor.processToolResult({
    toolName: name,
    toolCallId: `call-${n}`,
    args,
    result: shown,
    messageList,
  });
  return shown;
}
