import { describe, expect, it } from 'vitest';
import { McpProxy, type Message } from '../../src/adapters/mcp/index.ts';
import { ATTACK, newSession } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON-RPC
type Any = any;

function setUp() {
  const toClient: Any[] = [];
  const toServer: Any[] = [];
  let ids = 0;
  const proxy = new McpProxy({
    session: newSession(),
    newId: () => `q${ids++}`,
    toClient: (message) => void toClient.push(message),
    toServer: (message) => void toServer.push(message),
  });
  return { proxy, toClient, toServer };
}
const call = (id: number, name: string, args: unknown, more = {}): Message => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args, ...more },
});
const reply = (id: number, text: string): Message => ({
  jsonrpc: '2.0',
  id,
  result: { content: [{ type: 'text', text }] },
});
const TO = { to: 'bob@example.com' };
const MODERN = { _meta: { 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } } };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the proxy', () => {
  it('passes what is none of its business, the same object', async () => {
    const { proxy, toClient, toServer } = setUp();
    const ping = { jsonrpc: '2.0', id: 9, method: 'ping' };
    const progress = { jsonrpc: '2.0', method: 'notifications/progress', params: { progress: 1 } };
    await proxy.fromClient(ping);
    await proxy.fromServer(progress);
    expect([toServer[0], toClient[0]]).toEqual([ping, progress]);
  });

  it('leaves a clean result alone and withholds an attack', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', { id: '1' }));
    const clean = reply(1, 'Lunch?');
    await proxy.fromServer(clean);
    await proxy.fromClient(call(2, 'read_email', { id: '2' }));
    await proxy.fromServer(reply(2, ATTACK));
    expect(toClient[0]).toBe(clean);
    expect(JSON.stringify(toClient[1])).not.toContain('MARKER-ATTACK');
  });

  it('blocks, and refuses what it cannot ask about', async () => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(call(1, 'send_email', { to: 'eve@evil.example' }));
    await proxy.fromClient(call(2, 'forward_email', TO));
    expect(toServer).toEqual([]);
    expect(toClient.map((one) => one.result.isError)).toEqual([true, true]);
  });

  it.each([true, false])('asks by elicitation request: %s', async (run) => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { capabilities: { elicitation: {} } },
    });
    void proxy.fromClient(call(1, 'forward_email', TO));
    await settle();
    expect(toClient[0].method).toBe('elicitation/create');
    await proxy.fromClient({
      jsonrpc: '2.0',
      id: toClient[0].id,
      result: { action: 'accept', content: { run } },
    });
    await settle();
    expect(toServer).toHaveLength(run ? 2 : 1);
  });

  it('does not run a call cancelled while a person is asked', async () => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { capabilities: { elicitation: {} } },
    });
    void proxy.fromClient(call(1, 'forward_email', TO));
    await settle();
    await proxy.fromClient({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    await proxy.fromClient({
      jsonrpc: '2.0',
      id: toClient[0].id,
      result: { action: 'accept', content: { run: true } },
    });
    await settle();
    expect(toServer).toHaveLength(1);
  });

  it.each([
    ['the approved call', TO, true, 1],
    ['a refused call', TO, false, 0],
    ['other arguments', { to: 'carol@example.com' }, true, 0],
  ])('asks by result (2026-07-28): %s', async (_what, args, run, ran) => {
    const { proxy, toClient, toServer } = setUp();
    await proxy.fromClient(call(1, 'forward_email', TO, MODERN));
    const { resultType, requestState } = toClient[0].result;
    expect(resultType).toBe('input_required');
    const answer = {
      ...MODERN,
      requestState,
      inputResponses: { chainmail: { action: 'accept', content: { run } } },
    };
    await proxy.fromClient(call(2, 'forward_email', args, answer));
    await proxy.fromClient(call(3, 'forward_email', args, answer));
    expect(toServer).toHaveLength(ran);
    if (ran) expect(toServer[0].params).toEqual({ name: 'forward_email', arguments: TO, ...MODERN });
  });

  it('leaves out tools that changed or whose description carries orders', async () => {
    const { proxy, toClient } = setUp();
    const list = async (id: number, tools: unknown[]) => {
      await proxy.fromClient({ jsonrpc: '2.0', id, method: 'tools/list' });
      await proxy.fromServer({ jsonrpc: '2.0', id, result: { tools } });
    };
    await list(1, [
      { name: 'a', description: 'Reads.' },
      { name: 'b', description: ATTACK },
    ]);
    await list(2, [{ name: 'a', description: 'Reads all.' }]);
    expect(toClient.map((one) => one.result.tools.map((tool: Any) => tool.name))).toEqual([['a'], []]);
  });

  it('answers whoever waits when the server ends', async () => {
    const { proxy, toClient } = setUp();
    await proxy.fromClient(call(1, 'read_email', {}));
    proxy.serverClosed();
    expect(toClient[0].error.message).toContain('ended');
  });
});
