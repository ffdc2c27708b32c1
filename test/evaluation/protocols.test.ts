import { describe, expect, it } from 'vitest';
import type { Example } from '../../src/case.ts';
import { PAPER_JUDGE } from '../../src/evaluation/judge/settings.ts';
import type { Mode, ProtocolResult } from '../../src/evaluation/protocol-result.ts';
import { PROTOCOLS, type ProtocolContext } from '../../src/evaluation/protocols.ts';
import type { Scorer } from '../../src/evaluation/scorer.ts';
import { memoryData, SETS } from './synthetic-sets.ts';

const TIMEOUT = 240_000;

/** Counts the words of an order; what it "learns" is its name. */
const keywords: Scorer = {
  name: 'keywords',
  score: (examples) =>
    Float64Array.from(examples, ({ body }) => (/ignore previous/i.test(body) ? 1 : 0) + body.length / 1e6),
  fit: (train) => ({ ...keywords, name: `keywords on ${train.length > 0 ? 'rows' : 'nothing'}` }),
  trainedOn: async () => (row) => row.set === 'shieldlm',
};

interface Setting {
  readonly sets?: Readonly<Record<string, readonly Example[]>>;
  readonly mode?: Mode;
  readonly switches?: ProtocolContext['switches'];
}

/** Stand-ins for the kinds that some protocols measure. */
const kinds: Readonly<Record<string, Scorer>> = {
  detector: {
    ...{ name: 'stand-in, cut', score: keywords.score },
    origin: {
      ...{ kind: 'detector', detector: 'stand-in', reading: 'cut' },
      folder: {
        ...{ path: '', labels: ['SAFE', 'INJECTION'], positive: 1, weights: '', tokenizer: {} },
        ...{ tokenizerConfig: {}, padId: 0, maxTokens: 512, sha256: '0'.repeat(64) },
      },
      truncated: async (examples) => new Uint8Array(examples.length),
    },
  },
  judge: {
    ...{ name: 'stand-in judge', score: keywords.score },
    origin: {
      ...{ kind: 'judge', settings: PAPER_JUDGE, failure: () => null },
      estimate: ({ length }) => {
        const cost = {
          texts: length,
          requests: length,
          inputTokens: 1,
          outputTokens: 1,
          dollars: 0,
          seconds: 1,
        };
        return { whole: cost, left: cost };
      },
    },
  },
};

const contextOf = ({ sets = SETS, mode = 'paper', switches = {} }: Setting): ProtocolContext => ({
  ...{ mode, switches, seed: 2026, quick: true, data: memoryData(sets), scorers: [keywords] },
  cache: new Map(),
});

const protocolOf = (id: string) => PROTOCOLS.find((protocol) => protocol.id === id)!;
const run = (id: string, setting: Setting = {}): Promise<ProtocolResult> =>
  protocolOf(id).run(contextOf(setting));

const without = (...ids: string[]): Setting['sets'] =>
  Object.fromEntries(Object.entries(SETS).filter(([id]) => !ids.includes(id)));

/** Every cell is plain JSON: a figure, a count, words or null, never NaN. */
function expectPlain(result: ProtocolResult): void {
  const text = JSON.stringify(result, (_, value) => {
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    return value;
  });
  expect(JSON.parse(text)).toEqual(result);
  for (const { rows, id } of result.tables)
    for (const row of rows)
      for (const key of Object.keys(row))
        if (row[key] === undefined) expect.fail(`${id}.${key} is undefined`);
  for (const table of result.tables)
    expect(new Set(table.columns.map(({ key }) => key)).size).toBe(table.columns.length);
}

describe('every protocol on made-up sets', () => {
  const cache = { paper: new Map<string, unknown>(), leakFree: new Map<string, unknown>() };
  for (const { id, modes, needs, ...protocol } of PROTOCOLS)
    for (const mode of modes)
      it(
        `${id}, ${mode}`,
        async () => {
          const scorers = needs === undefined ? [keywords] : [keywords, kinds[needs]!];
          const result = await protocol.run({ ...contextOf({ mode }), scorers, cache: cache[mode] });
          expect(result).toMatchObject({ protocol: id, mode, switches: {} });
          expect(result.status).not.toBe('failed');
          expect(result.tables.length).toBeGreaterThan(0);
          expect(result.tables.every(({ rows }) => rows.length > 0 || mode === 'paper')).toBe(true);
          expect(result.data.every(({ whole }) => !whole)).toBe(true);
          expectPlain(result);
        },
        TIMEOUT,
      );
});

