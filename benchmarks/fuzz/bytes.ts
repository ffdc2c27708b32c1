import { below, type Chance, pick, times } from './random.ts';

/** Pieces of mail that parsers have tripped over. */
const PIECES = [
  '\r',
  '\n',
  '\r\n\r\n',
  '\0',
  '--',
  '=',
  '=\r\n',
  '"',
  '(',
  ';',
  ':',
  '<',
  '>',
  '=?utf-8?B?',
  '?=',
  '=?utf-8?Q?=E9?=',
  '\r\n ',
  'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  'Content-Type: multipart/alternative; boundary="',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  'Content-Type: text/html; charset=utf-7\r\n',
  'Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nSUMMARY:',
  "; filename*0*=utf-8''%E2%80",
  '<div style="display:none">',
  '</div>',
  '<style>',
  '<!--',
  '-->',
  '<table><tr><td>',
  '&#',
  '<a href="',
  '\u202e',
  '> ',
  '-- \r\n',
  'On Mon, 1 Jan 2024 10:00, A <a@b.c> wrote:\r\n',
  '%PDF-1.4\n',
  'PK\u0003\u0004',
  'begin 644 a\r\n',
];

/** One change of a source that knows nothing of its structure. */
export function mutateBytes(bytes: Uint8Array, other: Uint8Array, next: Chance): Uint8Array {
  const place = below(next, bytes.length + 1);
  const span = Math.floor(next() * next() * Math.min(2000, bytes.length - place));
  const piece = new TextEncoder().encode(pick(next, PIECES));
  switch (below(next, 9)) {
    case 0:
      return splice(bytes, place, { remove: span });
    case 1:
      return splice(bytes, place, { insert: piece });
    case 2:
      return splice(bytes, place, { insert: bytes.subarray(place, place + span) });
    case 3:
      return splice(bytes, place, { remove: span, insert: other.subarray(0, below(next, other.length)) });
    case 4:
      return splice(bytes, place, { insert: repeated(piece, times(next, 3000)) });
    case 5: {
      const copy = bytes.slice();
      for (let k = 0; k < 1 + next() * 20 && copy.length > 0; k++)
        copy[below(next, copy.length)] = below(next, 256);
      return copy;
    }
    case 6:
      return lines(bytes, next, (list, i) => list.splice(i, 1));
    case 7:
      return lines(bytes, next, (list, i) => list.splice(below(next, list.length), 0, list[i]!));
    default:
      return bytes.subarray(0, place);
  }
}

function splice(
  bytes: Uint8Array,
  at: number,
  { remove = 0, insert = new Uint8Array(0) }: { remove?: number; insert?: Uint8Array },
): Uint8Array {
  const out = new Uint8Array(bytes.length - remove + insert.length);
  out.set(bytes.subarray(0, at));
  out.set(insert, at);
  out.set(bytes.subarray(at + remove), at + insert.length);
  return out;
}

function repeated(piece: Uint8Array, count: number): Uint8Array {
  const out = new Uint8Array(piece.length * count);
  for (let i = 0; i < count; i++) out.set(piece, i * piece.length);
  return out;
}

function lines(bytes: Uint8Array, next: Chance, change: (list: string[], i: number) => void): Uint8Array {
  const list = Buffer.from(bytes).toString('latin1').split('\n');
  change(list, below(next, list.length));
  return new Uint8Array(Buffer.from(list.join('\n'), 'latin1'));
}
