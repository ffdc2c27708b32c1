import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../examples/mcp-proxy/clients/', import.meta.url);
interface Server {
  readonly command: string;
  readonly args: readonly string[];
}

/** The one server that a client's file names, whatever the client calls the table. */
function serverIn(file: string): Server {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const root = (file.endsWith('.toml') ? parse(text) : JSON.parse(text)) as Record<string, { mail: Server }>;
  return Object.values(root)[0]!.mail;
}

describe('the snippets for MCP clients', () => {
  const files = readdirSync(FOLDER);

  it.each(files)('%s starts the proxy in front of another server', (file) => {
    const { command, args } = serverIn(file);
    expect([command, ...args].join(' ')).toBe(
      'npx -y chainmail mcp --config /home/me/chainmail.toml -- npx -y your-mail-mcp-server',
    );
  });

  it('stand in the documentation as they are', () => {
    const text = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');
    for (const file of files) expect(text).toContain(readFileSync(new URL(file, FOLDER), 'utf8').trim());
  });
});
