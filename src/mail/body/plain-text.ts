import type { Segment, SegmentSource } from '../message.ts';
import type { Collector } from './collector.ts';
import { divideByRole, QUOTE_MARKS } from './roles.ts';

/** Line ends as `\n`; NULs removed, since some readers stop at them and others do not. */
export function cleanText(text: string): string {
  let out = text;
  if (out.includes('\r')) out = out.replace(/\r{0,3}\n/g, '\n').replaceAll('\r', '\n');
  return out.includes('\0') ? out.replaceAll('\0', '') : out;
}

/** format=flowed (RFC 3676): soft line breaks joined within the same quote depth. */
export function unflow(text: string, delSp: boolean): string {
  if (!text.includes(' \n')) return text.replace(/^ /gm, '');
  const out: string[] = [];
  let depth = -1;
  let open = false;
  for (const raw of text.split('\n')) {
    const marks = /^>*/.exec(raw)![0].length;
    let line = raw.slice(marks);
    if (line.startsWith(' ')) line = line.slice(1);
    const joins = open && marks === depth && line !== '-- ';
    open = line.endsWith(' ') && line !== '-- ';
    if (open && delSp) line = line.slice(0, -1);
    if (joins) out.push(line);
    else out.push(out.length > 0 ? '\n' : '', marks > 0 ? `${'>'.repeat(marks)} ` : '', line);
    depth = marks;
  }
  return out.join('');
}

/**
 * Adds the segments of a text body, one per stretch of a role. `range` indexes `text`. Quote marks are taken off quoted
 * lines, as a reader shows them, so that a sentence runs on over its lines.
 */
export function addPlainText(
  text: string,
  collector: Collector,
  as: { origin: Segment['origin']; source: SegmentSource; forwardedSubject: boolean; hiddenBy?: string },
): void {
  const { stretches } = divideByRole(text, { tail: null, forwardedSubject: as.forwardedSubject });
  for (const { role, start, end } of stretches) {
    const slice = text.slice(start, end).trimEnd();
    collector.add({
      origin: as.origin,
      role,
      ...(as.hiddenBy === undefined
        ? { visibility: 'visible' }
        : { visibility: 'hidden', hiddenBy: as.hiddenBy }),
      text: role === 'quoted' || role === 'forwarded' ? withoutMarks(slice) : slice,
      source: { ...as.source, range: [start, start + slice.length] },
    });
  }
}

function withoutMarks(text: string): string {
  if (!text.includes('>')) return text;
  return text
    .split('\n')
    .map((line) => line.replace(QUOTE_MARKS, ''))
    .join('\n');
}
