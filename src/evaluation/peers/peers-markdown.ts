import { CONVENTIONS, tableMarkdown } from '../report/markdown.ts';
import type { PeersTable } from './peers-table.ts';

/** The table of peers as a page of Markdown. */
export function peersMarkdown({ result, cost }: PeersTable): string {
  const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
  const sets = result.data.map(
    ({ set, rows, whole }) => `${set}: ${rows} rows${whole ? '' : ' (set not whole)'}`,
  );
  const parts = [
    `# ${result.title}`,
    'Made by `chainmail peers install --into DIR` and `chainmail peers table --data DATA --into DIR --out docs`; how to take part: [detectors.md](detectors.md).',
    CONVENTIONS,
    `Rows: ${sets.join('; ')}. Net recall is the share flagged among injected mails whose clean form is not flagged: what the attack itself caused. Injected mails are drawn by the clean mail they were made from. Precision and F1 weigh clean and injected mail 1:1.`,
    list(result.notes),
    ...(result.missing.length > 0 ? [`## Missing or broken\n\n${list(result.missing)}`] : []),
    ...[...result.tables, cost].map((table) => `## ${table.title}\n\n${tableMarkdown(table)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}
