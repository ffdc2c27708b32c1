import { isModern, isObject, type Json, META, type Message, metaOf, object } from './message.ts';

/** The field of a request that the `Mcp-Name` header repeats (2026-07-28, transports: standard headers). */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
};
const MAX_DECLARED = 50;

/**
 * Headers that a request of the 2026-07-28 generation repeats from its body, so that gateways need not read it. They are made
 * from the body that was checked, never taken over. `schema`: input schema of the called tool, which may ask for more of them.
 */
export function bodyHeaders(message: Message, schema: unknown): Record<string, string> {
  const params = object(message.params);
  const method = String(message.method);
  if (message.id === undefined || !isModern(params)) return {};
  const headers: Record<string, string> = {
    'mcp-protocol-version': String(metaOf(params)[META.version]),
    'mcp-method': method,
  };
  const field = Object.hasOwn(NAMED, method) ? NAMED[method]! : undefined;
  const name = field === undefined ? undefined : params[field];
  if (typeof name === 'string') headers['mcp-name'] = fieldValue(name);
  if (method === 'tools/call') Object.assign(headers, argumentHeaders(schema, object(params.arguments)));
  return headers;
}

/** `Mcp-Param-*` for arguments whose schema carries `x-mcp-header`, as far as they are reached through `properties` alone. */
function argumentHeaders(schema: unknown, args: Json): Record<string, string> {
  const headers: Record<string, string> = {};
  const stack: { schema: unknown; value: unknown }[] = [{ schema, value: args }];
  while (stack.length > 0 && Object.keys(headers).length < MAX_DECLARED) {
    const { schema: node, value } = stack.pop()!;
    if (!isObject(node) || value === undefined) continue;
    const name = node['x-mcp-header'];
    const text = plain(value);
    if (typeof name === 'string' && /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) && text !== null)
      headers[`mcp-param-${name}`] = fieldValue(text);
    if (isObject(value))
      for (const [key, one] of Object.entries(object(node.properties)))
        if (Object.hasOwn(value, key)) stack.push({ schema: one, value: value[key] });
  }
  return headers;
}

function plain(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(value);
}

/** Text as a header field: as it is where it is plain ASCII, else in base64 with a mark (the same revision). */
function fieldValue(text: string): string {
  const isPlain = /^[\t\x20-\x7e]+$/.test(text) && text === text.trim() && !/^=\?base64\?.*\?=$/.test(text);
  if (isPlain) return text;
  const bytes = new TextEncoder().encode(text);
  return `=?base64?${Buffer.from(bytes).toString('base64')}?=`;
}
