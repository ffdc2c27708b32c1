import { describe, expect, test } from 'vitest';
import { mayMatch, needsOf } from '../../src/signals/scan/needs.ts';

describe('what a pattern needs', () => {
  test.each<[RegExp, string[][]]>([
    [/\bforward\b[^\n]{0,9}@[\w-]+/g, [['forward'], ['@']]],
    [/(?:send|e-?mail) it/g, [['send', 'mail'], [' it']]],
    [/(?:send|cc) this/g, [[' this']]],
    [/\u201cword\u{201d}|other/gu, []],
    [/\u201cabc\x41def\p{L}{2}ghi/gu, [['abc'], ['def'], ['ghi']]],
    [/colou?red? ?(?:paper)?/g, [['colo']]],
    [/abc(?!def)(?<=ghi)[jkl|m)]+no{0,2}/g, [['abc']]],
    [/ab+c{2}defg/g, [['defg']]],
    [/abc\(d\.ef\/(?:x|(?:longer|word)y)/g, [['abc(d.ef/']]],
    [/(?:(?:longer|shorter) words|others)/g, [[' words', 'others']]],
    [/word/gi, []],
    [/\u{1f600}?\ud83d\ude00?end/gu, [['end']]],
    [/\[\/?(?:mail|body)\]/g, [['['], ['mail', 'body'], [']']]],
  ])('%s', (pattern, needs) => {
    expect(needsOf(pattern)).toEqual(needs);
  });

  test('a text that lacks one of them is passed over', () => {
    const needs = needsOf(/(?:send|forward)\b.{0,20}@/g);
    expect(mayMatch('please forward to a@b.example', needs)).toBe(true);
    expect(mayMatch('please forward it', needs)).toBe(false);
    expect(mayMatch('a@b.example', needs)).toBe(false);
  });
});
