import { afterEach, describe, expect, it, vi } from 'vitest';
import { McpProxy, type ProxyOptions } from '../../src/adapters/mcp-proxy/index.ts';
import { ATTACK, DOUBTFUL, newGuard } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON-RPC
type Any = any;

function setUp(options: Partial<ProxyOptions> = {}) {
  const toClient: Any[] = [];
  const toServer: Any[] = [];
  const notes: string[] = [];
  let ids = 0;
  const proxy = new McpProxy({
    guard: newGuard(),
    newId: () => `q${ids++}`,
    toClient: (message) => void toClient.push(message),
    toServer: (message) => void toServer.push(message),
    note: (text) => void notes.push(text),
    ...options,
  });
  proxy.user('Read my newest mail and forward it to bob@example.com');
  return { proxy, toClient, toServer, notes };
}
const call = (id: number | string, name: string, args: unknown, more = {}): Any => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
});
const result = (id: number | string, value: unknown): Any => ({ jsonrpc: '2.0', id, result: value });
const reply = (id: number, text: string): Any => result(id, { content: [{ type: 'text', text }] });
const TO = { to: 'bob@example.com' };
const VERSION = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';
const modern = (capabilities: unknown) => ({
  _meta: { [VERSION]: '2026-07-28', [CAPABILITIES]: capabilities },
});
const MODERN = modern({ elicitation: { form: {} } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const initialize = (capabilities: unknown): Any => ({
  jsonrpc: '2.0',
  id: 'init',
  method: 'initialize',
  params: { capabilities },
});
const request = (id: number, method: string, params = {}): Any => ({ jsonrpc: '2.0', id, method, params });

/** What the client reads when the server answers a request so. */
async function answered(method: string, value: unknown, given = setUp()): Promise<Any> {
  const params = method === 'tools/call' ? { name: 'read_email', arguments: {} } : {};
  await given.proxy.fromClient(request(77, method, params));
  await given.proxy.fromServer(result(77, value));
  return given.toClient.at(-1).result;
}

describe('the log', () => {
  it('names what was held back, and holds nothing of what it said', async () => {
    const given = setUp();
    await answered('tools/call', { content: [{ type: 'text', text: ATTACK }] }, given);
    await given.proxy.fromClient(call(3, 'send_email', { to: 'thief@far.example', body: 'all of it' }));
    await settle();
    expect(given.notes).toEqual([
      'read_email: what it gave looks suspicious; it was fenced or withheld',
      'send_email: a call was not let through',
    ]);
  });

  it('is silent about what goes through', async () => {
    const given = setUp();
    await answered('tools/call', { content: [{ type: 'text', text: 'See you on Friday.' }] }, given);
    expect(given.notes).toEqual([]);
  });
});

describe('messages', () => {
  it('passes what is none of its business, the same object', async () => {
    const { proxy, toClient, toServer } = setUp();
    const ping = request(9, 'ping');
    const progress = { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } };
    const own = request(5, 'roots/list');
    await proxy.fromClient(ping);
    await proxy.fromServer(progress);
    await proxy.fromServer(own);
    const roots = result(5, { roots: [] });
    await proxy.fromClient(roots);
    expect(toServer[0]).toBe(ping);
    expect(toServer[1]).toBe(roots);
    expect(toClient[0]).toBe(progress);
    expect(toClient[1]).toBe(own);
  });

  it('drops answers that nobody asked for, on both sides', async () => {
    const { proxy, toClient, toServer, notes } = setUp();
    await proxy.fromServer(reply(1, 'hello'));
    await proxy.fromClient(result(1, {}));
    await proxy.fromClient(request(2, 'ping'));
    await proxy.fromServer(result(2, {}));
    await proxy.fromServer(reply(2, ATTACK));
    expect(toClient).toEqual([result(2, {})]);
    expect(toServer).toHaveLength(1);
    expect(notes).toHaveLength(3);
  });

  it('takes an id for one request at a time, so that one answer cannot pass for another', async () => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(request(1, 'ping'));
    await proxy.fromClient(call(1, 'read_email', {}));
    expect(toServer).toHaveLength(1);
    expect(toClient[0].error.message).toContain('in use');
  });

  it('drops the late answer of a cancelled request, and lets others through', async () => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(call(1, 'read_email', {}));
    await proxy.fromClient(call(2, 'read_email', {}));
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    await proxy.fromClient(cancel);
    await proxy.fromServer(reply(1, 'late'));
    await proxy.fromServer(reply(2, 'in time'));
    expect(toServer.at(-1)).toBe(cancel);
    expect(toClient).toEqual([reply(2, 'in time')]);
  });

  it('answers whoever waits when the server ends', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(initialize({ elicitation: {} }));
    await proxy.fromClient(call(1, 'read_email', {}));
    await proxy.fromClient(call(2, 'forward_email', TO));
    proxy.serverClosed('the server process ended');
    const errors = toClient.filter((one) => one.error).map((one) => one.id);
    expect(errors.sort()).toEqual([1, 2, 'init']);
  });

  it.each([
    ['no result and no error', { jsonrpc: '2.0', id: 1 }],
    ['a result that is no object', { jsonrpc: '2.0', id: 1, result: [ATTACK] }],
  ])('answers with an error for an answer with %s', async (_what, bad) => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', {}));
    await proxy.fromServer(bad);
    expect(toClient[0].error.code).toBe(-32000);
    expect(JSON.stringify(toClient)).not.toContain('MARKER');
  });
});

