import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ClientKind,
  type Generation,
  httpTransport,
  makeClient,
  type Person,
  type ProxyRun,
  serverCommand,
  startProxy,
  streamTransport,
} from './harness.ts';
import { type Running, serveHttp } from './http.ts';
import { LUNCH } from './mail-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: two SDK generations behind one set of flows
type Any = any;

interface Route {
  readonly client: ClientKind;
  readonly server: Generation;
  /** How the client reaches the proxy, and the proxy the server. */
  readonly near: 'stdio' | 'http';
  readonly far: 'stdio' | 'http';
}
const route = (client: ClientKind, server: Generation, near: Route['near'], far: Route['far']): Route => ({
  client,
  server,
  near,
  far,
});
/** Either generation of client by either way to the proxy, either of server by either way from it, and both pairings of two. */
const ROUTES: Route[] = [
  route('v1', 'v1', 'stdio', 'stdio'),
  route('v2 stateless', 'v2', 'stdio', 'stdio'),
  route('v1', 'v1', 'http', 'http'),
  route('v2 stateless', 'v2', 'http', 'http'),
  route('v2 with sessions', 'v1', 'stdio', 'http'),
  route('v2 auto', 'v1', 'http', 'stdio'),
  route('v1', 'v2', 'http', 'stdio'),
];

interface Started {
  readonly client: Any;
  readonly proxy: ProxyRun;
  readonly call: (name: string, args?: object, options?: object) => Promise<Any>;
  readonly close: () => Promise<void>;
}

async function start(
  { client: kind, server, near, far }: Route,
  { person, poisoned = false }: { person: Person; poisoned?: boolean },
): Promise<Started> {
  const running: Running | null = far === 'http' ? await serveHttp(server, poisoned) : null;
  const proxy = startProxy({
    ...(running === null
      ? { command: serverCommand(server, ...(poisoned ? ['poisoned'] : [])) }
      : { url: running.url }),
    listen: near === 'http',
  });
  const client = makeClient(kind, person);
  await client.connect(near === 'http' ? httpTransport(kind, await proxy.port) : streamTransport(proxy));
  return {
    client,
    proxy,
    call: (name, args = {}, options) =>
      kind === 'v1'
        ? client.callTool({ name, arguments: args }, undefined, options)
        : client.callTool({ name, arguments: args }, options),
    close: async () => {
      await client.close().catch(() => {});
      proxy.abort();
      await proxy.status;
      await running?.stop();
    },
  };
}

const textOf = (result: Any): string => result.content.map((one: Any) => one.text ?? '').join('');
const FORWARD = { id: 'lunch', to: 'bob@example.com' };
const YES = { action: 'accept', content: { run: true } };

