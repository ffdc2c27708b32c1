import type { Finding } from '../detector/index.ts';
import type { Segment } from '../mail/index.ts';
import type { Colors } from './colors.ts';
import { truncate, wrap } from './columns.ts';
import { disguisesOf } from './disguises.ts';
import { reveal, safeLine } from './safe-text.ts';
import { complaint, type JudgedMail, type ScanRecord } from './scan-record.ts';

/** Longest text shown whole; of a longer one, the surroundings of what was found, or its beginning. */
const WHOLE = 700;
const AROUND = 160;
const BEGINNING = 320;
/** Segments without a finding that are shown, so that a mail of thousands of parts stays readable. */
const MAX_QUIET_SEGMENTS = 24;
const MAX_FINDINGS = 20;

/** Sentinels round a marked stretch, for colours; `reveal` has turned any that the mail holds into text. */
const OPEN = '\u0001';
const CLOSE = '\u0002';
const PLAIN_OPEN = '>>>';
const PLAIN_CLOSE = '<<<';

export interface ExplainStyle {
  readonly colors: Colors;
  readonly columns: number;
}

/**
 * One mail for a person: verdict, stages, its text with the stretches that findings point at (`>>>…<<<[n]` without
 * colour), hidden text apart with how it is hidden, and why each stretch counts.
 */
export function explain(record: ScanRecord, style: ExplainStyle): string {
  const { colors, columns } = style;
  if ('error' in record) return `${colors.error('error')}  ${complaint(record)}\n\n`;
  const lines: string[] = [];
  const { decision, risk, mail, model } = record;
  const limits = `review from ${model.review.toFixed(2)}, block from ${model.strict.toFixed(2)}`;
  lines.push(
    `${colors[decision](decision)}  risk ${risk.toFixed(2)} (${limits})  ${colors.bold(safeLine(String(record.id)))}`,
  );
  const fields: [string, string][] = [
    ['From', mail.from],
    ['Subject', mail.subject],
    ['Date', mail.date],
    ['Stages', stages(record)],
    ...mail.anomalies.slice(0, 8).map((a): [string, string] => ['Odd', `${a.code}: ${a.detail}`]),
  ];
  for (const [name, value] of fields)
    for (const [n, line] of wrap(safeLine(value), columns - 12)
      .slice(0, 3)
      .entries())
      if (line !== '') lines.push(`  ${colors.dim((n === 0 ? name : '').padEnd(8))} ${line}`);
  const findings = record.findings.slice(0, MAX_FINDINGS);
  lines.push(
    '',
    ...segmentLines(record.segments ?? [], findings, style),
    ...reasons(record, findings, style),
  );
  return `${lines.join('\n')}\n\n`;
}

function stages(record: JudgedMail): string {
  return Object.entries(record.stages)
    .map(([stage, p]) => `${stage} ${p.toFixed(2)}`)
    .join(', ');
}

function segmentLines(
  segments: readonly Segment[],
  findings: readonly Finding[],
  style: ExplainStyle,
): string[] {
  const lines: string[] = [];
  let quiet = 0;
  let left = 0;
  for (const [index, segment] of segments.entries()) {
    const own = findings.flatMap((f, n) =>
      f.segment.index === index ? [{ span: wholePoints(segment.text, f.span), number: n + 1 }] : [],
    );
    if (own.length === 0) {
      const shownAbove = segment.origin === 'header' && segment.visibility === 'visible';
      if (segment.text.trim() === '' || shownAbove) continue;
      quiet += 1;
      if (quiet > MAX_QUIET_SEGMENTS) {
        left += 1;
        continue;
      }
    }
    lines.push(...shownSegment(segment, own, style), '');
  }
  if (left > 0)
    lines.push(`  ${style.colors.dim(`… and ${left} more parts in which nothing was found`)}`, '');
  return lines;
}

/** Heading and text of one segment, a bar before every line: `░` where the text is hidden from a reader. */
function shownSegment(segment: Segment, marks: readonly Mark[], { colors, columns }: ExplainStyle): string[] {
  const hidden = segment.visibility === 'hidden';
  const bar = hidden ? colors.hidden('░') : colors.dim('│');
  const head = truncate(heading(segment), columns - 4);
  const lines = [`  ${hidden ? colors.hidden(head) : colors.dim(head)}`];
  let marked = false;
  // wrapped before the marks are written out, so that no line ends within one
  const padding = segment.hiddenBy === 'preheader padding' && marks.length === 0;
  const text = padding ? `(${segment.text.length} characters without ink)` : excerpt(segment.text, marks);
  for (const wrapped of wrap(text, columns - 6)) {
    const line = colors.enabled
      ? wrapped
      : wrapped.replaceAll(OPEN, PLAIN_OPEN).replaceAll(CLOSE, PLAIN_CLOSE);
    let out = '';
    for (const piece of line.split(/([\u0001\u0002])/)) {
      if (piece === OPEN || piece === CLOSE) marked = piece === OPEN;
      else if (piece !== '') out += marked ? colors.mark(piece) : hidden ? colors.hidden(piece) : piece;
    }
    lines.push(`  ${bar} ${out}`);
  }
  return lines;
}

