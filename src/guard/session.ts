import type { Action, ContextItem, ToolCall } from '../case.ts';
import type { ContentDecision, Verdict } from '../detector/index.ts';
import { InputError } from '../errors.ts';
import type { ActionDecision, ActionVerdict } from './action.ts';
import { type Content, readContent } from './content.ts';
import { type DecideOptions, decideAction } from './decide.ts';
import { type ContentDetector, unjudged } from './fallback.ts';
import { fold } from './fold.ts';
import { readIntent } from './intent/intent.ts';
import { type Item, type ItemInput, itemOfMessage, itemOfText } from './item.ts';
import { MAX_CALLS, MAX_ITEMS, MAX_SESSION_CHARS, MAX_TURNS } from './limits.ts';
import { renderContent } from './render.ts';
import type { GuardState } from './state.ts';
import { describeTool } from './tool.ts';
import { readTrace, type SessionTrace } from './trace.ts';

export interface Inspection {
  readonly verdict: Verdict;
  /** Text safe to hand to the model instead of the content. */
  readonly render: string;
}

export interface InspectOptions {
  /** Where the content came from: `tool:read_email`, `imap`. */
  readonly source?: string;
  /** The call that fetched it: the user's words in it tell what they point to. */
  readonly call?: ToolCall;
}

export interface SessionOptions extends DecideOptions {
  readonly detector: ContentDetector;
  readonly now: () => number;
  readonly start: GuardState;
}

/** How long a confirmation waits for its call, in milliseconds. */
export const CONFIRMATION_MS = 10 * 60_000;
const FETCHES: ReadonlySet<string> = new Set(['read', 'search', 'open']);
const STEPS: readonly ActionDecision[] = ['allow', 'confirm', 'block'];

