/**
 * What the proxy adds to one call: a client calls a server directly and through `chainmail mcp`, in turns, so that both meet
 * the same machine. Run: `npx tsx benchmarks/mcp.ts` (after `npm run build`, measures dist/; else the sources).
 * Prints JSON: milliseconds per call, p50 and p95 of each way, and of the difference within each pair of calls; where the system
 * tells, also the processor time the proxy takes per call, which a busy machine does not change much.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const CALLS = 300;
const WARM_UP = 100;
const SIZE = 3_000;
const own = fileURLToPath(import.meta.url);
const tsx = ['--import', 'tsx'];

const SENTENCES = [
  'The minutes of the meeting on Tuesday are in the shared folder, with the figures for the second quarter.',
  'We agreed to move the review to the week after next, since half of the team is on leave until then.',
  'The supplier has confirmed the delivery for the fourteenth, and the invoice will follow by post.',
  'Could you have a look at the third table and tell me whether the totals match yours?',
  'Lunch on Friday is at noon in the usual place, and Anna brings the cake.',
];

/** An ordinary mail of 3 KB, another one for each number. */
function mailOf(number: number): string {
  let text = `Hello, this is note ${number} of the week.`;
  for (let i = number; text.length < SIZE; i++)
    text += `${i % 4 === 0 ? '\n\n' : ' '}${SENTENCES[i % SENTENCES.length]}`;
  return text.slice(0, SIZE);
}

async function serve(): Promise<void> {
  const server = new McpServer({ name: 'bench', version: '1.0.0' });
  server.registerTool(
    'read_mail',
    { description: 'Reads a mail', inputSchema: { id: z.number() } },
    async ({ id }) => ({
      content: [{ type: 'text', text: mailOf(id) }],
    }),
  );
  await server.connect(new StdioServerTransport());
}

async function connect(args: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [...args], stderr: 'inherit' }),
  );
  return client;
}

/** Milliseconds of processor time a process has taken so far; null where the system does not tell. */
function processorTime(pid: number | null): number | null {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return null;
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function time(client: Client, id: number): Promise<number> {
  const start = performance.now();
  await client.callTool({ name: 'read_mail', arguments: { id } });
  return performance.now() - start;
}

const quantile = (values: readonly number[], q: number): number =>
  Number([...values].sort((a, b) => a - b)[Math.floor(q * (values.length - 1))]!.toFixed(3));
const summary = (values: readonly number[]): object => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
});

async function measure(): Promise<void> {
  const server = [...tsx, own, 'serve'];
  const built = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const source = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const cli = process.argv.includes('--source') || !existsSync(built) ? [...tsx, source] : [built];
  const direct = await connect(server);
  const proxied = await connect([...cli, 'mcp', '--', process.execPath, ...server]);
  const ways = { direct: [] as number[], proxied: [] as number[], added: [] as number[] };
  const pid = (proxied.transport as StdioClientTransport).pid;
  let before: number | null = null;
  for (let id = 0; id < WARM_UP + CALLS; id++) {
    if (id === WARM_UP) before = processorTime(pid);
    // In turns, and each of them first in half of the pairs.
    const first = id % 2 === 0;
    let plain = first ? await time(direct, id) : 0;
    const guarded = await time(proxied, id);
    if (!first) plain = await time(direct, id);
    if (id < WARM_UP) continue;
    ways.direct.push(plain);
    ways.proxied.push(guarded);
    ways.added.push(guarded - plain);
  }
  const after = processorTime(pid);
  const processor = before === null || after === null ? null : Number(((after - before) / CALLS).toFixed(3));
  await Promise.all([direct.close(), proxied.close()]);
  const from = cli.length === 1 ? 'dist' : 'source';
  const { direct: d, proxied: p, added } = ways;
  console.log(
    JSON.stringify({
      calls: CALLS,
      bytes: SIZE,
      from,
      direct: summary(d),
      proxied: summary(p),
      added: summary(added),
      processor,
    }),
  );
}

await (process.argv[2] === 'serve' ? serve() : measure());
