import { patterns } from './reads.ts';
import type { Signal } from './signal.ts';

export const urgency: Signal = {
  id: 'urgency',
  stage: 'defenseBypassed',
  severity: 'low',
  title: 'Presses for haste',
  why: 'Haste keeps people and software from checking; by itself it means little.',
  keywords: [
    'urgent',
    'immediately',
    'asap',
    'right away',
    'act now',
    'without delay',
    'time-sensitive',
    'as soon as possible',
    'at once',
  ],
  matches: [
    'This is urgent.',
    'Reply immediately.',
    'We need it ASAP.',
    'Act now!',
    'Please pay without delay.',
    'A time-sensitive matter.',
  ],
  nearMisses: [
    'The insurgent groups left.',
    'We met at one.',
    'The matter has no hurry.',
    'The act is now over.',
    'He was soon back.',
    'The media wrote about it.',
  ],
  find: patterns(
    /\b(?:urgent(?:ly)?|immediately|asap|right away|act now|without delay|time-sensitive|as soon as possible|at once)\b/g,
  ),
};
