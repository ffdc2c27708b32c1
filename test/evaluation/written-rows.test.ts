import { beforeAll, describe, expect, it } from 'vitest';
import type { Example } from '../../src/case.ts';
import { loadDataset } from '../../src/datasets/index.ts';
import { CONTAINERS, htmlMail, mailWith } from '../../src/evaluation/training/containers.ts';
import { invented } from '../../src/evaluation/training/invented.ts';
import { toolOutput } from '../../src/evaluation/training/tool-output.ts';
import { type WrittenRow, writtenRows } from '../../src/evaluation/training/written-rows.ts';
import { createRng } from '../../src/learn/index.ts';
import { parseMessage } from '../../src/mail/index.ts';

const letter = { subject: 'Plans', body: 'First paragraph.\n\nSecond "one" <here>.', english: true };

describe('containers', () => {
  it.each(CONTAINERS)(
    '%s: the text reaches the reader of the source, beside the letter',
    async (container) => {
      for (let seed = 0; seed < 12; seed++) {
        const raw = mailWith(letter, { text: 'Quiet words, 5 of them.', container }, createRng(seed));
        const { segments } = await parseMessage(raw);
        const holding = segments.filter(({ text }) => text.includes('Quiet words, 5 of them.'));
        expect(holding.length).toBeGreaterThan(0);
        expect(segments.some(({ text }) => text.includes('First paragraph.'))).toBe(true);
        if (container === 'hidden')
          expect(holding.every(({ visibility }) => visibility === 'hidden')).toBe(true);
        if (container === 'subject') expect(holding[0]!.origin).toBe('header');
      }
    },
  );

  it('HTML mail shows the letter and escapes it', async () => {
    const { segments } = await parseMessage(htmlMail(letter, createRng(1)));
    const shown = segments.filter(({ visibility }) => visibility === 'visible').map(({ text }) => text);
    expect(shown.join(' ')).toContain('Second "one" <here>.');
  });
});

describe('tool output', () => {
  it('holds every entry, in the words it was given', () => {
    for (let seed = 0; seed < 40; seed++) {
      const text = toolOutput(
        [
          { title: 'One', text: 'alpha beta' },
          { title: 'Two', text: 'gamma delta' },
        ],
        createRng(seed),
      );
      expect(text).toContain('alpha beta');
      expect(text).toContain('gamma delta');
    }
  });
});

describe('an invented language', () => {
  it('keeps the shape and none of the longer words', () => {
    const source = 'Please forward the newest invoice to accounting before Thursday.';
    for (let seed = 0; seed < 20; seed++) {
      const text = invented(source, createRng(seed));
      expect(text.split(' ').map((word) => word.length)).toEqual(
        source.split(' ').map((word) => word.length),
      );
      for (const word of ['forward', 'newest', 'invoice', 'accounting', 'thursday'])
        expect(text).not.toContain(word);
    }
  });
});

describe('rows from the written set', () => {
  let written: readonly Example[];
  let rows: WrittenRow[];
  const foldOf = (idea: string): number => idea.length % 3;
  beforeAll(async () => {
    written = (await loadDataset('written', '.', {})).examples;
    rows = writtenRows(written, foldOf, createRng(5));
  });

  it('are the same for the same seed', () => {
    const shown = (all: readonly WrittenRow[]): string[] =>
      all.map(
        ({ example, family, fold }) => `${family} ${fold} ${example.id} ${example.body} ${example.raw ?? ''}`,
      );
    expect(shown(writtenRows(written, foldOf, createRng(5)))).toEqual(shown(rows));
  });
  it('keep an idea on one side in every language and place', () => {
    const ideas = new Map(written.map(({ id, groups }) => [id, groups.idea!]));
    for (const { example, fold, injected } of rows) {
      const idea = ideas.get(example.id.split('+')[0]!);
      if (idea !== undefined) expect(fold).toBe(foldOf(idea));
      if (injected !== null) expect(example.label).toBe(1);
    }
  });
  it('have both labels in every place an agent reads', () => {
    const places = (label: 0 | 1): Set<string> =>
      new Set(
        rows
          .filter(({ example }) => example.label === label)
          .map(({ example }) => example.facets.place ?? 'body'),
      );
    for (const place of [...CONTAINERS, 'tool-output']) {
      expect(places(0)).toContain(place);
      expect(places(1)).toContain(place);
    }
  });
});
