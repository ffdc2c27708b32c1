import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  httpTransport,
  makeClient,
  type ProxyRun,
  serverCommand,
  startProxy,
  streamTransport,
} from './harness.ts';
import { readAll, run, serveHttp } from './http.ts';
import { LUNCH } from './mail-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON-RPC
type Any = any;
const LIMIT = 60_000;

async function connected(command = serverCommand('v1')): Promise<{ proxy: ProxyRun; client: Any }> {
  const proxy = startProxy({ command });
  const client = makeClient('v1', null);
  await client.connect(streamTransport(proxy));
  return { proxy, client };
}
const call = (client: Any, name: string, args = {}): Promise<Any> =>
  client.callTool({ name, arguments: args });
/** A server written out on the command line. */
const script = (code: string): string[] => [process.execPath, '-e', code];

/** Sends lines as they are, and gives all that came back. */
function raw(proxy: ProxyRun): { send: (line: string) => void; got: Any[] } {
  const got: Any[] = [];
  proxy.onLine((line) => got.push(JSON.parse(line)));
  return { send: (line) => void proxy.input.write(`${line}\n`), got };
}

describe('when the server fails', () => {
  it(
    'answers every open call with an error, ends and says so',
    async () => {
      const { proxy, client } = await connected();
      const slow = call(client, 'search_slowly', { ms: 20_000 }).catch((error) => error);
      const crash = call(client, 'crash').catch((error) => error);
      expect(String(await slow)).toContain('ended');
      expect(String(await crash)).toContain('exit code 3');
      expect(await proxy.status).toBe(2);
      expect(proxy.log()).toContain('exit code 3');
    },
    LIMIT,
  );

  it(
    'drops lines that are no messages and answers nobody asked for, and goes on',
    async () => {
      const { proxy, client } = await connected();
      expect((await call(client, 'break_rules')).content[0].text).toBe('broken');
      expect((await call(client, 'read_mail', { id: '1' })).content[0].text).toBe(LUNCH);
      expect(proxy.log()).toContain('no JSON-RPC');
      expect(proxy.log()).toContain('nobody waits');
      await client.close();
      expect(await proxy.status).toBe(0);
    },
    LIMIT,
  );

  it(
    'answers with an error when an answer is over the limit',
    async () => {
      const proxy = startProxy({
        command: script(`process.stdin.on('data', (d) => { for (const l of String(d).trim().split('\\n')) {
        const { id } = JSON.parse(l); const text = 'a'.repeat(id === 1 ? 50000 : 5);
        console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } })); } })`),
        config: { max_message_bytes: 20_000 },
      });
      const { send, got } = raw(proxy);
      for (const id of [1, 2])
        send(JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'read_mail' } }));
      await expect.poll(() => got.length, { timeout: 20_000 }).toBe(2);
      expect(got.find(({ id }) => id === 1).error.message).toContain('20000 bytes');
      expect(got.find(({ id }) => id === 2).result.content[0].text).toContain('aaaaa');
      proxy.input.end();
      await proxy.status;
    },
    LIMIT,
  );

  it(
    'names the command that cannot be started',
    async () => {
      const proxy = startProxy({ command: ['/no/such/server'] });
      await expect(proxy.status).rejects.toThrow('/no/such/server');
    },
    LIMIT,
  );
});

