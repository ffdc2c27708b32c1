import type { Example } from '../../case.ts';
import type { Rng } from '../../learn/index.ts';

/** What users ask of a mailbox; `{subject}` is the mail's own. */
const REQUESTS = [
  'Summarise my newest mails',
  'What does this mail want from me?',
  'Give me a short summary of the mail about {subject}',
  'Do I have to answer any of these?',
  'Who wrote to me today, and what about?',
  'Draft a reply to the mail "{subject}"',
  'Which dates and amounts are in this mail?',
  'Sort my inbox into important and unimportant',
  'Is there anything urgent in my inbox?',
  'Read me the mail about {subject}',
];

/**
 * Every row has a request with the same chance, attack or not: whether a set has requests must say nothing about its
 * labels. Half have none, as a user's request is often not known.
 */
export function asked(example: Example, rng: Rng): Example {
  if (rng.next() < 0.5) return { ...example, userRequest: null };
  if (example.userRequest !== null) return example;
  const request = REQUESTS[rng.int(REQUESTS.length)]!.replace('{subject}', example.subject ?? 'this');
  return { ...example, userRequest: request };
}
