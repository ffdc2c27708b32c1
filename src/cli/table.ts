import type { Colors } from './colors.ts';
import { pad, truncate, width, wrap } from './columns.ts';
import { safeLine } from './safe-text.ts';
import { complaint, type JudgedMail, type ScanRecord } from './scan-record.ts';

/** Column widths of the scan table; the last column takes what is left. */
export interface Layout {
  readonly sender: number;
  readonly subject: number;
  readonly reason: number;
}

const DECISION = 8;
const RISK = 4;
const GAPS = 4 * 2;
const NARROW = 60;

/** Shares the terminal's width among the three text columns. */
export function layout(columns: number): Layout {
  const free = columns - DECISION - RISK - GAPS;
  // Too narrow for three: the subject tells more than the address.
  const sender = columns < NARROW ? 0 : Math.min(32, Math.floor(free * 0.26));
  const subject = Math.min(48, Math.floor(free * 0.35));
  return { sender, subject, reason: Math.min(80, free - sender - subject) };
}

const row = (cells: readonly (string | null)[]): string =>
  `${cells
    .filter((cell) => cell !== null)
    .join('  ')
    .trimEnd()}\n`;

export function tableHeader(at: Layout, colors: Colors): string {
  const cells = [
    'decision',
    'risk',
    at.sender === 0 ? null : pad('sender', at.sender),
    pad('subject', at.subject),
    truncate('strongest reason', at.reason),
  ];
  return colors.dim(row(cells).trimEnd()).concat('\n');
}

/** One mail, one row. `title` gives the words for a signal. */
export function tableRow(record: ScanRecord, at: Layout, { colors, title }: RowStyle): string {
  if ('error' in record) {
    const room = at.sender + at.subject + at.reason + 2 * 2;
    const [first = '', ...more] = wrap(complaint(record), room);
    const indent = ' '.repeat(DECISION + RISK + 2);
    return [[colors.error(pad('error', DECISION)), '   -', first], ...more.map((line) => [indent, line])]
      .map(row)
      .join('');
  }
  const { decision, risk, mail } = record;
  return row([
    colors[decision](pad(decision, DECISION)),
    risk.toFixed(2),
    at.sender === 0 ? null : pad(sender(mail.from, at.sender), at.sender),
    pad(safeLine(mail.subject) || '(no subject)', at.subject),
    truncate(safeLine(reasonOf(record, title)), at.reason),
  ]);
}

/** Why it is not let through; of mail that is, only what was odd enough to doubt that it is mail. */
function reasonOf({ decision, findings, mail }: JudgedMail, title: RowStyle['title']): string {
  const strongest = findings[0];
  if (decision !== 'allow' && strongest) return title(strongest.signal);
  if (mail.truncated) return 'larger than is read';
  if (mail.size === 0) return 'empty file';
  if (`${mail.from}${mail.subject}${mail.date}${mail.messageId}` === '')
    return 'no mail headers: read as text';
  return decision === 'allow' ? '' : 'the text as a whole';
}

export interface RowStyle {
  readonly colors: Colors;
  readonly title: (signal: string) => string;
}

/** Name and address where both fit, else the address: a name can say anything. */
function sender(from: string, columns: number): string {
  const line = safeLine(from);
  if (width(line) <= columns) return line || '(no sender)';
  return /<([^<>]+)>$/.exec(line)?.[1] ?? line;
}

export interface Tally {
  allow: number;
  review: number;
  block: number;
  errors: number;
}

export function summary(tally: Tally, seconds: number, colors: Colors): string {
  const total = tally.allow + tally.review + tally.block + tally.errors;
  const parts = [
    `${tally.allow} allow`,
    tally.review > 0 ? colors.review(`${tally.review} review`) : '0 review',
    tally.block > 0 ? colors.block(`${tally.block} block`) : '0 block',
  ];
  if (tally.errors > 0) parts.push(colors.error(`${tally.errors} not read`));
  const speed = total >= 100 ? `, ${Math.round(total / seconds).toLocaleString('en')} a second` : '';
  const messages = `${total.toLocaleString('en')} message${total === 1 ? '' : 's'}`;
  return `\n${messages}: ${parts.join(', ')} (${seconds.toFixed(1)} s${speed})\n`;
}

/** Lines up cells by their width; for `signals` and `model`. */
export function columnsOf(rows: readonly (readonly string[])[], gap = 2): string {
  const widths: number[] = [];
  for (const cells of rows)
    for (const [i, cell] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, width(cell));
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => (i === cells.length - 1 ? cell : pad(cell, widths[i]!) + ' '.repeat(gap)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
