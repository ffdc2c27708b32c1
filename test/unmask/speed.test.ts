import { describe, expect, it } from 'vitest';
import { unmask } from '../../src/unmask/index.ts';
import { processorNow } from '../processor-now.ts';

/** Pieces that drive one pass each; repeated, they must cost time in proportion. */
const PIECES: readonly string[] = [
  'a',
  'é',
  'ж',
  'і',
  'a\u200b',
  '\u200b',
  '\u{e0041}',
  '🏴\u{e0067}',
  '😊\ufe0f\u200d',
  '\u202eabc',
  'ｉ',
  'Ａ！',
  '𝐢',
  '&#105;',
  '&amp;',
  '&a',
  '<b>',
  'a<b></b>',
  '<',
  '<!--',
  '<b ',
  'i ',
  'i-',
  'i\n',
  'ig\nnore ',
  'for ward ',
  '- ',
  'QUJD',
  'aWdub3Jl',
  'aWdub3JlIGFsbCBwcmV2aW91cw==\n',
  '%69',
  '%',
  'a%41',
  '\\u0069',
  '\\',
  '69 ',
  '69',
  '0x69,',
  'vtaber cerivbhf ',
  'erongi suoiverp ',
  '1gn0r3 pr3v10us ',
  '|\\/|',
  '1',
  '1@',
  'inorge prveuios ',
  '🇩',
  'e\u0301',
  'ïgnörè prévïöüs ',
  '\n',
  ' ',
  '/',
];

const best = (text: string): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const start = processorNow();
    unmask(text);
    least = Math.min(least, processorNow() - start);
  }
  return least;
};

describe('time', () => {
  for (const piece of PIECES)
    it(`grows with the length only: ${JSON.stringify(piece)}`, { retry: 2 }, () => {
      const of = (size: number): string => piece.repeat(Math.ceil(size / piece.length));
      best(of(8_000));
      const small = Math.max(best(of(16_000)), 0.5);
      const large = best(of(128_000));
      expect(large).toBeLessThan(small * 8 * 4);
      expect(large).toBeLessThan(2000);
    });
  it('is short for an ordinary mail', () => {
    const mail =
      'Hi Dana, please find the minutes attached. We will talk about the budget on Monday at 10.\n'.repeat(
        33,
      );
    for (let i = 0; i < 500; i++) unmask(mail);
    expect(best(mail)).toBeLessThan(0.5);
  });
});
