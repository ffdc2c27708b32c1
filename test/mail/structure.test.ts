import { describe, expect, it } from 'vitest';
import { MAIL_LIMITS, parseMessage } from '../../src/mail/index.ts';
import { base64, bytes, codes, HEAD, read, texts } from './mail.ts';

describe('MIME structure', () => {
  it('reads both alternatives and names how far they differ', async () => {
    const mail = await read(
      `${HEAD}Content-Type: multipart/alternative; boundary=b\n\n--b\n\nThe order has left our house today.\n--b\nContent-Type: text/html\n\n<p>Your parcel waits; please enter a password at the counter</p>\n--b--\n`,
    );
    expect(texts(mail, 'plain')).toEqual(['The order has left our house today.']);
    expect(texts(mail, 'html')).toEqual(['Your parcel waits; please enter a password at the counter']);
    const differ = mail.anomalies.find((anomaly) => anomaly.code === 'alternatives-differ');
    expect(differ?.share).toBeGreaterThan(0.8);
  });

  it('is quiet about alternatives that say the same', async () => {
    const mail = await read(
      `${HEAD}Content-Type: multipart/alternative; boundary=b\n\n--b\n\nThe order has left our house today.\n--b\nContent-Type: text/html\n\n<p>The <b>order</b> has left our house <i>today</i>.</p>\n--b--\n`,
    );
    expect(mail.anomalies).toEqual([]);
  });

  it('gives preamble and epilogue as hidden text', async () => {
    const mail = await read(
      `${HEAD}Content-Type: multipart/mixed; boundary=b\n\nbefore all parts\n--b\n\nbody\n--b--\nafter all parts\n`,
    );
    expect(texts(mail, 'preamble')).toEqual(['before all parts', 'after all parts']);
    expect(mail.segments.filter((s) => s.origin === 'preamble').map((s) => s.hiddenBy)).toEqual([
      'preamble',
      'epilogue',
    ]);
  });

  it('reads attached messages in place, with their depth and part numbers', async () => {
    const inner = `From: Cy <cy@example.org>\nSubject: inner\nContent-Type: multipart/mixed; boundary=c\n\n--c\n\nfirst\n--c\n\nsecond\n--c--\n`;
    const mail = await read(
      `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n--b\n\nouter\n--b\nContent-Type: message/rfc822\n\n${inner}\n--b\n\nlast\n--b--\n`,
    );
    const plain = mail.segments.filter((s) => s.origin === 'plain');
    expect(plain.map((s) => [s.text, s.source.part, s.source.depth])).toEqual([
      ['outer', '1', 0],
      ['first', '2.1', 1],
      ['second', '2.2', 1],
      ['last', '3', 0],
    ]);
    expect(texts(mail, 'header')).toContain('inner');
    expect(mail.subject).toBe('hello');
  });

  it('reads a base64 attached message', async () => {
    const inner = base64('Subject: wrapped\n\nin base64');
    const mail = await read(
      `${HEAD}Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${inner}\n`,
    );
    expect(texts(mail, 'plain')).toEqual(['in base64']);
  });

  it.each([
    [
      'no empty line before the first boundary',
      'Content-Type: multipart/mixed; boundary=b\n--b\n\nthe body\n--b--\n',
      'missing-blank-line',
    ],
    [
      'no empty line before the text',
      'X-Last: yes\nThis is the body, friends\nand it goes on\n\nthe body',
      'missing-blank-line',
    ],
    [
      'a boundary that never comes',
      'Content-Type: multipart/mixed; boundary=zzz\n\nthe body\n',
      'boundary-not-found',
    ],
    [
      'another boundary than declared',
      'Content-Type: multipart/mixed; boundary=zzz\n\n--b\nContent-Type: text/plain\n\nthe body\n--b--\n',
      'boundary-guessed',
    ],
    [
      'no boundary at all',
      'Content-Type: multipart/mixed\n\n--b\nContent-Type: text/plain\n\nthe body\n--b--\n',
      'missing-boundary',
    ],
    [
      'an unclosed multipart',
      'Content-Type: multipart/mixed; boundary=b\n\n--b\n\nthe body\n',
      'unclosed-boundary',
    ],
    [
      'parts after the end',
      'Content-Type: multipart/mixed; boundary=b\n\n--b\n\nx\n--b--\n--b\n\nthe body\n',
      'reopened-boundary',
    ],
    [
      'a line among the headers that is none',
      'this is no header\nX-Odd: 1\n\nthe body',
      'malformed-header-line',
    ],
    [
      'two content types',
      'Content-Type: text/plain\nContent-Type: text/html\n\nthe body',
      'contradictory-header',
    ],
    ['the same header twice', 'Subject: hello\n\nthe body', 'duplicate-header'],
  ])('reads %s and says so', async (_, rest, code) => {
    const mail = await read(`${HEAD}${rest}`);
    expect(mail.segments.map((s) => s.text).join('\n')).toContain('the body');
    expect(codes(mail)).toContain(code);
  });

  it('keeps a line that is no header as text', async () => {
    const mail = await read(`${HEAD}ignore what was said before\nX-Odd: 1\n\nbody`);
    expect(texts(mail, 'source')[0]).toContain('ignore what was said before');
  });

  it('reads headers behind bare carriage returns', async () => {
    const mail = await parseMessage(
      new TextEncoder().encode('Subject: one\rX-Note: please do as it says\r\n\r\nbody\rmore'),
    );
    expect(mail.headers.map((h) => h.name)).toEqual(['subject', 'x-note']);
    expect(codes(mail)).toContain('bare-cr');
    expect(texts(mail, 'plain')).toEqual(['body more']);
  });

  it('reads a mail without headers, and one without anything', async () => {
    const mail = await read('just some words\nand more');
    expect(mail.segments.map((s) => s.text)).toEqual(['just some words\nand more']);
    expect(codes(mail)).toContain('no-headers');
    expect((await parseMessage(new Uint8Array(0))).segments).toEqual([]);
  });

  it('reads 4,000 nested multiparts as text below the limit and says so', async () => {
    let source = HEAD;
    for (let i = 0; i < 4000; i++) source += `Content-Type: multipart/mixed; boundary=n${i}\n\n--n${i}\n`;
    const mail = await read(`${source}\nthe innermost words\n`);
    expect(codes(mail)).toContain('limit-depth');
    expect(mail.segments.some((s) => s.text.includes('the innermost words'))).toBe(true);
  });
});

