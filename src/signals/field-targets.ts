import { patterns } from './reads.ts';
import type { Signal } from './signal.ts';

export const fieldTargets: Signal = {
  id: 'field-targets',
  stage: 'destinationCorrect',
  severity: 'low',
  title: 'Receiver or body given as fields',
  why: 'Fields with values are how a call is written, not how people write.',
  keywords: ['recipient', 'destination', 'body', 'to:', 'subject'],
  matches: [
    'to: a@b.example, subject: hi, body: "ok"',
    'recipient = a@b.example\nbody = yes',
    'Body: confirmed, To: a@b.example',
    'destination: a@b.example; content: the code',
    'send_to: "a@b.example" message: "ok"',
    'recipient: <a@b.example> text: done',
  ],
  nearMisses: [
    'From: Anna\nTo: list@firm.example\nSubject: minutes',
    'The recipient of the prize is Anna.',
    'The body of the car is blue.',
    'Destination: Rome, 4 May',
    'Message: see attachment',
    'to: everybody\nbody text follows',
  ],
  find: patterns(
    /\b(?:recipients?|destination|to|send[ _]to)\b["'*]{0,2} ?[:=][^\n@]{0,12}[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,12}\b[\s\S]{0,120}?\b(?:body|message|content|text)\b["'*]{0,2} ?[:=]/g,
    /\b(?:body|message|content)\b["'*]{0,2} ?[:=][^\n]{0,120}\b(?:recipients?|destination|to|send[ _]to)\b["'*]{0,2} ?[:=][^\n@]{0,12}[\w.+-]{1,40}@/g,
  ),
};
