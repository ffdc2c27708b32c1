import type { Gate } from '../gate.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of a result that say how to handle it, and never reach a model. */
const HANDLING = new Set(['isError', 'resultType', 'ttlMs', 'cacheScope', 'nextCursor']);
/** What servers of the 2026-07-28 generation put under `_meta` by themselves. */
const OWN_META = 'io.modelcontextprotocol/';

/**
 * What a client can read of a result (`tools/call`, `resources/read`, `prompts/get`, ...): the whole of it, with texts in
 * base64 decoded; data of pictures and sound is left out. Where texts are all there is, they are judged as texts: wrapped in JSON
 * an order looks less like one.
 */
export function readableOf(result: Json): unknown {
  const rest = Object.fromEntries(
    Object.entries(result).filter(([key, value]) => !HANDLING.has(key) && !(key === '_meta' && isOwn(value))),
  );
  const { content, ...others } = rest;
  if (isTexts(content) && isCopy(others, content)) return content.map(({ text }) => text).join('\n\n');
  return promptTexts(rest) ?? onlyResource(rest) ?? decoded(rest);
}

const isTexts = (content: unknown): content is { text: string }[] =>
  Array.isArray(content) && content.length > 0 && content.every(isText);

/** The texts of a `prompts/get`. */
function promptTexts(rest: Json): string | null {
  const { messages, description = '', ...others } = rest;
  if (!Array.isArray(messages) || typeof description !== 'string' || Object.keys(others).length > 0)
    return null;
  const contents = messages.map((message) => (isObject(message) ? message.content : null));
  if (!isTexts(contents)) return null;
  return [description, ...contents.map(({ text }) => text)].filter((text) => text !== '').join('\n\n');
}

const isOwn = (meta: unknown): boolean =>
  isObject(meta) && Object.keys(meta).every((key) => key.startsWith(OWN_META));

const isText = (part: unknown): part is { text: string } =>
  isObject(part) && part.type === 'text' && typeof part.text === 'string' && Object.keys(part).length === 2;

/** Servers send the structured content a second time as text. */
function isCopy(others: Json, content: readonly { text: string }[]): boolean {
  const keys = Object.keys(others);
  if (keys.length === 0) return true;
  if (keys.length > 1 || keys[0] !== 'structuredContent' || content.length !== 1) return false;
  try {
    return JSON.stringify(JSON.parse(content[0]!.text)) === JSON.stringify(others.structuredContent);
  } catch {
    return false;
  }
}

/** The one text or mail of a `resources/read`. */
function onlyResource(rest: Json): string | Uint8Array | null {
  const { contents } = rest;
  if (!Array.isArray(contents) || contents.length !== 1 || Object.keys(rest).length !== 1) return null;
  const [one] = contents;
  if (!isObject(one) || Object.keys(one).some((key) => !['uri', 'mimeType', 'text', 'blob'].includes(key)))
    return null;
  if (typeof one.text === 'string' && one.blob === undefined) return one.text;
  if (typeof one.blob !== 'string' || one.text !== undefined || isMedia(one)) return null;
  return bytesOf(one.blob);
}

/** SVG is text. */
const isMedia = (part: Json): boolean => /^(?:image|audio|video)\/(?!svg)/i.test(String(part.mimeType ?? ''));
/** In the strict form that servers send: `atob` skips blanks, so that sentences would pass for it. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/_-]*={0,2}$/.test(text);
/** Characters of an encoded text that are judged beside what it decodes to: a sentence without blanks is no longer. */
const MOST_RAW = 2_000;

function decoded(root: Json): unknown {
  return JSON.parse(
    JSON.stringify(root, function (this: Json, key: string, value: unknown) {
      if (typeof value !== 'string' || (key !== 'blob' && key !== 'data')) return value;
      const bytes = isBase64(value) ? bytesOf(value) : null;
      if (bytes === null) return value;
      if (isMedia(this)) return '';
      // what decodes may be words all the same: both are judged
      return `${value.slice(0, MOST_RAW)}\n${new TextDecoder().decode(bytes)}`;
    }),
  );
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    const binary = atob(base64);
    const bytes = new Uint8Array(binary.length);
    for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}

/** A result of the method's shape that holds a text alone. */
export function textResult(method: string, params: Json, text: string): Json {
  if (method === 'resources/read')
    return { contents: [{ uri: String(params.uri ?? ''), mimeType: 'text/plain', text }] };
  if (method === 'prompts/get') return { messages: [{ role: 'user', content: { type: 'text', text } }] };
  if (method === 'completion/complete') return { completion: { values: [] } };
  return { content: [{ type: 'text', text }] };
}

/** The answer to a call that did not run. */
export const refusalResult = (text: string): Json => ({
  ...textResult('tools/call', {}, text),
  isError: true,
});

/**
 * Judges a result and gives what to pass on: the very same object where it is clean, else one of the same shape with the text
 * that the guard lets through. `method` and `params` are those of the request it answers.
 */
export async function screenResult(
  gate: Gate,
  request: { method: string; params: Json },
  result: Json,
): Promise<Json> {
  const { method, params } = request;
  const isCall = method === 'tools/call';
  const args = isCall ? (isObject(params.arguments) ? params.arguments : {}) : withoutMeta(params);
  const screening = await gate.screen(
    { tool: isCall ? String(params.name ?? '') : method, args },
    readable(result),
  );
  if (screening.clean) return result;
  const { ttlMs, cacheScope } = result;
  const kept = {
    ...(result.resultType === undefined ? {} : { resultType: 'complete' }),
    ...(typeof ttlMs === 'number' ? { ttlMs } : {}),
    ...(cacheScope === 'public' || cacheScope === 'private' ? { cacheScope } : {}),
  };
  // A tool that declares structured content must give it, or an error: clients refuse anything else.
  const failed =
    method === 'tools/call' && (result.isError === true || result.structuredContent !== undefined)
      ? { isError: true }
      : {};
  return { ...kept, ...textResult(method, params, screening.text), ...failed };
}

const withoutMeta = ({ _meta, ...rest }: Json): Json => rest;

/** A value the gate cannot look into, where the result is nested too deep to be read. */
function readable(result: Json): unknown {
  try {
    return readableOf(result);
  } catch {
    return new Map();
  }
}
