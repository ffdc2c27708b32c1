import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const EXAMPLES = new URL('../../examples/', import.meta.url);
const ADAPTERS = [
  'plain',
  'ai-sdk',
  'langchain',
  'openai-agents',
  'anthropic',
  'mastra',
  'claude-agent',
  'mcp',
];

afterEach(() => vi.restoreAllMocks());

/** What an example prints. Its modules are loaded anew, since the toy mailbox counts what was sent. */
async function printed(name: string): Promise<string[]> {
  vi.resetModules();
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)));
  await import(new URL(`${name}/main.ts`, EXAMPLES).href);
  return lines;
}

describe('the examples', () => {
  it('cover every adapter, and no other', () => {
    const adapters = readdirSync(new URL('../../src/adapters/', import.meta.url), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name);
    expect([...ADAPTERS, 'mcp-proxy'].sort()).toEqual([...new Set([...adapters, 'mcp-proxy'])].sort());
  });

  it.each([...ADAPTERS, 'mcp-proxy'])(
    '%s: the attack sends nothing, the job is done, a question is asked',
    async (name) => {
      const lines = await printed(name);
      const results = lines.filter((line) => line.includes(' -> '));
      expect(results).toHaveLength(5);
      expect(results[0]).not.toMatch(/untrusted|withheld/);
      expect(results[1]).toMatch(/untrusted|withheld/);
      expect(results[2]).toMatch(/refused|not run|denied|not approved/);
      expect(lines.filter((line) => line.startsWith('? ') && line.endsWith('yes'))).toHaveLength(1);
      if (name === 'mcp-proxy') expect(results.slice(3).join()).not.toMatch(/refused|not run/);
      else expect(lines.at(-1)).toBe('sent to: anna@club.example, ben@club.example');
    },
    180_000,
  );
});
