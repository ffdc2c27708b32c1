import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { type Generation, mailServer } from './mail-server.ts';

export interface Running {
  readonly url: string;
  /** Headers of every request so far. */
  readonly headers: IncomingMessage['headers'][];
  /** Cuts all connections and stops. */
  readonly stop: () => Promise<void>;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The mail server behind an HTTP address of this process, as the official SDK serves it. */
export const serveHttp = (generation: Generation, poisoned = false): Promise<Running> =>
  run(generation === 'v1' ? sessions(poisoned) : stateless(poisoned));

export async function run(handle: Handler): Promise<Running> {
  const headers: IncomingMessage['headers'][] = [];
  const server: Server = createServer((request, response) => {
    headers.push(request.headers);
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    headers,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sessions(poisoned: boolean): Handler {
  const open = new Map<string, StreamableHTTPServerTransport>();
  return async (request, response) => {
    const id = request.headers['mcp-session-id'];
    let transport = typeof id === 'string' ? open.get(id) : undefined;
    if (id !== undefined && transport === undefined) return void response.writeHead(404).end();
    if (transport === undefined) {
      const made: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (session) => void open.set(session, made),
      });
      transport = made;
      await mailServer('v1', poisoned).connect(made as never);
    }
    await transport.handleRequest(request, response);
  };
}

function stateless(poisoned: boolean): Handler {
  const handler = createMcpHandler(() => mailServer('v2', poisoned));
  return async (request, response) => {
    const abort = new AbortController();
    response.on('close', () => abort.abort());
    const body = await readAll(request);
    const answer = await handler.fetch(
      new Request(`http://127.0.0.1${request.url}`, {
        method: request.method,
        headers: request.headers as never,
        ...(body.length > 0 ? { body: body as never } : {}),
        signal: abort.signal,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const chunk of answer.body ?? []) response.write(chunk);
    response.end();
  };
}

export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
