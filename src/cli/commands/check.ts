import { loadDetector } from '../../load-detector.ts';
import { type Answer, answerJson, errorAnswer, isErrorAnswer } from '../../wire/index.ts';
import { fileReader, openInput } from '../files.ts';
import type { Io } from '../io.ts';
import { jsonLines, MAX_JSON_BYTES, readAll } from '../json-lines.ts';
import { judgeFor } from '../judge.ts';
import type { FailLevel } from '../options.ts';
import { safeJson } from '../safe-text.ts';
import { type Status, statusOf } from '../status.ts';

export interface CheckOptions {
  readonly jsonl?: boolean;
  readonly model?: string;
  readonly failOn: FailLevel;
  readonly exitZero?: boolean;
}

/** `chainmail check`: answers one request, or one a line, in the order they came. */
export async function check(path: string, options: CheckOptions, io: Io): Promise<Status> {
  const input = await openInput(path, io);
  const judge = judgeFor(await loadDetector(options.model), fileReader(path, io));
  let failed = false;
  let flagged = false;
  const note = (answer: Answer): void => {
    if (isErrorAnswer(answer)) failed = true;
    else if (isFlagged(answer, options.failOn)) flagged = true;
  };
  if (!options.jsonl) {
    const answer = await answerJson(await readAll(input), judge);
    note(answer);
    await io.stdout.write(`${safeJson(answer, io.stdout.isTTY ? 2 : undefined)}\n`);
  } else {
    const position = { line: 0 };
    for await (const line of jsonLines(input, MAX_JSON_BYTES, position)) {
      const answer = atLine(
        position.line,
        typeof line === 'string' ? await answerJson(line, judge) : errorAnswer(line, undefined),
      );
      note(answer);
      await io.stdout.write(`${safeJson(answer)}\n`);
      if (io.signal.aborted) break;
    }
  }
  return statusOf({ failed, flagged, exitZero: options.exitZero });
}

/** An error names the line that it is about. */
const atLine = (line: number, answer: Answer): Answer =>
  isErrorAnswer(answer)
    ? { ...answer, error: { ...answer.error, message: `line ${line}: ${answer.error.message}` } }
    : answer;

/** An action that needs a person counts as `review`, one that is refused as `block`. */
function isFlagged(answer: Answer, level: FailLevel): boolean {
  const action = answer.action?.decision ?? 'allow';
  if (answer.decision === 'block' || action === 'block') return true;
  return level === 'review' && (answer.decision === 'review' || action === 'confirm');
}
