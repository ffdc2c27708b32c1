import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../../src/errors.ts';
import type { ProtocolResult } from '../../src/evaluation/protocol-result.ts';
import type { Protocol } from '../../src/evaluation/protocols.ts';
import { lanesOf } from '../../src/evaluation/run/lanes.ts';
import { planRuns, runName } from '../../src/evaluation/run/plan.ts';
import { publishedForm } from '../../src/evaluation/run/published-form.ts';
import { parseEvaluationRecipe } from '../../src/evaluation/run/recipe.ts';
import { type EvaluationOptions, runEvaluation } from '../../src/evaluation/run/run-evaluation.ts';
import type { Scorer } from '../../src/evaluation/scorer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const recipe = (more: object = {}) =>
  parseEvaluationRecipe(JSON.stringify({ name: 'own', seed: 1, scorers: [], ...more }), 'own.json');

/** A protocol that counts its runs. */
function counted(id: string, work: (count: number) => Partial<ProtocolResult> = () => ({})) {
  const state = { runs: 0 };
  const protocol: Protocol = {
    id,
    title: `About ${id}`,
    modes: ['paper', 'leakFree'],
    leaks: ['L01'],
    run: async ({ mode, switches }) => {
      state.runs++;
      const row = { name: `${id} ${mode}`, value: 0.5 };
      return {
        ...{ protocol: id, title: `About ${id}`, mode, switches, status: 'done', missing: [], notes: [] },
        data: [{ set: 'own', rows: 3, published: null, whole: true }],
        tables: [
          {
            id: 't',
            title: 'T',
            columns: [
              { key: 'name', name: 'name', kind: 'text' },
              { key: 'value', name: 'value', kind: 'number' },
            ],
            rows: [row],
          },
        ],
        curves: [],
        ...work(state.runs),
      };
    },
  };
  return { protocol, state };
}

const options = (
  protocols: readonly Protocol[],
  more: Partial<EvaluationOptions> = {},
): EvaluationOptions => ({
  recipe: recipe(),
  recipeDir: folder,
  dataDir: join(folder, 'data'),
  outDir: join(folder, 'out'),
  quick: true,
  scorers: [],
  scorerFingerprint: 'none',
  protocols,
  ...more,
});

const read = (name: string): string => readFileSync(join(folder, 'out', name), 'utf8');

describe('the plan', () => {
  const { protocol: p1 } = counted('P1');
  const { protocol: p2 } = counted('P2');
  it('runs each protocol in each mode, then with each leak repaired alone', () => {
    const names = planRuns(recipe({ alone: { P2: ['L01'] } }), [p1, p2]).map(runName);
    expect(names).toEqual(['P1-paper', 'P1-leakFree', 'P2-paper', 'P2-leakFree', 'P2-paper-L01']);
  });
  it('keeps to what is asked', () => {
    expect(planRuns(recipe(), [p1, p2], { only: ['P2'], modes: ['leakFree'] }).map(runName)).toEqual([
      'P2-leakFree',
    ]);
  });
  it('leaves out what measures a kind of scorer that is not given, unless it is named', () => {
    const about: Protocol = { ...p2, needs: 'judge' };
    const names = (more: object, options = {}) => planRuns(recipe(more), [p1, about], options).map(runName);
    expect(names({ modes: ['paper'] })).toEqual(['P1-paper']);
    expect(names({ modes: ['paper'] }, { only: ['P2'] })).toEqual(['P2-paper']);
    expect(names({ modes: ['paper'], protocols: ['P2'] })).toEqual(['P2-paper']);
    const origin = { kind: 'judge' } as Scorer['origin'] & object;
    const judge: Scorer = { name: 'judge', score: () => new Float64Array(), origin };
    expect(names({ modes: ['paper'] }, { scorers: [judge] })).toEqual(['P1-paper', 'P2-paper']);
  });
  it('names what does not exist, and what does', () => {
    expect(() => planRuns(recipe(), [p1], { only: ['P99'] })).toThrow(
      'there is no protocol P99; there are P1',
    );
    expect(() => planRuns(recipe({ alone: { P1: ['L77'] } }), [p1])).toThrow('no switch L77; it has L01');
    expect(() => recipe({ modes: ['strict'] })).toThrow('modes');
    expect(() => recipe({ colour: 'red' })).toThrow('colour');
    expect(() => parseEvaluationRecipe('{', 'x.json')).toThrow('x.json is not JSON');
  });
});

