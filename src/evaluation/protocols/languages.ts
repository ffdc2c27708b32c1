import type { Example } from '../../case.ts';
import { DataError } from '../../errors.ts';
import type { Cell } from '../protocol-result.ts';
import { comparedColumns } from './columns.ts';
import { capped, distinct } from './comparison-sets.ts';
import type { Protocol } from './context.ts';
import { protocol } from './draft.ts';
import { frameworkData } from './framework-data.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { judge, RATE_COLUMNS, rateCells } from './rates.ts';

const SOURCES = ['purplellama', 'written', 'spikee'] as const;
/** Most rows per set, language and class. */
const MOST = 60;
const QUICK_MOST = 3;

/** Attacks and ordinary texts by the language that their set states. */
export const languages: Protocol = protocol({
  id: 'languages',
  title: 'Languages',
  modes: ['leakFree'],
  lane: 'columns',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const columns = await comparedColumns(data, context, draft);
    const rows: Record<string, Cell>[] = [];
    for (const source of SOURCES) {
      let examples: readonly Example[];
      try {
        const { examples: all, ...report } = await context.data.load(source);
        examples = all.filter(({ facets }) => facets.language);
        draft.use(report, examples.length);
      } catch (cause) {
        if (!(cause instanceof DataError)) throw cause;
        draft.miss(cause.message);
        continue;
      }
      for (const language of [...new Set(examples.map(({ facets }) => facets.language!))].sort()) {
        const most = context.quick ? QUICK_MOST : MOST;
        const own = capped(
          distinct(examples.filter(({ facets }) => facets.language === language)),
          most,
          context.seed,
        );
        context.onStep?.(`languages: ${source}, ${language}`);
        for (const column of columns) {
          const judged = await judge(column, own);
          if (judged.rows.length > 0)
            rows.push({ language, source, scorer: column.name, ...rateCells(judged) });
        }
      }
    }
    if (rows.length === 0) return;
    rows.sort((a, b) => (String(a.language) < String(b.language) ? -1 : a.language === b.language ? 0 : 1));
    draft.tables.push({
      id: 'languages',
      title: 'By stated language, at the thresholds of the paired table',
      columns: [
        { key: 'language', name: 'language', kind: 'text' },
        { key: 'source', name: 'set', kind: 'text' },
        { key: 'scorer', name: 'scorer', kind: 'text' },
        ...RATE_COLUMNS,
      ],
      rows,
    });
  },
});
