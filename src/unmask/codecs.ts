import { TRIGGERS } from './lexicon.ts';
import { isProse, printable } from './plausibility.ts';
import type { DisguiseKind } from './reading.ts';
import { rot13 } from './scan.ts';
import { decodeUtf8 } from './smuggled.ts';

/** A stretch of a text and what it decodes to. */
export interface Decoding {
  readonly span: readonly [number, number];
  readonly text: string;
  readonly kind: DisguiseKind;
}

/** Runs of the base64 and base64url alphabets (RFC 4648); shorter runs say nothing. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
/** A line break between two lines of one block: both are full of the alphabet. */
const WRAP = /^[ \t>]*\r?\n[ \t>]*$/;
/** Characters that show whether a run decodes to text at all. */
const PROBE = 64;
const ENCODED_LETTERS = 3;

const VALUE = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++)
  VALUE['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.charCodeAt(i)] = i;
VALUE['-'.charCodeAt(0)] = 62;
VALUE['_'.charCodeAt(0)] = 63;

/** Bytes of a base64 or base64url text; characters outside both alphabets are skipped (RFC 2045 §6.8). */
function base64Bytes(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let size = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const value = VALUE[text.charCodeAt(i)] ?? -1;
    if (value < 0) continue;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = (buffer >> bits) & 0xff;
  }
  return bytes.subarray(0, size);
}

/** Whether bytes may be text: no control characters, or every second byte zero (UTF-16). */
function mayBeText(bytes: Uint8Array): boolean {
  if (isWide(bytes)) return true;
  for (const byte of bytes)
    if (byte < 9 || byte === 11 || (byte > 13 && byte < 32) || byte === 127) return false;
  return bytes.length > 0;
}

function isWide(bytes: Uint8Array): boolean {
  return bytes.length >= 8 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0 && bytes[7] === 0;
}

function readable(bytes: Uint8Array): string | null {
  if (bytes.length < 8 || !mayBeText(bytes)) return null;
  const text = isWide(bytes) ? new TextDecoder('utf-16le').decode(bytes) : decodeUtf8(bytes);
  return text !== null && printable(text) ? text : null;
}

function fromBase64(run: string): string | null {
  return mayBeText(base64Bytes(run.slice(0, PROBE))) ? readable(base64Bytes(run)) : null;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Base64 and base64url, whole blocks of lines first, then single lines, then parts of a path. */
export function* base64(text: string): Generator<Decoding> {
  for (const block of blocksOf(text)) {
    const start = block[0]!.start;
    const end = block.at(-1)!.end;
    const whole = fromBase64(text.slice(start, end));
    if (whole !== null) {
      yield { span: [start, end], text: whole, kind: 'base64' };
      continue;
    }
    for (const run of block) yield* decodeRun(text.slice(run.start, run.end), run.start);
  }
}

/** Runs of the alphabet, those of neighbouring lines together. */
function blocksOf(text: string): Run[][] {
  const blocks: Run[][] = [];
  for (const { index, 0: run } of text.matchAll(BASE64_RUN)) {
    const last = blocks.at(-1)?.at(-1);
    const here = { start: index, end: index + run.length };
    const near = last !== undefined && index - last.end < 12 && WRAP.test(text.slice(last.end, index));
    if (near) blocks.at(-1)!.push(here);
    else blocks.push([here]);
  }
  for (const block of blocks) {
    const end = block.at(-1)!.end;
    const tail =
      block.length > 1
        ? /^\r?\n[ \t>]*([A-Za-z0-9+/_-]{1,15}={0,2})[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 40))
        : null;
    if (tail !== null) block.push({ start: end, end: end + tail[0].trimEnd().length });
  }
  return blocks;
}

function* decodeRun(run: string, start: number): Generator<Decoding> {
  const span: readonly [number, number] = [start, start + run.length];
  const straight = fromBase64(run);
  if (straight !== null) return yield { span, text: straight, kind: 'base64' };
  const bare = run.replace(/={1,2}$/, '');
  if (bare.length >= 24 && /[a-z]/.test(bare) && /[A-Z]/.test(bare)) {
    const turned = rot13(bare);
    if (fromBase64(turned) !== null) return yield { span, text: turned, kind: 'rot13' };
    const reversed = [...bare].reverse().join('');
    if (fromBase64(reversed) !== null) return yield { span, text: reversed, kind: 'reversed' };
  }
  if (!run.includes('/')) return;
  for (const { index, 0: part } of run.matchAll(/[^/]{16,}/g)) {
    const text = fromBase64(part);
    if (text !== null) yield { span: [start + index, start + index + part.length], text, kind: 'base64' };
  }
}

