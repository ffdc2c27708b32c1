import { concepts, either, patterns } from './reads.ts';
import type { Signal } from './signal.ts';

/**
 * Any order that an assistant with a mailbox could carry out. Broad: meant for places where ordinary mail gives no orders
 * (hidden text, file names, encoded text), not for visible prose.
 */
export const findOrders: Signal['find'] = concepts(
  {
    parts: [
      ['send', 'remove', 'reveal', 'run', 'pay', 'say'],
      ['user', 'assistant', 'secret', 'allMail', 'summaryAct', 'conceal', 'command', 'bank'],
    ],
    within: 12,
    initial: [0],
    unless: ['self', 'never'],
  },
  { parts: ['ignore', 'prior', 'instruction'], within: 7, initial: [0] },
  {
    parts: [
      'dropTask',
      ['send', 'remove', 'reveal', 'run', 'pay', 'say', 'visit', 'assistant', 'calledTool'],
    ],
    within: 12,
  },
  {
    parts: [
      ['assistant', 'calledTool'],
      ['imperative', 'send', 'remove', 'say', 'visit'],
    ],
    within: 8,
    sentences: 1,
    initial: [1],
    unless: ['self'],
    unlessAround: ['asksFirst'],
  },
  {
    parts: [
      ['approved', 'noAsk', 'conceal'],
      ['user', 'send', 'remove', 'pay', 'run'],
    ],
    within: 12,
    initial: [1],
  },
  { parts: ['role', ['assistant', 'instruction', 'unbound']], within: 10 },
  { parts: ['store', ['user', 'send', 'say', 'fact']], within: 16 },
  {
    parts: ['future', ['send', 'say', 'remove'], ['answer', 'allMail', 'mail', 'user']],
    within: 12,
    initial: [1],
  },
);

/** The same, and any sending to an address: headers and the edges of multiparts name addresses innocently. */
export const findOrdersAndSends: Signal['find'] = either(
  findOrders,
  patterns(
    /(?:^|[.!?:;,\n"(>] ?|\b(?:please|then|and|must|should|you|now|always) )(?:send|forward|e-?mail|reply|cc|bcc|copy|redirect|share|post|transfer)\b[^\n]{0,80}?\b(?:to|at|with)\b[^\n]{0,24}?[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,12}\b/g,
  ),
);
