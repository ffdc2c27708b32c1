import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MailParser } from 'mailparser';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../src/mail/index.ts';
import { processorNow } from '../processor-now.ts';
import { shared } from '../shared.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function filesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

/** Texts that mailparser decodes, without the header tables it makes for attached messages. */
function decodedTexts(source: Uint8Array): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const texts: string[] = [];
    const parser = new MailParser({ skipHtmlToText: true, skipTextToHtml: true, skipTextLinks: true });
    parser.on('data', (data) => {
      if (data.type === 'attachment') {
        data.content?.on('end', () => data.release?.());
        data.content?.resume();
      } else {
        if (data.text) texts.push(data.text.replace(/^(?:From|To|Cc|Subject|Date|Reply-To): .*$/gm, ''));
        if (data.html)
          texts.push(textOf(data.html.replace(/<td class="mp_head_key">[\s\S]*?<td><\/tr>/g, ' ')));
      }
    });
    parser.on('end', () => resolve(texts));
    parser.on('error', reject);
    parser.end(Buffer.from(source));
  });
}

function textOf(html: string): string {
  const out: string[] = [];
  const open: unknown[] = [parse(html)];
  while (open.length > 0) {
    const node = open.pop() as { nodeName: string; value?: string; childNodes?: unknown[] };
    if (node.nodeName === '#text') out.push(node.value!);
    if (/^(?:script|style|head|template)$/.test(node.nodeName)) continue;
    if (node.childNodes !== undefined) open.push(...[...node.childNodes].reverse());
  }
  // a space for every tag: a word that tags split is looked up in pieces
  return out.join(' ');
}

describe.skipIf(shared === null)('real files (needs ../shared)', () => {
  it('answers every fixture and field case within two seconds', async () => {
    for (const file of [...filesIn(`${shared}/data/eml_fixtures`), ...filesIn(`${shared}/field`)]) {
      const source = new Uint8Array(readFileSync(file));
      const start = processorNow();
      const message = await parseMessage(source);
      expect(processorNow() - start, file).toBeLessThan(2000);
      expect(message.size).toBe(source.length);
    }
  }, 120_000);

  it('loses no body: words that mailparser decodes stand in the segments', async () => {
    let total = 0;
    let lost = 0;
    for (const file of filesIn(`${shared}/data/eml_fixtures`)) {
      if (!file.endsWith('.eml')) continue;
      const source = new Uint8Array(readFileSync(file));
      // mailparser does not decode UTF-7
      if (/charset="?utf-7/i.test(Buffer.from(source).toString('latin1'))) continue;
      const message = await parseMessage(source);
      const found = new Set(message.segments.flatMap((segment) => words(segment.text)));
      const glued = message.segments.map((segment) => segment.text.toLowerCase()).join('\n');
      for (const text of await decodedTexts(source)) {
        const all = words(text);
        const missing = all.filter((word) => !found.has(word) && !glued.includes(word));
        total += all.length;
        lost += missing.length;
        if (missing.length > 0)
          console.log(`${file}: ${missing.length}/${all.length} ${missing.slice(0, 6).join(' ')}`);
      }
    }
    console.log(`${lost} of ${total} words not found`);
    expect(total).toBeGreaterThan(10_000);
    expect(lost / total).toBeLessThanOrEqual(0.001);
  }, 120_000);

  it('reads a mail grown to 25 MB within two seconds', async () => {
    const head = readFileSync(`${shared}/field/D23.eml`, 'latin1');
    const photo = `${'A'.repeat(76)}\r\n`.repeat(Math.ceil((25 * 1024 * 1024) / 57));
    const source = new Uint8Array(Buffer.from(head.replace('/9j/', `${photo}/9j/`), 'latin1'));
    const start = processorNow();
    const message = await parseMessage(source);
    expect(processorNow() - start).toBeLessThan(2000);
    expect(message.segments.some((segment) => segment.text.includes('Photos of the fair'))).toBe(true);
    expect(message.anomalies).toEqual([]);
  });

  it('finds the bodies of the SpamAssassin mails', async () => {
    let mails = 0;
    let empty = 0;
    for (const name of ['easy-ham-1', 'easy-ham-2', 'hard-ham-1', 'spam-1', 'spam-2']) {
      const box = gunzipSync(readFileSync(`${shared}/data/spamassassin/${name}.mbox.gz`)).toString('latin1');
      for (const raw of box.split(/^From (?=\S+ {1,3}\w{3} \w{3})/m)) {
        if (raw.trim() === '') continue;
        const message = await parseMessage(new Uint8Array(Buffer.from(raw, 'latin1')));
        mails++;
        const body = raw.slice(raw.search(/\r?\n\r?\n/));
        const hasText = message.segments.some((s) => s.origin !== 'header' && s.origin !== 'filename');
        if (!hasText && words(body).length > 0) empty++;
      }
    }
    console.log(`${mails} mails, ${empty} with a body but no text found`);
    expect(mails).toBeGreaterThan(6000);
    expect(empty / mails).toBeLessThan(0.001);
  }, 300_000);
});
