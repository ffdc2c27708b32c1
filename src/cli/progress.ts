import type { Sink } from './io.ts';

const EVERY_MS = 120;

/** One line on standard error that rewrites itself; silent unless that is a terminal. */
export class Progress {
  readonly #sink: Sink;
  readonly #enabled: boolean;
  #shownAt = 0;
  #shown = false;

  constructor(sink: Sink, enabled: boolean) {
    this.#sink = sink;
    this.#enabled = enabled && sink.isTTY;
  }

  async show(text: () => string): Promise<void> {
    const now = Date.now();
    if (!this.#enabled || now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    this.#shown = true;
    await this.#sink.write(`\r\u001b[K${text()}`);
  }

  /** Wipes the line, so that other output starts on a clean one. */
  async clear(): Promise<void> {
    if (!this.#shown) return;
    this.#shown = false;
    await this.#sink.write('\r\u001b[K');
  }
}
