import type { Pattern } from './lexicon.ts';
import { ACTING } from './verbs/acting.ts';
import { FILING } from './verbs/filing.ts';
import { MAKING } from './verbs/making.ts';
import { MESSAGES } from './verbs/messages.ts';
import { PEOPLE } from './verbs/people.ts';
import { READING } from './verbs/reading.ts';

/** What a user may ask for. Finer than the kinds of tools: one tool can do what several verbs ask. */
export type Verb =
  | 'read'
  | 'search'
  | 'send'
  | 'tell'
  | 'author'
  | 'reply'
  | 'forward'
  | 'draft'
  | 'delete'
  | 'move'
  | 'rule'
  | 'share'
  | 'accept'
  | 'open'
  | 'pay'
  | 'run'
  | 'remember'
  | 'create'
  | 'update'
  | 'add'
  | 'invite'
  | 'book'
  | 'cancel'
  | 'publish'
  | 'control';

/**
 * Imperatives and infinitives (not past forms: "they sent me" asks for nothing), one pattern per language in the order of LANGUAGES.
 * In the lists `_` is a blank, a final `*` any ending, `…` a few words in between ("let … know", "wirf … weg").
 */
export const VERBS: Readonly<Record<Verb, readonly Pattern[]>> = {
  ...READING,
  ...MESSAGES,
  ...PEOPLE,
  ...FILING,
  ...MAKING,
  ...ACTING,
};
