import { createGate, type Gate, type GuardSession, type Question } from '../gate.ts';
import { screenResult, withheldResult } from './content.ts';

/** A JSON-RPC message of MCP, either generation. */
export type Message = Readonly<Record<string, unknown>>;
type Json = Readonly<Record<string, unknown>>;

export interface ProxyOptions {
  readonly session: GuardSession;
  readonly toClient: (message: Message) => void;
  readonly toServer: (message: Message) => void;
  /** A name nobody can guess, for questions of the proxy's own. */
  readonly newId: () => string;
  /** Told once for each oddity: a changed description, a withheld list entry. Holds no content. */
  readonly warn?: (text: string) => void;
}

const SCREENED = new Set(['tools/call', 'resources/read', 'prompts/get']);
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const SCHEMA = {
  type: 'object',
  properties: { run: { type: 'boolean', title: 'Run it', description: 'Run this very call once' } },
  required: ['run'],
};
const object = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const saidYes = (answer: unknown): boolean =>
  object(answer).action === 'accept' && object(object(answer).content).run === true;

/**
 * Stands between an MCP client and a server, message by message: all that is not a call, a result to screen, or a list of tools
 * goes through as it came. Questions go to the client by elicitation: as a request of its own (up to 2025-11-25) or as an
 * `input_required` result (2026-07-28). A client without elicitation gets a refusal.
 */