describe('results', () => {
  it('leaves a clean one alone and withholds an attack, without calling it an error', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', { id: '1' }));
    const clean = reply(1, 'Lunch?');
    await proxy.fromServer(clean);
    await proxy.fromClient(call(2, 'read_email', { id: '2' }));
    await proxy.fromServer(reply(2, ATTACK));
    expect(toClient[0]).toBe(clean);
    expect(JSON.stringify(toClient[1])).not.toContain('MARKER-ATTACK');
    expect(toClient[1].result.isError).toBeUndefined();
  });

  it('marks what is in doubt, without calling it an error', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', { id: '1' }));
    await proxy.fromServer(reply(1, DOUBTFUL));
    expect(toClient[0].result.content[0].text).toMatch(/untrusted.*suspicious[\s\S]*MARKER-DOUBT/);
    expect(toClient[0].result.isError).toBeUndefined();
  });

  it('says error where structured content was declared and cannot be given', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', {}));
    await proxy.fromServer(result(1, { content: [], structuredContent: { body: ATTACK } }));
    expect(toClient[0].result.isError).toBe(true);
    expect(JSON.stringify(toClient)).not.toContain('MARKER');
  });

  it.each([
    ['resources/read', { contents: [{ uri: 'mail://1', text: ATTACK }] }],
    ['resources/read', { contents: [{ uri: 'mail://1', mimeType: 'text/plain', blob: btoa(ATTACK) }] }],
    ['prompts/get', { messages: [{ role: 'user', content: { type: 'text', text: ATTACK } }] }],
    ['completion/complete', { completion: { values: [ATTACK] } }],
    ['tasks/result', { content: [{ type: 'text', text: ATTACK }] }],
    ['some/later-method', { anything: { at: [ATTACK] } }],
    ['tools/call', { content: [{ type: 'resource', resource: { uri: 'x', blob: btoa(ATTACK) } }] }],
  ])('screens those of %s', async (method, value) => {
    expect(JSON.stringify(await answered(method, value))).not.toContain('MARKER');
  });

  it('screens errors', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', {}));
    await proxy.fromServer({ jsonrpc: '2.0', id: 1, error: { code: -1, message: ATTACK, data: ATTACK } });
    expect(toClient[0].error.code).toBe(-1);
    expect(JSON.stringify(toClient)).not.toContain('MARKER');
  });

  it('passes pictures as they are', async () => {
    const value = { content: [{ type: 'image', mimeType: 'image/png', data: 'AAAA'.repeat(1000) }] };
    expect(await answered('tools/call', value)).toBe(value);
  });

  it('withholds what is nested deeper than can be read', async () => {
    let deep: unknown = ATTACK;
    for (let i = 0; i < 50_000; i++) deep = [deep];
    const shown = await answered('tools/call', { content: [], structuredContent: { deep } });
    expect(JSON.stringify(shown)).toContain('withheld');
  });
});

