import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connection, ConnectionOptions } from './connection.ts';
import { Exchange } from './exchange.ts';
import { parseLine } from './lines.ts';
import { isId, isModern, type Message, notification } from './message.ts';
import { Peer } from './peer.ts';

export interface ListenOptions {
  /** On the loopback interface; 0 takes a free one. */
  readonly port: number;
  /** Opens the guarded server anew for each session. */
  readonly open: (way: Pick<ConnectionOptions, 'toClient' | 'onClosed'>) => Promise<Connection>;
  /** Bearer token that clients have to show. */
  readonly token: string | null;
  /** Header with the user's newest turn, percent-encoded, in lower case. */
  readonly userRequestHeader: string | null;
  /** Told before each message is handled, to look for a new turn of the user. */
  readonly beforeMessage: (connection: Connection) => Promise<void>;
  readonly maxBytes: number;
  readonly note: (text: string) => void;
}

const MAX_SESSIONS = 16;
const SESSION = 'mcp-session-id';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A streamable HTTP endpoint on the loopback interface, for both generations of clients. */
export class Listener {
  readonly #options: ListenOptions;
  readonly #server: Server;
  /** Sessions of clients up to 2025-11-25, the most recently used last. */
  readonly #sessions = new Map<string, Peer>();
  #shared: Promise<Peer> | null = null;

