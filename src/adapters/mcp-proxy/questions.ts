import type { Question } from '../gate.ts';
import { questionText } from '../words.ts';
import { type Json, type Message, notification, object, Recent, type RequestId } from './message.ts';

const SCHEMA = {
  type: 'object',
  properties: { run: { type: 'boolean', title: 'Run it', description: 'Run this very call once' } },
  required: ['run'],
};
/** Name of our question among the inputs that a call asks for. */
const KEY = 'chainmail';
const TOKEN_PREFIX = 'chainmail-';
const MAX_QUESTIONS = 200;
/** Unanswered for so long, a question is dropped and its call not run. As long as a confirmation lasts. */
const QUESTION_MS = 10 * 60_000;

/** What the person said. `none`: nothing; the form was closed, or the call withdrawn. */
export type Reply = 'yes' | 'no' | 'none';

function replyOf(answer: unknown): Reply {
  const { action, content } = object(answer);
  if (action === 'accept') return object(content).run === true ? 'yes' : 'no';
  return action === 'decline' ? 'no' : 'none';
}

/** A call that comes back with the answer to a question of ours. */
export interface Round {
  readonly token: string;
  /** `lost`: we do not know the question, so it has to be asked anew. */
  readonly reply: Reply | 'lost';
  /** The parameters as the server shall get them. */
  readonly params: Json;
}

interface Waiting {
  readonly callId: RequestId;
  readonly answer: (reply: Reply) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Questions to the person at the client: as a request of our own (up to 2025-11-25), or as the unfinished result of the call
 * (2026-07-28), which the client then repeats with the answer. Either way a token nobody can guess ties answer and call.
 */
export class Questions {
  readonly #newId: () => string;
  readonly #toClient: (message: Message, about?: RequestId) => void;
  readonly #waiting = new Map<string, Waiting>();
  /** Inputs and state of the server that our question took the place of, by token. */
  readonly #rounds = new Recent<string, Json>(MAX_QUESTIONS);

  constructor(newId: () => string, toClient: (message: Message, about?: RequestId) => void) {
    this.#newId = newId;
    this.#toClient = toClient;
  }

  newToken(): string {
    return `${TOKEN_PREFIX}${this.#newId()}`;
  }

  /** Whether `capabilities` of a client let it be asked by a form. An empty entry means forms. */
  static canAsk(capabilities: unknown): boolean {
    const { elicitation } = object(capabilities);
    if (typeof elicitation !== 'object' || elicitation === null) return false;
    return 'form' in elicitation || !('url' in elicitation);
  }

  /** Asks by a request; answered with `none` at once where too many questions are open. */
  askByRequest(ask: { question: Question; token: string; callId: RequestId }): Promise<Reply> {
    const { question, token, callId } = ask;
    if (this.#waiting.size >= MAX_QUESTIONS) return Promise.resolve('none');
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#give(token, 'none'), QUESTION_MS);
      timer.unref?.();
      this.#waiting.set(token, { callId, answer: resolve, timer });
      const params = { message: questionText(question), requestedSchema: SCHEMA };
      this.#toClient({ jsonrpc: '2.0', id: token, method: 'elicitation/create', params }, callId);
    });
  }

  /** Takes the client's answer to a request of ours. False where the id is none of ours. */
  take(id: unknown, message: Message): boolean {
    if (typeof id !== 'string' || !id.startsWith(TOKEN_PREFIX)) return false;
    this.#give(id, message.error === undefined ? replyOf(message.result) : 'none');
    return true;
  }

  #give(token: string, reply: Reply): void {
    const waiting = this.#waiting.get(token);
    if (waiting === undefined) return;
    this.#waiting.delete(token);
    clearTimeout(waiting.timer);
    waiting.answer(reply);
  }

  /** The call is no longer wanted: nor is the answer. */
  withdraw(callId: RequestId): void {
    for (const [token, waiting] of this.#waiting)
      if (waiting.callId === callId) {
        this.#toClient(notification('notifications/cancelled', { requestId: token }), callId);
        this.#give(token, 'none');
      }
  }

  withdrawAll(): void {
    for (const { callId } of [...this.#waiting.values()]) this.withdraw(callId);
  }

  /** The unfinished result that asks. */
  asResult(question: Question, token: string, params: Json): Json {
    const { inputResponses, requestState } = params;
    this.#rounds.set(token, {
      ...(inputResponses === undefined ? {} : { inputResponses }),
      ...(requestState === undefined ? {} : { requestState }),
    });
    const ask = { mode: 'form', message: questionText(question), requestedSchema: SCHEMA };
    return {
      resultType: 'input_required',
      inputRequests: { [KEY]: { method: 'elicitation/create', params: ask } },
      requestState: token,
    };
  }

  /** The answer that a repeated call brings; null where it brings none. */
  round(params: Json): Round | null {
    const { requestState, inputResponses, ...rest } = params;
    if (typeof requestState !== 'string' || !requestState.startsWith(TOKEN_PREFIX)) return null;
    const saved = this.#rounds.take(requestState);
    return {
      token: requestState,
      reply: saved === undefined ? 'lost' : replyOf(object(inputResponses)[KEY]),
      params: { ...rest, ...saved },
    };
  }
}