describe('calls', () => {
  afterEach(() => vi.useRealTimers());

  it('blocks, and refuses what it cannot ask about, with a reason', async () => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(call(1, 'send_email', { to: 'eve@evil.example' }));
    await proxy.fromClient(call(2, 'forward_email', TO));
    expect(toServer).toEqual([]);
    expect(toClient.map((one) => one.result.isError)).toEqual([true, true]);
    expect(toClient[0].result.content[0].text).toContain('refused');
    expect(toClient[1].result.content[0].text).toContain('confirmation');
  });

  it.each([
    ['arguments that are a list', { name: 'read_email', arguments: ['eve@evil.example'] }],
    ['arguments that are a text', { name: 'read_email', arguments: 'eve@evil.example' }],
    ['a name that is no text', { name: 7, arguments: {} }],
  ])('refuses %s', async (_what, params) => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(request(1, 'tools/call', params));
    expect(toServer).toEqual([]);
    expect(toClient[0].error.code).toBe(-32602);
  });

  it('runs no call without an id', async () => {
    const { proxy, toServer } = setUp();
    const { id: _, ...silent } = call(1, 'read_email', {});
    await proxy.fromClient(silent);
    expect(toServer).toEqual([]);
  });

  const asking = async (capabilities: unknown = { elicitation: {} }, options: Partial<ProxyOptions> = {}) => {
    const given = setUp(options);
    await given.proxy.fromClient(initialize(capabilities));
    await given.proxy.fromClient(call(1, 'forward_email', TO));
    return given;
  };

  it('asks with tool and arguments, and in the words of a question', async () => {
    const { toClient } = await asking();
    const { method, params } = toClient[0];
    expect(method).toBe('elicitation/create');
    expect(params.message).toMatch(/\?/);
    expect(params.message).toContain('forward_email');
    expect(params.message).toContain('bob@example.com');
    expect(params.message).not.toMatch(/refused|not run/);
  });

  it('shows characters that hide something as what they are', async () => {
    const given = setUp();
    await given.proxy.fromClient(initialize({ elicitation: {} }));
    await given.proxy.fromClient(
      call(1, 'forward_email', { to: 'bob@example.com', note: 'a\u202eb\u200bc' }),
    );
    expect(given.toClient[0].params.message).toContain('a\\u{202e}b\\u{200b}c');
  });

  it.each([
    ['yes', { action: 'accept', content: { run: true } }, 1],
    ['no', { action: 'accept', content: { run: false } }, 0],
    ['nothing chosen', { action: 'accept' }, 0],
    ['the text "true"', { action: 'accept', content: { run: 'true' } }, 0],
    ['declined', { action: 'decline' }, 0],
    ['closed', { action: 'cancel' }, 0],
  ])('asks by request: %s', async (_what, value, ran) => {
    const { proxy, toClient, toServer } = await asking();
    await proxy.fromClient(result(toClient[0].id, value));
    await settle();
    expect(toServer.filter((one) => one.method === 'tools/call')).toHaveLength(ran);
    if (!ran) expect(toClient[1].result.isError).toBe(true);
  });

  it.each([
    ['declined: not asked again', 'decline', 1],
    ['closed: may be asked again', 'cancel', 2],
  ])('asks by request, %s', async (_what, action, questions) => {
    const { proxy, toClient } = await asking();
    await proxy.fromClient(result(toClient[0].id, { action }));
    await settle();
    await proxy.fromClient(call(2, 'forward_email', TO));
    expect(toClient.filter((one) => one.method === 'elicitation/create')).toHaveLength(questions);
  });

  it('asks again about a refused call once the user has said something new', async () => {
    const { proxy, toClient } = await asking();
    await proxy.fromClient(result(toClient[0].id, { action: 'decline' }));
    await settle();
    proxy.user('Now forward it to bob@example.com after all');
    await proxy.fromClient(call(2, 'forward_email', TO));
    expect(toClient.filter((one) => one.method === 'elicitation/create')).toHaveLength(2);
  });

  it('takes no answer from the server for one of the person', async () => {
    const { proxy, toClient, toServer } = await asking();
    await proxy.fromServer(result(toClient[0].id, { action: 'accept', content: { run: true } }));
    await settle();
    expect(toServer.some((one) => one.method === 'tools/call')).toBe(false);
  });

  it('does not run a call cancelled while a person is asked, and takes the question back', async () => {
    const { proxy, toClient, toServer } = await asking();
    await proxy.fromClient({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    await proxy.fromClient(result(toClient[0].id, { action: 'accept', content: { run: true } }));
    await settle();
    expect(toServer).toHaveLength(1);
    expect(toClient[1]).toMatchObject({
      method: 'notifications/cancelled',
      params: { requestId: toClient[0].id },
    });
  });

  it('gives up a question that nobody answers', async () => {
    vi.useFakeTimers();
    const { toClient, toServer } = await asking();
    await vi.advanceTimersByTimeAsync(11 * 60_000);
    expect(toServer).toHaveLength(1);
    expect(toClient.at(-1).result.isError).toBe(true);
  });

  it.each([
    ['no elicitation', {}, {}],
    ['elicitation by address only', { elicitation: { url: {} } }, {}],
    ['nobody there', { elicitation: {} }, { unattended: true }],
  ])('refuses in place of asking: %s', async (_what, capabilities, options) => {
    const { toClient } = await asking(capabilities, options);
    expect(toClient).toHaveLength(1);
    expect(toClient[0].result.isError).toBe(true);
  });

  it('lets other calls through while one waits', async () => {
    const { proxy, toServer } = await asking();
    await proxy.fromClient(call(2, 'read_email', {}));
    expect(toServer.at(-1).id).toBe(2);
  });
});

