import { describe, expect, test } from 'vitest';
import { readHtml } from '../../src/mail/html/index.ts';
import type { Message } from '../../src/mail/index.ts';
import { codes, HEAD, processorMs, read } from './mail.ts';

const mailOf = (html: string, parts: number): string =>
  `${HEAD}Content-Type: multipart/mixed; boundary=b\n\n${`--b\nContent-Type: text/html\n\n${html}\n`.repeat(parts)}--b\nContent-Type: text/html\n\n<i>the last word</i>\n--b--\n`;

/** Each is dear by itself; a mail may hold many. */
const DEAR: Readonly<Record<string, string>> = {
  'styled paragraphs': '<p style="color:#333;opacity:.9">a</p>'.repeat(5_000),
  'broken sheets': `<style>${'a{b:c}\n'.repeat(5_000)}</style>x`,
  'broken selectors': `<style>${'a[b{b:c}]{}\n'.repeat(5_000)}</style>x`,
  'selectors against elements': `<style>${'*{color:red}'.repeat(500)}</style>${'<p>a</p>'.repeat(5_000)}`,
  ':has()': `<style>${'p:has(~ b){color:red}'.repeat(100)}</style>${'<p>a</p>'.repeat(5_000)}`,
  'nested elements': '<div style="opacity:.99">'.repeat(5_000),
};

describe('HTML is bounded for the whole mail', () => {
  test.each(Object.entries(DEAR))('60 parts of %s', async (_, html) => {
    const source = mailOf(html, 60);
    const messages: Message[] = [];
    expect(await processorMs(async () => messages.push(await read(source)))).toBeLessThan(2_000);
    expect(codes(messages[0]!).some((code) => /^html-.*-limit$/.test(code))).toBe(true);
    // Beyond the bounds it is read plainly, not dropped.
    expect(messages[0]!.segments.some((s) => s.text.includes('the last word'))).toBe(true);
  });
});

describe('nothing is cut in silence', () => {
  test.each([
    ['a comment', `<!-- ${'many words '.repeat(10_000)} -->`],
    ['a title', `<p title="${'many words '.repeat(10_000)}">x</p>`],
    ['a data: URL', `<a href="data:text/plain,${'many%20words%20'.repeat(20_000)}">x</a>`],
  ])('%s that is too long is named', (_, html) => {
    expect(readHtml(html).anomalies.map((a) => a.code)).toContain('html-attribute-limit');
  });

  test('what is of ordinary length is not', () => {
    expect(readHtml('<!-- a note --><p title="a title">x</p>').anomalies).toEqual([]);
  });
});
