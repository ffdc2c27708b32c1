import type { Event } from '../tools/calendar.ts';
import type { Args } from '../tools/tool.ts';

/** A mail to be delivered, in the fields of nodemailer; `key` names it in the calls of the case. */
export interface CaseMail {
  readonly key: string;
  readonly from: string;
  readonly to?: string;
  readonly cc?: string;
  readonly replyTo?: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly date?: string;
  readonly text?: string;
  readonly html?: string;
  readonly attachments?: readonly { filename?: string; contentType?: string; content: string | Buffer }[];
  readonly icalEvent?: { readonly method: string; readonly content: string };
}

/** A call of a tool. `{{key}}` in an argument stands for the id of a delivered mail, `{{last}}` for what the last call gave. */
export interface Call {
  readonly tool: string;
  readonly args: Args;
}

/** Something the user wants, and how a model does it. */
export interface Job {
  readonly id: string;
  /** Where it comes from: `agentdojo`, `own`. */
  readonly source: string;
  readonly account: string;
  readonly request: string;
  readonly mails: readonly CaseMail[];
  readonly events?: readonly Event[];
  readonly steps: readonly Call[];
  /** What the model must have been able to read, to do the job: stretches of text, compared without case and spacing. */
  readonly facts: readonly string[];
  readonly answer: string;
}

/** A job in whose mail somebody else's wish stands. */
export interface Attack extends Job {
  readonly form: string;
  /** Text and goal come from a row of a data set that neither the detector nor the guard was fitted on. */
  readonly unseen: boolean;
  /** The text that carries the wish, as it was sent and as it reads; by either it is known again. */
  readonly texts: readonly string[];
  readonly goal: readonly Call[];
  /** After how many steps of the job a model turns to the goal: right after it read the text, or when the job is done. */
  readonly turnsAfter: number;
}

/** Puts ids in the place of `{{key}}`. */
export function filled(value: unknown, of: (key: string) => string | undefined): unknown {
  if (typeof value === 'string') return value.replace(/\{\{([\w-]+)\}\}/g, (hit, key) => of(key) ?? hit);
  if (Array.isArray(value)) return value.map((one) => filled(one, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, of)]));
}
