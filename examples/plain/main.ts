/** Plain functions behind the guard: no framework. Run: npx tsx examples/plain/main.ts */
import { createGuard, loadDetector } from 'chainmail';
import { createGate, guardTool } from 'chainmail/plain';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const guard = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now });
const session = guard.session(); // one per conversation
const gate = createGate(session, {
  ask: ({ text, call }) => {
    const yes = saysYes(call.args.to);
    console.log(`? ${line(text)} ${yes ? 'yes' : 'no'}`);
    return yes;
  },
});

const tools = {
  read_email: guardTool(readEmail, { name: 'read_email' }, gate),
  send_email: guardTool(sendEmail, { name: 'send_email' }, gate),
};

session.user(REQUEST); // every turn of the user, and nothing else
for (const { name, args } of CALLS) {
  const result = await tools[name](args as never); // hand this to the model
  console.log(`${name} -> ${line(result)}`);
}
console.log(`sent to: ${sent.join(', ')}`);
