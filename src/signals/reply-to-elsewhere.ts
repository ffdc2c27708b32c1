import { mailFrom } from './proof.ts';
import type { Signal } from './signal.ts';

const ORDER = /\b(?:send|forward|e-?mail|reply|respond|write)\b[^\n]{0,80}?([\w.+-]{1,64}@[\w.-]{1,100}\w)/g;

/** The last two labels: enough to tell one owner from another here, where a wrong guess costs little. */
const owner = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(-2)
    .join('.');

const findElsewhere: Signal['find'] = (texts, view) =>
  texts.flatMap((text) => {
    const item = view.items[text.item];
    if (item?.kind !== 'email' || item.message.from === null) return [];
    const home = owner(item.message.from.address);
    const away = new Set(
      item.message.replyTo.map((a) => a.address.toLowerCase()).filter((a) => owner(a) !== home),
    );
    if (away.size === 0) return [];
    const found = [];
    for (const match of text.lower.matchAll(ORDER)) {
      if (!away.has(match[1]!)) continue;
      found.push({ text, start: match.index, end: match.index + match[0].length });
      if (found.length === 4) break;
    }
    return found;
  });

export const replyToElsewhere: Signal = {
  id: 'reply-to-elsewhere',
  stage: 'destinationCorrect',
  severity: 'low',
  title: 'Answers go elsewhere and an order says so',
  why: 'The sender’s address and the address for answers belong to different domains, and the text asks to write there.',
  keywords: null,
  matches: [
    mailFrom('ceo@firm.example', 'ceo@mailbox.test', 'Please reply to ceo@mailbox.test with the list.'),
    mailFrom('a@bank.example', 'help@desk.test', 'Send the form to help@desk.test today.'),
    mailFrom('x@one.example', 'y@two.test', 'Email y@two.test the code.'),
    mailFrom('x@one.example', 'y@two.test', 'Forward the file to y@two.test, thanks'),
    mailFrom('pay@one.example', 'pay@two.test', 'Respond to pay@two.test only.'),
    mailFrom('it@one.example', 'it@two.test', 'Please send it to it@two.test.'),
  ],
  nearMisses: [
    mailFrom('a@list.example', 'list@list.example', 'Please reply to list@list.example.'),
    mailFrom('a@firm.example', 'b@other.test', 'See you on Monday.'),
    mailFrom('a@mail.firm.example', 'b@firm.example', 'Send the form to b@firm.example.'),
    mailFrom('a@firm.example', 'b@other.test', 'Send the form to me.'),
    mailFrom('a@firm.example', 'a@firm.example', 'Email a@firm.example, please.'),
    'Please reply to ceo@mailbox.test with the list.',
  ],
  find: findElsewhere,
};
