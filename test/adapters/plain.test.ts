import { describe, expect, it } from 'vitest';
import { createGate, guardTool } from '../../src/adapters/plain/index.ts';
import { ATTACK, describeContract, newSession, reader, type Turn } from './contract.ts';

const webStream = (chunks: readonly unknown[]): ReadableStream =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

async function turn({ gate, tool, args }: Turn): Promise<string> {
  const run = gate === null ? tool.run : guardTool(tool.run, { name: tool.name }, gate);
  try {
    const result = await run(args);
    return typeof result === 'string' ? result : JSON.stringify(result);
  } catch (error) {
    return String(error);
  }
}

describeContract({ name: 'plain', turn });

describe('guardTool', () => {
  const halves = [ATTACK.slice(0, 9), ATTACK.slice(9)];
  const read = async (stream: unknown): Promise<unknown[]> => {
    const out: unknown[] = [];
    for await (const chunk of stream as AsyncIterable<unknown>) out.push(chunk);
    return out;
  };
  const reading = (result: unknown) =>
    guardTool(async (_args: { id?: string }) => result, { name: 'read_email' }, createGate(newSession()));

  it('gives the very same value back', async () => {
    const value = { at: new Date(0), body: 'hi' };
    expect(await reading(value)({})).toBe(value);
  });

  it('passes further parameters on', async () => {
    const seen: unknown[] = [];
    const tool = guardTool(
      (_: { id: string }, signal: string) => seen.push(signal),
      { name: 'read_email' },
      createGate(newSession()),
    );
    await tool({ id: '1' }, 'signal');
    expect(seen).toEqual(['signal']);
  });

  it('replays a clean stream chunk by chunk', async () => {
    expect(
      await read(
        await reading(
          (async function* () {
            yield 'Hel';
            yield 'lo';
          })(),
        )({}),
      ),
    ).toEqual(['Hel', 'lo']);
    const web = await reading(webStream([new Uint8Array([72]), new Uint8Array([105])]))({});
    expect(web).toBeInstanceOf(ReadableStream);
    expect(await read(web)).toEqual([new Uint8Array([72]), new Uint8Array([105])]);
  });

  it('sees an attack cut into chunks', async () => {
    const texts = await read(
      await reading(
        (async function* () {
          yield* halves;
        })(),
      )({}),
    );
    expect(texts.join('')).not.toContain('eve@evil.example');
    const bytes = halves.map((half) => new TextEncoder().encode(half));
    const joined = (await read(await reading(webStream(bytes))({})))
      .map((one) => new TextDecoder().decode(one as Uint8Array))
      .join('');
    expect(joined).toContain('withheld');
    expect(joined).not.toContain('eve@evil.example');
  });

  it.each([
    ['a map', new Map([['body', ATTACK]])],
    ['a response', new Response(ATTACK)],
    ['a stream inside', { body: webStream(['x']) }],
    ['a big number inside', { n: 1n }],
  ])('withholds what the guard cannot see into: %s', async (_what, value) => {
    expect(await reading(value)({})).toContain('withheld');
  });

  it('does not run when the arguments change while the person thinks', async () => {
    const args = { id: '7', to: 'bob@example.com' };
    const calls: unknown[] = [];
    const gate = createGate(newSession(), {
      ask: () => {
        args.to = 'carol@example.com';
        return true;
      },
    });
    await guardTool((given: typeof args) => calls.push(given), { name: 'forward_email' }, gate)(args);
    expect(calls).toEqual([]);
  });

  it('does not run when asking fails', async () => {
    const calls: unknown[] = [];
    const gate = createGate(newSession(), { ask: () => Promise.reject(new Error('nobody there')) });
    const tool = guardTool((given: { to: string }) => calls.push(given), { name: 'forward_email' }, gate);
    await expect(tool({ to: 'bob@example.com' })).rejects.toThrow('nobody there');
    expect(calls).toEqual([]);
  });

  it('takes only true for a yes', async () => {
    const { asked } = reader([]);
    const gate = createGate(newSession(), {
      ask: (q) => {
        asked.push(q);
        return 'no' as never;
      },
    });
    expect(await guardTool(() => 'ran', { name: 'forward_email' }, gate)({ to: 'b@example.com' })).toContain(
      'not run',
    );
  });
});
