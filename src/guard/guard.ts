import type { Profile } from '../case.ts';
import type { ContentDetector } from './fallback.ts';
import { checkOptions } from './options.ts';
import type { GuardRules } from './rules.ts';
import { Session } from './session.ts';
import { type Contact, emptyState } from './state.ts';
import type { ToolDeclarations } from './tool.ts';
import type { GuardWeights } from './weights.ts';

export interface GuardOptions {
  /** What judges content. */
  readonly detector: ContentDetector;
  /** `attended` (default): a person answers questions. */
  readonly profile?: Profile;
  /** The user's own address, or all of them. */
  readonly account?: string | readonly string[] | null;
  readonly contacts?: readonly Contact[];
  /** From `parseRules`; a parsed TOML or JSON table goes through it. */
  readonly rules?: GuardRules;
  /** What tools do, where their names do not tell. */
  readonly tools?: ToolDeclarations;
  /** Milliseconds; only confirmations age by it. Without it they do not age. */
  readonly now?: () => number;
  readonly weights?: GuardWeights;
}

export interface Guard {
  /** A new conversation. */
  session(): Session;
}

/** A guard holds what does not change; sessions are cheap and independent of each other. Throws an InputError on options of the wrong shape. */
export function createGuard(options: GuardOptions): Guard {
  const {
    account,
    contacts = [],
    profile = 'attended',
    now = () => 0,
    detector,
    ...rest
  } = checkOptions(options);
  const accounts = account == null ? [] : typeof account === 'string' ? [account] : [...account];
  return {
    session: () =>
      new Session({ ...rest, detector, now, start: emptyState({ accounts, contacts, profile }) }),
  };
}
