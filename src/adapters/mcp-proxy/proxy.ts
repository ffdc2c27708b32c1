import type { Guard, Session } from '../../guard/index.ts';
import { createGate, type Gate } from '../gate.ts';
import { screenResult } from '../mcp/content.ts';
import { Calls } from './calls.ts';
import { Catalogue, type KnownTools, LISTS } from './catalogue.ts';
import {
  errorAnswer,
  INVALID_REQUEST,
  isId,
  isObject,
  type Json,
  type Message,
  object,
  type RequestId,
  SERVER_ERROR,
} from './message.ts';
import { Questions } from './questions.ts';
import { ServerSpeech } from './server-speech.ts';
import { TextJudge } from './texts.ts';

export interface ProxyOptions {
  readonly guard: Guard;
  /** `about`: the client's request that the message belongs to, where it belongs to one and is not its answer. */
  readonly toClient: (message: Message, about?: RequestId) => void;
  readonly toServer: (message: Message) => void;
  /** A name nobody can guess, for questions of the proxy's own. */
  readonly newId: () => string;
  /** Told of oddities, for the log. Holds names alone, no content. */
  readonly note?: (text: string) => void;
  /** Nobody answers questions: calls in doubt are refused. Default false. */
  readonly unattended?: boolean;
  /** Definitions of tools from earlier runs, and where new ones go. */
  readonly known?: KnownTools;
  readonly remember?: (known: KnownTools) => void;
  /** The conversation to continue, where one conversation has several connections. */
  readonly session?: Session;
}

interface Open {
  readonly method: string;
  readonly params: Json;
}

const MAX_OPEN = 10_000;
/** Requests whose answers hold no text of the server. */
const TEXTLESS = new Set([
  ...['ping', 'logging/setLevel', 'resources/subscribe', 'resources/unsubscribe', 'subscriptions/listen'],
]);

/**
 * Stands between an MCP client and a server of either generation, message by message. What needs no change goes on as the very
 * same object. Calls pass the gate; results, lists and whatever else the server says are screened; an answer that nobody
 * asked for goes nowhere.
 */
export class McpProxy {
  readonly #options: ProxyOptions;
  readonly #session: Session;
  readonly #gate: Gate;
  readonly #questions: Questions;
  readonly #catalogue: Catalogue;
  readonly #speech: ServerSpeech;
  readonly #calls: Calls;
  /** Requests of the client that the server has not answered, by id. */
  readonly #open = new Map<RequestId, Open>();
  /** Requests of the server that the client has not answered. */
  readonly #asked = new Map<RequestId, RequestId | undefined>();

