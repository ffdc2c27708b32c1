import type { Gate, Screening } from '../gate.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a client can read of a result (`tools/call`, `resources/read`, `prompts/get`, lists): the whole of it, with texts in
 * base64 decoded; data of pictures and sound is left out. One text alone is judged as that text.
 */
export function readableOf(result: Json): unknown {
  const { _meta, ...rest } = result;
  const { content, isError, resultType, ...others } = rest;
  if (Array.isArray(content) && content.length === 1 && isText(content[0]) && isCopy(others, content[0].text))
    return content[0].text;
  return decoded(_meta === undefined ? rest : result);
}

const isText = (part: unknown): part is { text: string } =>
  isObject(part) && part.type === 'text' && typeof part.text === 'string' && Object.keys(part).length === 2;

/** Servers send the structured content a second time as text. */
function isCopy(others: Json, text: string): boolean {
  const keys = Object.keys(others);
  if (keys.length === 0) return true;
  if (keys.length > 1 || keys[0] !== 'structuredContent') return false;
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(others.structuredContent);
  } catch {
    return false;
  }
}

function decoded(root: Json): unknown {
  return JSON.parse(
    JSON.stringify(root, function (this: Json, key: string, value: unknown) {
      if (typeof value !== 'string' || (key !== 'blob' && key !== 'data')) return value;
      const media = /^(?:image|audio|video)\//.test(String(this.mimeType ?? ''));
      if (media) return '';
      return textOf(value);
    }),
  );
}

function textOf(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  } catch {
    return base64;
  }
}

/** The result to pass on: the very same where it is clean, else one of the same method's shape that holds a text alone. */
export function withheldResult(method: string, params: Json, text: string): Json {
  if (method === 'resources/read')
    return { contents: [{ uri: String(params.uri ?? ''), mimeType: 'text/plain', text }] };
  if (method === 'prompts/get') return { messages: [{ role: 'user', content: { type: 'text', text } }] };
  return { content: [{ type: 'text', text }], isError: true };
}

/** Judges a result. `method` and `params` are those of the request it answers. */
export async function screenResult(
  gate: Gate,
  request: { method: string; params: Json },
  result: Json,
): Promise<Json> {
  const { method, params } = request;
  const args = isObject(params.arguments) ? params.arguments : {};
  const tool = method === 'tools/call' ? String(params.name ?? '') : method;
  let screening: Screening;
  try {
    screening = await gate.screen(
      { tool, args: method === 'tools/call' ? args : params },
      readableOf(result),
    );
  } catch {
    screening = { clean: false, text: '[withheld: this result could not be read]' };
  }
  if (screening.clean) return result;
  const kept = result.resultType === undefined ? {} : { resultType: 'complete' };
  return { ...kept, ...withheldResult(method, params, screening.text) };
}