describe('calls of the 2026-07-28 generation', () => {
  const ask = async (given = setUp(), more: object = MODERN) => {
    await given.proxy.fromClient(call(1, 'forward_email', TO, more));
    return given.toClient.at(-1).result;
  };
  const answer = (requestState: unknown, value: unknown) => ({
    ...MODERN,
    requestState,
    inputResponses: { chainmail: value },
  });
  const YES = { action: 'accept', content: { run: true } };

  it('ask by result, with tool and arguments, and in the words of a question', async () => {
    const { resultType, inputRequests } = await ask();
    expect(resultType).toBe('input_required');
    const { message } = inputRequests.chainmail.params;
    expect(message).toContain('forward_email');
    expect(message).toContain('bob@example.com');
    expect(message).not.toMatch(/refused|not run/);
  });

  it.each([
    ['the approved call', TO, YES, 1],
    ['a refused call', TO, { action: 'accept', content: { run: false } }, 0],
    ['a declined call', TO, { action: 'decline' }, 0],
    ['a closed form', TO, { action: 'cancel' }, 0],
    ['no answer at all', TO, undefined, 0],
    ['other arguments', { to: 'carol@example.com' }, YES, 0],
    ['the same arguments and one more', { ...TO, cc: 'carol@example.com' }, YES, 0],
  ])('run once and only as approved: %s', async (_what, args, value, ran) => {
    const given = setUp();
    const { requestState } = await ask(given);
    await given.proxy.fromClient(call(2, 'forward_email', args, answer(requestState, value)));
    await given.proxy.fromClient(call(3, 'forward_email', args, answer(requestState, value)));
    expect(given.toServer).toHaveLength(ran);
    // One round answers one question: what was not approved is refused, not asked about again and again.
    if (!ran && args === TO) expect(given.toClient[1].result.isError).toBe(true);
    if (ran) expect(given.toServer[0].params).toEqual({ name: 'forward_email', arguments: TO, ...MODERN });
  });

  it('take no approval for another tool', async () => {
    const given = setUp();
    const { requestState } = await ask(given);
    await given.proxy.fromClient(call(2, 'send_email', TO, answer(requestState, YES)));
    expect(given.toServer.filter((one) => one.params.name !== 'send_email')).toEqual([]);
  });

  it('stay refused when declined', async () => {
    const given = setUp();
    const { requestState } = await ask(given);
    await given.proxy.fromClient(call(2, 'forward_email', TO, answer(requestState, { action: 'decline' })));
    expect((await ask(given)).isError).toBe(true);
  });

  it('ask again when the question got lost, and pass none of our state on', async () => {
    const given = setUp();
    await given.proxy.fromClient(call(2, 'forward_email', TO, answer('chainmail-lost', YES)));
    expect(given.toServer).toEqual([]);
    expect(given.toClient[0].result.resultType).toBe('input_required');
    await given.proxy.fromClient(call(3, 'read_email', { id: '1' }, answer('chainmail-lost', YES)));
    expect(given.toServer[0].params).toEqual({ name: 'read_email', arguments: { id: '1' }, ...MODERN });
  });

  it('are refused where the client cannot be asked', async () => {
    expect((await ask(setUp(), modern({}))).isError).toBe(true);
  });

  it('go on without a second question when the server asks for more', async () => {
    const given = setUp();
    const { requestState } = await ask(given);
    await given.proxy.fromClient(call(2, 'forward_email', TO, answer(requestState, YES)));
    const form = { method: 'elicitation/create', params: { message: 'Which folder?' } };
    const more = { resultType: 'input_required', inputRequests: { f: form }, requestState: 's1' };
    await given.proxy.fromServer(result(2, more));
    expect(given.toClient.at(-1).result).toBe(more);
    const next = { ...MODERN, requestState: 's1', inputResponses: { f: { action: 'accept' } } };
    await given.proxy.fromClient(call(3, 'forward_email', TO, next));
    expect(given.toServer.at(-1)).toMatchObject({ id: 3, params: next });
    await given.proxy.fromClient(call(4, 'forward_email', TO, next));
    expect(given.toServer.at(-1).id).toBe(3);
  });

  it('do not go on with other arguments when the server asks for more', async () => {
    const given = setUp();
    const { requestState } = await ask(given);
    await given.proxy.fromClient(call(2, 'forward_email', TO, answer(requestState, YES)));
    await given.proxy.fromServer(
      result(2, { resultType: 'input_required', inputRequests: {}, requestState: 's1' }),
    );
    const other = { to: 'carol@example.com' };
    await given.proxy.fromClient(call(3, 'forward_email', other, { ...MODERN, requestState: 's1' }));
    expect(given.toServer.at(-1).id).toBe(2);
  });

  it('give an error where the server asks with an attack', async () => {
    const given = setUp();
    await given.proxy.fromClient(call(2, 'read_email', {}, MODERN));
    const form = { method: 'elicitation/create', params: { message: ATTACK } };
    await given.proxy.fromServer(result(2, { resultType: 'input_required', inputRequests: { f: form } }));
    expect(given.toClient[0].error).toBeDefined();
    expect(JSON.stringify(given.toClient)).not.toContain('MARKER');
  });
});