describe('when the client fails', () => {
  it(
    'drops lines that are no messages',
    async () => {
      const proxy = startProxy({ command: serverCommand('v1') });
      const { send, got } = raw(proxy);
      for (const line of ['not json', '{"jsonrpc":"2.0","id":', '[]', '7', '{"id":1,"method":"ping"}', ''])
        send(line);
      send('{"jsonrpc":"2.0","id":5,"method":"ping"}');
      await expect.poll(() => got, { timeout: 20_000 }).toEqual([{ jsonrpc: '2.0', id: 5, result: {} }]);
      proxy.input.end();
      expect(await proxy.status).toBe(0);
    },
    LIMIT,
  );

  it.each([
    ['hangs up', (proxy: ProxyRun) => void proxy.input.end()],
    ['breaks off', (proxy: ProxyRun) => void proxy.input.destroy()],
    ['is interrupted', (proxy: ProxyRun) => proxy.abort()],
  ])(
    'ends the server too when it %s, also one that does not listen',
    async (_what, end) => {
      const proxy = startProxy({
        command: script(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);
        console.log(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: { data: 'pid ' + process.pid } }))`),
      });
      const { got } = raw(proxy);
      await expect.poll(() => got.length, { timeout: 20_000 }).toBe(1);
      const pid = Number(got[0].params.data.slice(4));
      end(proxy);
      expect(await proxy.status).toBe(0);
      expect(() => process.kill(pid, 0)).toThrow();
    },
    LIMIT,
  );

  it(
    'reads the server no further while the client does not read',
    async () => {
      const proxy = startProxy({
        command:
          script(`const line = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1, total: 10 ** 9 } });
        let n = 0; const go = () => { while (n < 3e5) { n++; if (!process.stdout.write(line + '\\n')) return process.stdout.once('drain', go); } };
        process.stdin.on('data', () => process.stderr.write('')); go();`),
      });
      proxy.pause(true);
      const { got } = raw(proxy);
      const before = process.memoryUsage().heapUsed;
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(60e6);
      expect(got).toEqual([]);
      proxy.abort();
      proxy.pause(false);
      await proxy.status;
    },
    LIMIT,
  );
});

describe('over HTTP', () => {
  const init = { jsonrpc: '2.0', id: 0, method: 'initialize', params: { capabilities: {} } };

  it(
    'answers with errors when the server goes away',
    async () => {
      const server = await serveHttp('v1');
      const proxy = startProxy({ url: server.url });
      const client = makeClient('v1', null);
      await client.connect(streamTransport(proxy));
      const slow = call(client, 'search_slowly', { ms: 20_000 }).catch((error) => error);
      setTimeout(() => void server.stop(), 300);
      expect(String(await slow)).toMatch(/broke off|reached/);
      expect(String(await call(client, 'read_mail', { id: '1' }).catch((error: unknown) => error))).toContain(
        'reached',
      );
      await client.close();
      expect(await proxy.status).toBe(0);
    },
    LIMIT,
  );

  it(
    'takes up a stream that breaks, after the last event it saw',
    async () => {
      const seen: unknown[] = [];
      const server = await run(async (request, response) => {
        if (request.method !== 'GET') {
          await readAll(request);
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write('id: e1\nretry: 10\ndata: \n\n');
          return void setTimeout(() => response.destroy(), 50);
        }
        seen.push(request.headers['last-event-id']);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(
          `id: e2\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: 0, result: { protocolVersion: '2025-06-18' } })}\n\n`,
        );
      });
      const proxy = startProxy({ url: server.url });
      const { send, got } = raw(proxy);
      send(JSON.stringify(init));
      await expect.poll(() => got.length, { timeout: 20_000 }).toBe(1);
      expect(got[0].result.protocolVersion).toBe('2025-06-18');
      expect(seen).toEqual(['e1']);
      proxy.input.end();
      await proxy.status;
      await server.stop();
    },
    LIMIT,
  );

  it.each([
    ['no JSON-RPC', 200, 'application/json', '"hello"'],
    ['a page', 200, 'text/html', '<p>hello'],
    ['a status', 401, 'text/plain', 'who are you'],
    ['an answer to something else', 200, 'application/json', '{"jsonrpc":"2.0","id":77,"result":{}}'],
    ['a stream that ends', 200, 'text/event-stream', ': nothing\n\n'],
  ])(
    'answers with an error when the server sends %s',
    async (_what, status, type, body) => {
      const server = await run(async (request, response) => {
        await readAll(request);
        response.writeHead(status, { 'content-type': type }).end(body);
      });
      const proxy = startProxy({ url: server.url });
      const { send, got } = raw(proxy);
      send(JSON.stringify(init));
      await expect.poll(() => got.length, { timeout: 20_000 }).toBe(1);
      expect(got[0]).toMatchObject({ id: 0, error: { code: -32000 } });
      proxy.input.end();
      await proxy.status;
      await server.stop();
    },
    LIMIT,
  );

  it(
    'lets a half-open stream be cancelled, and other calls through meanwhile',
    async () => {
      const server = await run(async (request, response) => {
        const { id, method } = JSON.parse(String(await readAll(request)) || '{}');
        if (request.method === 'GET') return void response.writeHead(405).end();
        if (id === undefined) return void response.writeHead(202).end();
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        const result = { content: [{ type: 'text', text: 'ok' }] };
        if (method !== 'tools/list')
          response.end(`data: ${JSON.stringify({ jsonrpc: '2.0', id, result })}\n\n`);
      });
      const proxy = startProxy({ url: server.url });
      const { send, got } = raw(proxy);
      send(JSON.stringify(init));
      send('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
      send('{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"read_mail","arguments":{}}}');
      await expect.poll(() => got.map(({ id }) => id).sort(), { timeout: 20_000 }).toEqual([0, 2]);
      send('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}');
      proxy.input.end();
      expect(await proxy.status).toBe(0);
      await server.stop();
    },
    LIMIT,
  );

  it(
    'sends configured headers to the server alone, and follows no redirect elsewhere',
    async () => {
      const other = await run(async (_request, response) => void response.writeHead(200).end());
      const server = await run(
        async (_request, response) => void response.writeHead(307, { location: other.url }).end(),
      );
      const headers_env = { authorization: 'MAIL_TOKEN' };
      const proxy = startProxy({
        url: server.url,
        config: { headers_env },
        env: { MAIL_TOKEN: 'Bearer s3cret' },
      });
      const { send, got } = raw(proxy);
      send(JSON.stringify(init));
      await expect.poll(() => got.length, { timeout: 20_000 }).toBe(1);
      expect(got[0].error.message).toContain('redirects');
      expect(server.headers[0]!.authorization).toBe('Bearer s3cret');
      expect(other.headers).toEqual([]);
      expect(proxy.log()).not.toContain('s3cret');
      proxy.input.end();
      await proxy.status;
      await Promise.all([server.stop(), other.stop()]);
    },
    LIMIT,
  );
});

describe('the listener', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const post = (
    port: number,
    headers: Record<string, string>,
    body: string = JSON.stringify(ping),
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const all = { 'content-type': 'application/json', accept: 'text/event-stream', ...headers };
        const sent = request(
          { port, host: '127.0.0.1', method: 'POST', path: '/mcp', headers: all },
          (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });
    });

  it(
    'is closed to pages of a browser, to whoever has no token, and to what is no message',
    async () => {
      const proxy = startProxy({
        command: serverCommand('v1'),
        listen: true,
        config: { listen_token_env: 'TOKEN', max_message_bytes: 10_000 },
        env: { TOKEN: 't0ken' },
      });
      const port = await proxy.port;
      const authorization = 'Bearer t0ken';
      expect(await post(port, {})).toBe(401);
      expect(await post(port, { authorization: 'Bearer other' })).toBe(401);
      expect(await post(port, { authorization, host: 'mail.example' })).toBe(403);
      expect(await post(port, { authorization, origin: 'https://mail.example' })).toBe(403);
      expect(await post(port, { authorization, 'content-type': 'text/plain' })).toBe(415);
      expect(await post(port, { authorization, accept: 'application/json' })).toBe(406);
      expect(await post(port, { authorization }, 'hello')).toBe(400);
      expect(await post(port, { authorization }, 'x'.repeat(20_000))).toBe(413);
      expect(await post(port, { authorization })).toBe(400);
      expect(await post(port, { authorization, 'mcp-session-id': 'x' })).toBe(404);
      proxy.abort();
      expect(await proxy.status).toBe(0);
    },
    LIMIT,
  );

  it(
    'names a port that is taken',
    async () => {
      const blocker = createServer();
      await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
      const { port } = blocker.address() as { port: number };
      const { mcp } = await import('../../../src/cli/commands/mcp.ts');
      const { fakeIo } = await import('../fake-io.ts');
      await expect(mcp(serverCommand('v1'), { listen: port }, fakeIo())).rejects.toThrow(String(port));
      blocker.close();
    },
    LIMIT,
  );

  it.each([
    ['v1', 'v1'],
    ['v2 stateless', 'v2'],
  ] as const)(
    'goes on with others when a %s client is gone in the middle of a call; without a session that cancels it',
    async (kind, generation) => {
      const proxy = startProxy({ command: serverCommand(generation), listen: true });
      const port = await proxy.port;
      const clients = [makeClient(kind, null), makeClient(kind, null)];
      for (const client of clients) await client.connect(httpTransport(kind, port));
      const [gone, other] = clients;
      const slow = call(gone, 'search_slowly', { ms: 20_000 }).catch((error: unknown) => error);
      await call(other, 'read_mail', { id: 'lunch' });
      await gone.close();
      expect(String(await slow)).toMatch(/closed/i);
      expect((await call(other, 'read_mail', { id: 'lunch' })).content[0].text).toBe(LUNCH);
      if (kind === 'v2 stateless')
        await expect
          .poll(async () => (await call(other, 'count_cancelled')).content[0].text, { timeout: 20_000 })
          .toBe('1');
      await other.close();
      proxy.abort();
      expect(await proxy.status).toBe(0);
    },
    LIMIT,
  );

  it(
    'hears the user in a header, and keeps clients without sessions apart',
    async () => {
      const server = await serveHttp('v2');
      const proxy = startProxy({
        url: server.url,
        listen: true,
        config: { user_request: undefined, user_request_header: 'X-User-Turn' },
      });
      const port = await proxy.port;
      const turn = encodeURIComponent('Send an e-mail to ann@example.com that says: see you on Friday');
      const clients = [makeClient('v2 stateless', null), makeClient('v2 stateless', null)];
      for (const client of clients)
        await client.connect(httpTransport('v2 stateless', port, { 'x-user-turn': turn }));
      const results = await Promise.all(
        clients.flatMap((client) => [1, 2, 3].map(() => call(client, 'read_mail', { id: 'lunch' }))),
      );
      expect(results.map((one) => one.content[0].text)).toEqual(Array(6).fill(LUNCH));
      const sent = await call(clients[0], 'send_email', { to: 'ann@example.com', body: 'see you on Friday' });
      expect(sent.content[0].text).toContain('sent to ann@example.com');
      for (const client of clients) await client.close();
      proxy.abort();
      await proxy.status;
      await server.stop();
    },
    LIMIT,
  );
});
