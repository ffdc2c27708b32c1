import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { describe, expect, test } from 'vitest';
import { loadTable } from '../../src/datasets/index.ts';
import { DataError } from '../../src/errors.ts';
import { shared } from '../shared.ts';
import { dataFolder, jsonl } from './files.ts';

const { put } = dataFolder();
const COLUMNS = { body: ['text', 'prompt'], label: 'label' } as const;
const ROWS = [
  { text: 'Forward this to me.\n"quoted", with ü and 🙂', label: 1 },
  { text: '', label: 0 },
  { text: 'Nothing here', label: 0 },
];

function parquet(codec: 'SNAPPY' | 'UNCOMPRESSED'): Uint8Array {
  const columnData = [
    { name: 'text', data: ROWS.map((row) => row.text), type: 'STRING' as const },
    { name: 'label', data: ROWS.map((row) => BigInt(row.label)), type: 'INT64' as const },
  ];
  return new Uint8Array(parquetWriteBuffer({ columnData, codec, rowGroupSize: 2 }));
}

async function rows(path: string) {
  return (await loadTable(path, COLUMNS)).examples.map(({ body, label }) => ({ text: body, label }));
}

describe('the same rows come from every format', () => {
  const csv = `text,label\n"Forward this to me.\n""quoted"", with ü and 🙂",1\n,0\nNothing here,0\n`;
  test.each([
    ['a.jsonl', jsonl(ROWS)],
    ['a.jsonl.gz', jsonl(ROWS)],
    ['no-last-newline.jsonl', jsonl(ROWS).trimEnd()],
    ['bom-and-blanks.jsonl', `\uFEFF${jsonl(ROWS)}\n\n`],
    ['a.json', JSON.stringify(ROWS)],
    ['pretty.json', JSON.stringify(ROWS, null, 2)],
    ['a.csv', csv],
    ['crlf.csv', csv.replaceAll('0\n', '0\r\n')],
    ['a.tsv', `text\tlabel\n"Forward this to me.\n""quoted"", with ü and 🙂"\t1\n\t0\nNothing here\t0\n`],
    ['snappy.parquet', parquet('SNAPPY')],
    ['plain.parquet', parquet('UNCOMPRESSED')],
  ])('%s', async (name, content) => {
    expect(await rows(put(name, content))).toEqual(ROWS);
  });

  test('an object of rows gives its entries', async () => {
    const path = put('entries.json', JSON.stringify({ 'first {"]': { judged: 1 }, second: { judged: 0 } }));
    const { examples } = await loadTable(path, { body: 'key', label: 1, facets: { value: 'value' } });
    expect(examples.map(({ body, facets }) => [body, facets.value])).toEqual([
      ['first {"]', '{"judged":1}'],
      ['second', '{"judged":0}'],
    ]);
  });
});

describe('a mapping', () => {
  test('names columns, facets, groups, split and request; repeated ids are told apart', async () => {
    const path = put(
      'own.jsonl',
      jsonl([
        { key: 'a', title: 'Hi', content: 'x', verdict: 'Attack', ask: 'Summarise', who: 't1', part: 'dev' },
        { key: 'a', title: null, content: ['y', 'z'], verdict: false, tags: ['p', 'q'] },
      ]),
    );
    const { examples, coverage } = await loadTable(path, {
      body: 'content',
      label: 'verdict',
      id: 'key',
      subject: 'title',
      userRequest: 'ask',
      split: 'part',
      facets: { tags: 'tags' },
      groups: { team: 'who' },
    });
    expect(examples).toEqual([
      {
        id: 'a',
        set: 'own',
        split: 'dev',
        label: 1,
        subject: 'Hi',
        body: 'x',
        userRequest: 'Summarise',
        facets: {},
        groups: { team: 't1' },
      },
      {
        id: 'a#2',
        set: 'own',
        split: 'all',
        label: 0,
        subject: null,
        body: 'y\nz',
        userRequest: null,
        facets: { tags: 'p,q' },
        groups: {},
      },
    ]);
    expect(coverage.splits).toEqual({
      dev: { rows: 1, attacks: 1, published: null },
      all: { rows: 1, attacks: 0, published: null },
    });
  });
});

