import type { Cell, Column, ProtocolResult, ResultTable } from '../protocol-result.ts';
import { cellText } from './cells.ts';
import { escapeHtml } from './escape.ts';
import { drawCurve } from './figures/figure.ts';
import { publishedDots } from './figures/published-dots.ts';
import { CONVENTIONS } from './markdown.ts';
import { dataTable, leakTable, publishedTable } from './overview.ts';
import { modeName, nameOf, type Report } from './report.ts';
import { STYLE } from './style.ts';

/** A hostile mail in a table must not become a page: nothing is loaded, no script runs, whatever slips through. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** One self-contained page, with the words of mails where a protocol gives them: keep it local. */
export function reportHtml(report: Report): string {
  const { title, recipe, missing, results } = report;
  const leaks = leakTable(report);
  const dots = publishedDots(report);
  const body = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="soft">Recipe ${escapeHtml(recipe.name)}, seed ${recipe.seed}; code ${escapeHtml(recipe.code)}; data ${escapeHtml(recipe.data.slice(0, 16))}</p>`,
    ...(recipe.quick
      ? ['<p class="warn">Quick run on small samples: it tests the machinery and measures nothing.</p>']
      : []),
    `<p>${escapeHtml(CONVENTIONS)}</p>`,
    contents(results),
    ...(missing.length > 0 ? [`<h2 id="missing">Missing</h2>${list(missing)}`] : []),
    `<h2 id="data">Data</h2>${tableHtml(dataTable(report))}`,
    `<h2 id="published">Published beside ours</h2>${dots === '' ? '' : `<div class="figures one">${figureHtml('Published figures and ours', dots)}</div>`}`,
    '<p class="soft">A dash: no result here speaks to it.</p>',
    tableHtml(publishedTable(report)),
    ...(leaks ? [`<h2 id="leaks">What each leak is worth</h2>${tableHtml(leaks)}`] : []),
    ...results.map(resultHtml),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
${body}
</main></body></html>
`;
}

const anchor = (index: number): string => `result-${index}`;

function contents(results: readonly ProtocolResult[]): string {
  const entries = results.map(
    (result, i) =>
      `<li><a href="#${anchor(i)}">${escapeHtml(`${nameOf(result)}: ${result.title}`)}</a>${result.status === 'done' ? '' : ` <span class="warn">${result.status}</span>`}</li>`,
  );
  return `<nav><ul><li><a href="#published">Published beside ours</a></li>${entries.join('')}</ul></nav>`;
}

function resultHtml(result: ProtocolResult, index: number): string {
  const { protocol, title, mode, switches, status, missing, notes, tables, curves } = result;
  const name = Object.keys(switches).length === 0 ? modeName(mode) : nameOf(result).replace(/^[^,]*, /, '');
  const figures = curves.flatMap((curve) => drawCurve(curve).map((svg) => figureHtml(curve.title, svg)));
  return [
    `<section><h2 id="${anchor(index)}">${escapeHtml(`${protocol}: ${title}`)}<span class="mode">${escapeHtml(name)}</span></h2>`,
    status === 'done'
      ? ''
      : `<p class="warn">${status === 'failed' ? 'Failed' : 'Partly done'}. What is missing:</p>${list(missing)}`,
    notes.length > 0 ? list(notes) : '',
    ...tables.map((table) => `<h3>${escapeHtml(table.title)}</h3>${tableHtml(table)}`),
    figures.length > 0 ? `<div class="figures">${figures.join('')}</div>` : '',
    '</section>',
  ].join('');
}

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

const figureHtml = (title: string, svg: string): string =>
  `<figure><figcaption>${escapeHtml(title)}</figcaption>${svg}</figure>`;

/** More columns than this do not fit on a page or a screen: the table goes on below, with the names of its rows again. */
const MOST_COLUMNS = 12;

export function tableHtml({ columns, rows }: ResultTable): string {
  if (rows.length === 0) return '<p class="soft">No rows.</p>';
  return panels(columns)
    .map((panel) => {
      const head = panel.map((column) => `<th${classOf(column)}>${escapeHtml(column.name)}</th>`).join('');
      const body = rows
        .map((row) => `<tr>${panel.map((column) => cellHtml(row[column.key], column)).join('')}</tr>`)
        .join('');
      return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
    })
    .join('');
}

function panels(columns: readonly Column[]): (readonly Column[])[] {
  if (columns.length <= MOST_COLUMNS) return [columns];
  const named = columns.findIndex(({ kind }) => kind !== 'text');
  const names = columns.slice(0, Math.min(Math.max(named, 1), 4));
  const rest = columns.slice(names.length);
  const count = Math.ceil(rest.length / (MOST_COLUMNS - names.length));
  const size = Math.ceil(rest.length / count);
  return Array.from({ length: count }, (_, i) => [...names, ...rest.slice(i * size, (i + 1) * size)]);
}

const classOf = ({ kind }: Column): string => (kind === 'text' ? '' : ' class="n"');

function cellHtml(cell: Cell | undefined, column: Column): string {
  const { main, detail } = cellText(cell, column.kind);
  const small = detail === '' ? '' : `<small>${escapeHtml(detail)}</small>`;
  const className = column.local ? ' class="mail"' : column.kind === 'text' ? ' class="words"' : ' class="n"';
  return `<td${className}>${escapeHtml(main)}${small}</td>`;
}
