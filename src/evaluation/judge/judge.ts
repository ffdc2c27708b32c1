import { rate } from '../metrics/estimate.ts';
import type { Estimate } from '../protocol-result.ts';
import { type AskOptions, askJudge, type JudgeFailure } from './ask-judge.ts';
import { cacheKey, type JudgeCache } from './judge-cache.ts';
import type { JudgeAnswer } from './parse-answer.ts';

export type Judged = JudgeAnswer | JudgeFailure;

export interface JudgeOptions extends AskOptions {
  readonly cache: JudgeCache;
  readonly onDone?: (row: number, judged: Judged) => void;
}

export interface JudgeRun {
  /** One for each text, in order. */
  readonly judged: readonly Judged[];
  readonly fromCache: number;
  readonly requests: number;
  /** Tokens that the endpoint counted; it may count none. */
  readonly usage: { readonly input: number; readonly output: number };
}

/**
 * Judges texts, several at once. Answers go to the cache as they come: a run that was stopped goes on where it was.
 * Texts that are the same are asked about once.
 */
export async function judgeTexts(texts: readonly string[], options: JudgeOptions): Promise<JudgeRun> {
  const { cache, settings, onDone } = options;
  const judged = new Array<Judged>(texts.length);
  const usage = { input: 0, output: 0 };
  let fromCache = 0;
  let requests = 0;
  const waiting = new Map<string, number[]>();
  for (const [i, text] of texts.entries()) {
    const key = cacheKey(text, settings);
    const known = cache.get(key);
    if (known) {
      judged[i] = known;
      fromCache++;
      onDone?.(i, known);
    } else waiting.set(key, [...(waiting.get(key) ?? []), i]);
  }
  const queue = [...waiting];
  let broken = false;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && !broken; next = queue.shift()) {
      const [key, rows] = next;
      try {
        const asked = await askJudge(texts[rows[0]!]!, options);
        requests += asked.attempts;
        if ('answer' in asked) {
          await cache.put(key, settings.model, asked.answer);
          usage.input += asked.usage?.input ?? 0;
          usage.output += asked.usage?.output ?? 0;
        }
        const result: Judged = 'answer' in asked ? asked.answer : { failure: asked.failure, why: asked.why };
        for (const row of rows) {
          judged[row] = result;
          onDone?.(row, result);
        }
      } catch (error) {
        // The key is refused, or the run is stopped: the other workers end with the text they are at.
        broken = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(settings.workers, queue.length) }, work);
  const ends = await Promise.allSettled(workers);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { judged, fromCache, requests, usage };
}

/** Share flagged, and what it could be if every failed row had been flagged, or none. */
export interface FlaggedBounds {
  /** Of the rows that were judged. */
  readonly judged: Estimate;
  /** Of all rows, failures counted as not flagged, and as flagged. */
  readonly least: number | null;
  readonly most: number | null;
  readonly failed: number;
}

export function flaggedBounds(judged: readonly Judged[], threshold: number): FlaggedBounds {
  const answers = judged.filter((one): one is JudgeAnswer => !('failure' in one));
  const flagged = answers.filter(({ probability }) => probability >= threshold).length;
  const failed = judged.length - answers.length;
  const share = (k: number): number | null => (judged.length === 0 ? null : k / judged.length);
  return {
    judged: rate(flagged, answers.length),
    least: share(flagged),
    most: share(flagged + failed),
    failed,
  };
}
