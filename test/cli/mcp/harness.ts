import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import * as two from '@modelcontextprotocol/client';
import { Client as ClientOne } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as HttpOne } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { mcp } from '../../../src/cli/commands/mcp.ts';
import type { Io } from '../../../src/cli/io.ts';
import type { Generation } from './mail-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: two SDK generations behind one harness
type Any = any;

export const RULES = {
  block_recipients: ['*@evil.example'],
  tools: {
    forward_email: { decision: 'confirm' },
    change_tools: { kind: 'read' },
    break_rules: { kind: 'read' },
    crash: { kind: 'read' },
  },
};
const REQUEST = 'Read my newest mails and forward the one about lunch to bob@example.com';
export const serverCommand = (...args: string[]): string[] => [
  ...[process.execPath, '--import', 'tsx', fileURLToPath(new URL('serve.ts', import.meta.url))],
  ...args,
];

export interface ProxyRun {
  /** To the proxy's standard input. */
  readonly input: PassThrough;
  /** Lines the proxy wrote, as they come. */
  readonly onLine: (take: (line: string) => void) => void;
  readonly log: () => string;
  readonly abort: () => void;
  readonly status: Promise<number>;
  /** Port of `--listen`. */
  readonly port: Promise<number>;
  readonly pause: (paused: boolean) => void;
}

export interface ProxyStart {
  readonly command?: readonly string[];
  readonly url?: string;
  readonly listen?: boolean;
  readonly config?: object;
  readonly env?: Io['env'];
}

/** Runs the command in this process. */
export function startProxy({ command = [], url, listen, config = {}, env = {} }: ProxyStart): ProxyRun {
  const folder = mkdtempSync(join(tmpdir(), 'chainmail-mcp-'));
  const path = join(folder, 'config.json');
  writeFileSync(
    path,
    JSON.stringify({ account: 'me@example.com', user_request: REQUEST, rules: RULES, ...config }),
  );
  const input = new PassThrough();
  const takers: ((line: string) => void)[] = [];
  const stop = new AbortController();
  let log = '';
  let rest = '';
  let isPaused = false;
  let wake: (() => void)[] = [];
  let gotPort: (port: number) => void = () => {};
  const port = new Promise<number>((resolve) => {
    gotPort = resolve;
  });
  const sinkOf = (write: (text: string) => Promise<void>): Io['stdout'] => ({
    isTTY: false,
    columns: 80,
    write,
  });
  const io: Io = {
    stdin: input,
    stdout: sinkOf(async (text) => {
      if (isPaused) await new Promise<void>((resolve) => wake.push(resolve));
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) for (const take of takers) take(line);
    }),
    stderr: sinkOf(async (text) => {
      log += text;
      const found = /127\.0\.0\.1:(\d+)\/mcp/.exec(text);
      if (found) gotPort(Number(found[1]));
    }),
    env,
    cwd: folder,
    signal: stop.signal,
    worker: null,
  };
  const options = { config: path, url, ...(listen ? { listen: 0 } : {}) };
  const status = mcp(command, options, io).finally(() => rmSync(folder, { recursive: true, force: true }));
  status.catch(() => {});
  return {
    input,
    onLine: (take) => void takers.push(take),
    log: () => log,
    abort: () => stop.abort(),
    status,
    port,
    pause: (paused) => {
      isPaused = paused;
      if (!paused) for (const one of wake.splice(0)) one();
      wake = [];
    },
  };
}

/** A transport of either SDK on the proxy's standard streams. */
export function streamTransport(run: ProxyRun): Any {
  const transport: Any = {
    start: async () => {
      run.onLine((line) => transport.onmessage?.(JSON.parse(line)));
      void run.status.then(() => transport.onclose?.()).catch(() => transport.onclose?.());
    },
    send: async (message: unknown) => {
      if (!run.input.writableEnded) run.input.write(`${JSON.stringify(message)}\n`);
    },
    close: async () => {
      run.input.end();
      transport.onclose?.();
    },
  };
  return transport;
}

/** Answers what the person is asked; null: the client cannot ask. */
export type Person = ((params: Any) => Any) | null;
export type ClientKind = 'v1' | 'v2 with sessions' | 'v2 stateless' | 'v2 auto';

export function makeClient(kind: ClientKind, person: Person): Any {
  const capabilities = person === null ? {} : { elicitation: { form: {} } };
  const info = { name: 'test', version: '1.0.0' };
  if (kind === 'v1') {
    const client = new ClientOne(info, { capabilities: capabilities as Any });
    if (person !== null) client.setRequestHandler(ElicitRequestSchema, async ({ params }) => person(params));
    return client;
  }
  const mode: Any = {
    'v2 with sessions': 'legacy',
    'v2 stateless': { pin: '2026-07-28' },
    'v2 auto': 'auto',
  }[kind];
  const client = new two.Client(info, { capabilities: capabilities as Any, versionNegotiation: { mode } });
  if (person !== null)
    client.setRequestHandler('elicitation/create', async ({ params }: Any) => person(params));
  return client;
}

export function httpTransport(kind: ClientKind, port: number, headers: Record<string, string> = {}): Any {
  const url = new URL(`http://127.0.0.1:${port}/mcp`);
  const options = { requestInit: { headers } };
  return kind === 'v1' ? new HttpOne(url, options) : new two.StreamableHTTPClientTransport(url, options);
}

export type { Generation };
