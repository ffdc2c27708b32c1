/** Content-Transfer-Encoding (RFC 2045 section 6): bytes as sent -> bytes as meant, damage and all. */

export interface DecodedBytes {
  readonly bytes: Uint8Array;
  /** Lines of a base64 body that are not base64: text that some readers show and others skip. */
  readonly stray: Uint8Array | null;
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

const DIGIT = new Int8Array(256).fill(-1);
for (let i = 0; i < 64; i++)
  DIGIT['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.charCodeAt(i)] = i;
const LF = 10;
const EQUALS = 61;

/** The encoding's name: first token of the header without comments; '' = none. */
export function encodingName(value: string): string {
  return /[\w-]+/.exec(value.replace(/\([^()]*\)/g, ' ').toLowerCase())?.[0] ?? '';
}

/**
 * Undoes a transfer encoding.
 * @param limit most bytes that are decoded (a sniff of a photo needs no more than its start)
 */
export function decodeTransfer(
  raw: Uint8Array,
  encoding: string,
  limit = Number.POSITIVE_INFINITY,
): DecodedBytes {
  switch (encoding) {
    case 'base64':
      return decodeBase64(raw, limit);
    case 'quoted-printable':
      return decodeQuotedPrintable(raw, limit);
    case 'x-uuencode':
    case 'uuencode':
    case 'x-uue':
    case 'uue':
      return decodeUu(raw);
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return { bytes: raw, stray: null, problem: null };
    default:
      return {
        bytes: raw,
        stray: null,
        problem: { code: 'unknown-transfer-encoding', detail: `"${encoding.slice(0, 40)}"` },
      };
  }
}

/** Decoded size without decoding. Exact for sound base64, an upper bound else. */
export function decodedSize(raw: Uint8Array, encoding: string): number {
  if (encoding !== 'base64') return raw.length;
  let digits = 0;
  for (let i = 0; i < raw.length; i++) if (DIGIT[raw[i]!]! >= 0) digits++;
  return Math.floor((digits * 3) / 4);
}

/**
 * Line by line: a sound line is decoded. A line with foreign characters is decoded too, without them, as lenient
 * readers do, and kept as stray text; but once padding has ended the data, it is only kept (list footers are appended
 * there).
 */
function decodeBase64(raw: Uint8Array, limit: number): DecodedBytes {
  const out = new Uint8Array(Math.min(Math.ceil((raw.length * 3) / 4) + 3, limit + 3));
  const stray: Uint8Array[] = [];
  let written = 0;
  let held = 0;
  let bits = 0;
  let padded = false;
  let pos = 0;
  while (pos < raw.length && written < limit) {
    let end = raw.indexOf(LF, pos);
    if (end < 0) end = raw.length;
    const clean = isBase64Line(raw, pos, end);
    if (!clean) stray.push(raw.subarray(pos, Math.min(end + 1, raw.length)));
    if (clean || !padded)
      for (let i = pos; i < end && written < limit; i++) {
        const digit = DIGIT[raw[i]!]!;
        if (digit >= 0) {
          held = ((held << 6) | digit) & 0xffffff;
          bits += 6;
          if (bits >= 8) {
            bits -= 8;
            out[written++] = (held >> bits) & 0xff;
          }
        } else if (raw[i] === EQUALS) {
          bits = 0;
          padded = true;
          if (!clean) break;
        }
      }
    pos = end + 1;
  }
  return {
    bytes: out.subarray(0, Math.min(written, limit)),
    stray: stray.length > 0 ? concat(stray) : null,
    problem:
      stray.length > 0
        ? { code: 'damaged-base64', detail: `${stray.length} lines with foreign characters` }
        : null,
  };
}

/** Only base64 digits and padding between outer white space: a space inside is how prose looks. */
function isBase64Line(raw: Uint8Array, start: number, end: number): boolean {
  let from = start;
  let to = end;
  while (to > from && raw[to - 1]! <= 32) to--;
  while (from < to && raw[from]! <= 32) from++;
  for (let i = from; i < to; i++) if (DIGIT[raw[i]!]! < 0 && raw[i] !== EQUALS) return false;
  return true;
}

function decodeQuotedPrintable(raw: Uint8Array, limit: number): DecodedBytes {
  const out = new Uint8Array(Math.min(raw.length, limit));
  let written = 0;
  let damaged = 0;
  for (let i = 0; i < raw.length && written < out.length; i++) {
    const byte = raw[i]!;
    if (byte !== EQUALS) {
      out[written++] = byte;
      continue;
    }
    const high = hex(raw[i + 1]);
    const low = hex(raw[i + 2]);
    if (high >= 0 && low >= 0) {
      out[written++] = high * 16 + low;
      i += 2;
      continue;
    }
    const next = softBreakEnd(raw, i + 1);
    if (next >= 0) {
      i = next - 1;
      continue;
    }
    damaged++;
    out[written++] = byte;
  }
  return {
    bytes: out.subarray(0, written),
    stray: null,
    problem:
      damaged > 0
        ? { code: 'damaged-quoted-printable', detail: `${damaged} "=" without two hex digits` }
        : null,
  };
}

/** Position after a soft line break whose `=` stands before `pos`, or -1. White space may follow the `=`. */
function softBreakEnd(raw: Uint8Array, pos: number): number {
  let i = pos;
  // a bound on the white space keeps `= = = =` with long gaps linear
  const stop = Math.min(raw.length, pos + 100);
  while (i < stop && (raw[i] === 32 || raw[i] === 9)) i++;
  if (i >= raw.length) return i;
  if (raw[i] === 13) return raw[i + 1] === LF ? i + 2 : i + 1;
  return raw[i] === LF ? i + 1 : -1;
}

function hex(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 48 && byte <= 57) return byte - 48;
  if (byte >= 65 && byte <= 70) return byte - 55;
  return byte >= 97 && byte <= 102 ? byte - 87 : -1;
}

/** Unix-to-Unix encoding, the form `begin 644 name … end`. */
function decodeUu(raw: Uint8Array): DecodedBytes {
  const out = new Uint8Array(raw.length);
  let written = 0;
  let pos = 0;
  let inside = false;
  const stray: Uint8Array[] = [];
  while (pos < raw.length) {
    let end = raw.indexOf(LF, pos);
    if (end < 0) end = raw.length;
    const line = raw.subarray(pos, end > pos && raw[end - 1] === 13 ? end - 1 : end);
    pos = end + 1;
    if (startsWith(line, 'begin ')) inside = true;
    else if (startsWith(line, 'end') && line.length === 3) inside = false;
    else if (!inside) stray.push(line, NEWLINE);
    else written = uuLine(line, out, written);
  }
  return { bytes: out.subarray(0, written), stray: stray.length > 0 ? concat(stray) : null, problem: null };
}

const NEWLINE = Uint8Array.of(LF);

function uuLine(line: Uint8Array, out: Uint8Array, from: number): number {
  const count = line.length === 0 ? 0 : (line[0]! - 32) & 63;
  let written = from;
  for (let i = 1; i < line.length && written - from < count; i += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => ((line[i + k] ?? 32) - 32) & 63) as [
      number,
      number,
      number,
      number,
    ];
    const group = (a << 18) | (b << 12) | (c << 6) | d;
    for (const shift of [16, 8, 0])
      if (written - from < count && written < out.length) out[written++] = (group >> shift) & 0xff;
  }
  return written;
}

function startsWith(line: Uint8Array, prefix: string): boolean {
  for (let i = 0; i < prefix.length; i++) if (line[i] !== prefix.charCodeAt(i)) return false;
  return true;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
