/** Content lines of iCalendar (RFC 5545 section 3.1) and vCard (RFC 6350 section 3.2; 2.1 too). */
import { decodeUnlabelled } from '../mime/charset.ts';
import { decodeTransfer } from '../mime/transfer.ts';

export interface ContentLine {
  /** Upper case, without a group prefix. */
  readonly name: string;
  /** As written, after the first `;`. */
  readonly params: string;
  /** Unescaped. */
  readonly value: string;
  /** Offsets [start, end) of the whole line in the text. */
  readonly range: readonly [number, number];
}

const LINES = 20_000;

/**
 * Reads the content lines of a text with `\n` line ends. Lines that are none are given with the name '' (readers of such
 * files differ on them), so that no text is lost.
 */
export function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  let pos = 0;
  while (pos < text.length && lines.length < LINES) {
    const start = pos;
    let end = lineStop(text, pos);
    const pieces = [text.slice(pos, end)];
    const printable = /ENCODING=QUOTED-PRINTABLE/i.test(pieces[0]!.slice(0, 300));
    // a fold is a line break and one white space; quoted-printable of vCard 2.1 folds with `=` instead
    while (end < text.length) {
      const next = text.charCodeAt(end + 1);
      const soft = printable && pieces.at(-1)!.endsWith('=');
      if (next !== 32 && next !== 9 && !soft) break;
      const from = end + (soft ? 1 : 2);
      if (soft) pieces[pieces.length - 1] = pieces.at(-1)!.slice(0, -1);
      end = lineStop(text, from);
      pieces.push(text.slice(from, end));
    }
    const line = readLine(pieces.join(''), [start, end]);
    if (line !== null) lines.push(line);
    pos = end + 1;
  }
  return lines;
}

function lineStop(text: string, from: number): number {
  const lf = text.indexOf('\n', from);
  return lf < 0 ? text.length : lf;
}

function readLine(line: string, range: readonly [number, number]): ContentLine | null {
  if (line.trim() === '') return null;
  const head = /^(?:[\w-]{1,40}\.)?([\w-]{1,60})/.exec(line);
  const colon = head === null ? -1 : colonOutsideQuotes(line, head[0].length);
  if (head === null || colon < 0) return { name: '', params: '', value: line, range };
  const params = line.slice(head[0].length, colon).replace(/^;/, '');
  let value = line.slice(colon + 1);
  if (/ENCODING=QUOTED-PRINTABLE/i.test(params))
    value = decodeUnlabelled(decodeTransfer(new TextEncoder().encode(value), 'quoted-printable').bytes);
  return { name: head[1]!.toUpperCase(), params, value: unescapeText(value), range };
}

function colonOutsideQuotes(line: string, from: number): number {
  let quoted = false;
  for (let i = from; i < line.length; i++) {
    if (line[i] === '"') quoted = !quoted;
    else if (line[i] === ':' && !quoted) return i;
  }
  return line.indexOf(':', from);
}

function unescapeText(value: string): string {
  return value.replace(/\\([nN\\;,:"])/g, (_, char: string) => (char === 'n' || char === 'N' ? '\n' : char));
}

/** A parameter's value without quotes, '' when missing. RFC 6868 escapes are undone. */
export function parameterOf(params: string, name: string): string {
  const match = new RegExp(`(?:^|;)${name}=(?:"([^"]*)"|([^;]*))`, 'i').exec(params);
  return (match?.[1] ?? match?.[2] ?? '').replace(/\^n/g, '\n').replace(/\^'/g, '"').replace(/\^\^/g, '^');
}
