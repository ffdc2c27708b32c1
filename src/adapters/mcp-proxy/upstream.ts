import type { Message, RequestId } from './message.ts';

/** The way to the guarded server: a process, or an HTTP endpoint. */
export interface Upstream {
  /** Never throws; a request that cannot be sent is answered with an error. */
  send(message: Message): void;
  /** Resolves when the server takes more. */
  ready(): Promise<void>;
  /** Ends the connection and whatever process is behind it. Never throws. */
  close(): Promise<void>;
}

/** Where an upstream tells what came. */
export interface UpstreamEvents {
  /** `about`: the request whose stream the message came on. Awaited before the next one of the same stream is read. */
  readonly message: (message: Message, about?: RequestId) => Promise<void>;
  /** A request that will get no answer. */
  readonly failed: (id: RequestId, why: string) => void;
  /** The server is gone for good. */
  readonly closed: (why: string) => void;
  readonly note: (text: string) => void;
}
