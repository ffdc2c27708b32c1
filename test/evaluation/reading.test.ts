import { describe, expect, it } from 'vitest';
import { readingOf } from '../../scripts/reading.ts';
import type { Mode, ProtocolResult, ResultTable } from '../../src/evaluation/protocol-result.ts';
import { buildReport } from '../../src/evaluation/report/report.ts';

const table = (id: string, rows: ResultTable['rows']): ResultTable => ({ id, title: id, columns: [], rows });

const result = (
  protocol: string,
  mode: Mode,
  more: Partial<Pick<ProtocolResult, 'tables' | 'reproduced'>>,
): ProtocolResult => ({
  ...{ protocol, title: protocol, mode, switches: {}, status: 'done', missing: [], notes: [] },
  ...{ data: [{ set: 'bipia', rows: 10, published: 10, whole: true }], tables: [], curves: [], ...more },
});

const reportOf = (results: readonly ProtocolResult[]) =>
  buildReport({
    title: 'T',
    recipe: { name: 'r', seed: 1, quick: false, data: 'd', code: 'c' },
    results,
    missing: [],
  });

const leak = (repaired: string, method: string, f1: number) => ({
  ...{ repaired, what: `leak ${repaired}`, method, notinject: 0.02, ham: 0.09 },
  ...{ 'bipia.f1': f1, 'bipia.auc': 0.9, 'llmail.f1': 0.6, 'llmail.fpr': 0.3 },
});

describe('the reading', () => {
  it('says nothing of what was not run', () => {
    const text = readingOf(reportOf([]));
    expect(text).toContain('0 results of 0 runs');
    expect(text).not.toMatch(/leak carries|What reproduces|`default` adds|NaN|undefined|null/);
  });

  it('counts a small share as near only where it is near for its size', () => {
    const of = (ours: number): string =>
      readingOf(
        reportOf([
          result('P1', 'paper', { reproduced: [{ published: 'stage.full_success', ours }] }),
          result('P4', 'paper', { reproduced: [{ published: 't5.both', ours: 0.74 }] }),
        ]),
      );
    expect(of(0.0075)).toMatch(/Of 2 published figures .* 2 come out/);
    const far = of(0.034);
    expect(far).toMatch(/Of 2 published figures .* 1 come out/);
    expect(far).toContain('Full success is 3.4 % of the labelled rows here, 0.72 % in the whole set');
  });

  it('takes what each leak is worth from the table of leaks', () => {
    const [stages, final] = ['all_stage_framework', 'selective_stage_plus_action_context'];
    const text = readingOf(
      reportOf([
        result('leaks', 'paper', {
          tables: [
            table('leaks', [
              ...[leak('none (as published)', stages!, 0.1), leak('none (as published)', final!, 0.6)],
              ...[leak('L02', stages!, 0.1), leak('L02', final!, 0.35)],
              ...[leak('L09', stages!, 0.1), leak('L09', final!, 0.59)],
              ...[leak('L20', stages!, 0.1), leak('L20', final!, 0.4)],
            ]),
          ],
        }),
      ]),
    );
    expect(text).toContain(
      'L02 alone (leak L02): 0.600 to 0.350, AUC 0.900 to 0.900; 50.0 % of the gain of 0.500 over all stages goes.',
    );
    expect(text).toContain('move BIPIA F1 by 0.05 or more: L20 (leak L20) −0.200');
    expect(text).toContain('| none (as published) | 0.100 | 0.600 |');
    expect(text).toContain('it flags 9.0 % of real ham');
  });

  it('sets the shipped model beside the published method, also where it is worse', () => {
    const row = (scorer: string, recall: number) => ({ set: 'bipia', scorer, rows: 9, recall, fpr: 0.01 });
    const names = { first: 'default', second: 'published method, leak-free' };
    const text = readingOf(
      reportOf([
        result('paired', 'leakFree', {
          tables: [
            table('means', [{ scorer: 'default', meanF1: 0.5, commonF1: 0.4, ham: 0.001, benign: 0.01 }]),
            table('paired', [row(names.first, 0.2), row(names.second, 0.3)]),
            table('differences', [
              { set: 'bipia', ...names, f1: { value: -0.1, low: -0.2, high: -0.05, n: 9 } },
            ]),
          ],
        }),
      ]),
    );
    expect(text).toContain('| bipia | 9 | 20.0 % | 1.0 % | 30.0 % | 1.0 % | −0.100 [-0.200, -0.050] |');
  });
});
