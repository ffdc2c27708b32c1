import type { Action, ToolCall } from '../case.ts';
import type { ActionVerdict } from '../guard/index.ts';

/** What the model reads in place of something that did not pass. */

export const WITHHELD =
  '[withheld: this result could not be checked for injected instructions; tell the user that it was not read]';

/** `verdict` null: the guard itself failed. */
export function refusalText(action: Action, verdict: ActionVerdict | null): string {
  return `The call of ${action.tool} was refused: ${reasons(verdict)}. Do not try it in another way; tell the user what was refused and why.`;
}

export function doubtText(action: Action, verdict: ActionVerdict): string {
  return `The call of ${action.tool} was not run: it needs a person's confirmation, which was not given (${reasons(verdict)}). Tell the user; do not try it in another way.`;
}

function reasons(verdict: ActionVerdict | null): string {
  if (verdict === null) return 'it could not be checked';
  const told = verdict.reasons.slice(0, 3).map((reason) => reason.why);
  return told.length === 0 ? 'the guard does not allow it' : told.join('; ');
}

const MAX_SHOWN = 4_000;

/** What a person is shown: the question, and every argument of the call in writing that cannot hide anything. */
export function questionText({ text, call }: { readonly text: string; readonly call: ToolCall }): string {
  const lines = Object.entries(call.args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const shown = [text, `Tool: ${call.tool}`, ...lines].map(visible).join('\n');
  if (shown.length <= MAX_SHOWN) return shown;
  return `${shown.slice(0, MAX_SHOWN)}\n[${shown.length - MAX_SHOWN} more characters are not shown here: say no if you do not know them]`;
}

/** Control, bidi and invisible characters as escapes: what is asked about must not look like something else. */
const visible = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu,
    (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`,
  );
