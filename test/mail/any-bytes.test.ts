import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/mail/index.ts';
import { bytes, HEAD, processorMs } from './mail.ts';

/** Lines that make structure, so that random mail is more than noise. */
const line = fc.oneof(
  fc.constantFrom(
    '',
    '--b',
    '--b--',
    '--c',
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type: multipart/alternative; boundary="c',
    'Content-Type: text/html; charset=utf-7',
    'Content-Type: message/rfc822',
    'Content-Type: text/calendar',
    'Content-Type: application/pdf; name=a.pdf',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Subject: =?utf-8?B?Q?= =?x?Q?a=E9?=',
    'BEGIN:VCALENDAR',
    'SUMMARY:a\\n',
    '> quoted',
    '-- ',
    '<p style="display:none">x</p>',
    '%PDF-1.4',
    'PK\u0003\u0004',
    'caf=C3=A9 =',
    'aGVsbG8=',
  ),
  fc.string({ maxLength: 40 }),
);
const mail = fc
  .tuple(fc.array(line, { maxLength: 60 }), fc.constantFrom('\r\n', '\n', '\r', '\r\r\n'))
  .map(([lines, end]) => new TextEncoder().encode(lines.join(end)));

describe('any bytes', () => {
  it('give an answer, the same each time, with sound segments', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 3000 }), mail), async (source) => {
        const message = await parseMessage(source);
        expect(await parseMessage(source)).toEqual(message);
        expect(message.size).toBe(source.length);
        for (const segment of message.segments) {
          expect(segment.text.trim()).not.toBe('');
          expect(segment.visibility === 'hidden').toBe(segment.hiddenBy !== undefined);
          expect(segment.text).not.toContain('\0');
        }
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it('keep the words of a plain body, whatever stands around it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 20 }),
        fc.stringMatching(/^[a-z]{5,12}$/),
        async (lines, word) => {
          const around = lines.filter((l) => !/encoding|html|%PDF|PK|utf-7|pdf|^\s|:/i.test(l)).join('\n');
          const message = await parseMessage(bytes(`${HEAD}\n${around}\n${word}\n`));
          expect(message.segments.map((s) => s.text).join(' ')).toContain(word);
        },
      ),
      { numRuns: 300, seed: 12 },
    );
  });

  it('point plain segments at the text they come from', async () => {
    const body = 'first\r\n\r\n> old words\r\n> here\r\n\r\nlast\r\n-- \r\nAnn\r\n';
    const message = await parseMessage(new TextEncoder().encode(`Subject: s\r\n\r\n${body}`));
    const text = body.replaceAll('\r\n', '\n');
    for (const { source, text: shown, role, origin } of message.segments)
      if (origin === 'plain')
        expect(text.slice(...source.range!).replace(/^> /gm, role === 'quoted' ? '' : '> ')).toBe(shown);
  });
});

describe('size', () => {
  it('grows linearly: long lines, short lines, dashes, many parts, many words', {
    retry: 2,
    timeout: 60_000,
  }, async () => {
    const shapes = [
      'a '.repeat(50),
      '\n',
      '--\n',
      '--b\n\nx\n',
      '> \n',
      '=',
      '<',
      '&',
      '(',
      'On a 2020 wrote:\n',
      '_______________\n',
      'http://a ',
    ];
    for (const shape of shapes)
      for (const head of [
        'Content-Type: multipart/mixed; boundary=b\n\n',
        'Content-Type: text/plain; format=flowed\n\n',
      ]) {
        const source = bytes(`${HEAD}${head}${shape.repeat(Math.floor(2_000_000 / shape.length))}`);
        expect(await processorMs(() => parseMessage(source)), JSON.stringify(shape)).toBeLessThan(2000);
      }
  });
});
