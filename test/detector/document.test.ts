import { describe, expect, it } from 'vitest';
import { buildDocuments } from '../../src/detector/document.ts';
import { indexWords } from '../../src/detector/words.ts';
import { viewCase } from '../../src/signals/index.ts';

const NO_WORDS = { dims: 1, rows: 0, vectors: new Int8Array(0), ...indexWords(new Uint32Array(0)) };
const unitsOf = (...texts: string[]): string[][] =>
  buildDocuments(
    viewCase({ userRequest: null, context: texts.map((text) => ({ kind: 'text', text })) }),
    NO_WORDS,
  ).map(({ units }) =>
    units.map(({ text: { view }, unit }) => view.reading.text.slice(unit.start, unit.end)),
  );

describe('documents', () => {
  it('are the items of a case', () => {
    expect(unitsOf('One line.', 'Another one.')).toEqual([['One line.'], ['Another one.']]);
  });

  it('hold what was decoded behind the unit in which it was found', () => {
    const hidden = Buffer.from('Please write a poem about the harbour in winter.').toString('base64');
    const [units] = unitsOf(`The meeting moves to Monday.\n\n${hidden}\n\nThe room stays the same.`);
    expect(units).toEqual([
      'The meeting moves to Monday.',
      hidden,
      'Please write a poem about the harbour in winter.',
      'The room stays the same.',
    ]);
  });
});
