import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import {
  answerJson,
  answerRequest,
  type Judge,
  MAX_CONTEXT_ITEMS,
  parseRequest,
  refuseFiles,
  toCase,
} from '../../src/wire/index.ts';
import { fakeDetector } from '../cli/fake-detector.ts';

const source = 'From: Ann <ann@a.example>\r\nSubject: hello\r\n\r\nGrüße, fraglos\r\n';

const judge: Judge = {
  assess: fakeDetector().assess,
  judgeAction: (subject) => {
    if (subject.action?.tool === 'explode') throw new TypeError('boom');
    return { decision: 'allow', reasons: [] };
  },
  readFile: async (path) => {
    if (path !== 'mail.eml') throw new InputError('unreadable', `cannot read ${path}: no such file`);
    return new TextEncoder().encode(source);
  },
};

describe('a request', () => {
  it('becomes a case, mails read from source text and from files', async () => {
    const request = parseRequest({
      id: 7,
      userRequest: 'Summarise',
      profile: 'unattended',
      context: [
        { kind: 'email', raw: source },
        { kind: 'email', file: 'mail.eml', source: 'tool:read' },
        { kind: 'text', source: 'tool:search_files', text: 'notes' },
      ],
      history: [{ tool: 'search_emails', args: { query: 'TODO' } }],
      account: 'me@example.com',
      action: { tool: 'send_email', args: { to: ['x@example.com'] } },
    });
    const subject = await toCase(request, judge.readFile);
    expect(subject).toMatchObject({
      id: '7',
      userRequest: 'Summarise',
      profile: 'unattended',
      account: 'me@example.com',
      history: [{ tool: 'search_emails', args: { query: 'TODO' } }],
      action: { tool: 'send_email', args: { to: ['x@example.com'] } },
      context: [
        { kind: 'email', message: { subject: 'hello' } },
        { kind: 'email', source: 'tool:read', message: { subject: 'hello' } },
        { kind: 'text', source: 'tool:search_files', text: 'notes' },
      ],
    });
  });

  it('knows nothing of what is left out', async () => {
    const subject = await toCase(parseRequest({ context: [] }), refuseFiles);
    expect(subject).toMatchObject({ userRequest: null, account: null, action: null, profile: 'attended' });
  });

  it.each([
    ['a misspelt field', { context: [], acton: {} }, /unknown field "acton" \(known: id, userRequest/],
    ['a misspelt field of an item', { context: [{ kind: 'text', txt: 'x' }] }, /context\[0\]/],
    ['neither content nor action', { id: 'x' }, /"context", "action" or both/],
    [
      'both sources of a mail',
      { context: [{ kind: 'email', raw: 'a', file: 'b' }] },
      /exactly one of "raw" and "file"/,
    ],
    ['no source of a mail', { context: [{ kind: 'email' }] }, /exactly one of "raw" and "file"/],
    ['another kind', { context: [{ kind: 'pdf', text: 'x' }] }, /context\[0\]\.kind/],
    ['another profile', { context: [], profile: 'auto' }, /profile.*attended/],
    ['a call without a tool', { action: { args: {} } }, /action\.tool/],
    [
      'output in the history',
      { context: [], history: [{ tool: 'a', args: {}, output: 'x' }] },
      /belongs into "context"/,
    ],
    ['an array', [], /request: /],
    ['null', null, /request: /],
    [
      'too many items',
      { context: Array.from({ length: MAX_CONTEXT_ITEMS + 1 }, () => ({ kind: 'text', text: '' })) },
      /context/,
    ],
  ])('with %s is refused and told why', (_name, value, message) => {
    expect(() => parseRequest(value)).toThrow(InputError);
    expect(() => parseRequest(value)).toThrow(message);
  });
});

describe('an answer', () => {
  it('carries the verdict, and action null where none was asked about', async () => {
    const answer = await answerRequest({ id: 'a', context: [{ kind: 'email', raw: source }] }, judge);
    expect(Object.keys(answer)).toEqual(['id', 'risk', 'decision', 'stages', 'findings', 'action', 'model']);
    expect(answer).toMatchObject({ id: 'a', risk: 0.5, decision: 'review', action: null });
  });

  it('carries the decision on the action', async () => {
    const answer = await answerRequest({ action: { tool: 'send_email', args: {} } }, judge);
    expect(answer).toMatchObject({ id: null, decision: 'allow', action: { decision: 'allow' } });
  });

  it.each([
    ['a bad request', { id: 'a', context: 3, action: { tool: 'x' } }],
    [
      'a file that is not there',
      { id: 'a', context: [{ kind: 'email', file: 'x.eml' }], action: { tool: 'x' } },
    ],
    [
      'a detector that fails',
      { id: 'a', context: [{ kind: 'text', text: 'explode' }], action: { tool: 'x' } },
    ],
    ['a guard that fails', { id: 'a', context: [], action: { tool: 'explode' } }],
  ])('to %s is review and confirm', async (_name, value) => {
    const answer = await answerRequest(value, judge);
    expect(answer).toMatchObject({ id: 'a', decision: 'review', action: { decision: 'confirm' } });
    expect(answer).toHaveProperty('error.code');
  });

  it.each([
    { id: 'a', context: [], actoin: { tool: 'send_email', args: {} } },
    { id: 'a', context: 3 },
    { id: 'a' },
    [],
  ])('to a request refused for its form is confirm, as an action may have been meant: %j', async (value) => {
    expect(await answerRequest(value, judge)).toMatchObject({
      error: { code: 'bad-request' },
      decision: 'review',
      action: { decision: 'confirm' },
    });
  });

  it('to a well-formed request without an action that fails has action null', async () => {
    expect(await answerRequest({ context: [{ kind: 'email', file: 'x.eml' }] }, judge)).toMatchObject({
      decision: 'review',
      action: null,
    });
  });

  it('to what is no JSON asks for a person in both respects, as an action may have been in it', async () => {
    expect(await answerJson('{"action":', judge)).toMatchObject({
      id: null,
      error: { code: 'bad-json' },
      decision: 'review',
      action: { decision: 'confirm' },
    });
  });

  it('says what failed in one line', async () => {
    const answer = await answerRequest({ context: [{ kind: 'text', text: 'explode' }] }, judge);
    expect(answer).toMatchObject({ error: { code: 'internal', message: 'unexpected fault: boom' } });
  });

  it('comes for any JSON value, is an error or judged, and an error is never allow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const answer = await answerJson(JSON.stringify(value), judge);
        expect(['allow', 'review', 'block']).toContain(answer.decision);
        if ('error' in answer) expect(answer.decision).toBe('review');
        expect(() => JSON.stringify(answer)).not.toThrow();
      }),
    );
  });

  it('comes for any request that is well-formed but for its content', async () => {
    const item = fc.oneof(
      fc.record({ kind: fc.constant('email'), raw: fc.string({ unit: 'binary' }) }),
      fc.record({ kind: fc.constant('text'), text: fc.string({ unit: 'binary' }) }),
    );
    const request = fc.record({ id: fc.string(), context: fc.array(item, { maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(request, async (value) => {
        expect(await answerRequest(value, judge)).toMatchObject({ id: value.id, action: null });
      }),
    );
  });
});
