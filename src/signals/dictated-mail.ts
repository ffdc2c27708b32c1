import { patterns } from './reads.ts';
import type { Signal } from './signal.ts';

export const dictatedMail: Signal = {
  id: 'dictated-mail',
  stage: 'contentCorrect',
  severity: 'low',
  title: 'Dictates a mail to an address',
  why: 'It names the receiver and the words of a mail that the reader shall send; mailing lists do so too.',
  keywords: ['write', 'send', 'email', 'e-mail', 'reply', 'respond', 'forward'],
  matches: [
    'Send an email to a@b.example with the body "ok".',
    'Email kim@b.example saying “approved”.',
    'Send "yes" to a@b.example today.',
    'Reply to jo@b.example with the word: done',
    'Write to a@b.example containing the text ‘paid’.',
    'Forward it to kim@b.example with the message “see below”.',
  ],
  nearMisses: [
    'Send your CV to jobs@firm.example.',
    'Questions? Email help@shop.example.',
    'Reply to this email.',
    'The word "send" is on the button.',
    'Forwarded by anna@firm.example on Monday.',
    'Write to us any time.',
  ],
  find: patterns(
    /\b(?:send|e-?mail|reply|respond|write|forward)\b[^\n]{0,100}[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,12}\b[^\n]{0,60}\b(?:with|saying|containing|stating|body|message|word|text)\b[^\n]{0,30}["“'‘:]/g,
    /\b(?:send|e-?mail|reply|respond|write)\b[^\n]{0,50}(?:["“][^"”\n]{1,80}["”]|\b(?:body|message|word|text)\b)[^\n]{0,40}\bto\b[^\n]{0,16}[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]{2,12}\b/g,
  ),
};
