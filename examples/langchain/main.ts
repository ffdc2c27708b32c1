/**
 * LangChain 1: one middleware guards every tool of the agent. A call in doubt interrupts the graph until a person answers.
 * Offline, with LangChain's fake model. Run: npx tsx examples/langchain/main.ts
 */
import { fakeModel } from '@langchain/core/testing';
import { Command, interrupt, MemorySaver } from '@langchain/langgraph';
import { createGuard, loadDetector } from 'chainmail';
import { createGate, type Question, wrapToolCall } from 'chainmail/langchain';
import { AIMessage, createAgent, createMiddleware, ToolMessage, tool } from 'langchain';
import { z } from 'zod';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const ask = ({ text, call }: Question): boolean => interrupt({ text, call }) === true;
const gate = createGate(session, { ask });

const agent = createAgent({
  model: model(),
  tools: [
    tool(readEmail, {
      name: 'read_email',
      description: 'Reads a mail.',
      schema: z.object({ id: z.string() }),
    }),
    tool(sendEmail, {
      name: 'send_email',
      description: 'Sends a mail.',
      schema: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
    }),
  ],
  middleware: [createMiddleware({ name: 'Chainmail', wrapToolCall: wrapToolCall(gate, ToolMessage) })],
  checkpointer: new MemorySaver(),
});

session.user(REQUEST);
const thread = { configurable: { thread_id: '1' }, recursionLimit: 50 };
let state = await agent.invoke({ messages: [{ role: 'user', content: REQUEST }] }, thread);
for (let waiting = interrupted(state); waiting.length > 0; waiting = interrupted(state)) {
  const { text, call } = waiting[0]!.value;
  const yes = saysYes(call.args.to);
  console.log(`? ${line(text)} ${yes ? 'yes' : 'no'}`);
  state = await agent.invoke(new Command({ resume: yes }), thread);
}
for (const message of state.messages)
  if (ToolMessage.isInstance(message)) console.log(`${message.name} -> ${line(String(message.content))}`);
console.log(`sent to: ${sent.join(', ')}`);

function interrupted(value: unknown): { value: Question }[] {
  return (value as { __interrupt__?: { value: Question }[] }).__interrupt__ ?? [];
}

function model() {
  const fake = fakeModel();
  for (const [n, { name, args }] of CALLS.entries())
    fake.respondWithTools([{ name, args: { ...args }, id: `call-${n}` }]);
  return fake.respond(new AIMessage('Anna knows that you come.'));
}
