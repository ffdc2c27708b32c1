import { decodeUnlabelled, encodingOf } from './charset.ts';
import { decodeEncodedWords } from './header-text.ts';

/** A structured header such as Content-Type: its value and its parameters (RFC 2045, 2231). */
export interface Parameters {
  /** Lower case, without comments. */
  readonly value: string;
  /** By lower-case name, the first of duplicates; continuations joined, charsets decoded. */
  readonly params: ReadonlyMap<string, string>;
  /** Values that say something else than the one in `params`: programs differ on which of them they take. */
  readonly contradicted: ReadonlyMap<string, string>;
}

/** Reads a structured header from unfolded text. Linear; anything missing or broken is left out. */
export function parseParameters(header: string): Parameters {
  const text = stripComments(header);
  const raw = new Map<string, string>();
  const contradicted = new Map<string, string>();
  const semicolon = text.search(/[;\s]/);
  const value = (semicolon < 0 ? text : text.slice(0, semicolon)).toLowerCase();
  let pos = semicolon < 0 ? text.length : semicolon;
  while (pos < text.length) {
    const code = text.charCodeAt(pos);
    if (code === 59 || code <= 32) {
      pos++;
      continue;
    }
    const nameFrom = pos;
    while (pos < text.length && text[pos] !== '=' && text[pos] !== ';') pos++;
    const name = text
      .slice(nameFrom, Math.min(pos, nameFrom + 100))
      .trim()
      .toLowerCase();
    if (text[pos] !== '=') continue;
    const [content, after] = readValue(text, pos + 1);
    pos = after;
    const earlier = raw.get(name);
    if (name !== '' && earlier === undefined) raw.set(name, content);
    else if (earlier !== content && name !== '' && contradicted.size < CONTRADICTED)
      contradicted.set(name, content);
  }
  return { value, params: joinContinuations(raw, contradicted), contradicted };
}

function readValue(text: string, from: number): [string, number] {
  let pos = from;
  while (text[pos] === ' ' || text[pos] === '\t') pos++;
  if (text[pos] !== '"') {
    const end = text.indexOf(';', pos);
    const stop = end < 0 ? text.length : end;
    return [text.slice(pos, stop).trim(), stop];
  }
  let content = '';
  for (pos++; pos < text.length && text[pos] !== '"'; pos++) {
    if (text[pos] === '\\' && pos + 1 < text.length) pos++;
    content += text[pos];
  }
  const next = text.indexOf(';', pos);
  return [content, next < 0 ? text.length : next];
}

/** Removes `(…)` outside quotes; an unclosed comment is kept, since the rest of the header may stand in it. */
export function stripComments(text: string): string {
  if (!text.includes('(')) return text;
  let out = '';
  let depth = 0;
  let from = 0;
  let opened = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\\') i++;
    else if (depth === 0 && char === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (char === '(') {
      if (depth++ === 0) {
        out += text.slice(from, i);
        opened = i;
      }
    } else if (char === ')' && depth > 0) {
      if (--depth === 0) {
        out += ' ';
        from = i + 1;
      }
    }
  }
  return (out + text.slice(depth > 0 ? opened : from)).trim();
}

/** Parameter sections that RFC 2231 allows to be written apart; more than a name ever needs. */
const SECTIONS = 500;
const CONTRADICTED = 20;

/** The same name in ASCII, with some other characters in place of those that ASCII lacks. */
function isTranscript(plain: string, value: string): boolean {
  const ascii = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z0-9]/g, '')
      .toLowerCase();
  const [one, other] = [ascii(plain), ascii(value)];
  return other === '' || one.includes(other) || other.includes(one);
}

function joinContinuations(
  raw: ReadonlyMap<string, string>,
  contradicted: Map<string, string>,
): Map<string, string> {
  const params = new Map<string, string>();
  const sections = new Map<string, { index: number; encoded: boolean; text: string }[]>();
  for (const [name, text] of raw) {
    const match = /^([^*]+)(?:\*(\d{1,4}))?(\*)?$/.exec(name);
    if (match === null || (match[2] === undefined && match[3] === undefined)) {
      if (!params.has(name)) params.set(name, decodeEncodedWords(text).text);
      continue;
    }
    const list = sections.get(match[1]!) ?? [];
    if (list.length < SECTIONS)
      list.push({ index: Number(match[2] ?? 0), encoded: match[3] !== undefined, text });
    sections.set(match[1]!, list);
  }
  for (const [name, list] of sections) {
    list.sort((a, b) => a.index - b.index);
    const plain = params.get(name);
    const value = decodeSections(list);
    if (plain !== undefined && plain !== value && /[\p{L}\p{N}]/u.test(plain) && !isTranscript(plain, value))
      contradicted.set(name, plain);
    params.set(name, value);
  }
  return params;
}

function decodeSections(list: readonly { encoded: boolean; text: string }[]): string {
  const first = list[0]!;
  const label = first.encoded ? /^([^']*)'[^']*'/.exec(first.text) : null;
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [i, { encoded, text }] of list.entries()) {
    const part = i === 0 && label !== null ? text.slice(label[0].length) : text;
    if (encoded) percentBytes(part, bytes);
    else for (const byte of encoder.encode(part)) bytes.push(byte);
  }
  const data = Uint8Array.from(bytes);
  const encoding = label === null || label[1] === '' ? null : encodingOf(label[1]!);
  if (encoding === null || encoding.startsWith('utf-7') || encoding.startsWith('utf-32'))
    return decodeUnlabelled(data);
  return new TextDecoder(encoding).decode(data);
}

function percentBytes(text: string, out: number[]): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const hex = code === 37 ? /^[0-9a-f]{2}/i.exec(text.slice(i + 1, i + 3)) : null;
    if (hex !== null) {
      out.push(Number.parseInt(hex[0], 16));
      i += 2;
    } else if (code < 128) out.push(code);
    else for (const byte of new TextEncoder().encode(text[i]!)) out.push(byte);
  }
}
