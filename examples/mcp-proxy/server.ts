/** A toy mail server that speaks MCP over standard input and output; it knows nothing of Chainmail. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { readEmail, sendEmail } from '../toy/mail.ts';

const server = new McpServer({ name: 'toy-mail', version: '1.0.0' });
const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
server.registerTool(
  'read_email',
  { description: 'Reads a mail.', inputSchema: { id: z.string() } },
  async (args) => text(readEmail(args)),
);
server.registerTool(
  'send_email',
  { description: 'Sends a mail.', inputSchema: { to: z.string(), subject: z.string(), body: z.string() } },
  async (args) => text(sendEmail(args)),
);
await server.connect(new StdioServerTransport());
