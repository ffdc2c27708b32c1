import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Agreement, compare } from './compare.ts';
import { corpus, second, third } from './corpus/index.ts';
import { chromiumFound, type Judged, openOracle } from './oracle.ts';

const file = fileURLToPath(new URL('./corpus/chromium.json', import.meta.url));
/** Chromium's answers as recorded; `CHAINMAIL_RECORD=1` writes them anew. */
const record = process.env.CHAINMAIL_RECORD === '1';

interface Recorded {
  readonly chromium: string;
  readonly answers: Record<string, Judged[]>;
}

function expectAgreement(agreement: Agreement): void {
  const { visible, hidden, visibleAgreed, hiddenAgreed, unclear, disagreements } = agreement;
  console.info(
    `hidden ${hiddenAgreed}/${hidden}, visible ${visibleAgreed}/${visible}, unclear ${unclear}`,
    disagreements
      .map((d) => `\n${d.browser} in the browser (here: ${d.hiddenBy ?? 'visible'}): ${d.text} | ${d.html}`)
      .join(''),
  );
  expect(unclear).toBeLessThanOrEqual(0.01 * (visible + hidden));
  expect(hiddenAgreed / hidden).toBeGreaterThanOrEqual(0.98);
  expect(visibleAgreed / visible).toBeGreaterThanOrEqual(0.99);
}

test('the corpus has at least 200 snippets, none twice', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(corpus).size).toBe(corpus.length);
});

describe('agreement with what Chromium shows', () => {
  test.skipIf(record)('as recorded', () => {
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
    expect(Object.keys(recorded.answers).sort()).toEqual([...corpus].sort());
    const answers = Object.entries(recorded.answers);
    expectAgreement(compare(new Map(answers)));
    // The independent parts hold the bounds by themselves.
    for (const part of [second, third])
      expectAgreement(compare(new Map(answers.filter(([html]) => part.includes(html)))));
  });

  const live = chromiumFound
    ? 'live'
    : 'live (skipped: no /usr/bin/chromium; apt-get install chromium, or set CHROMIUM)';
  test.skipIf(!chromiumFound)(live, { timeout: 300_000 }, async () => {
    const oracle = await openOracle();
    const answers = new Map<string, Judged[]>();
    for (const html of corpus)
      answers.set(html, await (third.includes(html) ? oracle.see(html) : oracle.judge(html)));
    await oracle.close();
    if (record)
      writeFileSync(
        file,
        `${JSON.stringify({ chromium: oracle.version, answers: Object.fromEntries(answers) }, null, 1)}\n`,
      );
    expectAgreement(compare(answers));
  });
});
