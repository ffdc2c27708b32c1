import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Message, parseMessage } from '../../src/mail/index.ts';
import { unmask } from '../../src/unmask/index.ts';
import { processorNow } from '../processor-now.ts';
import { shared } from '../shared.ts';

const folder = `${shared}/field`;
const files = shared === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.eml'));

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** What any reading of a segment says. */
function readings(message: Message): string[] {
  return message.segments.flatMap((segment) => {
    const { plain, decoded } = unmask(segment.text);
    return [segment.text, plain.text, ...decoded.map((reading) => reading.text)];
  });
}

describe.skipIf(shared === null)('field mails (needs ../shared)', () => {
  it.each(files)('%s is read and unmasked within two seconds', async (name) => {
    const source = new Uint8Array(readFileSync(`${folder}/${name}`));
    const start = processorNow();
    const message = await parseMessage(source);
    const said = readings(message);
    expect(processorNow() - start).toBeLessThan(2_000);
    expect(letters(said.join(' '))).toBeGreaterThan(0);
    expect(message.size).toBe(source.length);
  });

  it('most calls that must not run name an address or link that some reading shows', async () => {
    interface Case {
      readonly id: string;
      readonly input: { readonly emails?: string[]; readonly proposed_action?: unknown };
      readonly expected: { readonly text_label?: string };
    }
    const read = JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8')) as object;
    const list = (Array.isArray(read) ? read : Object.values(read).find(Array.isArray)) as Case[];
    const missed: string[] = [];
    let asked = 0;
    for (const entry of list) {
      const { emails: mails = [], proposed_action: action } = entry.input;
      if (entry.expected.text_label !== 'injection' || !action) continue;
      const wanted = JSON.stringify(action).match(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g) ?? [];
      if (mails.length === 0 || wanted.length === 0) continue;
      const said: string[] = [];
      for (const mail of new Set(mails)) {
        const message = await parseMessage(new Uint8Array(readFileSync(`${folder}/${mail}`)));
        said.push(...readings(message), ...message.links.map((link) => link.href));
      }
      asked++;
      const text = said.join('\n').toLowerCase();
      if (!wanted.some((address) => text.includes(address.toLowerCase())))
        missed.push(`${entry.id}: ${wanted.join(' ')}`);
    }
    console.info(`${asked - missed.length} of ${asked}`, missed.join('\n'));
    expect(asked).toBeGreaterThan(0);
    expect(missed.length / asked).toBeLessThanOrEqual(0.15);
  });
});
