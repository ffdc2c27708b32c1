import { fold, keyStems } from '../fold.ts';
import { QUESTION } from '../intent/phrases.ts';
import { recipientOrigin, type Source } from '../provenance.ts';
import type { View } from '../sign.ts';
import type { ToolProfile } from '../tool.ts';

const ENOUGH = 0.6;
const LEAST = 2;
const LED_TO: ReadonlySet<Source> = new Set(['user', 'account', 'contact', 'reference']);
const POLITE = new Set(keyStems('hi hello hey dear best regards thanks thank please cheers kind'));

/**
 * Whether a sentence whose verb no word list has still says the very call: whom it goes to, and most of its words.
 * What content adds can have no part in such a call. Only for what says or keeps something, not for what moves, deletes or pays.
 */
export function spellsOut(view: Omit<View, 'fit'>): boolean {
  const { tool, args, request, state } = view;
  if (!says(tool) || request.intents.some((intent) => intent.readOnly)) return false;
  const wishes = request.intents.flatMap((intent) => intent.wishes);
  if (wishes.some((wish) => wish.forbidden.size > 0)) return false;
  const said = new Set(
    wishes
      .filter((wish) => wish.verbs.size === 0 && !QUESTION.test(wish.text))
      .flatMap((wish) => keyStems(wish.text)),
  );
  if (said.size === 0) return false;
  const recipients = args.values.filter((value) => value.role === 'recipient');
  if (recipients.length === 0 && (tool.kind === 'send' || tool.kind === 'reply')) return false;
  if (!recipients.every((value) => LED_TO.has(recipientOrigin(state, request, value).source))) return false;
  const words = args.values
    .filter((value) => value.role === 'content' || value.role === 'other')
    .flatMap((value) => keyStems(fold(value.text.slice(0, 2_000))))
    .filter((word) => word.length > 2 && !POLITE.has(word));
  const theirs = words.filter((word) => said.has(word)).length;
  return theirs >= LEAST && theirs / words.length >= ENOUGH;
}

const says = (tool: ToolProfile): boolean =>
  !tool.unknown &&
  (['send', 'reply', 'draft', 'remember'].includes(tool.kind) ||
    (tool.kind === 'write' && ['create', 'add', 'book'].includes(tool.verb ?? '')));
