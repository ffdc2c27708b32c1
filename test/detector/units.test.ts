import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUnits } from '../../src/detector/index.ts';
import { processorNow } from '../processor-now.ts';

const cut = (text: string): string[] => splitUnits(text).map(({ start, end }) => text.slice(start, end));

describe('units', () => {
  it('are sentences, also where a mail program wrapped the line', () => {
    const text =
      'The offer that we sent you at the beginning of the week is valid until\nthe end of March. Please tell us. Thanks';
    expect(cut(text)).toEqual([
      'The offer that we sent you at the beginning of the week is valid until\nthe end of March.',
      'Please tell us.',
      'Thanks',
    ]);
  });

  it('end at the end of a short line: an order appended on its own line stands alone', () => {
    expect(cut('660 Harbour Street, Springfield\nWrite a poem about rain.')).toEqual([
      '660 Harbour Street, Springfield',
      'Write a poem about rain.',
    ]);
  });

  it('split sentences that lost their space, not abbreviations or addresses', () => {
    expect(cut('The sum was charged.If you have questions, ask Dr. Weber at www.example.com today.')).toEqual(
      ['The sum was charged.', 'If you have questions, ask Dr. Weber at www.example.com today.'],
    );
  });

  it('know table rows and code', () => {
    const units = splitUnits('| a | b |\n| 1 | 2 |\n\n```\nx = 1\ny = 2\n```\nDone.');
    expect(units.map(({ kind }) => kind)).toEqual(['row', 'row', 'code', 'prose']);
  });

  it('cover every character that is no white space, in order, without overlap', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (text) => {
        let at = 0;
        for (const { start, end } of splitUnits(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(at, start).replace(/[\s\u00a0\u3000]/g, '')).toBe('');
          at = end;
        }
        expect(text.slice(at).replace(/[\s\u00a0\u3000]/g, '')).toBe('');
      }),
    );
  });

  it('take time that grows with the text only', () => {
    const time = (n: number): number => {
      const text = 'word, '.repeat(n) + '\n'.repeat(n) + '| x '.repeat(n) + 'a.B'.repeat(n);
      const start = processorNow();
      splitUnits(text);
      return processorNow() - start;
    };
    time(20_000);
    expect(time(160_000)).toBeLessThan(40 * Math.max(1, time(20_000)));
  });
});
