import { lengthBucket } from '../metrics/by-group.ts';
import type { Cell } from '../protocol-result.ts';
import { comparedColumns } from './columns.ts';
import { capped } from './comparison-sets.ts';
import type { Protocol } from './context.ts';
import { protocol } from './draft.ts';
import { frameworkData } from './framework-data.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { judge, RATE_COLUMNS, rateCells } from './rates.ts';

const MOST = 200;
const QUICK_MOST = 12;

/** Where the attack stands in its document, and how long the document is (BIPIA test, unseen contexts). */
export const positions: Protocol = protocol({
  id: 'length-position',
  title: 'Length of the text and position of the attack',
  modes: ['leakFree'],
  lane: 'columns',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const columns = await comparedColumns(data, context, draft);
    const { examples } = await context.data.load('bipia');
    const trained = new Set(
      examples
        .filter(({ split, label }) => split === 'train' && label === 0)
        .map(({ groups }) => groups.context),
    );
    const test = examples.filter(({ split, groups }) => split === 'test' && !trained.has(groups.context));
    const most = context.quick ? QUICK_MOST : MOST;
    const rows = ['clean', 'start', 'middle', 'end'].flatMap((position) =>
      ['email', 'table', 'code'].flatMap((task) =>
        capped(
          test.filter(({ facets }) => facets.position === position && facets.task === task),
          most,
          context.seed,
        ),
      ),
    );
    if (rows.length === 0) {
      draft.miss('length-position: BIPIA has no test rows with unseen contexts here');
      return;
    }
    const views = {
      position: ({ facets }: (typeof rows)[number]) => facets.position ?? '',
      'task and position': ({ facets }: (typeof rows)[number]) => `${facets.task}, ${facets.position}`,
      length: ({ body }: (typeof rows)[number]) => lengthBucket(body.length),
    };
    const found: Record<string, Record<string, Cell>[]> = {
      position: [],
      'task and position': [],
      length: [],
    };
    for (const column of columns) {
      context.onStep?.(`length and position: ${column.name}`);
      const judged = await judge(column, rows);
      for (const [view, groupOf] of Object.entries(views))
        for (const group of [...new Set(judged.rows.map(groupOf))].sort()) {
          const own = [...judged.rows.keys()].filter((i) => groupOf(judged.rows[i]!) === group);
          const part = {
            ...{
              rows: own.map((i) => judged.rows[i]!),
              margins: Float64Array.from(own, (i) => judged.margins[i]!),
            },
            ...{ seen: 0, failed: 0 },
          };
          found[view]!.push({ group, scorer: column.name, ...rateCells(part) });
        }
    }
    for (const [view, table] of Object.entries(found))
      draft.tables.push({
        id: view.replaceAll(' ', '-'),
        title: `BIPIA test by ${view}`,
        columns: [
          { key: 'group', name: view, kind: 'text' },
          { key: 'scorer', name: 'scorer', kind: 'text' },
          ...RATE_COLUMNS.filter(({ key }) => key !== 'seen' && key !== 'failed'),
        ],
        rows: table.sort((a, b) => (String(a.group) < String(b.group) ? -1 : a.group === b.group ? 0 : 1)),
      });
  },
});
