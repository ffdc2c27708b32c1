import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitMbox } from '../../src/mailbox/index.ts';

const FROM = 'From ada@example.org Thu Jan  1 00:00:00 1970\n';

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(text: string, { size = 1 << 16, maxMailBytes = 1 << 20 } = {}) {
  const mails = [];
  for await (const mail of splitMbox(inChunks(text, size), { maxMailBytes }))
    mails.push({ ...mail, text: Buffer.from(mail.bytes).toString('latin1') });
  return mails;
}

const texts = async (text: string, options = {}) => (await split(text, options)).map((mail) => mail.text);

describe('splitMbox', () => {
  test('gives every message without its From_ line and the blank line after it', async () => {
    const mails = await split(`${FROM}Subject: a\n\none\n\n${FROM}Subject: b\n\ntwo\n`);
    expect(mails.map(({ text, offset }) => ({ text, offset }))).toEqual([
      { text: 'Subject: a\n\none\n', offset: 0 },
      { text: 'Subject: b\n\ntwo\n', offset: FROM.length + 'Subject: a\n\none\n\n'.length },
    ]);
  });

  test('a body line "From the start" splits nothing, after a blank line neither', async () => {
    const mail = 'Subject: a\n\nHello\n\nFrom the start it was fine.\n';
    expect(await texts(`${FROM}${mail}`)).toEqual([mail]);
  });

  test('a From_ line in the middle of a paragraph splits nothing', async () => {
    expect(await texts(`${FROM}Subject: a\n\nquote\n${FROM}more\n`)).toHaveLength(1);
  });

  test('mboxrd and mboxo escapes come off by one', async () => {
    const [text] = await texts(
      `${FROM}Subject: a\n\n>From here\n>>From there\n> From quote\nx >From inline\n`,
    );
    expect(text).toBe('Subject: a\n\nFrom here\n>From there\n> From quote\nx >From inline\n');
  });

  test('CRLF line ends', async () => {
    const crlf = (text: string) => text.replaceAll('\n', '\r\n');
    expect(await texts(crlf(`${FROM}Subject: a\n\none\n\n${FROM}Subject: b\n\ntwo\n`))).toEqual([
      crlf('Subject: a\n\none\n'),
      crlf('Subject: b\n\ntwo\n'),
    ]);
  });

  test('Content-Length is believed where it fits', async () => {
    const body = `see:\n\n${FROM}Subject: forwarded\n\nend\n`;
    const first = `Subject: a\nContent-Length: ${body.length}\n\n${body}`;
    expect(await texts(`${FROM}${first}\n${FROM}Subject: b\n\ntwo\n`)).toEqual([
      first,
      'Subject: b\n\ntwo\n',
    ]);
  });

  test('a wrong Content-Length hides no message', async () => {
    const text = (length: number) =>
      `${FROM}Subject: a\nContent-Length: ${length}\n\none\n\n${FROM}Subject: b\n\ntwo\n\n${FROM}Subject: c\n\nthree\n`;
    for (const length of [0, 1, 3, 20, 80, 999_999_999]) expect(await texts(text(length))).toHaveLength(3);
  });

  test('a message over the limit is cut and says so; the next one is whole', async () => {
    const long = `Subject: a\n\n${'x'.repeat(50_000)}\n`;
    const [first, second] = await split(`${FROM}${long}\n${FROM}Subject: b\n\ntwo\n`, {
      size: 997,
      maxMailBytes: 1000,
    });
    expect(first).toMatchObject({ truncated: true, size: long.length + 1 });
    expect(first!.bytes).toHaveLength(1000);
    expect(second).toMatchObject({ truncated: false, text: 'Subject: b\n\ntwo\n' });
  });

  test('nothing gives nothing; a lone From_ line gives an empty message', async () => {
    expect(await texts('')).toEqual([]);
    expect(await texts('\n\n')).toEqual([]);
    expect(await texts(FROM)).toEqual(['']);
    expect(await texts(FROM.trimEnd())).toEqual(['']);
  });

  test('the answer does not depend on how the bytes arrive, and every written message comes back', async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 12 }).map((text) => text.replace(/[^ -~]/g, '_')),
      fc.constantFrom(
        '',
        'From the start',
        '>From x',
        'From ada@example.org',
        'Content-Length: 7',
        FROM.trimEnd(),
      ),
    );
    const mail = fc
      .array(line, { minLength: 1, maxLength: 8 })
      .map((lines) => `Subject: x\n\n${lines.join('\n')}\n`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(mail, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 64 }),
        async (mails, size) => {
          // As an mboxrd writer does.
          const file = mails.map((text) => `${FROM}${text.replace(/^(>*From )/gm, '>$1')}\n`).join('');
          expect(await texts(file, { size })).toEqual(mails);
        },
      ),
      { numRuns: 300 },
    );
  });
});
