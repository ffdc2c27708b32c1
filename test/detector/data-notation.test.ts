import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDataNotation } from '../../src/detector/data-notation.ts';
import { splitUnits } from '../../src/detector/units.ts';

const cut = (text: string): readonly (readonly [string, boolean])[] | null =>
  cutDataNotation(text, 0, text.length)?.map(
    ({ start, end, isText }) => [text.slice(start, end), isText] as const,
  ) ?? null;

describe('data notation', () => {
  it('gives the longer strings of JSON apart from keys and short values', () => {
    expect(cut('{"id": 4, "body": "Please bring the keys on Monday.", "read": true}')).toEqual([
      ['{"id": 4, "body": ', false],
      ['Please bring the keys on Monday.', true],
      [', "read": true}', false],
    ]);
  });
  it('reads single quotes, with apostrophes inside', () => {
    expect(cut("{'note': 'I don't know where Anna's keys are today'}")).toContainEqual([
      "I don't know where Anna's keys are today",
      true,
    ]);
  });
  it('ends a piece at an escaped newline, and passes an escaped quote', () => {
    const pieces = cut('["text": "First line of the mail.\\nThe \\"second\\" line of it."]');
    expect(pieces).toContainEqual(['First line of the mail.', true]);
    expect(pieces).toContainEqual(['The \\"second\\" line of it.', true]);
  });
  it('leaves prose alone', () => {
    expect(cut('"Hello there," she said, and left the house.')).toBeNull();
    expect(cut('Note: the "keys" are here')).toBeNull();
  });
  it('makes a unit of each text field', () => {
    const text = '[{"from": "a@x.example", "body": "The train leaves at nine. Bring bread."}]';
    const units = splitUnits(text).map(({ start, end }) => text.slice(start, end));
    expect(units).toContain('The train leaves at nine.');
    expect(units).toContain('Bring bread.');
  });
  it('loses no letter and goes forward only, whatever the line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '"', "'", ':', '\\', 'n', ' ', 'a', ',', ']') }),
        (tail) => {
          const text = `{"a":${tail}`;
          const pieces = cutDataNotation(text, 0, text.length)!;
          let at = 0;
          for (const { start, end } of pieces) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(text.slice(at, start)).toMatch(/^["'\\nr]*$/);
            at = end;
          }
          expect(text.slice(at)).toMatch(/^["'\\nr]*$/);
        },
      ),
    );
  });
});
