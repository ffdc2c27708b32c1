/**
 * MCP SDK in your own code, generation 1 or 2: a guarded client in front of any server. (To guard a client that you cannot change,
 * use the proxy: examples/mcp-proxy.) Offline, client and server in one process. Run: npx tsx examples/mcp/main.ts
 */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { createGuard, loadDetector } from 'chainmail';
import { createGate, guardClient } from 'chainmail/mcp';
import { z } from 'zod';
import { ACCOUNT, CALLS, line, REQUEST, readEmail, saysYes, sendEmail, sent } from '../toy/mail.ts';

const session = createGuard({ detector: await loadDetector(), account: ACCOUNT, now: Date.now }).session();
const gate = createGate(session, {
  ask: ({ text, call }) => {
    const yes = saysYes(call.args.to);
    console.log(`? ${line(text)} ${yes ? 'yes' : 'no'}`);
    return yes;
  },
});
const client = guardClient(await connect(), gate);

session.user(REQUEST);
for (const { name, args } of CALLS) {
  const { content } = await client.callTool({ name, arguments: { ...args } });
  console.log(`${name} -> ${line(JSON.stringify(content))}`);
}
console.log(`sent to: ${sent.join(', ')}`);
await client.close();

async function connect(): Promise<Client> {
  const server = new McpServer({ name: 'toy-mail', version: '1.0.0' });
  const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
  server.registerTool(
    'read_email',
    { description: 'Reads a mail.', inputSchema: z.object({ id: z.string() }) },
    async (args) => text(readEmail(args)),
  );
  server.registerTool(
    'send_email',
    {
      description: 'Sends a mail.',
      inputSchema: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
    },
    async (args) => text(sendEmail(args)),
  );
  const [here, there] = InMemoryTransport.createLinkedPair();
  const own = new Client({ name: 'agent', version: '1.0.0' });
  await Promise.all([server.connect(there), own.connect(here)]);
  return own;
}
