import { matches } from './heuristics.ts';

// Patterns shared by the action and the context features (method, sections 3.8 and 3.9).

/** Which leaks of these features are repaired; all false = as published. */
export interface ActionOptions {
  /** L03: phrases with a verb only. The nouns "email" and "mail" make every request about mail one for sending. */
  readonly verbsOnly?: boolean;
  /** L08: delimiters as words or line starts, not as substrings. */
  readonly boundedDelimiters?: boolean;
  /** L10: addresses and boundary marks counted (log(1 + n)), not merely present. */
  readonly trueCounts?: boolean;
}

const WORD_START = '(?<![\\p{L}\\p{N}_])';
const WORD_END = '(?![\\p{L}\\p{N}_])';
const wordPattern = (body: string): RegExp => new RegExp(`${WORD_START}(?:${body})${WORD_END}`, 'iu');

const SEND = wordPattern(
  'send|sent|sending|forward|email|mail|api[ _-]?call|tool call|execute_userquery|send_email',
);
const SEND_VERBS = wordPattern(
  'send|sends|sent|sending|forward(?:s|ed|ing)?|(?:e-?mail|mail) (?:it|this|that|them|him|her|me|us|to)|reply to|api[ _-]?call|tool call|execute_userquery|send_email',
);

/** Whether a text speaks of sending. */
export const hasSend = (text: string, { verbsOnly = false }: ActionOptions): boolean =>
  (verbsOnly ? SEND_VERBS : SEND).test(text);

const BODY_FIELD = /(?<![\p{L}\p{N}_])(?:body|content|message|payload)[:=]/iu;
export const hasBodyField = (text: string): boolean => BODY_FIELD.test(text);

const MARKS =
  '<<|>>|<\\|user\\|>|<\\|assistant\\|>|end_context|start_prompt|new_user_session|execute_userquery|```';
const BOUNDARY_A = new RegExp(MARKS, 'gi');
const BOUNDARY_B = new RegExp(`${MARKS}|<\\|system\\|>|</?system>|begin|end|###|---`, 'gi');
const BOUNDARY_B_BOUNDED = new RegExp(
  `${MARKS}|<\\|system\\|>|</?system>|\\b(?:BEGIN|END)\\b|^[ \\t]{0,8}(?:#{3,}|-{3,})`,
  'gm',
);

/** Marks of a conversation's boundaries: set A of the action features. */
export const boundaryMarks = (text: string): number => matches(text, BOUNDARY_A);

/** Set B of the context features, with system tags and delimiters. */
export const contextBoundaryMarks = (text: string, { boundedDelimiters = false }: ActionOptions): number =>
  matches(text, boundedDelimiters ? BOUNDARY_B_BOUNDED : BOUNDARY_B);

/** Blanks may stand around @ and the dot. */
const LOOSE_ADDRESS =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]+\s{0,4}@\s{0,4}[A-Za-z0-9.-]+\s{0,4}\.\s{0,4}[A-Za-z]{2,}/g;

/** Addresses of a text in order, blanks removed, lower case. */
export const looseAddresses = (text: string): string[] =>
  (text.match(LOOSE_ADDRESS) ?? []).map((address) => address.replace(/\s+/g, '').toLowerCase());
