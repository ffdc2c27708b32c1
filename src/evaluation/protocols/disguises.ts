import type { Example } from '../../case.ts';
import { createRng } from '../../learn/index.ts';
import { DISGUISES, type DisguiseForm } from '../../unmask/index.ts';
import type { Cell } from '../protocol-result.ts';
import { comparedColumns } from './columns.ts';
import { capped, comparisonSets, distinct } from './comparison-sets.ts';
import type { Protocol } from './context.ts';
import { protocol } from './draft.ts';
import { type FrameworkData, frameworkData } from './framework-data.ts';
import { FRAMEWORK_LEAKS } from './leaks.ts';
import { judge, RATE_COLUMNS, rateCells } from './rates.ts';

const MOST = 100;
const QUICK_MOST = 8;

/** The same attacks, written in ways that a filter does not read. */
export const disguises: Protocol = protocol({
  id: 'disguises',
  title: 'Disguised attacks',
  modes: ['leakFree'],
  lane: 'columns',
  leaks: FRAMEWORK_LEAKS,
  async compute(context, draft) {
    const data = await frameworkData(context, draft);
    const columns = await comparedColumns(data, context, draft);
    const llmail =
      (await comparisonSets(data, context, draft)).find(({ name }) => name === 'llmail')?.rows ?? [];
    const most = context.quick ? QUICK_MOST : MOST;
    const sources = {
      'LLMail phase 2': capped(
        llmail.filter(({ label }) => label === 1),
        most,
        context.seed,
      ),
      'BIPIA test mail': capped(plantedInMail(data), most, context.seed),
    };
    const rows: Record<string, Cell>[] = [];
    for (const [source, attacks] of Object.entries(sources)) {
      if (attacks.length === 0) draft.miss(`disguises: there are no attacks of ${source}`);
      if (attacks.length === 0) continue;
      const forms = [null, ...DISGUISES];
      for (const form of forms) {
        context.onStep?.(`disguises: ${source}, ${form?.id ?? 'plain'}`);
        const written =
          form === null ? attacks : attacks.map((attack, i) => disguised(attack, form, context.seed + i));
        for (const column of columns)
          rows.push({
            ...{ source, disguise: form?.id ?? 'none', scorer: column.name },
            ...rateCells(await judge(column, written)),
          });
      }
    }
    if (rows.length === 0) return;
    draft.tables.push({
      id: 'disguises',
      title: 'Recall on disguised attacks, at the thresholds of the paired table',
      columns: [
        { key: 'source', name: 'attacks', kind: 'text' },
        { key: 'disguise', name: 'disguise', kind: 'text' },
        { key: 'scorer', name: 'scorer', kind: 'text' },
        ...RATE_COLUMNS.filter(({ key }) => !['fpr', 'f1', 'auc'].includes(key)),
      ],
      rows,
    });
  },
});

const plantedInMail = ({ bipia }: FrameworkData): Example[] =>
  distinct(
    bipia.filter(({ split, label, facets }) => split === 'test' && label === 1 && facets.task === 'email'),
  );

/** Only the injected text is disguised where the row says which it is, else the whole body. HTML goes as a mail of its own. */
function disguised(example: Example, form: DisguiseForm, seed: number): Example {
  const rng = createRng(seed);
  const { body, subject, attackSpan: [from, to] = [0, body.length], ...rest } = example;
  const written = form.apply(body.slice(from, to), () => rng.next());
  if (form.form === 'text') {
    const { attackSpan: _, ...plain } = { ...rest, attackSpan: undefined };
    return { ...plain, subject, body: `${body.slice(0, from)}${written}${body.slice(to)}` };
  }
  const html = `<html><body><p>${htmlText(body.slice(0, from))}</p>${written}<p>${htmlText(body.slice(to))}</p></body></html>`;
  const head = `Subject: ${(subject ?? 'Your mail').replace(/\s+/g, ' ')}\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n`;
  const raw = new TextEncoder().encode(`${head}\r\n${html.replace(/\r?\n/g, '\r\n')}`);
  return { ...rest, subject, body: html, raw };
}

const htmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