export class McpProxy {
  readonly #options: ProxyOptions;
  readonly #asking: Gate;
  readonly #rounds: Gate;
  readonly #plain: Gate;
  /** Requests of the client that the server has not answered, by id. */
  readonly #open = new Map<unknown, { method: string; params: Json }>();
  readonly #held = new Set<unknown>();
  readonly #questions = new Map<string, (answer: unknown) => void>();
  /** Inputs of a call that a question of ours replaced for one round, by our state token. */
  readonly #tokens = new Map<string, Json>();
  readonly #tools = new Map<string, string>();
  #canAsk = false;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#asking = createGate(options.session, { ask: (question) => this.#elicit(question) });
    this.#rounds = createGate(options.session);
    this.#plain = createGate(options.session);
  }

  /** A message of the client. */
  async fromClient(message: Message): Promise<void> {
    const { id, method } = message;
    const params = object(message.params);
    if (typeof method !== 'string') {
      const answer = typeof id === 'string' ? this.#questions.get(id) : undefined;
      if (answer === undefined) return this.#options.toServer(message);
      this.#questions.delete(id as string);
      return answer(message.result);
    }
    if (method === 'initialize') this.#canAsk = object(params.capabilities).elicitation !== undefined;
    if (method === 'notifications/cancelled' && this.#held.delete(params.requestId)) return;
    if (method === 'tools/call') return this.#call(message, params);
    this.#forward(message, params);
  }

  #forward(message: Message, params: Json): void {
    if (message.id !== undefined) this.#open.set(message.id, { method: String(message.method), params });
    this.#options.toServer(message);
  }

  async #call(message: Message, params: Json): Promise<void> {
    const { id } = message;
    const action = { tool: String(params.name ?? ''), args: object(params.arguments) };
    // A call without an id asks for no answer; nothing may run unseen.
    if (id === undefined) return;
    const capabilities = object(params._meta)[CAPABILITIES];
    const token = typeof params.requestState === 'string' ? params.requestState : '';
    const before = this.#tokens.get(token);
    let passed = params;
    let gate = capabilities === undefined && this.#canAsk ? this.#asking : this.#plain;
    if (before !== undefined) {
      this.#tokens.delete(token);
      const { inputResponses, requestState: _, ...rest } = params;
      passed = { ...rest, ...before };
      if (saidYes(object(inputResponses).chainmail)) gate = this.#rounds;
    } else if (object(capabilities).elicitation !== undefined) {
      const state = this.#options.newId();
      if (this.#rounds.needsApproval(action, state)) return this.#askByResult(id, { state, action, params });
    }
    this.#held.add(id);
    const admission = await gate.admit(action, before === undefined ? undefined : token).catch(() => null);
    // Cancelled while a person was asked.
    if (!this.#held.delete(id)) return;
    if (admission?.run)
      return this.#forward(before === undefined ? message : { ...message, params: passed }, passed);
    const text = admission?.message ?? 'The call was not run: nobody could be asked.';
    this.#answer(id, withheldResult('tools/call', params, text), capabilities !== undefined);
  }

  #askByResult(
    id: unknown,
    { state, action, params }: { state: string; action: { tool: string; args: Json }; params: Json },
  ): void {
    const { inputResponses, requestState } = params;
    this.#tokens.set(state, {
      ...(inputResponses ? { inputResponses } : {}),
      ...(requestState ? { requestState } : {}),
    });
    const ask = { mode: 'form', message: this.#rounds.preview(action).message, requestedSchema: SCHEMA };
    this.#options.toClient({
      jsonrpc: '2.0',
      id,
      result: {
        resultType: 'input_required',
        inputRequests: { chainmail: { method: 'elicitation/create', params: ask } },
        requestState: state,
      },
    });
  }

  #answer(id: unknown, result: Json, modern: boolean): void {
    this.#options.toClient({
      jsonrpc: '2.0',
      id,
      result: modern ? { resultType: 'complete', ...result } : result,
    });
  }

  #elicit({ text, call }: Question): Promise<boolean> {
    const id = this.#options.newId();
    const shown = JSON.stringify(call.args).slice(0, 2_000);
    const params = { message: `${text}\n${call.tool} ${shown}`, requestedSchema: SCHEMA };
    return new Promise((resolve) => {
      this.#questions.set(id, (answer) => resolve(saidYes(answer)));
      this.#options.toClient({ jsonrpc: '2.0', id, method: 'elicitation/create', params });
    });
  }

  /** A message of the server. */
  async fromServer(message: Message): Promise<void> {
    const { id, method } = message;
    const request = method === undefined && id !== undefined ? this.#open.get(id) : undefined;
    if (request === undefined) return this.#options.toClient(message);
    this.#open.delete(id);
    if (message.error !== undefined) return this.#error(message, request);
    const result = object(message.result);
    if (request.method === 'tools/list') return this.#list(message, result);
    if (!SCREENED.has(request.method)) return this.#options.toClient(message);
    const screened = await screenResult(this.#plain, request, result);
    this.#options.toClient(screened === result ? message : { ...message, result: screened });
  }

  async #error(message: Message, request: { method: string }): Promise<void> {
    const error = object(message.error);
    const screening = await this.#plain.screen({ tool: request.method, args: {} }, { ...error });
    this.#options.toClient(
      screening.clean
        ? message
        : { ...message, error: { code: error.code ?? -32603, message: screening.text } },
    );
  }

  /** A tool whose description carries orders, or is another than at first sight, is left out of the list. */
  async #list(message: Message, result: Json): Promise<void> {
    const tools = Array.isArray(result.tools) ? result.tools : [];
    const kept: unknown[] = [];
    for (const tool of tools) {
      const name = String(object(tool).name ?? '');
      const text = JSON.stringify(tool);
      const first = this.#tools.get(name);
      if (first === undefined) {
        const screening = await this.#plain.screen(
          { tool: 'tools/list', args: {} },
          object(tool).description ?? '',
        );
        if (screening.clean) this.#tools.set(name, text);
        else this.#options.warn?.(`tool ${name}: left out, its description carries orders`);
        if (screening.clean) kept.push(tool);
      } else if (first === text) kept.push(tool);
      else this.#options.warn?.(`tool ${name}: left out, it has changed since it was first listed`);
    }
    this.#options.toClient(
      kept.length === tools.length ? message : { ...message, result: { ...result, tools: kept } },
    );
  }

  /** The server is gone: whoever waits gets an error. */
  serverClosed(): void {
    for (const id of this.#open.keys())
      this.#options.toClient({
        jsonrpc: '2.0',
        id,
        error: { code: -32000, message: 'the mail server process ended' },
      });
    this.#open.clear();
  }
}
