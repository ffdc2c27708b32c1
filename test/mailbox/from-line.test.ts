import { describe, expect, test } from 'vitest';
import { isFromLine } from '../../src/mailbox/index.ts';
import { processorNow } from '../processor-now.ts';

describe('a From_ line opens a message', () => {
  test.each([
    'From ada@example.org Thu Jan  1 00:00:00 1970',
    'From MAILER-DAEMON Tue Sep 10 12:00:01 2024',
    'From - Mon Nov 30 04:00:00 2026',
    'From ada@example.org Thu Jan 01 00:00 1970',
    'From 1789@xxx Thu Jan 01 09:03:12 +0000 2015',
    'From ada@example.org Fri Dec 25 10:00:00 CET 2020',
    'From ada@example.org Fri Dec 25 10:00:00 2020 +0100',
    'From host!ada Fri Dec 25 10:00:00 2020 remote from gateway',
    'From "Ada L" <ada@example.org> Fri Dec 25 10:00:00 2020',
    'From ada@example.org Fri, 25 Dec 2020 10:00:00 +0100',
  ])('%s', (line) => {
    expect(isFromLine(line)).toBe(true);
    expect(isFromLine(`${line}\r\n`)).toBe(true);
  });
});

describe('text that begins with From does not', () => {
  test.each([
    'From the start we knew that this would take time.',
    'From Monday on the office is closed.',
    'From here it is Thu Jan  1 00:00:00 1970',
    'From our meeting on Mon Jan  5 10:00:00 2004 we took three points.',
    'From ada@example.org',
    'From: ada@example.org Thu Jan  1 00:00:00 1970',
    'from ada@example.org Thu Jan  1 00:00:00 1970',
    `From ${'x'.repeat(2000)} Thu Jan  1 00:00:00 1970`,
  ])('%s', (line) => {
    expect(isFromLine(line)).toBe(false);
  });

  test('hostile lines are answered at once', () => {
    const started = processorNow();
    for (const line of [
      `From ${' Mon'.repeat(240)}`,
      `From ${' '.repeat(900)}x`,
      `From ${' Mon Jan 1 00:00:00 A'.repeat(45)}`,
    ])
      for (let i = 0; i < 200; i++) expect(isFromLine(line)).toBe(false);
    expect(processorNow() - started).toBeLessThan(1000);
  });
});
