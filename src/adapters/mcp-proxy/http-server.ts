import { createParser } from 'eventsource-parser';
import { parse, pause, readText, reasonOf, TooLong } from './http-body.ts';
import { bodyHeaders } from './http-headers.ts';
import { encode } from './lines.ts';
import { isId, isObject, type Json, type Message, object, type RequestId } from './message.ts';
import type { Upstream, UpstreamEvents } from './upstream.ts';

export interface HttpOptions {
  readonly url: URL;
  /** Added to every request, such as `authorization`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of one answer or event. */
  readonly maxBytes: number;
  /** The definition of a tool, whose schema may ask for headers. */
  readonly tool: (name: string) => Json | undefined;
  /** Milliseconds before a broken stream is asked for again; doubles from try to try. */
  readonly retry?: number;
}

const MAX_TRIES = 5;
const RETRY = 500;
const MAX_RETRY = 30_000;
const MAX_REDIRECTS = 3;
/** How long a notification may hold up what comes after it, and a goodbye the end, in milliseconds. */
const PATIENCE = 5_000;

interface Stream {
  /** The request whose answer is awaited on the stream; none for the stream of a session. */
  readonly id?: RequestId;
  readonly abort: AbortController;
  lastEvent: string;
  answered: boolean;
}

/** A server behind an HTTP address (streamable HTTP, both generations). */
export class HttpServer implements Upstream {
  readonly #options: HttpOptions;
  readonly #events: UpstreamEvents;
  readonly #streams = new Map<RequestId, Stream>();
  readonly #all = new AbortController();
  #session: string | null = null;
  /** Version agreed on in `initialize`; null before, and where there are no sessions. */
  #version: string | null = null;
  #initializeId: RequestId | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  #retry: number;

  constructor(options: HttpOptions, events: UpstreamEvents) {
    this.#options = options;
    this.#events = events;
    this.#retry = options.retry ?? RETRY;
  }

  send(message: Message): void {
    const { id, method } = message;
    if (method === 'notifications/cancelled') this.#cancel(message);
    else if (method !== undefined && isId(id)) void this.#request(message, id);
    else this.#tellNext(message);
  }

