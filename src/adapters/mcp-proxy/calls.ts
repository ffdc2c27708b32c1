import { digestCall } from '../../guard/index.ts';
import type { Gate } from '../gate.ts';
import { refusalResult } from '../mcp/content.ts';
import type { Catalogue } from './catalogue.ts';
import {
  answer,
  errorAnswer,
  INVALID_PARAMS,
  isId,
  isModern,
  isObject,
  type Json,
  META,
  type Message,
  metaOf,
  object,
  Recent,
  type RequestId,
} from './message.ts';
import { Questions, type Reply } from './questions.ts';

export interface CallsOptions {
  readonly gate: Gate;
  readonly catalogue: Catalogue;
  readonly questions: Questions;
  readonly toClient: (message: Message) => void;
  /** Passes a call on that may run. */
  readonly forward: (message: Message) => void;
  /** Nobody answers questions. */
  readonly unattended: boolean;
  /** A line for the log. */
  readonly note: (text: string) => void;
}

interface Action {
  readonly tool: string;
  readonly args: Json;
  readonly description?: string;
  readonly schema?: unknown;
}

const MAX_UNFINISHED = 500;
/** The digest that ties an approval to its arguments reads no deeper. */
const MAX_DEPTH = 60;

/** The way of a `tools/call` from the client to the server. */
export class Calls {
  readonly #options: CallsOptions;
  /** Calls that wait for a person, by id. */
  readonly #held = new Set<RequestId>();
  /** Admitted calls that the server wants to hear more about, by its state: digest of the call. */
  readonly #unfinished = new Recent<string, string>(MAX_UNFINISHED);
  /** Whether the client of a connection with sessions can be asked. */
  canAsk = false;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  /** Resolves when the call was passed on, answered, or put before a person. */
  async take(message: Message): Promise<void> {
    const { id } = message;
    // A call without an id asks for no answer; nothing may run unseen.
    if (!isId(id)) return;
    const params = object(message.params);
    const { name, arguments: given = {} } = params;
    if (typeof name !== 'string' || !isObject(given) || isDeep(given))
      return this.#options.toClient(
        errorAnswer(
          id,
          INVALID_PARAMS,
          `tools/call: give name as a text and arguments as an object, nested less than ${MAX_DEPTH} deep`,
        ),
      );
    const action = this.#action(name, given);
    if (this.#options.catalogue.isRefused(name)) {
      this.#options.note(`${told(name)}: refused, its definition carries orders`);
      return this.#refuse(id, params, `${name} was refused: its definition carries orders. Tell the user.`);
    }
    if (this.#goesOn(params, action)) return this.#options.forward(message);
    const round = this.#options.questions.round(params);
    if (round === null) return this.#ask(message, action);
    const again = { ...message, params: round.params };
    const { reply, token } = round;
    return reply === 'lost'
      ? this.#ask(again, action)
      : this.#decided({ message: again, action, reply, token });
  }

  #action(tool: string, args: Json): Action {
    const { description, inputSchema } = object(this.#options.catalogue.tool(tool));
    return {
      tool,
      args,
      ...(typeof description === 'string' ? { description } : {}),
      ...(isObject(inputSchema) ? { schema: inputSchema } : {}),
    };
  }

  async #ask(message: Message, action: Action): Promise<void> {
    const { gate, questions, toClient, unattended } = this.#options;
    const id = message.id as RequestId;
    const params = object(message.params);
    const modern = isModern(params);
    const canAsk = modern ? Questions.canAsk(metaOf(params)[META.capabilities]) : this.canAsk;
    if (unattended || !canAsk) return this.#admit(message, action);
    const token = questions.newToken();
    const question = gate.question(action, token);
    if (question === null) return this.#admit(message, action);
    if (modern) return toClient(answer(id, questions.asResult(question, token, params)));
    this.#held.add(id);
    void questions.askByRequest({ question, token, callId: id }).then((reply) => {
      // Cancelled while a person was asked.
      if (!this.#held.delete(id)) return;
      return this.#decided({ message, action, reply, token });
    });
  }

  #decided(decided: { message: Message; action: Action; reply: Reply; token: string }): Promise<void> {
    const { message, action, reply, token } = decided;
    if (reply === 'no') this.#options.gate.refuse(action);
    return this.#admit(message, action, reply === 'yes' ? token : undefined);
  }

  async #admit(message: Message, action: Action, token?: string): Promise<void> {
    const admission = await this.#options.gate.admit(action, token).catch(() => null);
    if (admission?.run) return this.#options.forward(message);
    const text = admission?.message ?? 'The call was not run: nobody could be asked.';
    this.#options.note(`${told(action.tool)}: a call was not let through`);
    this.#refuse(message.id as RequestId, object(message.params), text);
  }

  #refuse(id: RequestId, params: Json, text: string): void {
    const result = refusalResult(text);
    this.#options.toClient(answer(id, isModern(params) ? { resultType: 'complete', ...result } : result));
  }

  /** The server asks for more before it finishes a call that was let through. */
  unfinished(params: Json, result: Json): void {
    if (typeof result.requestState !== 'string') return;
    this.#unfinished.set(result.requestState, digestOf(params));
  }

  /** Whether this is the very call that the server wanted to hear more about: it was admitted already. */
  #goesOn(params: Json, action: Action): boolean {
    const { requestState } = params;
    if (typeof requestState !== 'string' || this.#unfinished.get(requestState) !== digestCall(action))
      return false;
    this.#unfinished.delete(requestState);
    return true;
  }

  isHeld(id: RequestId): boolean {
    return this.#held.has(id);
  }

  /** The client wants a held call no longer. False where none is held under this id. */
  withdraw(id: RequestId): boolean {
    if (!this.#held.delete(id)) return false;
    this.#options.questions.withdraw(id);
    return true;
  }

  /** All held calls; they are held no longer. */
  release(): RequestId[] {
    const ids = [...this.#held];
    this.#held.clear();
    this.#options.questions.withdrawAll();
    return ids;
  }
}

/** Names are the only thing of a message that the log holds. */
const told = (tool: string): string => tool.slice(0, 100);

function isDeep(root: Json): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    const next: unknown[] = [];
    for (const value of level)
      if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) next.push(one);
    level = next;
  }
  return false;
}

const digestOf = (params: Json): string =>
  digestCall({ tool: String(params.name ?? ''), args: object(params.arguments) });
