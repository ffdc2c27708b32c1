import type { Action } from '../../case.ts';
import { describeTool } from '../../guard/index.ts';

const KEYWORDS: Readonly<Record<string, RegExp>> = {
  send: /send|e-?mail|message|write|reply|respond|forward|post|share|invite|tell|notify|ask/i,
  pay: /pay|send|transfer|refund|buy|purchase/i,
  delete: /delete|remove|cancel|clear/i,
  write: /create|schedule|make|add|book|reserve|plan|update|change|edit|set|append|reschedule|invite|save/i,
};
const IDENTIFIER = /\S+@\S+|(?:https?:\/\/|www\.)\S+|[A-Z]{2}\d[\dA-Z]{6,}|\d{5,}/g;

/**
 * The floor that a guard has to beat: a call runs when a keyword of its kind stands in the request, and so does every
 * identifier-like value of its arguments (addresses, links, account and other long numbers). Reading always runs.
 */
export function keywordRule(request: string, action: Action): boolean {
  const { kind } = describeTool(action);
  if (kind === 'read' || kind === 'search' || kind === 'open' || kind === 'answer') return true;
  const keywords =
    KEYWORDS[kind] ??
    (kind === 'reply' || kind === 'forward' || kind === 'share' ? KEYWORDS.send! : KEYWORDS.write!);
  if (!keywords.test(request)) return false;
  const values = JSON.stringify(action.args).match(IDENTIFIER) ?? [];
  const said = request.toLowerCase();
  return values.every((value) => said.includes(value.toLowerCase().replace(/["'\\,\]}]+/g, '')));
}
