import { readdirSync, readFileSync, statSync } from 'node:fs';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { readHtml } from '../../../src/mail/html/index.ts';
import { shared } from '../../shared.ts';
import { compare } from './compare.ts';
import { chromiumFound, type Judged, openOracle } from './oracle.ts';

const LARGEST = 300_000;

/** Every HTML part that others wrote: the HTML fixtures, and the HTML parts of mails. */
async function collect(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const folders = [
    `${root}/field`,
    ...readdirSync(`${root}/data/eml_fixtures`).map((f) => `${root}/data/eml_fixtures/${f}`),
  ];
  for (const folder of folders) {
    if (!statSync(folder).isDirectory()) continue;
    for (const name of readdirSync(folder).sort()) {
      const path = `${folder}/${name}`;
      if (name.endsWith('.html')) found.set(path, readFileSync(path, 'utf8'));
      else if (name.endsWith('.eml') && statSync(path).size < LARGEST) {
        const html = await simpleParser(readFileSync(path)).then(
          (m) => m.html,
          () => false as const,
        );
        if (html) found.set(path, html);
      }
    }
  }
  return found;
}

describe.skipIf(shared === null)('HTML written by others (needs ../shared)', () => {
  test('every part is answered, and its words are in some run', { timeout: 120_000 }, async () => {
    const parts = await collect(shared!);
    expect(parts.size).toBeGreaterThan(50);
    for (const [path, html] of parts) {
      const { runs } = readHtml(html);
      const letters = /[\p{L}]{3}/u.test(html.replace(/<[^<>]*>/g, ''));
      if (letters) expect(runs.length, path).toBeGreaterThan(0);
    }
  });

  test.skipIf(!chromiumFound)('agrees with Chromium, where there is one', { timeout: 600_000 }, async () => {
    const parts = await collect(shared!);
    const oracle = await openOracle();
    const answers = new Map<string, Judged[]>();
    for (const html of new Set(parts.values())) answers.set(html, await oracle.judge(html));
    await oracle.close();
    const { visible, visibleAgreed, hidden, hiddenAgreed, unclear, disagreements } = compare(answers);
    console.info(
      `${answers.size} parts: hidden ${hiddenAgreed}/${hidden}, visible ${visibleAgreed}/${visible}, unclear ${unclear}`,
      disagreements
        .slice(0, 60)
        .map((d) => {
          const path = [...parts]
            .find(([, html]) => html === d.html)?.[0]
            .split('/')
            .at(-1);
          return `\n${d.browser} in the browser (here: ${d.hiddenBy ?? 'visible'}): ${d.text.slice(0, 70)} | ${path}`;
        })
        .join(''),
    );
    expect(visibleAgreed / visible).toBeGreaterThanOrEqual(0.99);
    expect(hiddenAgreed / hidden).toBeGreaterThanOrEqual(0.98);
  });
});
