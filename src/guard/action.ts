/** What a tool does, as far as the guard is concerned. */
export const ACTION_KINDS = [
  'read',
  'search',
  'send',
  'reply',
  'forward',
  'draft',
  'delete',
  'move',
  'rule',
  'share',
  'accept',
  'open',
  'pay',
  'run',
  'remember',
  'answer',
  'write',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What to do with a proposed call: run it, ask a person first, or refuse it. */
export type ActionDecision = 'allow' | 'confirm' | 'block';

/** Where in the session's content a value stood: item index, segment index, UTF-16 span in the segment's text. */
export interface Evidence {
  readonly item: number;
  readonly segment?: number;
  readonly span?: readonly [number, number];
}

/** One reason for a decision. `code` is stable and kebab-case. */
export interface Reason {
  readonly code: string;
  /** In the reader's words. */
  readonly why: string;
  /** Path of the argument it is about: `to[1]`, `body`, `headers.Bcc`. */
  readonly argument?: string;
  readonly evidence?: Evidence;
}

export interface ActionVerdict {
  readonly decision: ActionDecision;
  /** Probability that the call is not what the user asked for, 0 to 1. */
  readonly risk: number;
  readonly kind: ActionKind;
  /** Strongest first; empty when nothing spoke against the call. */
  readonly reasons: readonly Reason[];
  /** SHA-256 (hex) over the tool's name and its arguments in canonical form. */
  readonly digest: string;
  /** What to ask the person, where the decision is `confirm`. */
  readonly question?: string;
}
