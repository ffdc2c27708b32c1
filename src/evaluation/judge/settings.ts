/** How a judge is asked. What changes an answer is part of the key of the cache. */
export interface JudgeSettings {
  readonly model: string;
  readonly temperature: number;
  /** Output tokens at most. */
  readonly maxTokens: number;
  /** The untrusted text is cut to so many characters. */
  readonly maxCharacters: number;
  /** Attempts after the first. */
  readonly retries: number;
  /** Before the first retry, seconds; doubled each time, unless the server asks for another (`Retry-After`). */
  readonly firstWaitSeconds: number;
  /** A server that asks for a longer wait has failed. */
  readonly maxWaitSeconds: number;
  /** For one request, seconds. */
  readonly timeoutSeconds: number;
  /** Requests under way at once. */
  readonly workers: number;
  /** US dollars for a million tokens in and out, for the estimate. */
  readonly price: { readonly input: number; readonly output: number };
}

/** The zero-shot judge of the paper (section on baselines); waits 1, 2, 4 s. Prices: OpenAI's list, April 2025. */
export const PAPER_JUDGE: JudgeSettings = {
  model: 'gpt-4.1-mini',
  temperature: 0,
  maxTokens: 120,
  maxCharacters: 3000,
  retries: 3,
  firstWaitSeconds: 1,
  maxWaitSeconds: 300,
  timeoutSeconds: 60,
  workers: 1,
  price: { input: 0.4, output: 1.6 },
};
