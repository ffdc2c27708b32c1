/**
 * `chainmail mcp` between a client and a mail server, with no code in either: what a client does with the snippets in `clients/`.
 * The client here is the official one, and its user answers questions by elicitation. Run: npx tsx examples/mcp-proxy/main.ts
 */
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { CALLS, line } from '../toy/mail.ts';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const typescript = [process.execPath, '--import', 'tsx'];

const client = new Client(
  { name: 'agent', version: '1.0.0' },
  { capabilities: { elicitation: { form: {} } } },
);
client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
  const run = params.message.includes('ben@club.example');
  console.log(`? ${line(params.message)} ${run ? 'yes' : 'no'}`);
  return run ? { action: 'accept', content: { run } } : { action: 'decline' };
});

// Installed, this is: npx chainmail mcp --config chainmail.toml -- node server.js
const [command, ...args] = [
  ...[...typescript, path('../../src/cli/main.ts'), 'mcp', '--config', path('chainmail.toml')],
  ...['--', ...typescript, path('server.ts')],
];
await client.connect(new StdioClientTransport({ command: command!, args, stderr: 'inherit' }));
const { tools } = await client.listTools();
console.log(`tools: ${tools.map(({ name }) => name).join(', ')}`);
for (const { name, args } of CALLS) {
  const { content } = await client.callTool({ name, arguments: { ...args } });
  console.log(`${name} -> ${line(JSON.stringify(content))}`);
}
await client.close();