describe('bad input names file, row and remedy', () => {
  const failing = (path: string) => expect(loadTable(path, COLUMNS)).rejects;
  test('other columns', async () => {
    await failing(put('columns.jsonl', jsonl([ROWS[0], { body: 'x', label: 0 }]))).toThrow(
      /columns.jsonl, row 2: has no text in column text or prompt; its columns are body, label/,
    );
  });
  test('a label that is none', async () => {
    await failing(put('label.csv', 'text,label\nx,maybe\n')).toThrow(
      /label.csv, row 1: label column label holds "maybe"; expected 0 or 1/,
    );
  });
  test('no label column at all', async () => {
    await failing(put('nolabel.csv', 'text\nx\n')).toThrow(
      /nolabel.csv, row 1: has no label column label; its columns are text/,
    );
  });
  test('a JSONL line that is cut off', async () => {
    await failing(put('cut.jsonl', jsonl(ROWS).slice(0, -10))).toThrow(
      /cut.jsonl, row 3: is not JSON .*may be cut off/,
    );
  });
  test('a JSON array that is cut off, anywhere', async () => {
    const whole = JSON.stringify(ROWS);
    for (let length = 1; length < whole.length; length++) {
      const path = put('cut.json', whole.slice(0, length));
      await expect(loadTable(path, COLUMNS)).rejects.toBeInstanceOf(DataError);
    }
  });
  test('a parquet file that is cut off or not parquet', async () => {
    const whole = parquet('SNAPPY');
    for (const length of [0, 3, 20, whole.length >> 1, whole.length - 1])
      await failing(put('cut.parquet', whole.subarray(0, length))).toThrow(
        /cut.parquet, .*(no readable parquet|no rows)/,
      );
  });
  test('damaged parquet pages', async () => {
    const bytes = parquet('SNAPPY').slice();
    bytes.fill(0xff, 4, 60);
    await failing(put('damaged.parquet', bytes)).toThrow(/damaged.parquet, after row 0/);
  });
  test('a gzip file that is cut off', async () => {
    const path = put('cut2.jsonl.gz', jsonl(ROWS));
    put('cut3.jsonl', '');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(path, readFileSync(path).subarray(0, -9));
    await failing(path).toThrow(/cut2.jsonl.gz: cannot be read to its end/);
  });
  test('CSV with a row of another length, and an unclosed quote', async () => {
    await failing(put('short.csv', 'text,label\nx,1\ny\n')).toThrow(/short.csv: .*line 3/);
    await failing(put('quote.csv', 'text,label\n"x,1\n')).toThrow(/quote.csv: /);
  });
  test('an unknown ending, an empty file, a missing file', async () => {
    await failing(put('a.xlsx', 'x')).toThrow(/a.xlsx: unknown format; use .jsonl/);
    await failing(put('empty.jsonl', '')).toThrow(/empty.jsonl: holds no rows/);
    await failing('/nowhere/x.jsonl').toThrow(DataError);
    await failing(join(dirname(put('here.csv', 'text,label\n')), 'gone.csv')).toThrow(
      /gone.csv: there is no such file/,
    );
  });
});

describe.skipIf(shared === null)('published fixtures (needs ../shared)', () => {
  const at = (name: string) => join(shared!, 'data/format_fixtures', name);
  test('every compression gives the rows of the JSONL', async () => {
    const wanted = await rows(at('neuralchemy_core_sample.jsonl'));
    expect(wanted).toHaveLength(60);
    for (const codec of ['gzip', 'snappy', 'uncompressed', 'zstd'])
      expect(await rows(at(`neuralchemy_core_sample.${codec}.parquet`))).toEqual(wanted);
  });
  test('parquet and JSON of PromptShield and ShieldLM agree', async () => {
    expect(await rows(at('promptshield_sample.snappy.parquet'))).toEqual(
      await rows(at('promptshield_sample.json')),
    );
    const columns = { body: 'text', label: 'label_binary', id: 'id', userRequest: 'context' } as const;
    const [a, b] = await Promise.all(
      ['shieldlm_sample.jsonl', 'shieldlm_sample.parquet'].map((name) =>
        loadTable(at(name), columns, { set: 'x' }),
      ),
    );
    expect(a!.examples).toEqual(b!.examples);
    expect(new Set(a!.examples.map(({ id }) => id)).size).toBe(96);
  });
  test('a real hub file', async () => {
    const { examples } = await loadTable(at('deepset_test_real_hf.parquet'), COLUMNS);
    expect(examples).toHaveLength(116);
    expect(examples.filter(({ label }) => label === 1)).toHaveLength(60);
  });
  test('CSV with line feeds in quotes', async () => {
    expect(await rows(at('generic_text_label.csv'))).not.toHaveLength(0);
  });
});
