import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import {
  Connection,
  type ConnectionOptions,
  type KnownTools,
  listen,
  serveStdio,
  type Target,
} from '../../adapters/mcp-proxy/index.ts';
import { InputError } from '../../errors.ts';
import { createGuard } from '../../guard/index.ts';
import { loadDetector } from '../../load-detector.ts';
import type { Io } from '../io.ts';
import { type McpConfig, readMcpConfig } from '../mcp-config.ts';
import { safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';

export interface McpOptions {
  readonly config?: string;
  readonly model?: string;
  readonly url?: string;
  readonly listen?: number;
}

/** `chainmail mcp -- COMMAND…` or `--url URL`: an MCP server that guards another one. */
export async function mcp(command: readonly string[], options: McpOptions, io: Io): Promise<Status> {
  const config = await readMcpConfig(options.config, io.env);
  const target = targetOf(command, options.url, config);
  if (config.userRequestHeader !== null && options.listen === undefined)
    throw new InputError('bad-config', 'user_request_header: there are headers only with --listen');
  const note = (text: string): void => void io.stderr.write(`chainmail: ${safeLine(text)}\n`).catch(() => {});
  const turns = new Turns(config, note);
  const connection: Omit<ConnectionOptions, 'toClient' | 'clientReady' | 'onClosed'> = {
    guard: createGuard({
      detector: await loadDetector(options.model),
      account: config.account,
      contacts: config.contacts,
      profile: config.profile,
      rules: config.rules,
      now: () => Date.now(),
    }),
    target,
    newId: randomUUID,
    note,
    unattended: config.profile === 'unattended',
    maxBytes: config.maxMessageBytes,
    ...toolMemory(config.knownTools, note),
  };
  const stop = stopSignal(io.signal);
  const beforeMessage = (one: Connection): Promise<void> => turns.hear(one);
  try {
    if (options.listen === undefined)
      return (await started(
        serveStdio({
          ...connection,
          input: io.stdin,
          write: (text) => io.stdout.write(text),
          beforeMessage,
          signal: stop.signal,
        }),
      ))
        ? 0
        : 2;
    const server = await started(
      listen({
        port: options.listen,
        open: (way) => Connection.open({ ...connection, ...way }),
        token: config.listenToken,
        userRequestHeader: config.userRequestHeader,
        beforeMessage,
        maxBytes: config.maxMessageBytes,
        note,
      }),
    );
    note(`listening on http://127.0.0.1:${server.port}/mcp`);
    await new Promise<void>((resolve) => {
      if (stop.signal.aborted) resolve();
      stop.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await server.close();
    return 0;
  } finally {
    stop.release();
  }
}

/** The file that was not there, or the port that is taken. */
async function started<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new InputError('not-started', `mcp: ${whyNot(code, message)}`, { cause });
  }
}

/** `spawn NAME ENOENT` and the like, in the reader's words. */
function whyNot(code: string, message: string): string {
  const command = /^spawn (.*) E[A-Z]+$/s.exec(message)?.[1];
  if (command === undefined)
    return code === 'EADDRINUSE' ? `${message}: choose another port` : `${message}: check the command`;
  if (code === 'ENOENT')
    return `there is no such command as ${JSON.stringify(command)}: check its spelling and the PATH`;
  if (code === 'EACCES') return `${JSON.stringify(command)} may not be run: make it executable`;
  return `${JSON.stringify(command)} could not be started (${code}): check the command`;
}

function targetOf(command: readonly string[], url: string | undefined, config: McpConfig): Target {
  const [file, ...args] = command;
  if ((file === undefined) === (url === undefined))
    throw new InputError(
      'no-server',
      'mcp: give the server to guard, either as a command (chainmail mcp -- COMMAND) or by --url',
    );
  if (file !== undefined) {
    if (Object.keys(config.headers).length > 0)
      throw new InputError('bad-config', 'headers: a command takes none; they go with --url');
    return { command: [file, ...args] };
  }
  if (!URL.canParse(url!) || !/^https?:\/\//i.test(url!))
    throw new InputError(
      'bad-url',
      `mcp: --url ${url}: give an address that starts with http:// or https://`,
    );
  return { url: new URL(url!), headers: config.headers };
}

/** Tells each conversation what the user said last, from wherever the configuration says. */
class Turns {
  readonly #config: McpConfig;
  readonly #note: (text: string) => void;
  readonly #told = new WeakMap<Connection, string>();
  #stamp = '';
  #text: string | null;

  constructor(config: McpConfig, note: (text: string) => void) {
    this.#config = config;
    this.#note = note;
    this.#text = config.userRequest;
  }

  async hear(connection: Connection): Promise<void> {
    if (this.#config.userRequestFile !== null) await this.#read(this.#config.userRequestFile);
    if (this.#text === null || this.#told.get(connection) === this.#text) return;
    this.#told.set(connection, this.#text);
    connection.proxy.user(this.#text);
  }

  async #read(path: string): Promise<void> {
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs} ${size}`;
      if (stamp === this.#stamp) return;
      this.#text = (await readFile(path, 'utf8')).trim();
      this.#stamp = stamp;
    } catch {
      if (this.#stamp !== 'none')
        this.#note(`user_request_file ${path}: cannot be read, so what the user wants is unknown`);
      this.#stamp = 'none';
    }
  }
}

/** Keeps the first definitions of tools in a file, so that a change shows from one run to the next too. */
function toolMemory(
  path: string | null,
  note: (text: string) => void,
): Pick<ConnectionOptions, 'known' | 'remember'> {
  if (path === null) return {};
  let known = readKnown(path);
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const draft = `${path}.${process.pid}.tmp`;
    await writeFile(draft, `${JSON.stringify(known, null, 1)}\n`, { mode: 0o600 });
    await rename(draft, path);
  };
  return {
    known,
    remember: (seen) => {
      known = { ...seen, ...known };
      writing = writing.then(write).catch(() => note(`known_tools ${path}: cannot be written`));
    },
  };
}

function readKnown(path: string): KnownTools {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new InputError('known-tools', `known_tools ${path}: cannot be read`, { cause });
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as KnownTools;
  } catch {
    // Told below.
  }
  throw new InputError(
    'known-tools',
    `known_tools ${path}: not a JSON object: delete the file to start anew`,
  );
}

/** Ctrl-C as the command line reports it, and the ways in which a client or the system ends a process. */
function stopSignal(interrupted: AbortSignal): { signal: AbortSignal; release: () => void } {
  const stop = new AbortController();
  const end = (): void => stop.abort();
  for (const name of ['SIGTERM', 'SIGHUP'] as const) process.once(name, end);
  return {
    signal: AbortSignal.any([stop.signal, interrupted]),
    release: () => {
      for (const name of ['SIGTERM', 'SIGHUP'] as const) process.off(name, end);
    },
  };
}
