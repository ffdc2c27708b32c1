import type { Cell, Reproduced } from '../protocol-result.ts';
import { BINARY_SETS } from './framework-summary.ts';

/** Published figures that a scorer of the paired table has a counterpart to: a set and its figure, or the mean. */
const COUNTERPARTS: readonly (readonly [published: string, set: string, figure: 'f1' | 'fpr' | 'recall'])[] =
  [
    ['t5.both', 'bipia', 'f1'],
    ['ab.all.bipia', 'bipia', 'f1'],
    ['ab.sel_ac.bipia', 'bipia', 'f1'],
    ['judge.fw.bipia', 'bipia', 'f1'],
    ['ab.sel_ac.ni_fpr', 'notinject', 'fpr'],
    ['ab.sel_ac.nvidia_recall', 'nvidia_agentic_ipi', 'recall'],
    ['rob.sel.before', 'llmail', 'recall'],
  ];
const MEANS = ['ab.all_ac.f1', 'ab.sel_ac.f1', 'head.fw.strict_mean_f1', 'hn.with.f1'];

/** What the model that ships reaches where the paper prints a figure, from the rows of the paired table. */
export function shippedFigures(rows: readonly Readonly<Record<string, Cell>>[], name: string): Reproduced[] {
  const own = rows.filter(({ scorer }) => scorer === name);
  if (own.length === 0) return [];
  const note = `${name}: at 0.2 % of ham, rows it has not seen, F1 at one to one`;
  const told = (published: string, cell: Cell | undefined): Reproduced[] =>
    cell === undefined || cell === null ? [] : [{ published, ours: null, default: cell, note }];
  const f1s = BINARY_SETS.map((set) => own.find((row) => row.set === set)?.f1);
  const mean = f1s.every((f1) => typeof f1 === 'number')
    ? f1s.reduce((sum, f1) => sum + f1, 0) / f1s.length
    : null;
  return [
    ...COUNTERPARTS.flatMap(([published, set, figure]) =>
      told(published, own.find((row) => row.set === set)?.[figure]),
    ),
    ...MEANS.flatMap((published) => told(published, mean)),
  ];
}