/** One conversation of one user with one agent. */
export class Session {
  #state: GuardState;
  readonly #options: SessionOptions;
  #lastTurn = '';
  #chars = 0;
  /** Strictest decision per call since the user last spoke: content read in between cannot lift it. */
  readonly #stands = new Map<string, ActionDecision>();
  readonly #confirmed = new Map<string, number>();
  readonly #checks: ActionVerdict[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#state = options.start;
  }

  get state(): GuardState {
    return this.#state;
  }

  /** A turn of the user. Only these say what is wanted. */
  user(text: string): void {
    if (typeof text !== 'string')
      throw new InputError('bad-turn', `user(text): got ${typeof text}, give the user's words as a string`);
    this.#lastTurn = text;
    this.#stands.clear();
    this.#state = { ...this.#state, turns: [...this.#state.turns, readIntent(text)].slice(-MAX_TURNS) };
  }

  /** Judges content before the agent reads it, and keeps where its values stand. */
  async inspect(content: Content, options: InspectOptions = {}): Promise<Inspection> {
    const source = options.source ?? (options.call ? `tool:${options.call.tool}` : 'unknown');
    const read = await readContent(content, source);
    const parts = read.items.map((item) => this.#take(item, options.call));
    const verdict = parts.reduce<Verdict | null>(
      (worst, part) => (worst === null || isWorse(part.verdict, worst) ? part.verdict : worst),
      null,
    );
    const whole = verdict ?? unjudged('empty');
    const render = parts.map((part) => part.render).join('\n');
    if (!read.cut)
      return { verdict: verdict === null ? { ...whole, decision: 'allow', risk: 0 } : whole, render };
    this.#state = { ...this.#state, full: true };
    const decision = whole.decision === 'allow' ? 'review' : whole.decision;
    return {
      verdict: { ...whole, decision },
      render: `${render}\n[the rest was withheld: over the size limit]`,
    };
  }

  #take(content: ContextItem, call: ToolCall | undefined): Inspection {
    const verdict = this.#assess(content);
    const render = renderContent(content, verdict);
    const via = viaOf(call);
    const input: ItemInput = {
      index: this.#state.items.length,
      source: content.source ?? 'unknown',
      via,
      verdict,
    };
    this.#keep(
      content.kind === 'email' ? itemOfMessage(content.message, input) : itemOfText(content.text, input),
    );
    return { verdict, render };
  }

  #keep(item: Item): void {
    if (this.#state.items.length >= MAX_ITEMS || this.#chars + item.size > MAX_SESSION_CHARS) {
      this.#state = { ...this.#state, full: true };
      return;
    }
    this.#chars += item.size;
    this.#state = { ...this.#state, items: [...this.#state.items, item] };
  }

  #assess(content: ContextItem): Verdict {
    try {
      const account = this.#state.accounts[0];
      return this.#options.detector.assess({
        userRequest: this.#lastTurn || null,
        context: [content],
        ...(account ? { account } : {}),
        profile: this.#state.profile,
      });
    } catch {
      return unjudged('detector-failed');
    }
  }

  /** Whether a proposed call may run. Never throws. */
  check(action: Action): ActionVerdict {
    const verdict = decideAction(this.#state, action, this.#options);
    const settled = this.#settle(verdict);
    this.#checks.push(settled);
    if (this.#checks.length > MAX_CALLS) this.#checks.shift();
    return settled;
  }

  #settle(verdict: ActionVerdict): ActionVerdict {
    if (verdict.digest !== '' && verdict.decision !== 'block' && this.#spend(verdict.digest))
      return {
        ...withoutQuestion(verdict),
        decision: 'allow',
        reasons: [{ code: 'confirmed', why: 'a person confirmed this very call' }],
      };
    const before = this.#stands.get(verdict.digest) ?? 'allow';
    if (STEPS.indexOf(before) <= STEPS.indexOf(verdict.decision)) {
      if (verdict.decision !== 'allow') this.#remember(verdict.digest, verdict.decision);
      return verdict;
    }
    const why = 'this very call was not allowed before, and the user has said nothing since';
    return {
      ...verdict,
      decision: before,
      reasons: [{ code: 'not-allowed-before', why }, ...verdict.reasons],
      ...(before === 'confirm' ? { question: `${why}. Run it?` } : {}),
    };
  }

  #remember(digest: string, decision: ActionDecision): void {
    this.#stands.set(digest, decision);
    if (this.#stands.size > MAX_CALLS) this.#stands.delete(this.#stands.keys().next().value!);
  }

  #spend(digest: string): boolean {
    const at = this.#confirmed.get(digest);
    if (at === undefined) return false;
    this.#confirmed.delete(digest);
    try {
      const age = this.#options.now() - at;
      return age >= 0 && age <= CONFIRMATION_MS;
    } catch {
      return false; // a clock that fails makes no confirmation hold
    }
  }

  /**
   * A person said yes to a check that asked: the very same tool with the very same arguments then runs once.
   * Throws an InputError for a check that did not ask, or that this session did not make.
   */
  confirmed(check: ActionVerdict): void {
    const asked = this.#checks.some((one) => one.digest === check.digest && one.decision === 'confirm');
    if (check.digest === '' || check.decision !== 'confirm' || !asked)
      throw new InputError(
        'not-asked',
        `confirmed(): this session asked no question about ${check.digest.slice(0, 12)}…: pass the verdict of its check() with decision "confirm"`,
      );
    this.#confirmed.set(check.digest, this.#options.now());
    if (this.#confirmed.size > MAX_CALLS) this.#confirmed.delete(this.#confirmed.keys().next().value!);
  }

  /** A call that was made; its result, where given, is inspected as content. */
  async observe(
    tool: string,
    args: Readonly<Record<string, unknown>>,
    result?: Content,
  ): Promise<Inspection | null> {
    this.#state = { ...this.#state, calls: [...this.#state.calls, { tool, args }].slice(-MAX_CALLS) };
    return result === undefined ? null : this.inspect(result, { call: { tool, args } });
  }

  /** How far an attack came in this session, as plain data. */
  trace(): SessionTrace {
    return readTrace(this.#state, this.#checks);
  }
}

const CONTENT_STEPS: readonly ContentDecision[] = ['allow', 'review', 'block'];

/** By decision first: what was read in part only is put before a person at any risk. */
function isWorse(one: Verdict, other: Verdict): boolean {
  const steps = CONTENT_STEPS.indexOf(one.decision) - CONTENT_STEPS.indexOf(other.decision);
  return steps === 0 ? one.risk > other.risk : steps > 0;
}

const withoutQuestion = ({ question: _, ...rest }: ActionVerdict): ActionVerdict => rest;

/** Folded strings of the arguments of a call that fetches, bounded; a call that writes points to nothing. */
export function viaOf(call: ToolCall | undefined): string[] {
  const out: string[] = [];
  if (!call || !FETCHES.has(describeTool(call).kind)) return out;
  const stack: unknown[] = [call.args];
  while (stack.length > 0 && out.length < 50) {
    const value = stack.pop();
    if (typeof value === 'string' && value.trim() !== '') out.push(fold(value.slice(0, 500)).trim());
    else if (typeof value === 'object' && value !== null) stack.push(...Object.values(value).slice(0, 50));
  }
  return out;
}
