import type { ContentDecision, Finding, ModelStamp, Verdict } from '../detector/index.ts';
import { ChainmailError } from '../errors.ts';
import type { ActionVerdict } from '../guard/index.ts';
import type { Stage } from '../stages/index.ts';
import type { RequestId } from './request.ts';

/** What the guard says of a proposed call; where nothing could be judged, the decision and its reason alone. */
export type ActionAnswer = Pick<ActionVerdict, 'decision' | 'reasons'> & Partial<ActionVerdict>;

/** A judged request. `action` is null where none was asked about. */
export interface VerdictAnswer {
  readonly id: RequestId;
  readonly risk: number;
  readonly decision: ContentDecision;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly findings: readonly Finding[];
  readonly action: ActionAnswer | null;
  readonly model: ModelStamp;
}

/** A request that could not be judged: never `allow`. */
export interface ErrorAnswer {
  readonly id: RequestId;
  readonly error: { readonly code: string; readonly message: string };
  readonly decision: 'review';
  readonly action: ActionAnswer | null;
}

export type Answer = VerdictAnswer | ErrorAnswer;

export const isErrorAnswer = (answer: Answer): answer is ErrorAnswer => 'error' in answer;

export function verdictAnswer(id: RequestId, verdict: Verdict, action: ActionAnswer | null): VerdictAnswer {
  const { risk, decision, stages, findings, model } = verdict;
  return { id, risk, decision, stages, findings, action, model };
}

/**
 * The answer to `request` (the JSON value as received; undefined when it was not even JSON) after `error`.
 * An action that was asked about is answered with `confirm`, and so is one that may have been: in what could not be read,
 * and in a request refused for its form (its `action` may be misspelt).
 */
export function errorAnswer(error: unknown, request: unknown): ErrorAnswer {
  const fields = isObject(request) ? request : null;
  const id = typeof fields?.id === 'string' || typeof fields?.id === 'number' ? fields.id : null;
  const refused = error instanceof ChainmailError && error.code === 'bad-request';
  const asked = fields === null || refused || fields.action != null;
  return {
    id,
    error: errorDetail(error),
    decision: 'review',
    action: asked
      ? { decision: 'confirm', reasons: [{ code: 'not-judged', why: 'The request could not be judged.' }] }
      : null,
  };
}

/** `code` and one-line message of any thrown value. */
export function errorDetail(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof ChainmailError) return { code: error.code, message: oneLine(error.message) };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message: `unexpected fault: ${oneLine(message)}` };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 1_000);