  constructor(options: ProxyOptions) {
    const { guard, newId, note = () => {}, unattended = false, known, remember } = options;
    const tell = (message: Message, about?: RequestId): void => options.toClient(message, about);
    const judge = new TextJudge(() => guard.session());
    this.#options = options;
    this.#session = options.session ?? guard.session();
    this.#gate = createGate(this.#session);
    this.#questions = new Questions(newId, tell);
    this.#catalogue = new Catalogue({ judge, note, known, remember });
    this.#speech = new ServerSpeech({ judge, note });
    this.#calls = new Calls({
      gate: this.#gate,
      catalogue: this.#catalogue,
      questions: this.#questions,
      toClient: tell,
      forward: (message) => this.#forward(message),
      unattended,
      note: (text) => this.#note(text),
    });
  }

  /** A turn of the user. Without any, what the user wants counts as unknown. */
  user(text: string): void {
    this.#session.user(text);
  }

  /** The definition of a tool as first seen. */
  tool(name: string): Json | undefined {
    return this.#catalogue.tool(name);
  }

  /** The method of a request that waits for the server's answer. */
  methodOf(id: RequestId): string | undefined {
    return this.#open.get(id)?.method;
  }

  /** A message of the client. Resolves when it was passed on, answered, or put before a person. */
  async fromClient(message: Message): Promise<void> {
    const { id, method } = message;
    const params = object(message.params);
    if (typeof method !== 'string') return this.#fromClientAnswer(message);
    if (id === undefined) {
      if (method === 'tools/call') return this.#note('a call without an id: dropped');
      if (method !== 'notifications/cancelled') return this.#options.toServer(message);
      return this.#cancelled(message, params.requestId);
    }
    if (!isId(id)) return this.#note('a request whose id is neither text nor number: dropped');
    if (this.#open.has(id) || this.#calls.isHeld(id))
      return this.#options.toClient(errorAnswer(id, INVALID_REQUEST, 'this id is in use already'));
    if (this.#open.size >= MAX_OPEN)
      return this.#options.toClient(errorAnswer(id, SERVER_ERROR, `over ${MAX_OPEN} requests are open`));
    if (method === 'tools/call') return this.#calls.take(message);
    if (method === 'initialize') this.#calls.canAsk = Questions.canAsk(params.capabilities);
    this.#forward(message);
  }

  #fromClientAnswer(message: Message): void {
    const { id } = message;
    if (this.#questions.take(id, message)) return;
    if (isId(id) && this.#asked.delete(id)) this.#options.toServer(message);
    else this.#note('an answer that nobody asked for: dropped');
  }

  #cancelled(message: Message, id: unknown): void {
    if (!isId(id) || this.#calls.withdraw(id)) return;
    // The server may have answered already; what comes now is dropped.
    if (this.#open.delete(id)) this.#options.toServer(message);
  }

  #forward(message: Message): void {
    const { id, method, params } = message;
    this.#open.set(id as RequestId, { method: String(method), params: object(params) });
    this.#options.toServer(message);
  }

  /** A message of the server. Resolves when it was passed on, changed or dropped; to keep the order, await it. */
  async fromServer(message: Message, about?: RequestId): Promise<void> {
    const { id, method } = message;
    try {
      if (typeof method !== 'string') return await this.#fromServerAnswer(message);
      if (id === undefined) return await this.#fromServerNotification(message, about);
      if (isId(id)) return await this.#fromServerRequest(message, about);
    } catch {
      this.#note('a message of the server could not be screened: withheld');
      if (typeof method !== 'string' && isId(id)) this.failed(id, 'the answer could not be screened');
    }
  }

  async #fromServerAnswer(message: Message): Promise<void> {
    const { id } = message;
    const request = isId(id) ? this.#open.get(id) : undefined;
    if (!isId(id) || request === undefined)
      return this.#note('an answer of the server under an id that nobody waits for: dropped');
    if (isObject(message.error)) return this.#answer(id, await this.#screenedError(message, request));
    if (!isObject(message.result)) return this.failed(id, 'the server gave neither a result nor an error');
    const result = await this.#screened(request, message.result);
    if (result === null) return this.failed(id, 'the server asked for something that the guard refused');
    this.#answer(id, result === message.result ? message : { ...message, result });
  }

  /** Unless the client has cancelled it in the meantime. */
  #answer(id: RequestId, message: Message): void {
    if (this.#open.delete(id)) this.#options.toClient(message);
  }

  async #screened(request: Open, result: Json): Promise<Json | null> {
    const { method, params } = request;
    if (result.resultType === 'input_required') {
      if (!(await this.#speech.mayAskInputs(result))) return null;
      if (method === 'tools/call') this.#calls.unfinished(params, result);
      return result;
    }
    if (method in LISTS) return this.#catalogue.screen(method, result);
    if (method === 'initialize' || method === 'server/discover') return this.#speech.greeting(result);
    if (TEXTLESS.has(method)) return result;
    const shown = await screenResult(this.#gate, request, result);
    const from = method === 'tools/call' ? String(params.name).slice(0, 100) : method;
    if (shown !== result) this.#note(`${from}: what it gave looks suspicious; it was fenced or withheld`);
    return shown;
  }

  async #screenedError(message: Message, { method, params }: Open): Promise<Message> {
    const error = object(message.error);
    const call = { tool: method === 'tools/call' ? String(params.name) : method, args: {} };
    const screening = await this.#gate.screen(call, { ...error });
    if (screening.clean) return message;
    return { ...message, error: { code: error.code ?? SERVER_ERROR, message: screening.text } };
  }

  async #fromServerNotification(message: Message, about?: RequestId): Promise<void> {
    if (message.method === 'notifications/cancelled') {
      const { requestId } = object(message.params);
      if (isId(requestId)) this.#asked.delete(requestId);
    }
    const shown = await this.#speech.notification(message);
    if (shown !== null) this.#options.toClient(shown, about);
  }

  async #fromServerRequest(message: Message, about?: RequestId): Promise<void> {
    const id = message.id as RequestId;
    if (this.#asked.size >= MAX_OPEN || !(await this.#speech.mayAsk(message)))
      return this.#options.toServer(this.#speech.refusal(id));
    this.#asked.set(id, about);
    this.#options.toClient(message, about);
  }

  /** A request that can get no answer any more. */
  failed(id: RequestId, why: string): void {
    if (this.#open.delete(id)) this.#options.toClient(errorAnswer(id, SERVER_ERROR, why));
  }

  /** The server is gone: whoever waits gets an error. */
  serverClosed(why: string): void {
    for (const id of this.#calls.release()) this.#options.toClient(errorAnswer(id, SERVER_ERROR, why));
    for (const id of [...this.#open.keys()]) this.failed(id, why);
    for (const [requestId, about] of this.#asked)
      this.#options.toClient(
        { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } },
        about,
      );
    this.#asked.clear();
  }

  /** The client is gone: nobody is left to answer questions. */
  clientClosed(): void {
    this.#calls.release();
    this.#open.clear();
  }

  #note(text: string): void {
    this.#options.note?.(text);
  }
}
