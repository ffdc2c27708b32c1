import { cacheKey, type JudgeCache } from './judge-cache.ts';
import { judgeMessages } from './prompt.ts';
import type { JudgeSettings } from './settings.ts';

export interface JudgeEstimate {
  readonly texts: number;
  /** Distinct texts without an answer in the cache. */
  readonly requests: number;
  readonly inputTokens: number;
  /** At most: the answers are short. */
  readonly outputTokens: number;
  readonly dollars: number;
  readonly seconds: number;
}

/** English has about four characters a token; each message costs a few more. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_MESSAGE = 4;

/** What judging these texts will cost, before anything is sent. @param secondsPerRequest a guess, 1.2 s is usual */
export function estimateJudge(
  texts: readonly string[],
  settings: JudgeSettings,
  {
    cache,
    secondsPerRequest,
  }: { readonly cache: Pick<JudgeCache, 'get'>; readonly secondsPerRequest: number },
): JudgeEstimate {
  const fresh = new Map(
    texts
      .map((text) => [cacheKey(text, settings), text] as const)
      .filter(([key]) => cache.get(key) === undefined),
  );
  let inputTokens = 0;
  for (const text of fresh.values())
    for (const { content } of judgeMessages(text, settings.maxCharacters))
      inputTokens += Math.ceil(content.length / CHARACTERS_PER_TOKEN) + TOKENS_PER_MESSAGE;
  const outputTokens = fresh.size * settings.maxTokens;
  const { input, output } = settings.price;
  return {
    texts: texts.length,
    requests: fresh.size,
    inputTokens,
    outputTokens,
    dollars: (inputTokens * input + outputTokens * output) / 1e6,
    seconds: (fresh.size / settings.workers) * secondsPerRequest,
  };
}
