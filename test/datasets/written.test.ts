import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/case.ts';
import { downloadDataset, loadDataset } from '../../src/datasets/index.ts';
import { expand, seedOf } from '../../src/datasets/written/expand.ts';
import { FURTHER } from '../../src/datasets/written/further/further.ts';
import { SHARED_LISTS } from '../../src/datasets/written/language.ts';
import { LANGUAGES } from '../../src/datasets/written/languages.ts';
import { PROMPTS } from '../../src/datasets/written/prompts/prompts.ts';

const set = await loadDataset('written', '/no/such/folder');

const textOf = ({ subject, body }: { subject: string | null; body: string }): string =>
  `${subject ?? ''}\n${body}`;

const byContext = new Map<string, Example[]>();
for (const example of set.examples) {
  const context = example.groups.context!;
  byContext.set(context, [...(byContext.get(context) ?? []), example]);
}

describe('the written set', () => {
  test('needs no folder and no download, and says what it gave', async () => {
    expect(set.coverage.rows).toBe(set.examples.length);
    const whole = LANGUAGES.map(({ language }) => language);
    const languages = new Set([...whole, ...Object.keys(FURTHER), ...Object.keys(PROMPTS)]);
    expect(set.files.map(({ name }) => name)).toEqual([...languages]);
    await expect(downloadDataset('written', '/no/such/folder')).rejects.toThrow(/comes with the package/);
  });

  test.each(LANGUAGES.map((written) => [written.language, written] as const))(
    'has enough of every kind in %s',
    (language, { benign, requests, codeRequests = [], attacks }) => {
      const english = language === 'English';
      expect(new Set(benign.map(textOf)).size).toBeGreaterThanOrEqual(english ? 60 : 20);
      expect(new Set(requests).size).toBeGreaterThanOrEqual(english ? 300 : 50);
      expect(new Set(codeRequests).size).toBeGreaterThanOrEqual(english ? 50 : 0);
      expect(new Set(attacks).size).toBeGreaterThanOrEqual(english ? 250 : 40);
      const rows = set.examples.filter(({ facets }) => facets.language === language);
      const count = (kind: string) => rows.filter(({ facets }) => facets.kind === kind).length;
      expect(count('benign')).toBeGreaterThanOrEqual(2.5 * benign.length);
      expect(count('request')).toBeGreaterThanOrEqual(requests.length + codeRequests.length);
      expect(count('attack')).toBeGreaterThanOrEqual(1.5 * attacks.length);
    },
  );

  test.each(Object.entries(FURTHER))('has further texts in %s under their ideas', (language, further) => {
    const whole = LANGUAGES.some((written) => written.language === language);
    const benign = Object.entries(further.benign).flatMap(([idea, mails]) =>
      mails.map(({ subject, body }) => ({ kind: 'benign', idea, template: `${subject}\n${body}` })),
    );
    const attacks = Object.entries(further.attacks).flatMap(([idea, templates]) =>
      templates.map((template) => ({ kind: 'attack', idea, template })),
    );
    expect(benign.length).toBeGreaterThanOrEqual(language === 'English' ? 50 : 14);
    expect(attacks.length).toBeGreaterThanOrEqual(language === 'English' ? 60 : whole ? 22 : 10);
    const counts: Record<string, number> = { benign: 0, attack: 0 };
    for (const { kind, idea, template } of [...benign, ...attacks]) {
      const rows = byContext.get(`written-${seedOf(template).toString(36)}`) ?? [];
      counts[kind]! += rows.length;
      expect(rows.length).toBeGreaterThan(0);
      for (const { facets, groups } of rows)
        expect([facets.kind, facets.language, groups.idea]).toEqual([kind, language, `${kind}-${idea}`]);
    }
    expect(counts.attack).toBeGreaterThanOrEqual(1.5 * attacks.length);
    expect(counts.benign).toBeGreaterThanOrEqual((whole ? 2.5 : 2) * benign.length);
  });

  test.each(Object.entries(PROMPTS))(
    'has prompts in %s under their ideas',
    (language, { attacks, harmless }) => {
      for (const [kind, byIdea] of [
        ['prompt-attack', attacks],
        ['prompt', harmless],
      ] as const) {
        expect(Object.values(byIdea).flat().length).toBeGreaterThanOrEqual(20);
        for (const [idea, templates] of Object.entries(byIdea))
          for (const template of templates) {
            const rows = byContext.get(`written-${seedOf(template).toString(36)}`) ?? [];
            expect(rows.length).toBeGreaterThan(0);
            for (const { facets, groups, subject } of rows)
              expect([facets.kind, facets.language, groups.idea, subject]).toEqual([
                kind,
                language,
                `${kind}-${idea}`,
                null,
              ]);
          }
      }
    },
  );

  test('labels attacks alone', () => {
    for (const { label, facets } of set.examples) expect(label).toBe(/attack$/.test(facets.kind!) ? 1 : 0);
  });

  test('holds no text twice, and ids are unique', () => {
    expect(new Set(set.examples.map(textOf)).size).toBe(set.examples.length);
    expect(new Set(set.examples.map(({ id }) => id)).size).toBe(set.examples.length);
  });

  test('keeps the texts of a template in one group, which holds one kind and language', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { groups, facets } of set.examples) {
      const group = kinds.get(groups.context!) ?? new Set();
      kinds.set(groups.context!, group.add(`${facets.kind} ${facets.language}`));
    }
    for (const group of kinds.values()) expect(group.size).toBe(1);
    expect(kinds.size).toBeLessThan(set.examples.length / 2);
  });

  test('names reserved domains only', () => {
    const reserved = /(^|\.)(example\.(com|org|net)|example|test|invalid)$|^127\.0\.0\.1$/;
    for (const example of set.examples)
      for (const [, host] of textOf(example).matchAll(/(?:@|https?:\/\/)([a-z\d.-]*\.[a-z\d-]*[a-z\d])/gi))
        expect(host).toMatch(reserved);
  });

  test('has no slot left open', () => {
    for (const example of set.examples) {
      if (example.facets.category === 'code') continue;
      const text = textOf(example);
      const language = LANGUAGES.find((l) => l.language === example.facets.language);
      const templates = [
        ...(language?.attacks ?? []),
        ...Object.values(FURTHER[example.facets.language!]?.benign ?? {})
          .flat()
          .map(({ body }) => body),
        ...Object.values(PROMPTS[example.facets.language!]?.attacks ?? {}).flat(),
        ...Object.values(PROMPTS[example.facets.language!]?.harmless ?? {}).flat(),
      ];
      // a template may show a slot to its reader, in literal braces: `⟦code⟧`
      const names = [...text.matchAll(/\{(\w+)\}/g)]
        .map(([, name]) => name!)
        .filter((name) => !templates.some((template) => template.includes(`⟦${name}⟧`)));
      const lists = { ...SHARED_LISTS, ...language?.lists };
      expect(names.filter((name) => Object.hasOwn(lists, name))).toEqual([]);
      expect(text).not.toMatch(/[⟦⟧]|\{[^{}"]*\|[^{}"]*\}/);
    }
  });

  test('is the same each time', async () => {
    const again = await loadDataset('written', '');
    expect(again.examples).toEqual(set.examples);
    expect(again.fingerprint).toBe(set.fingerprint);
  });
});

describe('templates', () => {
  const lists = { fruit: ['plum', 'fig'] };
  test('nest, keep literal braces, and give only different texts', () => {
    const texts = expand('⟦{a {fruit}|two {fruit}s}⟧', { lists, seed: 1, copies: 9 });
    expect([...texts].sort()).toEqual(['{a fig}', '{a plum}', '{two figs}', '{two plums}']);
    expect(expand('no slot', { lists, seed: 1, copies: 9 })).toEqual(['no slot']);
  });
  test('refuse a slot without a list and a brace without its pair', () => {
    expect(() => expand('{nut}', { lists, seed: 1, copies: 1 })).toThrow(/no list for the slot \{nut\}/);
    expect(() => expand('{fruit', { lists, seed: 1, copies: 1 })).toThrow(/do not close/);
  });
  test('draw with a seed of their own', () => {
    expect(seedOf('a')).toBe(0xe40c292c);
    expect(seedOf('a')).not.toBe(seedOf('b'));
  });
});
