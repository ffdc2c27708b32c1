import type { Profile, ToolCall } from '../case.ts';
import type { Intent } from './intent/intent.ts';
import type { Item } from './item.ts';

/** A person the user knows. */
export interface Contact {
  readonly name: string;
  readonly address: string;
}

/** All that a decision rests on. A value: every change makes a new one. */
export interface GuardState {
  readonly profile: Profile;
  /** The user's own addresses. */
  readonly accounts: readonly string[];
  readonly contacts: readonly Contact[];
  /** What the user said, oldest first. */
  readonly turns: readonly Intent[];
  readonly items: readonly Item[];
  /** Calls made, oldest first. */
  readonly calls: readonly ToolCall[];
  /** Content was seen that could not be kept: nothing about values can be ruled out any more. */
  readonly full: boolean;
}

export function emptyState(options: Partial<GuardState> = {}): GuardState {
  return {
    profile: 'attended',
    accounts: [],
    contacts: [],
    turns: [],
    items: [],
    calls: [],
    full: false,
    ...options,
  };
}