function heading(segment: Segment): string {
  const { origin, role, visibility, hiddenBy, source } = segment;
  const parts: string[] = [origin];
  if (source.name !== undefined && source.name !== origin) parts.push(safeLine(source.name));
  if (role !== 'body') parts.push(role);
  if (source.depth > 0) parts.push(`in an attached message (depth ${source.depth})`);
  if (visibility === 'hidden') parts.push(`HIDDEN from a reader: ${safeLine(hiddenBy ?? 'not displayed')}`);
  return parts.join(' · ');
}

/** The span without half a surrogate pair at either end. */
function wholePoints(text: string, [start, end]: readonly [number, number]): readonly [number, number] {
  const splits = (at: number): boolean => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
  return [splits(start) ? start - 1 : start, splits(end) ? end + 1 : end];
}

interface Mark {
  readonly span: readonly [number, number];
  readonly number: number;
}

/** The text, or what surrounds its marks, with sentinels round every marked stretch and `[n]` where finding n ends. */
function excerpt(text: string, marks: readonly Mark[]): string {
  const windows: [number, number][] = [];
  if (text.length <= WHOLE) windows.push([0, text.length]);
  else if (marks.length === 0) windows.push([0, BEGINNING]);
  else
    for (const [from, to] of marks.flatMap(({ span }) => shownEnds(span)).sort((a, b) => a[0] - b[0])) {
      const start = Math.max(0, from - AROUND);
      const end = Math.min(text.length, to + AROUND);
      const last = windows.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else windows.push([start, end]);
    }
  let out = '';
  for (const [start, end] of windows) {
    if (start > 0) out += '… ';
    out += markUp(text, marks, [start, end]);
    if (end < text.length) out += ' …';
  }
  return out.replace(/\n{3,}/g, '\n\n').trim();
}

/** Of a stretch that is itself long, its two ends. */
const shownEnds = ([start, end]: readonly [number, number]): (readonly [number, number])[] =>
  end - start <= WHOLE
    ? [[start, end]]
    : [
        [start, start + BEGINNING],
        [end - BEGINNING, end],
      ];

function markUp(text: string, marks: readonly Mark[], [from, to]: readonly [number, number]): string {
  const cuts = new Set([from, to]);
  for (const { span } of marks) for (const at of span) if (at > from && at < to) cuts.add(at);
  const at = [...cuts].sort((a, b) => a - b);
  let out = '';
  let open = false;
  for (let i = 0; i + 1 < at.length; i += 1) {
    const [start, end] = [at[i]!, at[i + 1]!];
    const covered = marks.some(({ span }) => span[0] < end && span[1] > start);
    if (covered !== open) out += covered ? OPEN : CLOSE;
    open = covered;
    out += reveal(text.slice(start, end));
    const ending = marks.filter(({ span }) => span[1] === end && span[0] < end).map((m) => m.number);
    if (ending.length > 0) {
      const next = at[i + 2];
      const goesOn = next !== undefined && marks.some(({ span }) => span[0] < next && span[1] > end);
      if (!goesOn) {
        out += CLOSE;
        open = false;
      }
      out += `[${ending.join(',')}]`;
    }
  }
  return open ? out + CLOSE : out;
}

function reasons(
  record: JudgedMail,
  findings: readonly Finding[],
  { colors, columns }: ExplainStyle,
): string[] {
  if (findings.length === 0)
    return [
      `  ${record.decision === 'allow' ? 'Nothing was found.' : 'No single stretch stands out: the risk is that of the text as a whole.'}`,
    ];
  const lines = [`  ${colors.bold('Why')}`];
  for (const { numbers, first } of bySign(findings)) {
    lines.push(
      `  [${numbers.join(',')}] ${first.severity} ${first.signal} (${first.stage})`,
      ...wrap(safeLine(first.why), columns - 8).map((line) => `      ${line}`),
    );
    const shown = new Set<string>();
    for (const number of numbers) {
      const finding = findings[number - 1]!;
      const source = record.segments?.[finding.segment.index]?.text ?? '';
      const disguises = disguisesOf(source, finding.span);
      const says = truncate(safeLine(finding.text), columns - 8);
      if (disguises.length === 0 || [...shown].some((earlier) => earlier.includes(says))) continue;
      shown.add(says);
      lines.push(
        `      ${colors.hidden(`disguise undone: ${disguises.join(', ')}; it reads:`)}`,
        `      "${says}"`,
      );
    }
  }
  const left = record.findings.length - findings.length;
  if (left > 0) lines.push(`  … and ${left} more findings (--format json lists all)`);
  return lines;
}

/** Findings of one sign for one reason, told once. */
function bySign(findings: readonly Finding[]): { numbers: number[]; first: Finding }[] {
  const groups = new Map<string, { numbers: number[]; first: Finding }>();
  for (const [n, finding] of findings.entries()) {
    const key = `${finding.signal}\0${finding.severity}\0${finding.why}`;
    const group = groups.get(key) ?? { numbers: [], first: finding };
    group.numbers.push(n + 1);
    groups.set(key, group);
  }
  return [...groups.values()];
}