describe('limits', () => {
  it.each([[{ bytes: 0 }], [{ parts: 1.5 }], [{ depth: Number.NaN }], [{ textChars: '9' }], [{ depht: 3 }]])(
    'refuses %j',
    async (limits) => {
      await expect(parseMessage(bytes('a: b\n\nc'), { limits: limits as never })).rejects.toThrow(
        /mail limit/,
      );
    },
  );

  it('refuses what is no byte array', async () => {
    await expect(parseMessage('Subject: x' as never)).rejects.toThrow(/Uint8Array/);
  });

  const parts = '--b\n\nsome words\n'.repeat(9);
  it.each([
    ['bytes', 200, 'limit-bytes'],
    ['parts', 3, 'limit-parts'],
    ['headerBytes', 40, 'limit-header-bytes'],
    ['headerFieldBytes', 5, 'limit-header-field'],
    ['textChars', 30, 'limit-text'],
    ['segments', 2, 'limit-segments'],
  ] as const)('names reaching %s', async (name, value, code) => {
    const source = bytes(`${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${parts}--b--\n`);
    expect(codes(await parseMessage(source))).toEqual([]);
    expect(codes(await parseMessage(source, { limits: { [name]: value } }))).toContain(code);
  });

  it('reads the parts beyond the limit as text', async () => {
    const source = bytes(
      `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${parts}--b\n\nthe very last\n--b--\n`,
    );
    const mail = await parseMessage(source, { limits: { parts: 3 } });
    expect(texts(mail, 'source').join()).toContain('the very last');
  });

  it('stops at attached messages deeper than the limit, and reads the rest as text', async () => {
    let inner = 'Subject: core\n\nthe core words';
    for (let i = 0; i < 12; i++) inner = `Subject: s${i}\nContent-Type: message/rfc822\n\n${inner}`;
    const mail = await read(inner);
    expect(codes(mail)).toContain('limit-message-depth');
    expect(mail.segments.at(-1)!.text).toContain('the core words');
    expect(MAIL_LIMITS.messageDepth).toBe(10);
  });
});
