/** A JSON-RPC 2.0 message of MCP, either generation. */
export type Message = Readonly<Record<string, unknown>>;
export type Json = Readonly<Record<string, unknown>>;
export type RequestId = string | number;

/** The first revision without sessions: each request says by itself which version it speaks and what its client can do. */
export const MODERN_VERSION = '2026-07-28';
export const META = {
  version: 'io.modelcontextprotocol/protocolVersion',
  capabilities: 'io.modelcontextprotocol/clientCapabilities',
  subscription: 'io.modelcontextprotocol/subscriptionId',
} as const;

/** Server error of JSON-RPC; what went wrong is in the message. */
export const SERVER_ERROR = -32_000;
export const INVALID_REQUEST = -32_600;
export const INVALID_PARAMS = -32_602;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const object = (value: unknown): Json => (isObject(value) ? value : {});
export const isId = (value: unknown): value is RequestId =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

export const metaOf = (params: unknown): Json => object(object(params)._meta);
export const isModern = (params: unknown): boolean => typeof metaOf(params)[META.version] === 'string';

export const errorAnswer = (id: RequestId, code: number, message: string): Message => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
export const answer = (id: RequestId, result: Json): Message => ({ jsonrpc: '2.0', id, result });
export const notification = (method: string, params: Json): Message => ({ jsonrpc: '2.0', method, params });

/** A map that holds the newest entries only: what the other side never asks for again must not stay for good. */
export class Recent<K, V> extends Map<K, V> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: K, value: V): this {
    super.delete(key);
    super.set(key, value);
    if (this.size > this.#most) super.delete(super.keys().next().value!);
    return this;
  }

  /** Gives an entry once. */
  take(key: K): V | undefined {
    const value = this.get(key);
    this.delete(key);
    return value;
  }
}