describe('what the server says of itself', () => {
  const tools = async (given: ReturnType<typeof setUp>, ...list: unknown[]) =>
    (await answered('tools/list', { tools: list }, given)).tools;
  const CLEAN = { name: 'a', description: 'Reads.', inputSchema: { type: 'object' } };

  it('leaves clean lists alone, the same object', async () => {
    const value = { tools: [CLEAN], nextCursor: 'x' };
    expect(await answered('tools/list', value)).toBe(value);
  });

  it('withholds orders in descriptions, also of arguments, and says so', async () => {
    const given = setUp();
    const schema = { type: 'object', properties: { id: { type: 'string', description: ATTACK } } };
    const [bad, nested, clean] = await tools(
      given,
      { name: 'b', description: ATTACK },
      { name: 'c', description: 'Reads.', inputSchema: schema },
      CLEAN,
    );
    expect(bad.description).toContain('withheld');
    expect(nested.description).toBe('Reads.');
    expect(nested.inputSchema.properties.id.description).toContain('withheld');
    expect(clean).toBe(CLEAN);
    expect(given.notes).toHaveLength(2);
    expect(given.notes.join()).not.toContain('MARKER');
  });

  it('leaves out a tool whose schema carries orders, and refuses to call it', async () => {
    const given = setUp();
    const bad = { name: 'b', inputSchema: { properties: { x: { enum: [ATTACK] } } } };
    expect(await tools(given, CLEAN, bad)).toEqual([CLEAN]);
    await given.proxy.fromClient(call(1, 'b', {}));
    expect(given.toServer.some((one) => one.method === 'tools/call')).toBe(false);
    expect(given.toClient.at(-1).result.isError).toBe(true);
  });

  it('keeps to the first definition of a tool and flags a change', async () => {
    const given = setUp();
    await tools(given, CLEAN);
    const [shown] = await tools(given, { ...CLEAN, description: 'Reads all.' });
    expect(shown.description).toMatch(/^Reads\.\n.*changed/);
    expect(shown.inputSchema).toEqual(CLEAN.inputSchema);
    expect(given.notes.join()).toContain('tool a');
    const back = { tools: [CLEAN] };
    expect(await answered('tools/list', back, given)).toBe(back);
  });

  it('knows tools of earlier runs', async () => {
    const kept: unknown[] = [];
    const given = setUp({ known: { a: CLEAN }, remember: (known) => kept.push(known) });
    const [shown] = await tools(given, { ...CLEAN, description: 'Reads all.' });
    expect(shown.description).toContain('changed');
    expect(kept).toEqual([]);
    await tools(given, { name: 'n' });
    expect(kept).toEqual([{ a: CLEAN, n: { name: 'n' } }]);
  });

  it.each([
    ['prompts/list', 'prompts', { name: 'p', arguments: [{ name: 'x', description: ATTACK }] }],
    ['resources/list', 'resources', { uri: 'mail://1', name: ATTACK }],
    ['resources/list', 'resources', { uri: 'mail://1', name: 'n', title: ATTACK }],
    [
      'resources/templates/list',
      'resourceTemplates',
      { uriTemplate: 'm://{id}', name: 'n', description: ATTACK },
    ],
    ['prompts/list', 'prompts', { name: ATTACK }],
    ['resources/list', 'resources', { uri: `mail://${ATTACK}`, name: 'n' }],
  ])('screens %s', async (method, field, entry) => {
    const given = setUp();
    const shown = await answered(method, { [field]: [entry] }, given);
    expect(JSON.stringify(shown)).not.toContain('MARKER');
    expect(given.notes).toHaveLength(1);
    expect(given.notes[0]).not.toContain('eve@');
  });

  it.each(['initialize', 'server/discover'])('screens the instructions of %s', async (method) => {
    const clean = { instructions: 'For reading mail.', serverInfo: { name: 's', version: '1' } };
    expect(await answered(method, clean)).toBe(clean);
    const shown = await answered(method, { ...clean, instructions: ATTACK });
    expect(shown.instructions).toContain('withheld');
    const named = await answered(method, { serverInfo: { name: 's', title: ATTACK, version: '1' } });
    expect(JSON.stringify(named)).not.toContain('MARKER');
  });

  it.each([
    ['sampling/createMessage', { messages: [{ role: 'user', content: { type: 'text', text: ATTACK } }] }],
    ['sampling/createMessage', { messages: [], systemPrompt: ATTACK }],
    ['elicitation/create', { message: ATTACK, requestedSchema: {} }],
    ['some/later-request', { x: ATTACK }],
  ])('refuses %s that carries an attack, to the server', async (method, params) => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromServer(request(1, method, params));
    expect(toClient).toEqual([]);
    expect(toServer[0]).toMatchObject({ id: 1, error: { code: -32000 } });
  });

  it('passes clean questions of the server and their answers', async () => {
    const { proxy, toClient, toServer } = setUp();
    const question = request(1, 'elicitation/create', { message: 'Which folder?', requestedSchema: {} });
    await proxy.fromServer(question);
    const given = result(1, { action: 'accept', content: {} });
    await proxy.fromClient(given);
    await proxy.fromClient(given);
    expect(toClient[0]).toBe(question);
    expect(toServer).toEqual([given]);
  });

  it('screens log lines and progress', async () => {
    const { proxy, toClient } = setUp();
    const note = (method: string, params: object): Any => ({ jsonrpc: '2.0', method, params });
    await proxy.fromServer(
      note('notifications/message', { level: 'info', logger: 'x', data: { a: ATTACK } }),
    );
    await proxy.fromServer(
      note('notifications/progress', { progressToken: 1, progress: 2, message: ATTACK }),
    );
    await proxy.fromServer(note('notifications/later', { what: ATTACK }));
    const clean = note('notifications/message', { level: 'info', data: 'started' });
    await proxy.fromServer(clean);
    expect(toClient).toHaveLength(3);
    expect(JSON.stringify(toClient)).not.toContain('MARKER');
    expect(toClient[1].params).toEqual({ progressToken: 1, progress: 2 });
    expect(toClient[2]).toBe(clean);
  });

  it('does not fill the session with it', async () => {
    const guard = newGuard();
    const session = guard.session();
    const given = setUp({ guard, session });
    await tools(given, CLEAN, { name: 'z', description: 'Sends.' });
    await given.proxy.fromServer({
      jsonrpc: '2.0',
      method: 'notifications/message',
      params: { data: 'hello' },
    } as Any);
    expect(session.state.items).toEqual([]);
  });
});

describe('a guard that fails', () => {
  it('lets nothing through', async () => {
    const fail = (): never => {
      throw new Error('broken');
    };
    const session = { check: fail, confirmed: fail, observe: fail, inspect: fail, user: () => {} } as Any;
    const { proxy, toClient, toServer } = setUp({ guard: { session: () => session } });
    await proxy.fromClient(call(1, 'read_email', {}));
    expect(toServer).toEqual([]);
    await proxy.fromClient(request(2, 'resources/read', { uri: 'x' }));
    await proxy.fromServer(result(2, { contents: [{ uri: 'x', text: 'secret-free' }] }));
    await proxy.fromClient(request(3, 'tools/list'));
    await proxy.fromServer(result(3, { tools: [{ name: 'a', description: 'plain words of a tool' }] }));
    expect(JSON.stringify(toClient)).not.toMatch(/secret-free|plain words/);
    expect(toClient.map((one) => one.id)).toEqual([1, 2, 3]);
  });
});