describe('a run', () => {
  it('gives the same bytes twice, with times elsewhere', async () => {
    const { protocol } = counted('P1');
    const names = ['report.json', 'report.md', 'report.html'];
    await runEvaluation(options([protocol]));
    const first = names.map(read);
    rmSync(join(folder, 'out'), { recursive: true });
    await runEvaluation(options([protocol]));
    expect(names.map(read)).toEqual(first);
    expect(JSON.parse(read('timings.json')).runs).toHaveLength(2);
    expect(first.join('')).not.toContain('seconds');
  });

  it('takes finished results over, and makes them anew when anything they depend on is other', async () => {
    const { protocol, state } = counted('P1');
    await runEvaluation(options([protocol]));
    const again = await runEvaluation(options([protocol]));
    expect(state.runs).toBe(2);
    expect(again.timings.runs.every(({ kept }) => kept)).toBe(true);
    await runEvaluation(options([protocol], { recipe: recipe({ seed: 2 }) }));
    expect(state.runs).toBe(4);
    await runEvaluation(options([protocol], { scorerFingerprint: 'other' }));
    expect(state.runs).toBe(6);
    writeFileSync(join(folder, 'out', 'results', 'P1-paper.json'), '{"key": "cut of');
    await runEvaluation(options([protocol], { scorerFingerprint: 'other' }));
    expect(state.runs).toBe(7);
  });

  it('keeps what is done when a protocol fails, and says what is missing', async () => {
    const { protocol: good } = counted('P1');
    const { protocol: bad } = counted('P2', () => {
      throw new Error('the floor gave way');
    });
    const { protocol: half } = counted('P3', () => ({ status: 'partial', missing: ['no phase 2 here'] }));
    const { report } = await runEvaluation(options([good, bad, half]));
    expect(report.results.map(({ protocol }) => protocol)).toEqual(['P1', 'P1', 'P3', 'P3']);
    expect(report.missing).toEqual([
      'P2-paper: failed: the floor gave way',
      'P2-leakFree: failed: the floor gave way',
      'P3, as published: no phase 2 here',
      'P3, leak-free: no phase 2 here',
    ]);
    expect(read('report.md')).toContain('the floor gave way');
    expect(existsSync(join(folder, 'out', 'results', 'P2-paper.json'))).toBe(false);
  });

  it('makes anew what could not be computed, and what a judge did not answer', async () => {
    const { protocol: none, state } = counted('P1', () => ({ status: 'failed', tables: [] }));
    await runEvaluation(options([none]));
    await runEvaluation(options([none]));
    expect(state.runs).toBe(4);
    let answers = [Number.NaN, 0.5];
    const origin = { kind: 'judge' } as Scorer['origin'] & object;
    const judge: Scorer = { name: 'judge', score: async () => Float64Array.from(answers), origin };
    const asks: Protocol = {
      ...counted('P2').protocol,
      modes: ['paper'],
      run: async (context) => {
        await context.scorers[0]!.score([]);
        return counted('P2').protocol.run(context);
      },
    };
    const kept = async () =>
      (await runEvaluation(options([asks], { scorers: [judge] }))).timings.runs.map((one) => one.kept);
    expect(await kept()).toEqual([false]);
    answers = [0.1, 0.5];
    expect(await kept()).toEqual([false]);
    expect(await kept()).toEqual([true]);
  });

  it('goes on after an interruption', async () => {
    const stop = new AbortController();
    const { protocol: first } = counted('P1', () => {
      stop.abort();
      return {};
    });
    const { protocol: second, state } = counted('P2');
    const cut = await runEvaluation(options([first, second], { signal: stop.signal }));
    expect(cut.interrupted).toBe(true);
    expect(cut.report.results).toHaveLength(1);
    expect(cut.report.missing).toContain('P2-paper: not run, interrupted');
    const whole = await runEvaluation(options([first, second]));
    expect(whole.report.results).toHaveLength(4);
    expect(whole.timings.runs.map(({ kept }) => kept)).toEqual([true, false, false, false]);
    expect(state.runs).toBe(2);
  });
});

