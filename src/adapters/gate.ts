import type { Action, ToolCall } from '../case.ts';
import type { ActionVerdict, Inspection, Session } from '../guard/index.ts';
import { isReadable, readableForm } from './readable.ts';
import { doubtText, refusalText, WITHHELD } from './words.ts';

/** The part of a guard's session that adapters call. */
export type GuardSession = Pick<Session, 'check' | 'confirmed' | 'observe'> & Partial<Pick<Session, 'state'>>;

/** What a person is asked. */
export interface Question {
  readonly text: string;
  readonly call: ToolCall;
  readonly verdict: ActionVerdict;
}

/** Puts a question before a person. Only `true` is a yes. What it throws goes to the caller; the tool does not run. */
export type Ask = (question: Question) => boolean | Promise<boolean>;

export interface GateOptions {
  /** Without it, calls in doubt wait for the framework's own approval, or are refused where it has none. */
  readonly ask?: Ask;
}

/** Whether a call may run; `message` is for the model. */
export type Admission = { readonly run: true } | { readonly run: false; readonly message: string };

/** Whether the model may read a result as it is; `text` stands for it where not. */
export type Screening = { readonly clean: true } | { readonly clean: false; readonly text: string };

const CLEAN: Screening = { clean: true };
const MAX_PENDING = 500;

/**
 * The two doors of one conversation: calls pass `admit` before they run, results pass `screen` before they are read.
 * What the guard fails to judge does not pass. Every adapter goes through here.
 */
export class Gate {
  readonly #session: GuardSession;
  readonly #ask: Ask | undefined;
  /** Calls the framework asks a person about, by its call id. */
  readonly #pending = new Map<string, ActionVerdict>();
  /** Digests of calls a person refused since the user last spoke. */
  readonly #refused = new Set<string>();
  #turns: unknown;

  constructor(session: GuardSession, options: GateOptions = {}) {
    this.#session = session;
    this.#ask = options.ask;
  }

  /** For frameworks that ask themselves: whether to ask about this call. Running it later under the same id is the yes. */
  needsApproval(action: Action, callId: string): boolean {
    return this.question(action, callId) !== null;
  }

  /** The same, with what to ask; null where there is nothing to ask, or a person said no to this very call already. */
  question(action: Action, callId: string): Question | null {
    if (this.#ask !== undefined) return null;
    const verdict = this.#check(action);
    if (verdict?.decision !== 'confirm' || this.#isRefused(verdict)) return null;
    remember(this.#pending, callId, verdict);
    return questionOf(action, verdict);
  }

  /** The guard's word on a call before anybody is asked; a guard that throws says `block`. */
  preview(action: Action): { readonly decision: ActionVerdict['decision']; readonly message: string } {
    const verdict = this.#check(action);
    const message =
      verdict?.decision === 'confirm' ? doubtText(action, verdict) : refusalText(action, verdict);
    return { decision: verdict?.decision ?? 'block', message };
  }

  /** Checks a call, asks where it must, and checks again: the answer holds for these very arguments, once. */
  async admit(action: Action, callId?: string): Promise<Admission> {
    const verdict = this.#check(action);
    if (verdict?.decision === 'allow') return { run: true };
    if (verdict?.decision !== 'confirm') return { run: false, message: refusalText(action, verdict) };
    if (!(await this.#approved({ action, verdict, callId })))
      return { run: false, message: doubtText(action, verdict) };
    // The arguments may have changed while the person thought.
    return this.#confirm(verdict) && this.#check(action)?.decision === 'allow'
      ? { run: true }
      : { run: false, message: doubtText(action, verdict) };
  }

  async #approved(call: { action: Action; verdict: ActionVerdict; callId?: string }): Promise<boolean> {
    const { action, verdict, callId } = call;
    if (callId !== undefined) {
      const pending = this.#pending.get(callId);
      this.#pending.delete(callId);
      if (pending !== undefined) return pending.digest === verdict.digest;
    }
    if (this.#ask === undefined || this.#isRefused(verdict)) return false;
    if ((await this.#ask(questionOf(action, verdict))) === true) return true;
    this.#refuse(verdict);
    return false;
  }

  /** A refusal stands until the user says something new: then the same call may be asked about again. */
  #isRefused(verdict: ActionVerdict): boolean {
    const turns = this.#session.state?.turns;
    if (turns !== this.#turns) this.#refused.clear();
    this.#turns = turns;
    return this.#refused.has(verdict.digest);
  }

  #refuse(verdict: ActionVerdict): void {
    this.#isRefused(verdict);
    this.#refused.add(verdict.digest);
    if (this.#refused.size > MAX_PENDING) this.#refused.delete(this.#refused.values().next().value!);
  }

  #confirm(verdict: ActionVerdict): boolean {
    try {
      this.#session.confirmed(verdict);
      return true;
    } catch {
      return false;
    }
  }

  #check(action: Action): ActionVerdict | null {
    try {
      return this.#session.check(action);
    } catch {
      return null;
    }
  }

  /** Judges what a call gave back. Every result goes through here, also that of a call that only acted. */
  async screen(call: ToolCall, result: unknown): Promise<Screening> {
    if (!isReadable(result)) return { clean: false, text: WITHHELD };
    try {
      return read(await this.#session.observe(call.tool, call.args, readableForm(result)));
    } catch {
      return { clean: false, text: WITHHELD };
    }
  }

  /** A tool's error is text of the same hands as its result. Gives the error to throw. */
  async screenError(call: ToolCall, error: unknown): Promise<unknown> {
    const text = error instanceof Error ? error.message : String(error);
    const screening = await this.screen(call, text);
    return screening.clean ? error : new Error(screening.text);
  }

  /** A person said no to a call: it is not asked about again. */
  refuse(action: Action): void {
    const verdict = this.#check(action);
    if (verdict !== null) this.#refuse(verdict);
  }
}

/** One conversation's gate. `session` comes from `createGuard(...).session()`; tell it the user's turns by `session.user(text)`. */
export const createGate = (session: GuardSession, options: GateOptions = {}): Gate =>
  new Gate(session, options);

function questionOf(action: Action, verdict: ActionVerdict): Question {
  const text = verdict.question ?? `Run ${action.tool}?`;
  return { text, call: { tool: action.tool, args: action.args }, verdict };
}

function read(inspection: Inspection | null): Screening {
  if (inspection === null || inspection.verdict.decision === 'allow') return CLEAN;
  return { clean: false, text: inspection.render };
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  if (map.size > MAX_PENDING) map.delete(map.keys().next().value!);
}
