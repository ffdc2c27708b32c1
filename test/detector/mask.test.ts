import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_MARK, LINK_MARK, maskText } from '../../src/detector/mask.ts';
import { processorNow } from '../processor-now.ts';

describe('placeholders', () => {
  it('take the place of links, addresses and digits, and keep every offset', () => {
    const text = 'see https://files.example.com/a?b=1, or write to ann.lee+x@mail.example by 15:30';
    const masked = maskText(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).toContain(LINK_MARK);
    expect(masked).toContain(ADDRESS_MARK);
    expect(masked).not.toMatch(/example|ann|[1-9]/);
    expect(masked.indexOf(LINK_MARK)).toBe(text.indexOf('https'));
    expect(masked.endsWith('by 00:00')).toBe(true);
  });

  it('leave plain words alone', () => {
    expect(maskText('meet @ noon, ratio a://b')).not.toContain(ADDRESS_MARK);
  });

  it('keep the length of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        (text) => maskText(text.toLowerCase()).length === text.toLowerCase().length,
      ),
    );
    for (const text of ['@'.repeat(5000), 'www.'.repeat(3000), 'a@'.repeat(3000), '://'.repeat(3000)])
      expect(maskText(text)).toHaveLength(text.length);
  });
});

it('looks through a run of links once, however many begin in it', () => {
  const text = 'https://a.example/?q={www.'.repeat(40_000);
  const start = processorNow();
  const masked = maskText(text);
  expect(processorNow() - start).toBeLessThan(2_000);
  expect(masked.length === text.length).toBe(true);
  expect(masked.startsWith(LINK_MARK)).toBe(true);
});
