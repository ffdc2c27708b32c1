import { printable } from './plausibility.ts';
import type { DisguiseKind } from './reading.ts';
import { decodeUtf8 } from './smuggled.ts';

/** A stretch of a text that decodes to something printable. */
export interface Decoding {
  readonly span: readonly [number, number];
  readonly text: string;
  readonly kind: DisguiseKind;
}

/** Runs of the base64 and base64url alphabets; lines of one block may be wrapped. Shorter runs say nothing. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}(?:\r?\n[A-Za-z0-9+/_-]{4,})*={0,2}/g;

const VALUE = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++)
  VALUE['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.charCodeAt(i)] = i;
VALUE[45] = 62;
VALUE[95] = 63;

/** Bytes of a base64 or base64url text; characters outside both alphabets are skipped (RFC 4648; RFC 2045 §6.8). */
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
    if (bits >= 8) {
      bits -= 8;
      bytes[size++] = (buffer >> bits) & 0xff;
    }
  }
  return bytes.subarray(0, size);
}

/** Text of bytes: UTF-8, or UTF-16LE where every second byte is zero. `null` where they are no readable text. */
function readableText(bytes: Uint8Array): string | null {
  if (bytes.length < 8) return null;
  const wide = bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0 && bytes[7] === 0;
  const text = wide ? new TextDecoder('utf-16le').decode(bytes) : decodeUtf8(bytes);
  return text !== null && printable(text) ? text : null;
}

export function* base64(text: string): Generator<Decoding> {
  for (const { index, 0: run } of text.matchAll(BASE64_RUN)) {
    const whole = readableText(base64Bytes(run));
    if (whole !== null) yield { span: [index, index + run.length], text: whole, kind: 'base64' };
    else if (run.includes('/'))
      for (const piece of run.matchAll(/[^/]{16,}/g)) {
        const part = readableText(base64Bytes(piece[0]));
        const start = index + piece.index;
        if (part !== null) yield { span: [start, start + piece[0].length], text: part, kind: 'base64' };
      }
  }
}
