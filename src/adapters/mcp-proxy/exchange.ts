import type { ServerResponse } from 'node:http';
import { encode } from './lines.ts';
import type { Message } from './message.ts';

/** A silent stream is told to be alive so often, in milliseconds: half-open connections come to light. */
const KEEP_ALIVE_MS = 15_000;
/** Bytes that may wait for a client that does not read; then its stream is cut, and nobody else's is held up. */
const MAX_UNREAD = 128_000_000;

/** An open stream of events to one client. */
export class Exchange {
  readonly #response: ServerResponse;
  readonly #timer: ReturnType<typeof setInterval>;
  #open = true;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>, onGone: () => void) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
    });
    response.flushHeaders();
    this.#timer = setInterval(() => response.write(': alive\n\n'), KEEP_ALIVE_MS);
    this.#timer.unref();
    response.on('error', () => {});
    response.on('close', () => {
      clearInterval(this.#timer);
      const wasOpen = this.#open;
      this.#open = false;
      if (wasOpen) onGone();
    });
  }

  send(message: Message): void {
    if (!this.#open) return;
    this.#response.write(`event: message\ndata: ${encode(message)}\n\n`);
    if (this.#response.writableLength > MAX_UNREAD) this.#response.destroy();
  }

  /** All is said. */
  end(): void {
    this.#open = false;
    clearInterval(this.#timer);
    this.#response.end();
  }
}
