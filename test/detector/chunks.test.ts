import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_CHARACTERS, chunksOf, chunkText, islandsOf } from '../../src/detector/chunks.ts';
import { buildDocuments, type Document } from '../../src/detector/document.ts';
import { indexWords } from '../../src/detector/words.ts';
import { viewCase } from '../../src/signals/index.ts';

const NO_WORDS = { dims: 1, rows: 0, vectors: new Int8Array(0), ...indexWords(new Uint32Array(0)) };

function documentOf(lines: readonly string[]): Document {
  const view = viewCase({ userRequest: null, context: [{ kind: 'text', text: lines.join('\n\n') }] });
  return buildDocuments(view, NO_WORDS)[0]!;
}

const LINES = [
  'The boat leaves at nine.',
  'Send the list to the harbour office.',
  'Copy the office of the pilot, too.',
  'Bring a warm coat.',
];

describe('islands', () => {
  const document = documentOf(LINES);
  const islandTexts = (logits: readonly number[], range?: [number, number]): string[] =>
    islandsOf(document, Float64Array.from(logits), range ?? [0, logits.length]).map(chunkText);

  it('are what may be part of an order, without the harmless units around it', () => {
    expect(islandTexts([-8, 2, 0, -9])).toEqual([
      'send the list to the harbour office.\ncopy the office of the pilot, too.',
    ]);
    expect(islandTexts([-8, 2, -9, 1])).toEqual([
      'send the list to the harbour office.',
      'bring a warm coat.',
    ]);
  });

  it('are none where nothing is suspect, or everything: the chunks are read anyway', () => {
    expect(islandTexts([-8, -8, -8, -8])).toEqual([]);
    expect(islandTexts([1, 1, 1, 1])).toEqual([]);
    expect(islandTexts([Number.NaN, -8, Number.NaN, -8])).toEqual([]);
  });

  it('stay within the units asked about', () => {
    expect(islandTexts([3, 3, 3, 3], [1, 2])).toEqual(['send the list to the harbour office.']);
  });

  it('hold every suspect unit and no other, in pieces no longer than a chunk and its last unit', () => {
    const long = documentOf(Array.from({ length: 60 }, (_, n) => `${LINES[n % 4]} Number ${n}.`));
    const count = long.units.length;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-9, 3), { minLength: count, maxLength: count }), (values) => {
        fc.pre(values.includes(-9));
        const covered = new Set<number>();
        for (const island of islandsOf(long, Float64Array.from(values), [0, count])) {
          for (let unit = island.from; unit < island.to; unit++) covered.add(unit);
          expect(chunkText(island).length).toBeLessThan(2 * CHUNK_CHARACTERS);
        }
        expect([...covered].sort((a, b) => a - b)).toEqual(
          values.flatMap((value, unit) => (value > 0 ? [unit] : [])),
        );
      }),
    );
  });
});

describe('chunks', () => {
  it('cover all units, each seam within another chunk', () => {
    const long = documentOf(Array.from({ length: 60 }, (_, n) => `${LINES[n % 4]} Number ${n}.`));
    const chunks = chunksOf(long);
    expect(chunks[0]!.from).toBe(0);
    expect(chunks.at(-1)!.to).toBe(long.units.length);
    for (const [n, { from }] of chunks.entries()) if (n > 0) expect(from).toBeLessThan(chunks[n - 1]!.to);
  });
});
