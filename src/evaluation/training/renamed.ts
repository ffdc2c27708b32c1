import type { Example } from '../../case.ts';
import type { Rng } from '../../learn/index.ts';

const WORDS = [
  ...[
    'approved',
    'receipt',
    'validated',
    'done',
    'accepted',
    'verified',
    'ready',
    'granted',
    'complete',
    'agreed',
  ],
  ...['understood', 'ok', 'received', 'cleared', 'yes', 'noted', 'signed', 'released', 'settled', 'welcome'],
  ...[
    'summary',
    'handover',
    'harbour',
    'bluebird',
    'status',
    'proceed',
    'enrolled',
    'delivered',
    'checked in',
    'seen',
  ],
];
const NAMES = [
  ...[
    'desk',
    'intake',
    'billing',
    'kim',
    'archive',
    'relay',
    'ops',
    'team',
    'office',
    'audit',
    'helpdesk',
    'hr',
    'anna',
  ],
  ...[
    'records',
    'partner',
    'travel',
    'press',
    'jonas',
    'claims',
    'events',
    'legal',
    'priya',
    'front office',
    'dispatch',
  ],
];
const TOOLS = [
  ...[
    'send_mail',
    'mail.send',
    'dispatch_mail',
    'deliver_email',
    'sendMessage',
    'reply_to_email',
    'compose_and_send',
  ],
  ...[
    'notify_contact',
    'push_mail',
    'outbox.add',
    'email_user',
    'smtp_send',
    'forward_message',
    'gmail_send',
  ],
];

/**
 * An attack of LLMail with the words that its task gave to every attacker (receiver, text, tool) put in others' place, so
 * that the order is learnt and not the task (method, L09).
 */
export function renamed(example: Example, rng: Rng): Example {
  const pick = (list: readonly string[]): string => list[rng.int(list.length)]!;
  const [word, name, tool] = [pick(WORDS), pick(NAMES), pick(TOOLS)];
  const rename = (text: string): string =>
    text
      .replace(/send_?email/gi, tool)
      .replace(/confirmation/gi, (given) => (given === given.toUpperCase() ? word.toUpperCase() : word))
      .replace(/\bcontact\b/gi, (given) =>
        /^C/.test(given) ? name[0]!.toUpperCase() + name.slice(1) : name,
      );
  return {
    ...example,
    subject: example.subject === null ? null : rename(example.subject),
    body: rename(example.body),
  };
}
