import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pad, truncate, width, wrap } from '../../src/cli/columns.ts';
import { reveal, safeLine } from '../../src/cli/safe-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 120 });

describe('safeLine', () => {
  it.each([
    ['escape sequences', 'hi\u001b[2J\u001b]0;owned\u0007 there', 'hi [2J ]0;owned there'],
    ['C1 controls', 'a\u009b31mb', 'a 31mb'],
    ['carriage returns that overwrite', 'block\rallow', 'block allow'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['bidi overrides', 'gpj\u202eexe.', 'gpj exe.'],
    ['zero-width and tag characters', 'a\u200bb\u{e0041}c', 'abc'],
    ['stacks of combining marks', `a${'\u0301'.repeat(50)}b`, 'a\u0301\u0301\u0301b'],
    ['half a surrogate pair', 'a\ud83db', 'a\ufffdb'],
  ])('neutralises %s', (_name, text, expected) => expect(safeLine(text)).toBe(expected));

  it('leaves words of any script alone', () => {
    for (const text of ['Grüße', '日本語の件名', 'مرحبا', 'नमस्ते', 'naïve 🌿'])
      expect(safeLine(text)).toBe(text);
  });

  it('never lets a control character through', () => {
    fc.assert(fc.property(anyText, (text) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(safeLine(text))));
  });
});

describe('reveal', () => {
  it('shows what cannot be seen', () => {
    expect(reveal('a\u200bb')).toBe('a·b');
    expect(reveal('a\u001b[31m')).toBe('a<U+001B>[31m');
    expect(reveal('x\u{e0041}\u{e0042}\u{e0043}')).toBe('x<U+E0041…×3>');
  });

  it('lets no control character but the line end through', () => {
    fc.assert(fc.property(anyText, (text) => !/[\p{Cc}]/u.test(reveal(text).replaceAll('\n', ''))));
  });
});

describe('columns', () => {
  it('counts wide, combining and joined characters', () => {
    expect(width('日本')).toBe(4);
    expect(width('e\u0301')).toBe(1);
    expect(truncate('日本語の件名', 5)).toBe('日本…');
    expect(pad('日本', 6)).toBe('日本  ');
  });

  it('pads and cuts any safe line to the exact width', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 40 }), (text, columns) => {
        expect(width(pad(safeLine(text), columns))).toBe(columns);
      }),
    );
  });

  it('wraps without losing anything but white space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 4, max: 40 }), (text, columns) => {
        const lines = wrap(text, columns);
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(columns);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
    );
  });

  it('breaks a word that is longer than the line', () => {
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  });
});
