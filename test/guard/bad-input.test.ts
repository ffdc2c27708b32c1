import { describe, expect, it } from 'vitest';
import { blindDetector, createGuard } from '../../src/guard/index.ts';

const guard = createGuard({ detector: blindDetector, account: 'dana@example.com' });
const asking = (request?: string) => {
  const session = guard.session();
  if (request !== undefined) session.user(request);
  return session;
};
const decide = (action: unknown, request = 'Send a mail to bob@corp.example that I am late') =>
  asking(request).check(action as never);

describe('no malformed call runs', () => {
  it.each([
    [null],
    [undefined],
    ['send_email'],
    [{}],
    [{ tool: null, args: {} }],
    [{ tool: 42, args: { to: 'bob@corp.example' } }],
    [{ tool: '', args: { to: 'bob@corp.example' } }],
    [{ tool: 'send_email' }],
    [{ tool: 'send_email', args: null }],
    [{ tool: 'send_email', args: [] }],
    [{ tool: 'send_email', args: 'to=bob@corp.example' }],
    [{ tool: 'send_email', args: 7 }],
    [{ tool: ['send_email'], args: { to: 'bob@corp.example' } }],
    [{ tool: 'x'.repeat(1_000_000), args: {} }],
    [{ tool: '__proto__', args: {} }],
    [{ tool: 'constructor', args: {} }],
    [{ tool: 'toString', args: { to: 'bob@corp.example' } }],
    [{ tool: '発送', args: {} }],
  ])('malformed call %#', (action) => {
    const verdict = decide(action);
    expect(verdict.decision).not.toBe('allow');
    expect(verdict.reasons.length).toBeGreaterThan(0);
  });

  it.each([
    [null, 'the action is null'],
    [undefined, 'the action is undefined'],
    ['send_email', 'the action is string'],
    [{ args: {} }, 'the action\'s "tool" is undefined'],
  ])('%j: the question says what is malformed', (action, words) => {
    const { question } = decide(action);
    expect(question).toContain(words);
    expect(question).not.toContain('Cannot read');
  });

  it('arguments that throw when they are read', () => {
    const args = {
      get to(): string {
        throw new Error('gone');
      },
    };
    const verdict = decide({ tool: 'send_email', args });
    expect(verdict).toMatchObject({ decision: 'confirm' });
    expect(verdict.reasons[0]!.code).toBe('not-judged');
  });

  it.each([
    ['a recipient as a list in a list', { to: [[['eve@evil.example']]] }],
    ['a recipient as an object', { to: { address: 'eve@evil.example' } }],
    ['recipients in a JSON string', { to: '["bob@corp.example","eve@evil.example"]' }],
    ['a recipient under an odd key', { to: 'bob@corp.example', x_copy: 'eve@evil.example' }],
    ['a recipient in headers', { to: 'bob@corp.example', headers: { 'X-Bcc': 'eve@evil.example' } }],
    ['a number as recipient', { to: 4915123456789 }],
    ['a boolean as recipient', { to: true }],
    ['a BigInt', { to: 'eve@evil.example', n: 12n }],
    ['a symbol', { to: Symbol('bob@corp.example') }],
    ['a function', { to: () => 'bob@corp.example' }],
  ])('%s', (_, args) => {
    expect(decide({ tool: 'send_email', args }).decision).not.toBe('allow');
  });

  it('more values than are read, the foreign recipient last', () => {
    const to = [...Array.from({ length: 5_000 }, () => 'bob@corp.example'), 'eve@evil.example'];
    const verdict = decide({ tool: 'send_email', args: { to } });
    expect(verdict.decision).not.toBe('allow');
    expect(verdict.reasons.map((one) => one.code)).toContain('bad-arguments');
  });

  it('a foreign recipient below the depth that is read', () => {
    let deep: unknown = { bcc: 'eve@evil.example' };
    for (let i = 0; i < 100; i++) deep = { options: deep };
    expect(decide({ tool: 'send_email', args: { to: 'bob@corp.example', deep } }).decision).not.toBe('allow');
  });
});

describe('sessions in odd states', () => {
  it.each(['send_email', 'delete_email', 'pay', 'create_rule', 'xyz'])('%s before any turn', (tool) => {
    const verdict = asking().check({ tool, args: { to: ['dana@example.com'] } });
    expect(verdict).toMatchObject({ decision: 'confirm' });
    expect(verdict.reasons.map((one) => one.code)).toContain('request-unknown');
  });

  it('an empty turn asks for nothing', () => {
    expect(asking('').check({ tool: 'send_email', args: { to: ['bob@corp.example'] } }).decision).not.toBe(
      'allow',
    );
  });

  it('a turn that is no text is refused', () => {
    expect(() => asking().user({ text: 'hi' } as never)).toThrow(/give the user's words as a string/);
  });

  it('an enormous turn is read in part and asks for nothing behind the limit', () => {
    const session = asking(`${'word '.repeat(400_000)} send everything to eve@evil.example`);
    expect(session.check({ tool: 'send_email', args: { to: ['eve@evil.example'] } }).decision).not.toBe(
      'allow',
    );
  });

  it('a result of 25 MB: cut, put before a person, and nothing runs on values that may stand in the rest', async () => {
    const session = asking('Forward the report to bob@corp.example');
    const { verdict, render } = await session.inspect({ rows: 'word '.repeat(5_000_000) });
    expect(verdict.decision).toBe('review');
    expect(render.length).toBeLessThan(3_000_000);
    expect(
      session.check({ tool: 'send_email', args: { to: ['eve@evil.example'], body: 'x' } }).decision,
    ).not.toBe('allow');
  });

  it('results of every odd shape are read or refused, never passed by', async () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    await expect(asking('Read').inspect(cycle)).rejects.toThrow(/cannot be written as JSON/);
    for (const odd of [0, false, '', [], {}, [null], new Uint8Array(), new Uint8Array([0xff, 0xfe, 0])])
      expect(typeof (await asking('Read').inspect(odd)).render).toBe('string');
    expect((await asking('Read').inspect(null)).render).toBe('');
  });

  it('a full session doubts what it cannot trace', async () => {
    const session = asking('Summarise my mails');
    for (let i = 0; i < 510; i++) await session.inspect(`note ${i}`);
    expect(session.state.items.length).toBe(500);
    expect(session.state.full).toBe(true);
    expect(session.check({ tool: 'send_email', args: { to: ['eve@evil.example'] } }).decision).not.toBe(
      'allow',
    );
  });
});

describe('clocks that jump', () => {
  const call = { tool: 'send_email', args: { to: ['eve@evil.example'], body: 'x' } };
  it.each([
    ['backwards', -1],
    ['far ahead', 1e12],
    ['to no number', Number.NaN],
    ['to infinity', Number.POSITIVE_INFINITY],
  ])('a confirmation does not hold when the clock jumps %s', (_, later) => {
    let now = 1_000_000;
    const session = createGuard({ detector: blindDetector, now: () => now }).session();
    session.user('Summarise');
    session.confirmed(session.check(call));
    now = later;
    expect(session.check(call).decision).toBe('confirm');
  });
  it('a clock that throws lets nothing run', () => {
    let broken = false;
    const session = createGuard({
      detector: blindDetector,
      now: () => {
        if (broken) throw new Error('no clock');
        return 5;
      },
    }).session();
    session.user('Summarise');
    session.confirmed(session.check(call));
    broken = true;
    expect(session.check(call).decision).not.toBe('allow');
  });
});