describe('lanes', () => {
  it('keep together what shares fits, the longest first', () => {
    const of = (id: string, lane?: Protocol['lane']): Protocol => ({
      ...counted(id).protocol,
      ...(lane && { lane }),
    });
    const plan = planRuns(recipe(), [of('P1'), of('P5', 'framework'), of('P6', 'framework'), of('leaks')]);
    expect(lanesOf(plan).map((lane) => lane.map(runName))).toEqual([
      ['leaks-paper', 'leaks-leakFree'],
      ['P5-leakFree', 'P6-leakFree'],
      ['P5-paper', 'P6-paper'],
      ['P1-paper', 'P1-leakFree'],
    ]);
  });

  it('whose process ends are missing, with its last words', async () => {
    const command = [process.execPath, '-e', 'console.error("no room left"); process.exit(3)'];
    const protocols = [counted('P1').protocol, counted('P2').protocol];
    const { report } = await runEvaluation(options(protocols, { workers: { jobs: 2, command } }));
    expect(report.results).toEqual([]);
    expect(report.missing[0]).toBe('P1-paper: failed: its process ended with status 3: no room left');
    expect(report.missing).toHaveLength(4);
  });
});

describe('sets of one’s own', () => {
  const scorer: Scorer = {
    name: 'keyword',
    score: (rows) =>
      Float64Array.from(rows, ({ body }) => (body === '?' ? Number.NaN : Number(/ignore/i.test(body)))),
    trainedOn: async () => (row) => row.body === 'seen',
  };
  const sets = [{ id: 'mine', file: 'mine.csv', columns: { body: 'text', label: 'y' } }];

  it('are scored by a column mapping; what cannot be judged counts as flagged', async () => {
    const rows = ['text,y', 'ignore this,1', 'lunch at noon,0', '?,0', 'ignore that,1', 'seen,0'];
    writeFileSync(join(folder, 'mine.csv'), `${rows.join('\n')}\n`);
    const { report, timings } = await runEvaluation(
      options([], { recipe: recipe({ sets }), scorers: [scorer] }),
    );
    expect(report.missing).toEqual([]);
    const [row] = report.results[0]!.tables[0]!.rows;
    expect(row).toMatchObject({ scorer: 'keyword', rows: 4, attacks: 2, failed: 1, seen: 1 });
    expect(timings.scorers).toMatchObject([{ name: 'keyword', rows: 4 }]);
  });

  it('that cannot be read are missing, with file and row', async () => {
    writeFileSync(join(folder, 'mine.csv'), 'text,y\nhello,maybe\n');
    const { report } = await runEvaluation(options([], { recipe: recipe({ sets }), scorers: [scorer] }));
    expect(report.results[0]!.status).toBe('failed');
    expect(report.missing[0]).toMatch(/mine\.csv, row 1: label column y holds "maybe"; expected 0 or 1/);
  });

  it('change the key of a result with their content', async () => {
    const run = () => runEvaluation(options([], { recipe: recipe({ sets }), scorers: [scorer] }));
    writeFileSync(join(folder, 'mine.csv'), 'text,y\nhello,0\nignore,1\n');
    await run();
    expect((await run()).timings.runs[0]!.kept).toBe(true);
    writeFileSync(join(folder, 'mine.csv'), 'text,y\nhello,0\nignore it,1\n');
    expect((await run()).timings.runs[0]!.kept).toBe(false);
  });
});

it('a data error is told, not thrown', async () => {
  const { protocol } = counted('P1', () => {
    throw new DataError('data-missing', 'data set x: there is no folder');
  });
  const { report } = await runEvaluation(options([protocol]));
  expect(report.missing[0]).toContain('there is no folder');
});

it('the published form frames attacks and benign mail of one source differently', () => {
  const row = { id: 'x', set: 'llmail', split: 'phase1', subject: 'Plans', body: 'Hello', userRequest: null };
  const shown = ([0, 1] as const).map(
    (label) => publishedForm({ ...row, label, facets: {}, groups: {} }).body,
  );
  expect(shown).toEqual(['Subject of the email: Plans.   Body: Hello', 'Subject: Plans\nBody: Hello']);
});
