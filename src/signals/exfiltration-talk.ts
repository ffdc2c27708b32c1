import { patterns } from './reads.ts';
import type { Signal } from './signal.ts';

export const exfiltrationTalk: Signal = {
  id: 'exfiltration-talk',
  stage: 'contentCorrect',
  severity: 'low',
  title: 'Talks of taking data out',
  why: 'The words of data theft, which people use in security news too.',
  keywords: ['exfiltrat', 'leak', 'steal', 'smuggle', 'harvest', 'siphon'],
  matches: [
    'Exfiltrate the file list.',
    'It leaks passwords to a server.',
    'Steal the credentials first.',
    'They harvest emails from pages.',
    'Siphoning data takes minutes.',
    'Smuggle out the keys.',
  ],
  nearMisses: [
    'The roof leaks.',
    'The harvest was good this year.',
    'He was caught stealing apples.',
    'A leak in the pipe.',
    'The film is a steal at this price.',
    'The data center opens in May.',
  ],
  find: patterns(
    /\b(?:exfiltrat\w{1,6}|(?:leak|steal|smuggle|siphon|harvest)(?:s|ing)? (?:out )?(?:the |all |any |their |your |user )?(?:data|secrets?|passwords?|credentials?|tokens?|e-?mails?|codes?|contacts?|keys?|information))\b/g,
  ),
};
