import * as two from '@modelcontextprotocol/client';
import { Client as ClientOne } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as PairOne } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer as ServerOne } from '@modelcontextprotocol/sdk/server/mcp.js';
import { McpServer as ServerTwo } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createGate, guardClient, guardHandler } from '../../src/adapters/mcp/index.ts';
import { ATTACK, describeContract, newSession, type Turn } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: two SDK generations behind one harness
type Any = any;
const VERSIONS: [string, Any, Any, Any][] = [
  ['MCP SDK 1', ClientOne, ServerOne, PairOne],
  ['MCP SDK 2', two.Client, ServerTwo, two.InMemoryTransport],
];
const INFO = { name: 'toy', version: '1.0.0' };

describe.each(VERSIONS)('%s', (label, Client, Server, Pair) => {
  const connect = async (server: Any): Promise<Any> => {
    const [left, right] = Pair.createLinkedPair();
    const client = new Client(INFO);
    await Promise.all([server.connect(left), client.connect(right)]);
    return client;
  };
  const resultOf = (value: unknown): Any => ({
    content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) }],
    ...(typeof value === 'object' && !Array.isArray(value) ? { structuredContent: value } : {}),
  });
  const turn =
    (side: 'client' | 'server') =>
    async ({ gate, tool, args }: Turn): Promise<string> => {
      const server = new Server(INFO);
      const handler = async (input: Any): Promise<Any> => resultOf(await tool.run(input));
      const used = gate !== null && side === 'server' ? guardHandler(tool.name, handler, gate) : handler;
      server.registerTool(tool.name, { inputSchema: z.looseObject({}) }, used);
      const plain = await connect(server);
      const client = gate !== null && side === 'client' ? guardClient(plain, gate) : plain;
      try {
        return JSON.stringify(await client.callTool({ name: tool.name, arguments: args }));
      } catch (error) {
        return String(error);
      }
    };
  describeContract({ name: `${label}, client`, turn: turn('client') });
  describeContract({ name: `${label}, server`, turn: turn('server') });

  it('screens resources, also in base64', async () => {
    const server = new Server(INFO);
    server.registerResource('a', 'mail://a', {}, async () => ({
      contents: [{ uri: 'mail://a', blob: btoa(ATTACK), mimeType: 'text/plain' }],
    }));
    const client = guardClient(await connect(server), createGate(newSession()));
    const { contents } = await client.readResource({ uri: 'mail://a' });
    expect(contents[0].text).toContain('withheld');
    expect(contents[0].blob).toBeUndefined();
  });
});
