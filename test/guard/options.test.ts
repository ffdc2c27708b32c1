import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { blindDetector, createGuard, parseRules } from '../../src/guard/index.ts';

const make = (options: object) => () => createGuard({ detector: blindDetector, ...options } as never);

describe('createGuard', () => {
  it.each([
    [{ acount: 'me@example.com' }, /acount: "me@example.com": no such option; known: .*account/],
    [{ detector: undefined }, /detector: undefined: .*loadDetector/],
    [{ detector: Promise.resolve(blindDetector) }, /detector: .*await loadDetector/],
    [{ profile: 'alone' }, /profile: "alone": use "attended" or "unattended"/],
    [{ account: 7 }, /account: 7: /],
    [{ contacts: ['anna@club.example'] }, /contacts\[0\]: "anna@club.example": give \{ name, address \}/],
    [{ contacts: { name: 'Anna', address: 'a@b.example' } }, /contacts: /],
    [{ rules: { block: ['x@y.example'] } }, /rules\.block: .*known: allow_recipients/],
    [{ rules: 'none' }, /rules: "none": give a table/],
    [{ rules: { allowRecipients: 'x@y.example' } }, /rules: .*parseRules/],
    [{ tools: { zap: 'explode' } }, /tools\.zap: "explode": use one of read/],
    [{ now: 5 }, /now: 5: /],
    [{ weights: 3 }, /weights: 3: /],
  ])('refuses %j', (options, message) => {
    expect(make(options)).toThrow(InputError);
    expect(make(options)).toThrow(message);
  });

  it('refuses to be made of nothing', () => {
    expect(() => createGuard(undefined as never)).toThrow(InputError);
  });

  it.each([
    [{ block_recipients: ['eve@evil.example'] }],
    [parseRules({ block_recipients: ['eve@evil.example'] })],
  ])('takes rules parsed or plain: %j', (rules) => {
    const session = createGuard({ detector: blindDetector, rules } as never).session();
    session.user('Send a mail to eve@evil.example');
    const action = { tool: 'send_email', args: { to: 'eve@evil.example', body: 'x' } };
    expect(session.check(action).decision).toBe('block');
  });
});
