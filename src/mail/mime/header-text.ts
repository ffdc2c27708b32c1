import { decodeWords } from 'postal-mime';
import { c1AsWindows1252, decodeUnlabelled, decodeUtf7, encodingOf } from './charset.ts';

export interface HeaderText {
  readonly text: string;
  /** An encoded word could not be decoded and stands as written. */
  readonly malformed: boolean;
}

// the label is bounded: RFC 2047 allows 75 characters for the whole word
const ENCODED_WORD = /=\?([^?\s]{1,60})\?([A-Za-z])\?([^?]*)\?=/g;

/** Value bytes of a field -> unfolded, decoded text (RFC 5322 2.2.3, RFC 2047, RFC 6532). */
export function decodeHeader(bytes: Uint8Array): HeaderText {
  const unfolded = decodeUnlabelled(bytes)
    .replace(/\r{0,2}\n/g, '')
    .replace(/\r/g, ' ')
    .replaceAll('\0', '');
  const { text, malformed } = decodeEncodedWords(unfolded.trim());
  return { text: c1AsWindows1252(text), malformed };
}

/** Decodes the encoded words of a text; a word that cannot be decoded is left as written, so that nothing is lost. */
export function decodeEncodedWords(text: string): HeaderText {
  if (!text.includes('=?')) return { text, malformed: false };
  let malformed = false;
  let out = '';
  let from = 0;
  for (const match of text.matchAll(ENCODED_WORD)) {
    if (encodingOf(match[1]!.split('*')[0]!) === null) malformed = true;
    const isUtf7 = encodingOf(match[1]!.split('*')[0]!) === 'utf-7';
    if (isSound(match[2]!, match[3]!) && !isUtf7) continue;
    malformed = true;
    const shown = isUtf7 ? decodeUtf7(decodeWords(`=?utf-8?${match[2]}?${match[3]}?=`)) : match[0];
    out += decodeWords(text.slice(from, match.index)) + shown;
    from = match.index + match[0].length;
  }
  out += decodeWords(text.slice(from));
  return { text: out, malformed: malformed || /=\?[^?\s]{1,60}\?[qb]\?/i.test(out) };
}

function isSound(encoding: string, payload: string): boolean {
  if (encoding === 'q' || encoding === 'Q') return true;
  if (encoding !== 'b' && encoding !== 'B') return false;
  const digits = payload.replace(/[^A-Za-z0-9+/]/g, '').length;
  // one digit over a group is no byte; a word split inside a character is joined with its neighbour by decodeWords
  return digits % 4 !== 1;
}
