import type { Case } from '../case.ts';
import type { Verdict } from '../detector/index.ts';
import type { ActionVerdict } from './action.ts';
import { type DecideOptions, decideAction } from './decide.ts';
import { readIntent } from './intent/intent.ts';
import { type Item, type ItemInput, itemOfMessage, itemOfText } from './item.ts';
import { MAX_ITEMS, MAX_SESSION_CHARS } from './limits.ts';
import { viaOf } from './session.ts';
import { type Contact, emptyState, type GuardState } from './state.ts';

export interface JudgeOptions extends DecideOptions {
  readonly contacts?: readonly Contact[];
}

/** Judges the action of a case whose content has its verdict. Never throws. Same code as `Session.check`. */
export function judgeAction(subject: Case, verdict: Verdict, options: JudgeOptions = {}): ActionVerdict {
  const action = subject.action ?? { tool: '', args: {} };
  let state: GuardState;
  try {
    state = stateOfCase(subject, verdict, options.contacts ?? []);
  } catch (error) {
    const why = `the session could not be read: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown fault'}`;
    return {
      decision: 'confirm',
      risk: 1,
      kind: 'send',
      reasons: [{ code: 'not-judged', why }],
      digest: '',
      question: `${why}. Run it?`,
    };
  }
  return decideAction(state, action, options);
}

/** The session that a case describes. Results of tools (`source: "tool:NAME"`) meet the history's calls of that name in order. */
export function stateOfCase(subject: Case, verdict: Verdict, contacts: readonly Contact[] = []): GuardState {
  const open = [...(subject.history ?? [])];
  const items: Item[] = [];
  let chars = 0;
  let full = false;
  for (const [index, content] of subject.context.entries()) {
    const tool = /^tool:(.+)$/.exec(content.source ?? '')?.[1];
    const at = tool === undefined ? -1 : open.findIndex((call) => call.tool === tool);
    const call = at >= 0 ? open.splice(at, 1)[0] : undefined;
    const input: ItemInput = {
      index,
      source: content.source ?? 'unknown',
      via: viaOf(call),
      verdict: ofItem(verdict, index),
    };
    const item =
      content.kind === 'email' ? itemOfMessage(content.message, input) : itemOfText(content.text, input);
    chars += item.size;
    if (items.length >= MAX_ITEMS || chars > MAX_SESSION_CHARS) {
      full = true;
      break;
    }
    items.push(item);
  }
  return emptyState({
    profile: subject.profile ?? 'attended',
    accounts: subject.account ? [subject.account] : [],
    contacts,
    turns: subject.userRequest == null ? [] : [readIntent(subject.userRequest)],
    items,
    calls: subject.history ?? [],
    full,
  });
}

/**
 * The part of a case's verdict that is about one item. The decision stays the whole's where suspicious passages or findings
 * lie, and everywhere where none is: a verdict lists harmless passages, too.
 */
function ofItem(verdict: Verdict, index: number): Verdict {
  const passages = verdict.passages.filter((one) => one.item === index);
  const findings = verdict.findings.filter((one) => one.item === index);
  const isSuspicious = (item: number | null): boolean =>
    verdict.passages.some(
      (one) => (item === null || one.item === item) && one.risk >= verdict.model.review,
    ) || verdict.findings.some((one) => (item === null || one.item === item) && one.severity !== 'low');
  return isSuspicious(index) || !isSuspicious(null)
    ? { ...verdict, passages, findings }
    : { ...verdict, risk: 0, decision: 'allow', passages, findings };
}
