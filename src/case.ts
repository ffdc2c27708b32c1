import type { Message } from './mail/message.ts';

/** A call of a tool: made (history), or proposed (action). */
export interface ToolCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A proposed call. Description and schema, when known, help to tell what the tool does. */
export interface Action extends ToolCall {
  readonly description?: string;
  readonly schema?: unknown;
}

/** Something untrusted that an agent has read or is about to read. */
export type ContextItem =
  | { readonly kind: 'email'; readonly message: Message; readonly source?: string }
  | { readonly kind: 'text'; readonly text: string; readonly source?: string };

/** Who is there: `attended` = a person answers questions, `unattended` = nobody does. */
export type Profile = 'attended' | 'unattended';

/** Everything a verdict is about: what the user asked for, what was read, what was done and what is proposed. */
export interface Case {
  readonly id?: string;
  /** The user's request; null or missing = unknown (never "asked for nothing"). */
  readonly userRequest?: string | null;
  readonly context: readonly ContextItem[];
  readonly history?: readonly ToolCall[];
  /** The user's own address. */
  readonly account?: string | null;
  readonly profile?: Profile;
  readonly action?: Action | null;
}

/** The outcome labels of one attack (LLMail-Inject objectives); null = unlabelled. */
export interface StageOutcome {
  readonly retrieved: boolean;
  readonly defenseBypassed: boolean;
  readonly toolCalled: boolean;
  readonly destinationCorrect: boolean;
  readonly contentCorrect: boolean;
  readonly fullSuccess: boolean;
}

/** Groups a row belongs to: rows that share a value of any key must stay on one side of a split. */
export interface ExampleGroups {
  readonly context?: string;
  readonly attackCategory?: string;
  readonly attack?: string;
  readonly team?: string;
  readonly level?: string;
  readonly trigger?: string;
  /** What the text says, whatever its language. */
  readonly idea?: string;
}

/** One labelled row of a data set, in the one frame that all sets share. */
export interface Example {
  readonly id: string;
  /** Data set name: `llmail`, `bipia`, `notinject`, … */
  readonly set: string;
  /** The set's own split name: `train`, `test`, `phase1`, `NotInject_one`, … */
  readonly split: string;
  readonly label: 0 | 1;
  /** Untrusted subject, when the set has one. */
  readonly subject: string | null;
  /** Untrusted body. Never holds the user's request, labels or frame words. */
  readonly body: string;
  /** The real user request, null when the set has none. */
  readonly userRequest: string | null;
  /** UTF-16 offsets [start, end) of the injected text in `body`, where the set tells. */
  readonly attackSpan?: readonly [number, number];
  readonly outcome?: StageOutcome | null;
  /** For rows folded from several submissions: successes per stage out of `rows`. */
  readonly outcomeCounts?: {
    readonly rows: number;
    readonly counts: Readonly<Partial<Record<keyof StageOutcome, number>>>;
  };
  /** What the set says about the row (task, position, category, language, licence …), for per-group tables. */
  readonly facets: Readonly<Record<string, string>>;
  readonly groups: ExampleGroups;
  /** A set whose rows are whole messages keeps the source bytes here. */
  readonly raw?: Uint8Array;
}
