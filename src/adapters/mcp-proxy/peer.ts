import type { Connection } from './connection.ts';
import type { Exchange } from './exchange.ts';
import { isId, isObject, type Json, META, type Message, metaOf, object, type RequestId } from './message.ts';

interface Asked {
  readonly exchange: Exchange;
  readonly id: RequestId;
  readonly progressToken: unknown;
}

/**
 * The client side of one connection over HTTP: remembers on which stream an answer is awaited. Clients without sessions share
 * a connection and number their requests each from 0, so theirs are renumbered (`shared`).
 */
export class Peer {
  readonly #shared: boolean;
  readonly #asked = new Map<RequestId, Asked>();
  readonly #waiting = new Map<Exchange, Set<RequestId>>();
  #next = 0;
  #standalone: Exchange | null = null;
  /** Set right after the connection was opened. */
  connection!: Connection;
  lastTurn: string | null = null;

  constructor(shared: boolean) {
    this.#shared = shared;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0 && this.#standalone === null;
  }

  get standalone(): Exchange | null {
    return this.#standalone;
  }

  set standalone(exchange: Exchange | null) {
    this.#standalone = exchange;
  }

  /** Requests that came together, all answered on one stream. Gives them as they go on. */
  ask(exchange: Exchange, messages: readonly Message[]): Message[] {
    const ids = new Set<RequestId>();
    this.#waiting.set(exchange, ids);
    return messages.map((message) => {
      const { id } = message;
      if (!isId(id) || message.method === undefined) return message;
      const inner = this.#shared ? `r${this.#next++}` : id;
      const { progressToken } = metaOf(message.params);
      // An id in use already is refused by the proxy; its answer must not take the place of the first.
      if (!this.#asked.has(inner)) this.#asked.set(inner, { exchange, id, progressToken });
      ids.add(inner);
      if (!this.#shared) return message;
      const params =
        progressToken === undefined
          ? message.params
          : { ...object(message.params), _meta: { ...metaOf(message.params), progressToken: inner } };
      return { ...message, id: inner, ...(params === undefined ? {} : { params }) };
    });
  }

  /** The stream's client has gone. Gives the requests that nobody waits for any more. */
  gone(exchange: Exchange): RequestId[] {
    if (this.#standalone === exchange) this.#standalone = null;
    const ids = [...(this.#waiting.get(exchange) ?? [])];
    this.#waiting.delete(exchange);
    for (const id of ids) this.#asked.delete(id);
    return ids;
  }

  /** Sends a message to the client it is for. False where nobody is there to read it. */
  deliver(message: Message, about?: RequestId): boolean {
    const { id, method } = message;
    if (method === undefined && isId(id)) return this.#answer(message, id);
    const inner = about ?? this.#aboutOf(message);
    const asked = inner === undefined ? undefined : this.#asked.get(inner);
    const exchange = asked?.exchange ?? this.#standalone ?? this.#anyExchange();
    if (exchange === null) return false;
    exchange.send(asked === undefined ? message : this.#renamed(message, asked));
    return true;
  }

  #answer(message: Message, inner: RequestId): boolean {
    const asked = this.#asked.get(inner);
    if (asked === undefined) return false;
    this.#asked.delete(inner);
    const { exchange } = asked;
    exchange.send({ ...this.#renamed(message, asked), id: asked.id });
    const ids = this.#waiting.get(exchange);
    ids?.delete(inner);
    if (ids?.size === 0) {
      this.#waiting.delete(exchange);
      exchange.end();
    }
    return true;
  }

  #aboutOf(message: Message): RequestId | undefined {
    const params = object(message.params);
    const named = metaOf(params)[META.subscription] ?? (this.#shared ? params.progressToken : undefined);
    if (isId(named) && this.#asked.has(named)) return named;
    for (const [inner, { progressToken }] of this.#asked)
      if (progressToken !== undefined && progressToken === params.progressToken) return inner;
    return undefined;
  }

  /** Without a stream of its own a client hears the rest on whatever is open; where clients share, only when one is there. */
  #anyExchange(): Exchange | null {
    const open = [...this.#waiting.keys()];
    return this.#shared && open.length !== 1 ? null : (open.at(-1) ?? null);
  }

  /** With the client's own names for its request in place of ours. */
  #renamed(message: Message, asked: Asked): Message {
    if (!this.#shared) return message;
    const named = (value: unknown): unknown => {
      if (!isObject(value)) return value;
      const out: Record<string, unknown> = { ...value };
      if (out.progressToken !== undefined) out.progressToken = asked.progressToken;
      const meta = metaOf(value);
      if (meta[META.subscription] !== undefined) out._meta = { ...meta, [META.subscription]: asked.id };
      return out;
    };
    const { params, result } = message as { params?: Json; result?: Json };
    return {
      ...message,
      ...(message.method === undefined || params === undefined ? {} : { params: named(params) }),
      ...(metaOf(result)[META.subscription] === undefined ? {} : { result: named(result) }),
    };
  }
}
