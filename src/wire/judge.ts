import type { Case } from '../case.ts';
import type { Verdict } from '../detector/index.ts';
import { InputError } from '../errors.ts';
import { type ActionAnswer, type Answer, errorAnswer, verdictAnswer } from './answer.ts';
import { parseRequest, type ReadFile, toCase } from './to-case.ts';

/** What answers requests: content by a detector, a proposed action by the guard. */
export interface Judge {
  assess(subject: Case): Verdict;
  judgeAction(subject: Case, verdict: Verdict): ActionAnswer | Promise<ActionAnswer>;
  readonly readFile: ReadFile;
}

/** Answers one request given as an already parsed JSON value. Never throws: what fails is an error answer. */
export async function answerRequest(value: unknown, judge: Judge): Promise<Answer> {
  try {
    const request = parseRequest(value);
    const subject = await toCase(request, judge.readFile);
    const verdict = judge.assess(subject);
    const action = subject.action ? await judge.judgeAction(subject, verdict) : null;
    return verdictAnswer(request.id ?? null, verdict, action);
  } catch (error) {
    return errorAnswer(error, value);
  }
}

/** Answers one request given as JSON text (a document or a line of JSONL). Never throws. */
export async function answerJson(json: string, judge: Judge): Promise<Answer> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause);
    return errorAnswer(new InputError('bad-json', `not JSON: ${detail}`, { cause }), undefined);
  }
  return answerRequest(value, judge);
}
