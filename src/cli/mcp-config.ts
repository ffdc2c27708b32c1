import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { InputError } from '../errors.ts';
import { type Contact, type GuardRules, parseRules } from '../guard/index.ts';
import { reasonOf } from './files.ts';

/** What `chainmail mcp --config FILE` reads. Every field may be left out. */
export interface McpConfig {
  /** Addresses of the user. */
  readonly account: readonly string[];
  readonly contacts: readonly Contact[];
  readonly profile: 'attended' | 'unattended';
  readonly rules: GuardRules;
  /** What the user wants, where it is always the same. */
  readonly userRequest: string | null;
  /** File with the user's newest turn; read again when it changes. */
  readonly userRequestFile: string | null;
  /** Header that carries the user's newest turn, percent-encoded; with `--listen` alone. */
  readonly userRequestHeader: string | null;
  /** For the server behind `--url`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bearer token that clients of `--listen` have to show. */
  readonly listenToken: string | null;
  /** File that keeps the first definition of every tool over runs. */
  readonly knownTools: string | null;
  readonly maxMessageBytes: number;
}

const KEYS = [
  ...['account', 'contacts', 'profile', 'rules', 'user_request', 'user_request_file', 'user_request_header'],
  ...['headers', 'headers_env', 'listen_token_env', 'known_tools', 'max_message_bytes'],
];
const DEFAULT_BYTES = 64_000_000;
const MIN_BYTES = 10_000;
const MAX_BYTES = 500_000_000;
/** Headers that the proxy writes itself. */
const OWN_HEADERS = /^(?:content-|accept$|mcp-|last-event-id$|host$|connection$|transfer-encoding$)/i;

type Env = Readonly<Record<string, string | undefined>>;
type Table = Readonly<Record<string, unknown>>;

/** Reads TOML, or JSON where the name ends so. Throws an InputError that names file, field, value and remedy. */
export async function readMcpConfig(path: string | undefined, env: Env): Promise<McpConfig> {
  if (path === undefined) return configOf({}, { path: '', env });
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new InputError('config-unreadable', `cannot read the configuration ${path}: ${reasonOf(cause)}`, {
      cause,
    });
  });
  const format = path.endsWith('.json') ? 'JSON' : 'TOML';
  let value: unknown;
  try {
    value = format === 'JSON' ? JSON.parse(text) : parse(text);
  } catch (cause) {
    const line = (cause as { line?: number }).line;
    const where = line === undefined ? '' : `, line ${line}`;
    throw new InputError('bad-config', `${path}: not valid ${format}${where}`, { cause });
  }
  if (!isTable(value)) throw new InputError('bad-config', `${path}: give a table at the top`);
  return configOf(value, { path, env });
}

function configOf(root: Table, { path, env }: { path: string; env: Env }): McpConfig {
  const fault = (key: string, remedy: string): InputError =>
    new InputError('bad-config', `${path}: ${key}: ${remedy}`);
  for (const key of Object.keys(root))
    if (!KEYS.includes(key)) throw fault(key, `no such field; known: ${KEYS.join(', ')}`);
  const text = (key: string): string | null => {
    const value = root[key];
    if (value === undefined) return null;
    if (typeof value !== 'string' || value.trim() === '') throw fault(key, 'give a text');
    return value;
  };
  const file = (key: string): string | null => {
    const value = text(key);
    return value === null ? null : resolve(dirname(path), value);
  };
  const texts = (key: string): Record<string, string> => {
    const value = root[key] ?? {};
    if (!isTable(value)) throw fault(key, 'give a table of texts');
    for (const [name, one] of Object.entries(value)) {
      if (typeof one !== 'string') throw fault(`${key}.${name}`, 'give a text');
      if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) || OWN_HEADERS.test(name))
        throw fault(`${key}.${name}`, 'not a header that can be set');
    }
    return value as Record<string, string>;
  };
  const secret = (name: string, key: string): string => {
    const value = env[name];
    if (value === undefined || value === '') throw fault(key, `the environment variable ${name} is not set`);
    return value;
  };
  const fromEnv = Object.entries(texts('headers_env')).map(([header, name]): [string, string] => [
    header,
    secret(name, `headers_env.${header}`),
  ]);
  const headers = { ...texts('headers'), ...Object.fromEntries(fromEnv) };
  for (const [name, value] of Object.entries(headers))
    if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw fault(`headers.${name}`, 'give plain characters alone');
  const profile = root.profile ?? 'attended';
  if (profile !== 'attended' && profile !== 'unattended')
    throw fault('profile', 'use attended or unattended');
  const tokenName = text('listen_token_env');
  const bytes = root.max_message_bytes ?? DEFAULT_BYTES;
  if (typeof bytes !== 'number' || !Number.isInteger(bytes) || bytes < MIN_BYTES || bytes > MAX_BYTES)
    throw fault('max_message_bytes', `give a whole number from ${MIN_BYTES} to ${MAX_BYTES}`);
  const sources = ['user_request', 'user_request_file', 'user_request_header'].filter(
    (key) => root[key] !== undefined,
  );
  if (sources.length > 1) throw fault(sources[1]!, `give only one of ${sources.join(' and ')}`);
  return {
    account: accountOf(root.account, fault),
    contacts: contactsOf(root.contacts, fault),
    profile,
    rules: parseRules(root.rules ?? {}),
    userRequest: text('user_request'),
    userRequestFile: file('user_request_file'),
    userRequestHeader: text('user_request_header')?.toLowerCase() ?? null,
    headers,
    listenToken: tokenName === null ? null : secret(tokenName, 'listen_token_env'),
    knownTools: file('known_tools'),
    maxMessageBytes: bytes,
  };
}

type Fault = (key: string, remedy: string) => InputError;

function accountOf(value: unknown, fault: Fault): string[] {
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
  if (!list.every((one): one is string => typeof one === 'string' && one.includes('@')))
    throw fault('account', 'give an address, or a list of addresses');
  return list;
}

function contactsOf(value: unknown, fault: Fault): Contact[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw fault('contacts', 'give a list of tables with name and address');
  return value.map((one, at) => {
    const { name, address, ...rest } = isTable(one) ? one : {};
    if (typeof name !== 'string' || typeof address !== 'string' || Object.keys(rest).length > 0)
      throw fault(`contacts[${at}]`, 'give name and address as texts, and nothing else');
    return { name, address };
  });
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
