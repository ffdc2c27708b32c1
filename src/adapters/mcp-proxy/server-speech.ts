import { errorAnswer, isObject, type Json, type Message, metaOf, object, SERVER_ERROR } from './message.ts';
import { type TextJudge, WITHHELD_TEXT } from './texts.ts';

export interface SpeechOptions {
  readonly judge: TextJudge;
  readonly note: (text: string) => void;
}

/** Fields of notifications that name things and are not read by a model. */
const HANDLES = new Set(['progressToken', 'requestId', 'level', 'uri', 'taskId', 'elicitationId', 'status']);

/** What a server says by itself: its instructions, its questions, its log lines. */
export class ServerSpeech {
  readonly #options: SpeechOptions;

  constructor(options: SpeechOptions) {
    this.#options = options;
  }

  /** The result of `initialize` or `server/discover`; the very same object where it is clean. */
  async greeting(result: Json): Promise<Json> {
    const { judge, note } = this.#options;
    let shown = result;
    const { instructions } = result;
    if (typeof instructions === 'string') {
      const judgement = await judge.judge(instructions, 'server instructions');
      if (!judgement.clean) {
        note('the instructions of the server carry orders, which were withheld');
        shown = { ...shown, instructions: judgement.text };
      }
    }
    for (const [holder, key] of [
      [result, 'serverInfo'],
      [metaOf(result), 'io.modelcontextprotocol/serverInfo'],
    ] as const) {
      const info = holder[key];
      if (!isObject(info) || (await judge.judgeValue(info, 'server name')).clean) continue;
      note('the name or description of the server carries orders, which were withheld');
      const bare = { name: WITHHELD_TEXT, version: '0' };
      shown =
        key === 'serverInfo'
          ? { ...shown, [key]: bare }
          : { ...shown, _meta: { ...metaOf(shown), [key]: bare } };
    }
    return shown;
  }

  /** Whether a request of the server (a question to the person, a prompt for the model) may reach the client. */
  async mayAsk(request: Json): Promise<boolean> {
    const { method } = request;
    if (method === 'ping' || method === 'roots/list') return true;
    if ((await this.#options.judge.judgeValue(object(request.params), String(method))).clean) return true;
    this.#options.note(`${String(method)} of the server: refused, it carries orders`);
    return false;
  }

  /** What the server hears when its request does not reach the client. */
  refusal(id: string | number): Message {
    return errorAnswer(id, SERVER_ERROR, 'refused by the guard in front of the client: it carries orders');
  }

  /** Whether the inputs that an unfinished result asks for (2026-07-28) may reach the client. */
  async mayAskInputs(result: Json): Promise<boolean> {
    for (const request of Object.values(object(result.inputRequests)))
      if (!isObject(request) || !(await this.mayAsk(request))) return false;
    return true;
  }

  /** A notification as it may be passed on; the same object where it is clean, null where nothing is left of it. */
  async notification(message: Message): Promise<Message | null> {
    const params = object(message.params);
    const { _meta, ...others } = params;
    const said = Object.fromEntries(Object.entries(others).filter(([key]) => !HANDLES.has(key)));
    if (Object.values(said).every((value) => typeof value === 'number')) return message;
    if ((await this.#options.judge.judgeValue(said, String(message.method))).clean) return message;
    this.#options.note(`${String(message.method)} of the server: its text was withheld, it carries orders`);
    if (message.method === 'notifications/message')
      return { ...message, params: { level: params.level ?? 'info', data: WITHHELD_TEXT } };
    if (message.method !== 'notifications/progress') return null;
    const { message: _, ...progress } = params;
    return { ...message, params: progress };
  }
}