const HEX_RUN = /(?:0x)?[0-9a-f]{16,}/gi;
const HEX_PAIRS = /(?:0x)?[0-9a-f]{2}(?:[\s,:;-]{1,3}(?:0x)?[0-9a-f]{2}\b){7,}/gi;

/** Hexadecimal bytes in a row or set apart. */
export function* hex(text: string): Generator<Decoding> {
  for (const pattern of [HEX_RUN, HEX_PAIRS])
    for (const { index, 0: run } of text.matchAll(pattern)) {
      const digits = run.replace(/0x/gi, '').replace(/[^0-9a-f]/gi, '');
      if (digits.length % 2 === 1) continue;
      const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
        Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
      );
      const content = readable(bytes);
      if (content !== null) yield { span: [index, index + run.length], text: content, kind: 'hex' };
    }
}

const PERCENT_BYTES = /(?:%[0-9a-f]{2})+/gi;

function unpercent(part: string): string {
  return part.replace(PERCENT_BYTES, (bytes) => {
    const values = Uint8Array.from(bytes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16));
    return decodeUtf8(values) ?? bytes;
  });
}

/** Percent encoding of letters that need none, or of a sentence with trigger words; ordinary links have neither. */
export function* percent(text: string): Generator<Decoding> {
  const parts: Run[] = [];
  for (const token of text.matchAll(/[^\s<>"?=&#/]+/g))
    if (token[0].includes('%')) parts.push({ start: token.index, end: token.index + token[0].length });
  yield* decodeParts(text, parts, {
    decode: unpercent,
    letter: /%(?:3[0-9]|[46][1-9a-f]|[57][0-9a])/gi,
    kind: 'percent',
  });
}

const ESCAPED = /\\u\{[0-9a-f]{1,6}\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\[0-3][0-7]{2}/gi;

function unescapeAll(part: string): string {
  return part.replace(ESCAPED, (code) => {
    const octal = /^\\[0-3]/.test(code);
    const value = Number.parseInt(code.replace(/[^0-9a-f]/gi, ''), octal ? 8 : 16);
    return value <= 0x10ffff ? String.fromCodePoint(value) : code;
  });
}

/** Escapes of programming languages (\u0041, \x41, \101) that spell letters. */
export function* escapes(text: string): Generator<Decoding> {
  const parts: Run[] = [];
  for (const token of text.matchAll(/\S+/g))
    if (token[0].includes('\\')) parts.push({ start: token.index, end: token.index + token[0].length });
  yield* decodeParts(text, parts, { decode: unescapeAll, letter: ESCAPED, kind: 'escapes' });
}

interface Escaping {
  readonly decode: (part: string) => string;
  /** Matches an encoded letter or digit that needed no encoding. */
  readonly letter: RegExp;
  readonly kind: DisguiseKind;
}

/** Words between two encoded parts that still belong to one encoded sentence (UTF-16 units). */
const BRIDGE = 32;

function* decodeParts(text: string, parts: readonly Run[], escaping: Escaping): Generator<Decoding> {
  let from = 0;
  for (let i = 0; i < parts.length; i++) {
    const next = parts[i + 1];
    if (
      next !== undefined &&
      next.start - parts[i]!.end <= BRIDGE &&
      !/\n\s*\n/.test(text.slice(parts[i]!.end, next.start))
    )
      continue;
    const start = parts[from]!.start;
    const end = parts[i]!.end;
    from = i + 1;
    const stretch = text.slice(start, end);
    const decoded = escaping.decode(stretch);
    if (decoded === stretch || !printable(decoded)) continue;
    const needless = stretch.match(escaping.letter)?.length ?? 0;
    const triggers = triggersIn(decoded);
    if (
      (needless >= ENCODED_LETTERS && (triggers > 0 || isProse(decoded))) ||
      (triggers > 1 && isProse(decoded))
    )
      yield { span: [start, end], text: decoded, kind: escaping.kind };
  }
}

function triggersIn(text: string): number {
  return new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => TRIGGERS.has(word))).size;
}