describe('what is missing', () => {
  it('fails without its only set, and names it', async () => {
    for (const id of ['P1', 'P2', 'P3']) {
      const result = await run(id, { sets: without('llmail') });
      expect(result.status).toBe('failed');
      expect(result.missing.join()).toContain('data set llmail: there is no such set');
    }
  });

  it(
    'goes on without a test set, and says that the mean lacks it',
    async () => {
      const result = await run('P5', { sets: without('shieldlm', 'nvidia_agentic_ipi') });
      expect(result.status).toBe('partial');
      expect(result.missing.join()).toContain('no test rows of shieldlm');
      const methods = result.tables.find(({ id }) => id === 'methods')!;
      expect(methods.rows[0]).toMatchObject({ 'shieldlm.f1': null });
      expect(methods.rows[0]!.meanF1).toEqual(expect.any(Number));
      expectPlain(result);
    },
    TIMEOUT,
  );

  it('takes a set with one class for missing where F1 is asked', async () => {
    const sets = { ...SETS, neuralchemy: SETS.neuralchemy!.filter(({ label }) => label === 0) };
    const result = await run('P4', { sets });
    expect(result.status).toBe('partial');
    expect(result.missing.join()).toContain('neuralchemy has no split with both classes');
  });

  it('has no figure for a label that never occurs, and says so', async () => {
    const never = SETS.llmail!.map((row) => ({ ...row, outcome: { ...row.outcome!, fullSuccess: false } }));
    const result = await run('P1', { sets: { ...SETS, llmail: never } });
    expect(result.status).toBe('partial');
    expect(result.missing.join()).toContain('fullSuccess, SGD logistic: all');
    const rows = result.tables.find(({ id }) => id === 'random-split')!.rows;
    expect(rows.some(({ target }) => target === 'fullSuccess')).toBe(false);
    expect(rows.some(({ target }) => target === 'toolCalled')).toBe(true);
  });

  it('cannot transfer with one phase', async () => {
    const one = SETS.llmail!.filter(({ split }) => split === 'phase1');
    const result = await run('P2', { sets: { ...SETS, llmail: one } });
    expect(result.status).toBe('failed');
    expect(result.missing.join()).toContain('no rows of phase 2');
  });

  it(
    'fails without benign rows to calibrate on',
    async () => {
      const result = await run('P5', { sets: without('notinject') });
      expect(result.status).toBe('failed');
      expect(result.missing.join()).toMatch(/notinject: there is no such set/);
    },
    TIMEOUT,
  );

  it('throws on faults that are not about data', async () => {
    const data = {
      ...memoryData(SETS),
      open: () => {
        throw new TypeError('a fault');
      },
    };
    await expect(protocolOf('P1').run({ ...contextOf({}), data })).rejects.toThrow('a fault');
  });
});

describe('switches', () => {
  it('names those that differ from the mode and that the protocol heeds', async () => {
    const result = await run('P3', { switches: { L18: 'leakFree', L36: 'paper', L40: 'leakFree' } });
    expect(result.switches).toEqual({ L18: 'leakFree' });
  });

  it('removes rows without an outcome once L36 is repaired', async () => {
    const llmail = SETS.llmail!.map((row, i) => (i % 10 === 0 ? { ...row, outcome: null } : row));
    const shareOf = async (mode: Mode) => {
      const { tables } = await run('P1', { sets: { ...SETS, llmail }, switches: { L36: mode } });
      return tables.find(({ id }) => id === 'categories')!.rows[0]!.all;
    };
    expect(await shareOf('paper')).toMatchObject({ k: 24, n: 240 });
    expect(await shareOf('leakFree')).toMatchObject({ k: 0, n: 216 });
  });

  it('gives the same bytes twice', async () => {
    const [first, second] = [await run('P4', { mode: 'leakFree' }), await run('P4', { mode: 'leakFree' })];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });
});
