/**
 * 0 nothing flagged, 1 something flagged, 2 usage or input error, 130 interrupted (128 + SIGINT), 141 the reader of the
 * output went away (128 + SIGPIPE): what was not told must not pass as "nothing flagged".
 */
export type Status = 0 | 1 | 2 | 130 | 141;

export interface Outcome {
  /** Something could not be read or judged. */
  readonly failed: boolean;
  readonly flagged: boolean;
  /** Say 0 where something is flagged; an error stays an error. */
  readonly exitZero?: boolean;
}

export function statusOf({ failed, flagged, exitZero = false }: Outcome): Status {
  if (failed) return 2;
  return flagged && !exitZero ? 1 : 0;
}
