import type { Column, ProtocolResult, ResultTable } from '../protocol-result.ts';
import { cellText } from './cells.ts';
import { visible } from './escape.ts';
import { dataTable, leakTable, publishedTable } from './overview.ts';
import { modeName, nameOf, type Report, withoutLocal } from './report.ts';

/** The report as Markdown, without the words of mails. @param foreword Markdown to stand after the title */
export function reportMarkdown(full: Report, foreword = ''): string {
  const report = withoutLocal(full);
  const { title, recipe, missing, results } = report;
  const parts = [
    `# ${inline(title)}`,
    foreword.trim(),
    `Recipe \`${code(recipe.name)}\`, seed ${recipe.seed}; code \`${code(recipe.code)}\`; data \`${code(recipe.data.slice(0, 16))}\`.${
      recipe.quick ? ' **Quick run on small samples: it tests the machinery and measures nothing.**' : ''
    }`,
    CONVENTIONS,
    ...(missing.length > 0 ? [`## Missing\n\n${missing.map((what) => `- ${inline(what)}`).join('\n')}`] : []),
    `## Data\n\n${tableMarkdown(dataTable(report))}`,
    `## Published beside ours\n\nA dash: no result here speaks to it.\n\n${tableMarkdown(publishedTable(report))}`,
  ];
  const leaks = leakTable(report);
  if (leaks) parts.push(`## What each leak is worth\n\n${tableMarkdown(leaks)}`);
  parts.push(...results.map(resultMarkdown));
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export const CONVENTIONS =
  'Flagged means score at or above the threshold. Brackets hold 95 % intervals: Clopper-Pearson for rates (k of n), a bootstrap over groups of near-copies or contexts for everything else. Precision with nothing flagged is 0. A dash stands where a figure cannot be computed, with the reason: no rows of the class it speaks of, or one class only. Flagging everything reaches F1 0.667 where classes are equal.';

function resultMarkdown(result: ProtocolResult): string {
  const { title, mode, switches, status, missing, notes, tables } = result;
  const plain = Object.keys(switches).length === 0;
  return [
    `## ${inline(`${result.protocol}: ${title} (${plain ? modeName(mode) : nameOf(result).replace(/^[^,]*, /, '')})`)}`,
    ...(status === 'done'
      ? []
      : [`**${status === 'failed' ? 'Failed' : 'Partly done'}.** ${missing.map(inline).join('; ')}`]),
    ...(notes.length > 0 ? [notes.map((note) => `- ${inline(note)}`).join('\n')] : []),
    ...tables.map((table) => `### ${inline(table.title)}\n\n${tableMarkdown(table)}`),
  ].join('\n\n');
}

export function tableMarkdown({ columns, rows }: ResultTable): string {
  if (rows.length === 0) return 'No rows.';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ name }) => inline(name))),
    line(columns.map(({ kind }) => (kind === 'text' ? '---' : '---:'))),
    ...rows.map((row) => line(columns.map((column) => cellMarkdown(row[column.key], column)))),
  ].join('\n');
}

function cellMarkdown(cell: Parameters<typeof cellText>[0], { kind }: Column): string {
  const { main, detail } = cellText(cell, kind);
  return detail === '' ? inline(main) : `${inline(main)} (${inline(detail)})`;
}

const MAX_INLINE = 2000;

/** Text that stays text: one line, no markup, no table cell of its own. */
function inline(text: string): string {
  return visible(text.slice(0, MAX_INLINE))
    .replace(/\s+/gu, ' ')
    .replace(/[\\`*_[\]<>|#~]/g, (mark) => `\\${mark}`)
    .replace(/&/g, '&amp;')
    .trim();
}

const code = (text: string): string => visible(text).replace(/[`\s]+/g, ' ');