  constructor(options: ListenOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => refuse(response, 500, 'the request could not be handled'));
    });
  }

  /** Gives the port. */
  start(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#options.port, '127.0.0.1', () =>
        resolve((this.#server.address() as AddressInfo).port),
      );
    });
  }

  async close(): Promise<void> {
    const shared = await this.#shared?.catch(() => null);
    const peers = [...this.#sessions.values(), ...(shared ? [shared] : [])];
    this.#sessions.clear();
    this.#server.close();
    this.#server.closeAllConnections();
    await Promise.all(peers.map((peer) => peer.connection.close()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const denied = this.#denied(request);
    if (denied !== null) return refuse(response, ...denied);
    if (request.method === 'POST') return this.#post(request, response);
    const id = String(request.headers[SESSION] ?? '');
    const peer = this.#sessions.get(id);
    if (request.method !== 'GET' && request.method !== 'DELETE')
      return refuse(response, 405, 'use POST, GET or DELETE');
    if (id === '') return refuse(response, 405, `${request.method} is for sessions alone`);
    if (peer === undefined) return refuse(response, 404, 'no such session');
    if (request.method === 'GET' && peer.standalone !== null)
      return refuse(response, 409, 'the session has a stream already');
    if (request.method === 'GET') return this.#stand(peer, id, response);
    this.#sessions.delete(id);
    response.writeHead(200).end();
    await peer.connection.close();
  }

  /** A page in a browser must not reach us, by another name for this machine neither. */
  #denied(request: IncomingMessage): [number, string] | null {
    const { host = '', origin, authorization } = request.headers;
    const { token } = this.#options;
    if (!LOOPBACK.has(host.replace(/:\d+$/, '').toLowerCase())) return [403, 'wrong Host: use 127.0.0.1'];
    if (origin !== undefined && !LOOPBACK.has(hostOf(origin))) return [403, 'wrong Origin'];
    if (token !== null && !sameText(String(authorization ?? ''), `Bearer ${token}`))
      return [401, 'show the bearer token'];
    return null;
  }

  #stand(peer: Peer, id: string, response: ServerResponse): void {
    const exchange = new Exchange(response, { [SESSION]: id }, () => void peer.gone(exchange));
    peer.standalone = exchange;
  }

  async #post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (type !== 'application/json') return refuse(response, 415, 'send application/json');
    if (!/text\/event-stream|\*\/\*/.test(request.headers.accept ?? ''))
      return refuse(response, 406, 'accept text/event-stream');
    const body = await readBody(request, this.#options.maxBytes);
    if (body === null) return refuse(response, 413, `over ${this.#options.maxBytes} bytes`);
    const messages = parseLine(body);
    if (messages === null) return refuse(response, 400, 'not a JSON-RPC message', -32_700);
    const found = await this.#peerFor(request, messages);
    if (!('peer' in found)) return refuse(response, ...found.denied);
    await this.#exchange(found, { request, response, messages });
  }

  async #peerFor(
    request: IncomingMessage,
    messages: readonly Message[],
  ): Promise<{ peer: Peer; session?: string } | { denied: [number, string] }> {
    const session = request.headers[SESSION];
    if (typeof session === 'string') {
      const peer = this.#sessions.get(session);
      if (peer === undefined) return { denied: [404, 'no such session'] };
      this.#sessions.delete(session);
      this.#sessions.set(session, peer);
      return { peer, session };
    }
    if (messages.some((one) => one.method === 'initialize' && !isModern(one.params)))
      return this.#newSession();
    if (!messages.every(({ params }) => isModern(params)))
      return { denied: [400, 'no session: send initialize first'] };
    this.#shared ??= this.#open(true, () => {
      this.#shared = null;
    });
    try {
      return { peer: await this.#shared };
    } catch {
      this.#shared = null;
      return { denied: [502, 'the server cannot be started'] };
    }
  }

  async #newSession(): Promise<{ peer: Peer; session: string } | { denied: [number, string] }> {
    if (this.#sessions.size >= MAX_SESSIONS) {
      const idle = [...this.#sessions].find(([, peer]) => peer.isIdle);
      if (idle === undefined) return { denied: [503, `${MAX_SESSIONS} sessions are in use`] };
      this.#sessions.delete(idle[0]);
      void idle[1].connection.close();
    }
    const session = randomUUID();
    try {
      const peer = await this.#open(false, () => void this.#sessions.delete(session));
      this.#sessions.set(session, peer);
      return { peer, session };
    } catch {
      return { denied: [502, 'the server cannot be started'] };
    }
  }

  async #open(shared: boolean, onClosed: () => void): Promise<Peer> {
    const peer = new Peer(shared);
    peer.connection = await this.#options.open({
      toClient: (message, about) => {
        if (!peer.deliver(message, about))
          this.#options.note('a message for a client that has gone: dropped');
      },
      onClosed: (why) => {
        this.#options.note(why);
        onClosed();
      },
    });
    return peer;
  }

  async #exchange(
    { peer, session }: { peer: Peer; session?: string },
    {
      request,
      response,
      messages,
    }: { request: IncomingMessage; response: ServerResponse; messages: Message[] },
  ): Promise<void> {
    this.#hearUser(peer, request);
    const headers: Record<string, string> = session === undefined ? {} : { [SESSION]: session };
    const asks = messages.some((one) => isId(one.id) && one.method !== undefined);
    let going = messages;
    if (asks) {
      const exchange = new Exchange(response, headers, () => {
        const left = peer.gone(exchange);
        // Without a session, to hang up is to cancel.
        if (session === undefined)
          for (const requestId of left)
            void peer.connection.receive(notification('notifications/cancelled', { requestId }));
      });
      going = peer.ask(exchange, messages);
    }
    for (const message of going) {
      await this.#options.beforeMessage(peer.connection);
      await peer.connection.receive(message);
    }
    if (!asks) response.writeHead(202, headers).end();
  }

  #hearUser(peer: Peer, request: IncomingMessage): void {
    const { userRequestHeader } = this.#options;
    const value = userRequestHeader === null ? undefined : request.headers[userRequestHeader];
    if (typeof value !== 'string' || value === peer.lastTurn) return;
    peer.lastTurn = value;
    peer.connection.proxy.user(decoded(value));
  }
}

/** Starts to listen. Rejects with the system's error where the port is taken. */
export async function listen(options: ListenOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const listener = new Listener(options);
  const port = await listener.start();
  return { port, close: () => listener.close() };
}

function refuse(response: ServerResponse, status: number, message: string, code = -32_000): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
}

/** Null where it is over the limit. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    // Read on to the end, so that the refusal is heard.
    if (size <= maxBytes) parts.push(part as Buffer);
    else if (size > 4 * maxBytes) request.destroy();
  }
  return size > maxBytes ? null : Buffer.concat(parts).toString('utf8');
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const sameText = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

function hostOf(origin: string): string {
  try {
    return new URL(origin).hostname.toLowerCase();
  } catch {
    return '';
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
