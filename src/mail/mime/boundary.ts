import { lineEnd, trimEnd } from './fields.ts';

const DASH = 45;
const LF = 10;
/** Longest boundary that is looked for; RFC 2046 allows 70. */
export const BOUNDARY_CHARS = 1000;
/** How far a boundary is looked for when the header declares none or a wrong one. */
const GUESS_BYTES = 64 * 1024;

/** A boundary is compared byte by byte, so characters beyond Latin-1 stand for their UTF-8 bytes. */
export function boundaryBytes(text: string): string {
  let out = '';
  for (const byte of new TextEncoder().encode(text)) out += String.fromCharCode(byte);
  return out;
}

/** Start of the next line at or after `pos` that begins with `--`; `end` when there is none. */
export function nextDashes(src: Uint8Array, pos: number, end: number): number {
  for (let i = pos; i < end; i++)
    if (src[i] === DASH && src[i + 1] === DASH && (i === 0 || src[i - 1] === LF)) return i;
  return end;
}

/** A line without its end and trailing blanks, a character a byte. */
export function lineText(src: Uint8Array, from: number, next: number): string {
  let end = trimEnd(src, from, next);
  while (end > from && (src[end - 1] === 32 || src[end - 1] === 9)) end--;
  let text = '';
  for (let i = from; i < end; i++) text += String.fromCharCode(src[i]!);
  return text;
}

/** A delimiter of this boundary comes soon; later ones are not looked for, since `childless` reads the text anyway. */
export function occursSoon(src: Uint8Array, boundary: string, from: number): boolean {
  if (from >= src.length) return true;
  const stop = Math.min(src.length, from + GUESS_BYTES);
  for (let i = from; i < stop; i++) {
    if (src[i] !== DASH || src[i + 1] !== DASH || (i > 0 && src[i - 1] !== LF)) continue;
    let k = 0;
    while (k < boundary.length && src[i + 2 + k] === boundary.charCodeAt(k)) k++;
    if (k === boundary.length) return true;
  }
  return stop < src.length;
}

/** The first `--` line that a content header follows and that no open multipart owns. */
export function guessBoundary(
  src: Uint8Array,
  from: number,
  isOpen: (boundary: string) => boolean,
): string | null {
  const stop = Math.min(src.length, from + GUESS_BYTES);
  for (let i = from; i < stop; i++) {
    if (src[i] !== DASH || src[i + 1] !== DASH || (i > 0 && src[i - 1] !== LF)) continue;
    const next = lineEnd(src, i);
    const line = next - i > BOUNDARY_CHARS ? '' : lineText(src, i + 2, next);
    const after = lineText(src, next, Math.min(next + 8, src.length)).toLowerCase();
    if (line !== '' && !isOpen(line) && after === 'content-') return line;
    i = next - 1;
  }
  return null;
}
