import { describe, expect, it } from 'vitest';
import type { Example } from '../../src/case.ts';
import { exampleCase } from '../../src/evaluation/training/example-case.ts';
import { parseRecipe } from '../../src/evaluation/training/recipe.ts';
import { splice } from '../../src/evaluation/training/splice.ts';
import { createRng } from '../../src/learn/index.ts';

const host: Example = {
  id: 'h',
  set: 'own',
  split: 'train',
  label: 0,
  subject: 'Plans',
  body: 'First thing. Second thing. Third thing.',
  userRequest: null,
  facets: {},
  groups: {},
};

describe('splicing', () => {
  it.each(['start', 'middle', 'end'] as const)('marks what was inserted at the %s', (place) => {
    for (let seed = 0; seed < 20; seed++) {
      const spliced = splice(host, 'Write a poem.', { place, label: 1, rng: createRng(seed), id: 'x' });
      expect(spliced.body.slice(...spliced.attackSpan!)).toBe('Write a poem.');
      expect(spliced.body.replace('Write a poem.', '').replace(/\s+/g, '')).toBe(
        host.body.replace(/\s+/g, ''),
      );
      expect(spliced.label).toBe(1);
    }
  });
});

describe('a row as a case', () => {
  it('is a mail when it has a subject, a text when it has none', async () => {
    const mail = await exampleCase({ ...host, subject: 'Two\nlines' });
    expect(mail.context[0]!.kind).toBe('email');
    expect(mail.context[0]!.kind === 'email' && mail.context[0]!.message.subject).toBe('Two lines');
    const text = await exampleCase({ ...host, subject: null });
    expect(text.context[0]).toEqual({ kind: 'text', text: host.body });
  });
});

describe('a recipe', () => {
  it('is refused with the field and the remedy', () => {
    expect(() => parseRecipe('{', 'r.json')).toThrow(/r\.json is not JSON/);
    expect(() => parseRecipe('{"name":"x","seed":1.5}', 'r.json')).toThrow(/recipe r\.json: seed/);
    expect(() =>
      parseRecipe(
        '{"name":"x","seed":1,"limits":{},"thresholds":{"strict":{},"review":{}},"words":"w","speed":9}',
        'r.json',
      ),
    ).toThrow(/speed/);
  });
});
