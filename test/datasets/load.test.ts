import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  DATASETS,
  findDataset,
  loadDataset,
  needSplit,
  openDataset,
  type Progress,
} from '../../src/datasets/index.ts';
import { dataFolder, jsonl } from './files.ts';

const prompt = (index: number) => ({
  prompt: `Prompt ${index}`,
  word_list: ['Stop', 'now'],
  category: 'Common Queries',
});

describe('the registry', () => {
  test('every set is complete and named once', () => {
    expect(new Set(DATASETS.map(({ id }) => id)).size).toBe(DATASETS.length);
    for (const { id, title, licence, files, homepage, shipped } of DATASETS) {
      expect([id, title, licence.name, homepage].every((text) => text.length > 0)).toBe(true);
      expect(files.length > 0).toBe(!shipped);
      for (const { url, sha256 } of files) {
        if (url !== undefined)
          expect(url).toMatch(/^https:\/\/(huggingface\.co|raw\.githubusercontent\.com)\//);
        if (sha256 !== undefined) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      }
    }
  });
  test('a set of another name is refused with those there are', () => {
    expect(() => findDataset('nope')).toThrow(/no data set called nope; known are llmail, /);
  });
});

describe('coverage, checksums and progress', () => {
  const data = dataFolder();
  const one = jsonl(Array.from({ length: 113 }, (_, i) => prompt(i)));
  data.put('notinject/NotInject_one.jsonl', one);
  data.put('notinject/data/NotInject_two-00000-of-00001.jsonl.gz', jsonl([prompt(1)]));

  test('a report says what is there of what was published', async () => {
    const { coverage, files, fingerprint, examples } = await loadDataset('notinject', data.path);
    expect(coverage).toEqual({
      whole: false,
      rows: 114,
      splits: {
        NotInject_one: { rows: 113, attacks: 0, published: 113 },
        NotInject_two: { rows: 1, attacks: 0, published: 113 },
        NotInject_three: { rows: 0, attacks: 0, published: 113 },
      },
      dropped: {},
    });
    const sha256 = createHash('sha256').update(one).digest('hex');
    expect(files[0]).toEqual({ name: 'NotInject_one.jsonl', bytes: one.length, sha256, rows: 113 });
    expect((await loadDataset('notinject', data.path)).fingerprint).toBe(fingerprint);
    expect(examples[0]).toMatchObject({
      groups: { trigger: 'stop' },
      facets: { triggers: 'Stop,now' },
      split: 'NotInject_one',
    });
  });

  test('a changed file changes the fingerprint, and a whole set is called whole', async () => {
    const before = (await loadDataset('notinject', data.path)).fingerprint;
    for (const split of ['two', 'three'])
      data.put(`notinject/data/NotInject_${split}-00000-of-00001.jsonl.gz`, one);
    const after = await loadDataset('notinject', data.path);
    expect(after.fingerprint).not.toBe(before);
    expect(after.coverage.whole).toBe(true);
  });

  test('a missing split is named, and those that are there', async () => {
    const report = await loadDataset('notinject', data.path);
    expect(() => needSplit(report, 'NotInject_one')).not.toThrow();
    expect(() => needSplit(report, 'test')).toThrow(
      /no rows of split test here; it has NotInject_one, NotInject_two/,
    );
  });

  test('a missing set says where to get it and where to put it', async () => {
    await expect(loadDataset('promptshield', data.path)).rejects.toThrow(
      /there is no folder .*promptshield. Get it with "chainmail data get promptshield", or put validation.json, train.json, test.json from https:/,
    );
    data.put('deepset/readme.txt', 'x');
    await expect(loadDataset('deepset', data.path)).rejects.toThrow(/none of its files lies in/);
  });

  test('a published file with other bytes is refused unless one asks for it', async () => {
    data.put('nvidia_agentic_ipi/train.jsonl', jsonl([{ id: 1 }]));
    await expect(loadDataset('nvidia_agentic_ipi', data.path)).rejects.toThrow(
      /has 9 bytes, published are 11703379/,
    );
    await expect(loadDataset('nvidia_agentic_ipi', data.path, { verify: false })).rejects.toThrow(
      /train.jsonl, row 1: has no injection.injection_text/,
    );
  });

  test('submissions without their columns are refused with file and row', async () => {
    const data = dataFolder();
    data.put(
      'llmail/data/raw_submissions_phase1.jsonl',
      jsonl([
        { subject: null, body: 'x', objectives: '{}' },
        { subject: 'a', text: 'b' },
      ]),
    );
    await expect(loadDataset('llmail', data.path, { verify: false })).rejects.toThrow(
      /raw_submissions_phase1.jsonl, row 2: has no column body; its columns are subject, text/,
    );
  });
  test('rows can be chosen while they are read, and reading tells how far it is', async () => {
    data.put(
      'garak/garak.jsonl',
      jsonl(Array.from({ length: 2500 }, (_, i) => ({ id: `g${i}`, text: `t${i}`, label: 1 }))),
    );
    const seen: Progress[] = [];
    const reader = openDataset('garak', data.path, {
      keep: ({ id }) => id.endsWith('00'),
      onProgress: (progress) => seen.push(progress),
    });
    let kept = 0;
    for await (const example of reader) kept += example.label;
    expect(kept).toBe(24);
    expect(reader.report().coverage.rows).toBe(2500);
    expect(seen.map(({ rows }) => rows)).toEqual([1000, 2000, 2500]);
    expect(seen.at(-1)).toMatchObject({ set: 'garak', file: 'garak.jsonl' });
    expect(seen.at(-1)!.bytes).toBe(seen.at(-1)!.totalBytes);
  });
});
