import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  /** Attempts after the first one. Default 6. */
  readonly retries?: number;
  /** Longest wait that a server may ask for, in seconds; one that asks for more is taken as a failure. Default 300. */
  readonly maxWaitSeconds?: number;
  /** How to wait; tests pass their own. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Clock for `Retry-After` dates, milliseconds. */
  readonly now?: () => number;
}

/** Counts the attempts at one file and waits between them: as long as the server asks, else 1, 2, 4 … 60 s. */
export class Attempts {
  readonly #options: RetryOptions;
  #failed = 0;
  exhausted = false;

  constructor(options: RetryOptions) {
    this.#options = options;
  }

  /** Waits before the next attempt, or throws the cause when there is none left. */
  async again(retryAfter: string | null, cause: unknown): Promise<void> {
    const { retries = 6, maxWaitSeconds = 300, wait = sleep } = this.#options;
    const asked = retryAfter === null ? null : this.#seconds(retryAfter);
    this.#failed++;
    this.exhausted = this.#failed > retries || (asked !== null && asked > maxWaitSeconds);
    if (this.exhausted) throw cause;
    await wait(1000 * (asked ?? Math.min(60, 2 ** (this.#failed - 1))));
  }

  /** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
  #seconds(retryAfter: string): number | null {
    if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
    const date = Date.parse(retryAfter);
    const now = (this.#options.now ?? Date.now)();
    return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
  }
}
