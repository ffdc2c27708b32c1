import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadDetector } from '../src/load-detector.ts';
import { parseMessage } from '../src/mail/index.ts';

const folder = new URL('../samples/mailbox/', import.meta.url);
const names = readdirSync(folder).sort();
const attacks = names.filter((name) => name.includes('-attack-'));
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, folder));

describe('the sample mailbox', () => {
  it('holds at least 40 mails, about a quarter of them attacks', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(attacks.length / names.length).toBeGreaterThan(0.2);
    expect(attacks.length / names.length).toBeLessThan(0.35);
  });

  it.each(names)('%s is mail: CRLF, a sender, a subject, text, reserved domains only', async (name) => {
    const bytes = bytesOf(name);
    expect(bytes.toString('latin1')).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    const message = await parseMessage(bytes);
    expect(message.from?.address).toMatch(/@[\w.-]+\.example$/);
    expect(message.subject).not.toBe('');
    expect(message.segments.length).toBeGreaterThan(1);
    const text = message.segments.map((segment) => segment.text).join('\n');
    const addresses = [...text.matchAll(/[\w.+-]+@([\w-]+\.)+[a-z]{2,}/g)].map(([found]) => found);
    expect(addresses.filter((found) => !found.replace(/\.txt$/, '').endsWith('.example'))).toEqual([]);
  });
});

describe('the model that ships, on the sample mailbox', () => {
  it('finds the attacks, and leaves mail alone that is not about injections', async () => {
    const detector = await loadDetector();
    const flagged: string[] = [];
    for (const name of names) {
      const message = await parseMessage(bytesOf(name));
      if (detector.assess({ context: [{ kind: 'email', message }] }).decision !== 'allow') flagged.push(name);
    }
    // Few false alarms come first, and cost recall: two of the attacks here pass at present. The card has the figures.
    expect(attacks.filter((name) => !flagged.includes(name)).length).toBeLessThanOrEqual(2);
    expect(flagged.filter((name) => !attacks.includes(name)).length).toBeLessThanOrEqual(1);
    const everyday = names.filter(
      (name) =>
        /receipt|shipping|newsletter|invitation|thread|itinerary|birthday|school/.test(name) &&
        !attacks.includes(name) &&
        !/patch/.test(name),
    );
    expect(everyday.filter((name) => flagged.includes(name))).toEqual([]);
  });
});
