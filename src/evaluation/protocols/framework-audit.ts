import { brier, ece, fitLogistic, linearScores, rocAuc, selectRows } from '../../learn/index.ts';
import { finite, rate } from '../metrics/estimate.ts';
import {
  frameRow,
  GROUPS,
  groupCount,
  PUBLISHED_VARIANTS,
  stratifiedSplit,
  type Variant,
} from '../paper/index.ts';
import type { Cell, ResultTable } from '../protocol-result.ts';
import type { ProtocolContext } from './context.ts';
import type { FittedVariant, FrameworkRun, Stacked } from './framework.ts';
import { frameOptions, stackOptions } from './leaks.ts';

/** What a report on the framework must show beside its figures: set identity, calibration, rules on benign rows. */
export function auditTables(
  run: FrameworkRun,
  fitted: ReadonlyMap<Variant, FittedVariant>,
  context: ProtocolContext,
): ResultTable[] {
  return [identityTable(run, context), calibrationTable(run, fitted), firingTable(run, context)];
}

/** L27: within the benign rows of the tests, how well the stacked columns tell one set from the others (0.5 = not at all). */
function identityTable({ tests }: FrameworkRun, { seed }: ProtocolContext): ResultTable {
  const benign = tests
    .map((test) => ({ test, rows: rowsOf(test, 0) }))
    .filter(({ rows }) => rows.length >= 20);
  const rows = benign.flatMap(({ test, rows: own }): Record<string, Cell>[] => {
    const others = benign.filter(({ test: other }) => other !== test);
    if (others.length === 0) return [];
    const blocks = [selectRows(test.stacked, own), ...others.map((o) => selectRows(o.test.stacked, o.rows))];
    const total = blocks.reduce((sum, block) => sum + block.rows, 0);
    const data = new Float64Array(total * test.stacked.cols);
    let at = 0;
    for (const block of blocks) {
      data.set(block.data, at);
      at += block.data.length;
    }
    const x = { rows: total, cols: test.stacked.cols, data };
    const labels = Uint8Array.from({ length: total }, (_, i) => (i < own.length ? 1 : 0));
    const { train, held } = stratifiedSplit(labels, 0.5, seed);
    const model = fitLogistic(
      selectRows(x, train),
      labels.filter((_, i) => train.includes(i)),
      {
        ...{ classWeight: 'balanced', standardize: true },
      },
    );
    const auc = rocAuc(
      linearScores(model, selectRows(x, held)),
      Array.from(held, (i) => labels[i]!),
    );
    return [{ set: test.name, rows: own.length, auc: finite(auc) }];
  });
  return {
    id: 'set-identity',
    title: 'How well the stacked columns tell the data set of a benign test row (AUC on held-out halves)',
    columns: [
      { key: 'set', name: 'set', kind: 'text' },
      { key: 'rows', name: 'benign rows', kind: 'count' },
      { key: 'auc', name: 'AUC against the other sets', kind: 'number' },
    ],
    rows,
  };
}

const rowsOf = ({ labels }: Stacked, label: 0 | 1): number[] =>
  [...labels.keys()].filter((i) => labels[i] === label);

/** L42: are the risks probabilities? On the rows of the review threshold, which are one to one. */
function calibrationTable(
  { threshold: { stacked, labels } }: FrameworkRun,
  fitted: ReadonlyMap<Variant, FittedVariant>,
): ResultTable {
  return {
    id: 'calibration',
    title: 'Calibration on the threshold rows (one attack to one benign row)',
    columns: [
      { key: 'method', name: 'method', kind: 'text' },
      { key: 'brier', name: 'Brier score', kind: 'number' },
      { key: 'ece', name: 'ECE, 15 equal-mass bins', kind: 'number' },
      { key: 'review', name: 'review threshold', kind: 'number' },
      { key: 'strict', name: 'strict threshold', kind: 'number' },
    ],
    rows:
      labels.length === 0
        ? []
        : PUBLISHED_VARIANTS.map((method): Record<string, Cell> => {
            const { policy, review, strict } = fitted.get(method)!;
            const risks = policy(stacked);
            return {
              method,
              brier: finite(brier(risks, labels)),
              ece: finite(ece(risks, labels)),
              review,
              strict,
            };
          }),
  };
}

/** L08: how often each group of patterns fires on benign rows, set by set. */
function firingTable({ tests }: FrameworkRun, context: ProtocolContext): ResultTable {
  const frame = frameOptions(context);
  const options = stackOptions(context);
  return {
    id: 'rules-on-benign',
    title: 'Benign test rows on which each group of patterns fires',
    columns: [
      { key: 'set', name: 'set', kind: 'text' },
      ...GROUPS.map((group) => ({ key: group, name: group.replaceAll('_', ' '), kind: 'share' as const })),
    ],
    rows: tests.flatMap((test): Record<string, Cell>[] => {
      const texts = rowsOf(test, 0).map((i) => frameRow(test.examples[i]!, frame).text);
      if (texts.length === 0) return [];
      const fired = GROUPS.map((group) => {
        const hits = texts.filter((text) => groupCount(text, group, options) > 0).length;
        return [group, rate(hits, texts.length)] as const;
      });
      return [{ set: test.name, ...Object.fromEntries(fired) }];
    }),
  };
}
