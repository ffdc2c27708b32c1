import { patterns } from './reads.ts';
import type { Signal } from './signal.ts';

export const encodingTalk: Signal = {
  id: 'encoding-talk',
  stage: 'defenseBypassed',
  severity: 'low',
  title: 'Talks about encodings and invisible text',
  why: 'Ordinary mail rarely speaks of decoding or of text nobody sees.',
  keywords: [
    'base64',
    'rot13',
    'white text',
    'invisible text',
    'zero-width',
    'zero width',
    'hidden text',
    'hidden instruction',
    'hidden message',
    'caesar cipher',
    'hex encoded',
    'decode the',
    'decode this',
    'decode and',
  ],
  matches: [
    'The payload is base64.',
    'Use rot13 on the line.',
    'There is white text at the end.',
    'See the hidden instructions below.',
    'It uses zero-width characters.',
    'Please decode the line.',
  ],
  nearMisses: [
    'The camera is hidden in the wall.',
    'The ace of base played at 9.',
    'Codes of conduct apply.',
    'The sign is invisible at night.',
    'The text is white on blue.',
    'Encode your videos with care.',
  ],
  find: patterns(
    /\b(?:base64|rot13|caesar cipher|hex[- ]encoded|zero[- ]width|(?:white|invisible|hidden) (?:text|instructions?|messages?|prompt)|decode (?:the|this|and))\b/g,
  ),
};