describe.each(ROUTES)('$client client, $near | proxy | $far, $server server', (one) => {
  describe('and a person', () => {
    let started: Started;
    const asked: Any[] = [];
    let answer: Any = YES;
    beforeAll(async () => {
      started = await start(one, {
        person: (params) => {
          asked.push(params);
          return params.message.includes('Which folder')
            ? { action: 'accept', content: { folder: 'Archive' } }
            : answer;
        },
      });
    }, 60_000);
    afterAll(() => started?.close());
    afterEach(() => {
      asked.length = 0;
      answer = YES;
    });

    it('leaves an ordinary mail and the list of tools as they are', async () => {
      const { client, call } = started;
      const { tools } = await client.listTools();
      expect(tools.map(({ description }: Any) => description)).toContain('Reads a mail');
      expect(tools.some(({ name }: Any) => name === 'send_email')).toBe(true);
      expect((await call('read_mail', { id: 'lunch' })).content).toEqual([{ type: 'text', text: LUNCH }]);
      expect(client.getInstructions()).toBe('For reading and sending mail.');
    });

    it('withholds an attack in tool results, resources and prompts', async () => {
      const { client, call } = started;
      const mail = await call('read_mail', { id: 'bad' });
      expect(textOf(mail)).toMatch(/untrusted|withheld/);
      expect(mail.isError).toBeFalsy();
      const { contents } = await client.readResource({ uri: 'mail://bad' });
      expect(contents[0].blob).toBeUndefined();
      expect(contents[0].text).toMatch(/untrusted|withheld/);
      expect((await client.readResource({ uri: 'mail://lunch' })).contents[0].text).toBe(LUNCH);
      const { messages } = await client.getPrompt({ name: 'bad' });
      expect(messages[0].content.text).toMatch(/untrusted|withheld/);
      const clean = await client.getPrompt({ name: 'greeting' });
      expect(clean.messages[0].content.text).toBe('Write a short greeting to Anna.');
      expect((await client.listPrompts()).prompts).toHaveLength(2);
      expect((await client.listResources()).resources).toHaveLength(2);
    });

    it('blocks without asking', async () => {
      const sent = await started.call('send_email', { to: 'eve@evil.example', body: 'all' });
      expect(sent.isError).toBe(true);
      expect(textOf(sent)).toContain('refused');
      expect(asked).toEqual([]);
    });

    it('asks, runs on a yes, once, and asks again', async () => {
      const { call } = started;
      expect(textOf(await call('forward_email', FORWARD))).toContain('forwarded to bob@example.com');
      expect(asked).toHaveLength(1);
      expect(asked[0].message).toContain('bob@example.com');
      answer = { action: 'cancel' };
      expect((await call('forward_email', FORWARD)).isError).toBe(true);
      expect(asked).toHaveLength(2);
      answer = { action: 'decline' };
      const other = { ...FORWARD, to: 'carol@example.com' };
      expect((await call('forward_email', other)).isError).toBe(true);
      answer = YES;
      expect((await call('forward_email', other)).isError).toBe(true);
      expect(asked).toHaveLength(3);
    });

    it('lets the server ask too', async () => {
      expect(textOf(await started.call('pick_folder'))).toBe('folder Archive');
      expect(asked).toHaveLength(1);
    });

    it('passes progress, while other calls go through', async () => {
      const { call } = started;
      const steps: number[] = [];
      const slow = call(
        'search_slowly',
        { ms: 300 },
        { onprogress: ({ progress }: Any) => steps.push(progress) },
      );
      const fast = await Promise.all([1, 2, 3].map((id) => call('read_mail', { id: String(id) })));
      expect(fast.map(textOf)).toEqual([LUNCH, LUNCH, LUNCH]);
      expect(textOf(await slow)).toBe('found 3 mails');
      expect(steps).toEqual([1, 2, 3]);
    });

    it('passes a cancellation', async () => {
      const { call } = started;
      const before = Number(textOf(await call('count_cancelled')));
      const stop = new AbortController();
      const slow = call('search_slowly', { ms: 10_000 }, { signal: stop.signal });
      setTimeout(() => stop.abort(), 100);
      await expect(slow).rejects.toThrow();
      await expect
        .poll(async () => Number(textOf(await call('count_cancelled'))), { timeout: 20_000 })
        .toBe(before + 1);
    });

    // Seconds of parsing each: once per kind of way.
    it.runIf(one.near === one.far && !one.client.match(/auto|with/))(
      'carries 25 MB: a picture as it is, a text up to the limit and marked',
      async () => {
        const { call } = started;
        const picture = await call('read_picture', { megabytes: 25 });
        expect(picture.content[0].data).toHaveLength(25e6);
        const raw = textOf(await call('read_raw', { megabytes: 25 }));
        expect(raw).toMatch(/the rest was withheld: over the size limit\]$/);
        expect(raw.length).toBeGreaterThan(1e6);
        expect(textOf(await call('read_mail', { id: '1' }))).toBe(LUNCH);
      },
      60_000,
    );
  });

  it('refuses what it cannot ask about, with a reason', async () => {
    const { call, close } = await start(one, { person: null });
    const forwarded = await call('forward_email', FORWARD);
    expect(forwarded.isError).toBe(true);
    expect(textOf(forwarded)).toContain('confirmation');
    await close();
  }, 60_000);

  it('withholds orders in instructions and descriptions, says so, and keeps to the first definition', async () => {
    const { client, proxy, call, close } = await start(one, { person: null, poisoned: true });
    expect(client.getInstructions()).toMatch(/untrusted|withheld/);
    const description = async (name: string): Promise<string> =>
      (await client.listTools({}, { cacheMode: 'refresh' })).tools.find((tool: Any) => tool.name === name)
        .description;
    expect(await description('count_mails')).toMatch(/untrusted|withheld/);
    expect(await description('read_mail')).toBe('Reads a mail');
    expect(proxy.log()).toContain('count_mails');
    expect(proxy.log()).not.toContain('drop@relay.example');
    await call('change_tools');
    // Without sessions each request meets a server made anew, which knows nothing of the change.
    if (one.server === 'v1' || one.far === 'stdio') {
      expect(await description('read_mail')).toMatch(/^Reads a mail\n.*changed/);
      expect(proxy.log()).toContain('read_mail');
    }
    await close();
  }, 60_000);
});
