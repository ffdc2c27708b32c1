import { describe, expect, it } from 'vitest';
import { DISGUISES, unmask } from '../../src/unmask/index.ts';
import { PAYLOADS, random, wordsFound } from './payloads.ts';

const STYLES = 10;
/** Names and words outside any lexicon cannot all be won back where a disguise leaves no trace of word ends. */
const SHARE: Readonly<Record<string, number>> = {
  homoglyph: 0.95,
  leetspeak: 0.9,
  'letter-spacing': 0.9,
  'newline-split': 0.9,
};

describe('disguises of record', () => {
  it('are fourteen with different names', () => {
    expect(new Set(DISGUISES.map(({ id }) => id)).size).toBe(14);
  });
  for (const { id, apply } of DISGUISES)
    it(`${id}: a reading holds 95 % of the words of the payload`, () => {
      let read = 0;
      for (const [at, payload] of PAYLOADS.entries())
        for (let style = 0; style < STYLES; style++) {
          const { plain, decoded } = unmask(apply(payload, random(at * 100 + style)));
          if ([plain, ...decoded].some(({ text }) => wordsFound(payload, text) >= 0.95)) read++;
        }
      expect(read / (PAYLOADS.length * STYLES)).toBeGreaterThanOrEqual(SHARE[id] ?? 1);
    });
  it('leave nothing to find in the text as given, but where only padding or hiding is added', () => {
    for (const { id, apply } of DISGUISES) {
      const shown = PAYLOADS.filter(
        (payload, at) => wordsFound(payload, apply(payload, random(at))) >= 0.95,
      ).length;
      expect(shown, id).toBe(/padding|hidden/.test(id) ? PAYLOADS.length : 0);
    }
  });
});
