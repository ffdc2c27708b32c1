import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parse } from 'smol-toml';
import { McpProxy, type Message } from '../../adapters/mcp/index.ts';
import { InputError } from '../../errors.ts';
import { createGuard, parseRules } from '../../guard/index.ts';
import { loadDetector } from '../../load-detector.ts';
import type { Io } from '../io.ts';
import type { Status } from '../status.ts';

export interface McpOptions {
  readonly config?: string;
  readonly model?: string;
}

/** `chainmail mcp -- COMMAND…`: an MCP server on standard input and output that guards another one. */
export async function mcp(command: readonly string[], options: McpOptions, io: Io): Promise<Status> {
  const [file, ...args] = command;
  if (file === undefined)
    throw new InputError('no-command', 'mcp: give the server to guard: chainmail mcp -- COMMAND');
  const config = options.config === undefined ? {} : await readConfig(options.config);
  const session = createGuard({
    detector: await loadDetector(options.model),
    account: config.account,
    rules: parseRules(config.rules ?? {}),
    now: () => Date.now(),
  }).session();
  if (config.user_request !== undefined) session.user(config.user_request);
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  const proxy = new McpProxy({
    session,
    newId: () => `chainmail-${randomUUID()}`,
    toClient: (message) => void io.stdout.write(`${JSON.stringify(message)}\n`).catch(() => child.kill()),
    toServer: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    warn: (text) => void io.stderr.write(`chainmail: ${text}\n`),
  });
  const client = createInterface({ input: io.stdin });
  client.on('line', (line) => each(line, (message) => proxy.fromClient(message)));
  client.on('close', () => child.stdin.end());
  createInterface({ input: child.stdout }).on('line', (line) =>
    each(line, (message) => proxy.fromServer(message)),
  );
  return new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new InputError('no-server', `mcp: cannot start ${file}: ${cause.message}`, { cause })),
    );
    child.on('close', (code) => {
      proxy.serverClosed();
      resolve(code === 0 ? 0 : 2);
    });
  });
}

/** One line may hold a batch (2025-03-26). What is no JSON goes nowhere. */
function each(line: string, take: (message: Message) => Promise<void>): void {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return;
  }
  for (const one of Array.isArray(value) ? value : [value])
    if (typeof one === 'object' && one !== null) void take(one as Message);
}

interface Config {
  readonly account?: string;
  readonly user_request?: string;
  readonly rules?: unknown;
}

async function readConfig(path: string): Promise<Config> {
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new InputError('config-unreadable', `cannot read the configuration ${path}`, { cause });
  });
  let value: Record<string, unknown>;
  try {
    value = path.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (cause) {
    throw new InputError('bad-config', `${path}: not valid ${path.endsWith('.json') ? 'JSON' : 'TOML'}`, {
      cause,
    });
  }
  for (const [key, one] of Object.entries(value ?? {})) {
    if (!['account', 'user_request', 'rules'].includes(key))
      throw new InputError(
        'bad-config',
        `${path}: ${key}: no such field; known: account, user_request, rules`,
      );
    if (key !== 'rules' && typeof one !== 'string')
      throw new InputError('bad-config', `${path}: ${key}: give a text`);
  }
  return value as Config;
}
