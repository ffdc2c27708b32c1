export type { ActionAnswer, Answer, ErrorAnswer, VerdictAnswer } from './answer.ts';
export { errorAnswer, errorDetail, isErrorAnswer, verdictAnswer } from './answer.ts';
export type { Judge } from './judge.ts';
export { answerJson, answerRequest } from './judge.ts';
export type { Request, RequestId } from './request.ts';
export { MAX_CONTEXT_ITEMS, MAX_HISTORY, requestSchema } from './request.ts';
export type { ReadFile } from './to-case.ts';
export { parseRequest, refuseFiles, toCase } from './to-case.ts';
