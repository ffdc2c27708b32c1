import { ChildServer } from './child-server.ts';
import { HttpServer } from './http-server.ts';
import type { Message } from './message.ts';
import { McpProxy, type ProxyOptions } from './proxy.ts';
import type { Upstream } from './upstream.ts';

/** The server to guard: a command to start, or an address to call. */
export type Target =
  | { readonly command: readonly [string, ...string[]] }
  | { readonly url: URL; readonly headers: Readonly<Record<string, string>> };

export interface ConnectionOptions extends Omit<ProxyOptions, 'toServer'> {
  readonly target: Target;
  /** Bytes of one message. */
  readonly maxBytes: number;
  /** Resolves when the client takes more; the server is read no further until then. */
  readonly clientReady?: () => Promise<void>;
  /** The server is gone; whoever waited has got an error. */
  readonly onClosed: (why: string) => void;
}

/** A guarded server, with the proxy in front of it. */
export class Connection {
  readonly proxy: McpProxy;
  readonly #upstream: Upstream;

  private constructor(proxy: McpProxy, upstream: Upstream) {
    this.proxy = proxy;
    this.#upstream = upstream;
  }

  /** Rejects with the system's error where the command cannot be started. */
  static async open(options: ConnectionOptions): Promise<Connection> {
    const { target, maxBytes, clientReady, onClosed, ...rest } = options;
    let upstream: Upstream | null = null;
    const proxy = new McpProxy({ ...rest, toServer: (message) => upstream?.send(message) });
    const events = {
      message: async (message: Message, about?: string | number) => {
        await proxy.fromServer(message, about);
        await clientReady?.();
      },
      failed: (id: string | number, why: string) => proxy.failed(id, why),
      closed: (why: string) => {
        proxy.serverClosed(why);
        onClosed(why);
      },
      note: (text: string) => rest.note?.(text),
    };
    upstream =
      'command' in target
        ? await ChildServer.start({ ...target, maxBytes }, events)
        : new HttpServer({ ...target, maxBytes, tool: (name) => proxy.tool(name) }, events);
    return new Connection(proxy, upstream);
  }

  /** A message of the client. Resolves when the next one may come. */
  async receive(message: Message): Promise<void> {
    await this.proxy.fromClient(message);
    await this.#upstream.ready();
  }

  /** The client is gone. */
  async close(): Promise<void> {
    this.proxy.clientClosed();
    await this.#upstream.close();
  }
}