  /** What expects no answer goes out before the next message does. */
  #tellNext(message: Message): void {
    this.#busy = this.#busy.then(() => this.#tell(message));
  }

  ready(): Promise<void> {
    return Promise.race([this.#busy.then(() => {}), pause(PATIENCE)]);
  }

  /** Without a session, to close the stream is to cancel; with one, the server is told and then never answers on it. */
  #cancel(message: Message): void {
    const { requestId } = object(message.params);
    const stream = isId(requestId) ? this.#streams.get(requestId) : undefined;
    if (stream !== undefined) stream.answered = true;
    if (this.#version !== null) this.#tellNext(message);
    void this.#busy.then(() => stream?.abort.abort());
  }

  async #request(message: Message, id: RequestId): Promise<void> {
    const stream: Stream = { id, abort: new AbortController(), lastEvent: '', answered: false };
    this.#streams.set(id, stream);
    try {
      await this.#busy;
      if (message.method === 'initialize') {
        this.#session = null;
        this.#version = null;
        this.#initializeId = id;
      }
      const response = await this.#fetch('POST', { message, signal: stream.abort.signal });
      if (message.method === 'initialize' && response.ok)
        this.#session = response.headers.get('mcp-session-id');
      await this.#read(response, stream);
    } catch (cause) {
      this.#fail(stream, reasonOf(cause));
    } finally {
      if (this.#streams.get(id) === stream) this.#streams.delete(id);
    }
  }

  #fail(stream: Stream, why: string): void {
    if (stream.answered || stream.id === undefined) return;
    stream.answered = true;
    this.#events.failed(stream.id, why);
  }

  async #read(response: Response, stream: Stream): Promise<void> {
    if (!response.ok) return this.#readError(response, stream);
    const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    if (type === 'text/event-stream') return this.#follow(response, stream);
    if (type !== 'application/json') {
      await response.body?.cancel();
      return this.#fail(stream, `the server answered with ${type || 'nothing'} instead of JSON`);
    }
    await this.#deliver(await readText(response, this.#options.maxBytes), stream);
    this.#fail(stream, 'the server gave no answer to this request');
  }

  async #readError(response: Response, stream: Stream): Promise<void> {
    const text = await readText(response, 100_000).catch(() => '');
    const value = parse(text);
    // An error of the protocol says more than the status. Of a lost session it does not.
    if (isObject(value) && isObject(value.error) && stream.id !== undefined)
      if (value.id === stream.id || response.status !== 404) {
        stream.answered = true;
        return this.#events.message({ jsonrpc: '2.0', id: stream.id, error: value.error });
      }
    const hint =
      response.status === 404 && this.#session !== null
        ? ': the session has ended, start the client again'
        : '';
    this.#fail(stream, `the server answered with HTTP status ${response.status}${hint}`);
  }

  /** Reads events; where the stream breaks before the answer and events have ids, asks for the rest. */
  async #follow(first: Response, stream: Stream): Promise<void> {
    let response: Response | null = first;
    for (let tries = 0; tries <= MAX_TRIES; tries++) {
      try {
        if (response !== null && (await this.#readEvents(response, stream))) tries = 0;
      } catch (cause) {
        if (cause instanceof TooLong) return this.#fail(stream, cause.message);
      }
      if (stream.answered || stream.abort.signal.aborted || this.#all.signal.aborted) return;
      if (stream.lastEvent === '') break;
      await pause(Math.min(this.#retry * 2 ** tries, MAX_RETRY), this.#all.signal);
      response = await this.#fetch('GET', { stream, signal: stream.abort.signal }).catch(() => null);
      if (response !== null && !response.ok) {
        await response.body?.cancel();
        response = null;
      }
    }
    this.#fail(stream, 'the server broke off before it answered');
  }

  /** Gives whether any event came. */
  async #readEvents(response: Response, stream: Stream): Promise<boolean> {
    const { maxBytes } = this.#options;
    const queue: string[] = [];
    let came = false;
    let fault: Error | null = null;
    const parser = createParser({
      maxBufferSize: maxBytes,
      onEvent: ({ id, event, data }) => {
        came = true;
        if (id) stream.lastEvent = id;
        if (data !== '' && (event === undefined || event === 'message')) queue.push(data);
      },
      onRetry: (retry) => {
        this.#retry = Math.min(Math.max(retry, 10), MAX_RETRY);
      },
      onError: (error) => {
        if (error.type === 'max-buffer-size-exceeded')
          fault = new TooLong(`the answer is over ${maxBytes} bytes`);
      },
    });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
      if (fault !== null) throw fault;
      for (const data of queue.splice(0)) await this.#deliver(data, stream);
    }
    return came;
  }

  async #deliver(text: string, stream: Stream): Promise<void> {
    const value = parse(text);
    for (const message of Array.isArray(value) ? value : [value]) {
      if (!isObject(message) || message.jsonrpc !== '2.0') {
        this.#events.note('the server sent something that is no JSON-RPC: dropped');
        continue;
      }
      if (message.method === undefined && message.id === stream.id) stream.answered = true;
      if (message.id === this.#initializeId && isObject(message.result)) {
        this.#version = String(message.result.protocolVersion);
        this.#initializeId = undefined;
      }
      await this.#events.message(message, stream.id);
    }
  }

  /** A notification, or an answer to the server. */
  async #tell(message: Message): Promise<void> {
    try {
      const response = await this.#fetch('POST', { message, signal: AbortSignal.timeout(PATIENCE) });
      await response.body?.cancel();
      if (!response.ok) this.#events.note(`${told(message)}: the server answered ${response.status}`);
      else if (message.method === 'notifications/initialized') void this.#listen();
    } catch (cause) {
      this.#events.note(`${told(message)}: ${reasonOf(cause)}`);
    }
  }

  /** The stream on which a server with sessions speaks unasked. Servers may have none. */
  async #listen(): Promise<void> {
    const stream: Stream = { abort: new AbortController(), lastEvent: '', answered: false };
    for (let tries = 0; tries <= MAX_TRIES && !this.#all.signal.aborted; tries++) {
      try {
        const response = await this.#fetch('GET', { stream, signal: stream.abort.signal });
        const type = response.headers.get('content-type') ?? '';
        if (!response.ok || !type.startsWith('text/event-stream')) {
          await response.body?.cancel();
          if (response.status >= 400 && response.status < 500) return;
        } else if (await this.#readEvents(response, stream)) tries = 0;
      } catch {
        // Asked for again below.
      }
      await pause(Math.min(this.#retry * 2 ** tries, MAX_RETRY), this.#all.signal);
    }
    if (!this.#all.signal.aborted) this.#events.note('the stream of unasked messages is gone');
  }

  async #fetch(
    method: 'GET' | 'POST' | 'DELETE',
    { message, stream, signal }: { message?: Message; stream?: Stream; signal: AbortSignal },
  ): Promise<Response> {
    const { url, headers, tool } = this.#options;
    const params = object(message?.params);
    const schema = message?.method === 'tools/call' ? tool(String(params.name))?.inputSchema : undefined;
    const all: Record<string, string> = {
      ...headers,
      accept: method === 'GET' ? 'text/event-stream' : 'application/json, text/event-stream',
      ...(message === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.#session === null ? {} : { 'mcp-session-id': this.#session }),
      ...(this.#version === null ? {} : { 'mcp-protocol-version': this.#version }),
      ...(stream?.lastEvent ? { 'last-event-id': stream.lastEvent } : {}),
      ...(message === undefined ? {} : bodyHeaders(message, schema)),
    };
    let target = url;
    for (let hops = 0; ; hops++) {
      const response = await fetch(target, {
        method,
        headers: all,
        ...(message === undefined ? {} : { body: encode(message) }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, this.#all.signal]),
      });
      const location = response.headers.get('location');
      if (![307, 308].includes(response.status) || location === null) return response;
      await response.body?.cancel();
      target = new URL(location, target);
      // Headers may hold a secret that is meant for this server alone.
      if (target.origin !== url.origin || hops >= MAX_REDIRECTS)
        throw new Error(`the server redirects to ${target.origin}, which is not followed`);
    }
  }

  async close(): Promise<void> {
    const session = this.#session;
    if (session !== null)
      await this.#fetch('DELETE', { signal: AbortSignal.timeout(PATIENCE) })
        .then((response) => response.body?.cancel())
        .catch(() => {});
    this.#all.abort();
  }
}

const told = (message: Message): string =>
  typeof message.method === 'string' ? message.method : 'an answer to the server';
