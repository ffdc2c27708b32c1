/** Splits a header block (RFC 5322 section 2.2) of any bytes into fields, and finds where the body begins. */

/** One field; offsets [start, end) of its unparsed value in the source, folds included. */
export interface RawField {
  /** Lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface HeaderBlock {
  readonly fields: readonly RawField[];
  /** Where the body begins; `src.length` when there is none. */
  readonly bodyStart: number;
  /** From the first line that is no header to the end of the block, or null. Parsers differ on such lines. */
  readonly strayStart: number | null;
  /** Body begins without an empty line before it. */
  readonly unseparated: boolean;
}

const LF = 10;
const CR = 13;
const COLON = 58;
const DASH = 45;
const NAME_CHARS = 200;

/**
 * Reads the block that begins at `start`.
 * @param isDelimiter tells whether the line at an offset is a boundary of a multipart around it or of the one that the
 *   fields so far declare: such a line ends the block
 */
export function readHeaderBlock(
  src: Uint8Array,
  start: number,
  isDelimiter: (lineStart: number, fields: readonly RawField[]) => boolean,
): HeaderBlock {
  const fields: { name: string; start: number; end: number }[] = [];
  let strayStart: number | null = null;
  let pos = start;
  while (pos < src.length) {
    const next = lineEnd(src, pos);
    const contentEnd = trimEnd(src, pos, next);
    const first = src[pos]!;
    if (contentEnd === pos) return { fields, bodyStart: next, strayStart, unseparated: false };
    if (first === DASH && src[pos + 1] === DASH && isDelimiter(pos, fields))
      return { fields, bodyStart: pos, strayStart, unseparated: true };
    const colon = nameEnd(src, pos, contentEnd);
    if (colon > 0) {
      fields.push({
        name: lowerName(src, pos, colon),
        start: valueStart(src, pos, contentEnd),
        end: contentEnd,
      });
    } else if ((first === 32 || first === 9) && fields.length > 0) {
      if (isBlank(src, pos, contentEnd) && !continues(src, next))
        return { fields, bodyStart: next, strayStart, unseparated: false };
      fields.at(-1)!.end = contentEnd;
    } else if (!(pos === start && isMboxLine(src, pos))) {
      if (!endsOrContinues(src, next)) return { fields, bodyStart: pos, strayStart, unseparated: true };
      strayStart ??= pos;
    }
    pos = next;
  }
  return { fields, bodyStart: src.length, strayStart, unseparated: false };
}

/** Start of the line after the one at `pos`. */
export function lineEnd(src: Uint8Array, pos: number): number {
  const lf = src.indexOf(LF, pos);
  return lf < 0 ? src.length : lf + 1;
}

/** End of the line's content: without LF and the CRs before it. */
export function trimEnd(src: Uint8Array, pos: number, next: number): number {
  let end = next;
  if (end > pos && src[end - 1] === LF) end--;
  while (end > pos && src[end - 1] === CR) end--;
  return end;
}

/** Length of the field name at `pos` (printable ASCII, white space only before the colon), or 0. */
function nameEnd(src: Uint8Array, pos: number, end: number): number {
  const stop = Math.min(end, pos + NAME_CHARS);
  let i = pos;
  while (i < stop && src[i]! > 32 && src[i]! < 127 && src[i] !== COLON) i++;
  const nameStop = i;
  while (i < stop && (src[i] === 32 || src[i] === 9)) i++;
  return i < stop && src[i] === COLON && nameStop > pos ? nameStop : 0;
}

function valueStart(src: Uint8Array, pos: number, end: number): number {
  let i = src.indexOf(COLON, pos) + 1;
  while (i < end && (src[i] === 32 || src[i] === 9)) i++;
  return i;
}

function lowerName(src: Uint8Array, pos: number, end: number): string {
  let name = '';
  for (let i = pos; i < end; i++) name += String.fromCharCode(src[i]!);
  return name.toLowerCase();
}

function isBlank(src: Uint8Array, pos: number, end: number): boolean {
  for (let i = pos; i < end; i++) if (src[i] !== 32 && src[i] !== 9) return false;
  return true;
}

/** The line is a header or folds on: the block has not ended. */
function continues(src: Uint8Array, pos: number): boolean {
  const end = trimEnd(src, pos, lineEnd(src, pos));
  if (end === pos) return false;
  const folded = (src[pos] === 32 || src[pos] === 9) && !isBlank(src, pos, end);
  return folded || nameEnd(src, pos, end) > 0;
}

/** After a line that is no header: an empty line or a further header shows that it stands inside the block. */
function endsOrContinues(src: Uint8Array, pos: number): boolean {
  if (pos >= src.length) return false;
  const end = trimEnd(src, pos, lineEnd(src, pos));
  return end === pos || nameEnd(src, pos, end) > 0;
}

/** `From ` line of an mbox, also in its escaped form. */
function isMboxLine(src: Uint8Array, pos: number): boolean {
  const at = src[pos] === 62 ? pos + 1 : pos;
  return (
    src[at] === 70 && src[at + 1] === 114 && src[at + 2] === 111 && src[at + 3] === 109 && src[at + 4] === 32
  );
}
