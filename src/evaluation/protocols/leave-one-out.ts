import type { Example } from '../../case.ts';
import { ChainmailError } from '../../errors.ts';
import { cappedFprThreshold } from '../../learn/index.ts';
import type { Cell } from '../protocol-result.ts';
import type { Scorer } from '../scorer.ts';
import { type ComparedColumn, frozenColumns, HAM_FPR } from './columns.ts';
import { capped, comparisonSets, distinct } from './comparison-sets.ts';
import type { Protocol, ProtocolContext } from './context.ts';
import { protocol } from './draft.ts';
import { type FrameworkData, frameworkData, PROMPT_SETS } from './framework-data.ts';
import { shareOutHam } from './framework-roles.ts';
import { BINARY_SETS } from './framework-summary.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { publishedScorer } from './published-scorer.ts';
import { judge, RATE_COLUMNS, rateCells } from './rates.ts';
import { withoutNearCopies } from './stage-split.ts';

/** Most training rows per set and class. */
const MOST = 500;
const QUICK_MOST = 60;
const HAM = 1_200;

/** Each binary set in turn is tested by scorers that were fitted on all the others. */
export const leaveOneOut: Protocol = protocol({
  id: 'leave-one-out',
  title: 'Leave one data set out',
  modes: ['leakFree'],
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const tests = await comparisonSets(data, context, draft);
    const pool = trainingPool(data, context);
    const frozen = await frozenColumns(data, context, draft);
    const scorers = [publishedScorer(context), ...context.scorers.filter(({ fit }) => fit !== undefined)];
    const rows: Record<string, Cell>[] = [];
    for (const left of context.quick ? BINARY_SETS.slice(0, 2) : BINARY_SETS) {
      const test = tests.find(({ name }) => name === left)?.rows ?? [];
      const train = withoutNearCopies(
        pool.filter(({ set }) => set !== left),
        test,
        context.seed,
      );
      if (test.length === 0) {
        draft.miss(`leave-one-out: there are no test rows of ${left}`);
        continue;
      }
      for (const scorer of scorers) {
        context.onStep?.(`leave-one-out: without ${left}, ${scorer.name}`);
        try {
          const column = await columnWithout({ scorer, train, data }, context);
          rows.push({
            left,
            scorer: column.name,
            trained: train.length,
            ...rateCells(await judge(column, test)),
          });
        } catch (cause) {
          if (!(cause instanceof ChainmailError)) throw cause;
          draft.miss(`leave-one-out, without ${left}, ${scorer.name}: ${cause.message}`);
        }
      }
      // a frozen scorer has left out what it never saw: of the others there is no figure
      for (const column of frozen) {
        const judged = await judge(column, test);
        if (judged.seen === 0) rows.push({ left, scorer: `${column.name}, as it is`, ...rateCells(judged) });
      }
    }
    if (rows.length === 0) return;
    draft.tables.push(
      {
        id: 'leave-one-out-means',
        title: 'Mean F1 at one to one over the sets left out',
        columns: [
          { key: 'scorer', name: 'scorer', kind: 'text' },
          { key: 'meanF1', name: 'mean F1 at one to one', kind: 'number' },
          { key: 'sets', name: 'sets', kind: 'text' },
        ],
        rows: [...means(rows), { scorer: 'flag everything', meanF1: 2 / 3, sets: 'any' }],
      },
      {
        id: 'leave-one-out',
        title: `Tested on the set left out, thresholds at ${HAM_FPR * 100} % of unseen ham`,
        columns: [
          { key: 'left', name: 'set left out', kind: 'text' },
          { key: 'scorer', name: 'scorer', kind: 'text' },
          { key: 'trained', name: 'rows trained on', kind: 'count' },
          ...RATE_COLUMNS,
        ],
        rows,
      },
    );
  },
});

/** Rows of every set with both classes, hard negatives and two thirds of the ham, equal caps. */
function trainingPool(data: FrameworkData, context: ProtocolContext): readonly Example[] {
  const most = context.quick ? QUICK_MOST : MOST;
  const take = (rows: readonly Example[]): Example[] => capped(distinct(rows), most, context.seed);
  const { base, meta, threshold, calibration } = shareOutHam(data, 0, context);
  const ham = [...base, ...meta, ...threshold, ...calibration].slice(0, context.quick ? QUICK_MOST : HAM);
  return [
    ...take([...data.stages, ...data.phase1, ...data.llmailBenign, ...data.llmailScenarios]),
    ...take(data.bipia.filter(({ split }) => split === 'train')),
    ...PROMPT_SETS.flatMap((name) => take(data.prompts[name])),
    ...take(data.notinject),
    ...ham,
  ];
}

interface Without {
  readonly scorer: Scorer;
  readonly train: readonly Example[];
  readonly data: FrameworkData;
}

/** Fitted on these rows, cut on the third of the ham that stayed out. */
async function columnWithout(
  { scorer, train, data }: Without,
  context: ProtocolContext,
): Promise<ComparedColumn> {
  const fitted = await scorer.fit!(train, { seed: context.seed });
  const trained = new Set(train.map(({ id }) => id));
  const ham = shareOutHam(data, 0, context).test.filter(({ id }) => !trained.has(id));
  const scores = await fitted.score(context.quick ? ham.slice(0, 60) : ham);
  const threshold = cappedFprThreshold(scores, HAM_FPR);
  return {
    name: fitted.name,
    saw: ({ id }) => trained.has(id),
    ham: { k: scores.filter((score) => score >= threshold).length, n: scores.length },
    margins: async (examples) => (await fitted.score(examples)).map((score) => score - threshold),
  };
}

function means(rows: readonly Record<string, Cell>[]): Record<string, Cell>[] {
  return [...new Set(rows.map(({ scorer }) => scorer as string))].map((scorer) => {
    const own = rows.filter((row) => row.scorer === scorer && typeof row.f1 === 'number');
    const sum = own.reduce((total, { f1 }) => total + (f1 as number), 0);
    return {
      scorer,
      meanF1: own.length === 0 ? null : sum / own.length,
      sets: own.map(({ left }) => left).join(', '),
    };
  });
}
