import type { Tool } from './tools/tool.ts';

/** Messages of the chat-completions format, as far as a tool-calling agent needs it. */
export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly ChatCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

export interface ChatCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

/** Where the model answers. `url` is the part before `/chat/completions`. */
export interface Endpoint {
  readonly url: string;
  readonly model: string;
  readonly key?: string;
}

export interface Answer {
  readonly text: string;
  readonly calls: readonly ChatCall[];
}

const ANSWER_MS = 120_000;

/** One request to an OpenAI-compatible endpoint. */
export async function chat(
  endpoint: Endpoint,
  messages: readonly ChatMessage[],
  tools: readonly Tool[],
): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`${endpoint.url}: no answer`)), ANSWER_MS);
  try {
    return await request(endpoint, { messages, tools }, abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function request(
  endpoint: Endpoint,
  { messages, tools }: { messages: readonly ChatMessage[]; tools: readonly Tool[] },
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`${endpoint.url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(endpoint.key ? { authorization: `Bearer ${endpoint.key}` } : {}),
    },
    body: JSON.stringify({ model: endpoint.model, messages, tools: tools.map(declared) }),
    signal,
  });
  if (!response.ok)
    throw new Error(`${endpoint.url}: ${response.status} ${(await response.text()).slice(0, 300)}`);
  const body = (await response.json()) as {
    choices?: { message?: { content?: string | null; tool_calls?: ChatCall[] } }[];
  };
  const message = body.choices?.[0]?.message;
  if (!message) throw new Error(`${endpoint.url}: the answer holds no message`);
  return { text: message.content ?? '', calls: message.tool_calls ?? [] };
}

const declared = ({ name, description, properties, required }: Tool) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required } },
});
