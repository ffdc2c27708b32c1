import { DEFAULT_MAX_MAIL_BYTES, type MailboxOptions } from './raw-mail.ts';

/** One message of an mbox. */
export interface MboxMessage {
  /** Byte offset of its From_ line. */
  readonly offset: number;
  /** Message source: From_ line, the blank line before the next one and `>From` escapes removed. */
  readonly bytes: Uint8Array;
  /** Size before cutting. */
  readonly size: number;
  readonly truncated: boolean;
}

const LF = 0x0a;
const CR = 0x0d;
const GT = 0x3e;
const SEPARATOR = Buffer.from('\nFrom ');
const FROM = Buffer.from('From ');
/** A From_ line longer than this is text. */
const MAX_FROM_LINE = 1000;
/** Content-Length is looked for in the first bytes of a header block only. */
const MAX_HEADER = 256 * 1024;

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d)?';
const ZONE = '(?: (?:[+-]\\d{4}|[A-Z]{1,5}))?';
/** asctime (RFC 4155), with the zones that mailers put before or after the year, or an RFC 5322 date. */
const DATE = new RegExp(
  ` ${DAY}(?: ${MONTH} {1,2}\\d{1,2} ${TIME}${ZONE} \\d{4}${ZONE}|, ?\\d{1,2} ${MONTH} \\d{4} ${TIME}${ZONE})(?: remote from \\S+)?\\s*$`,
);

/** Whether a line opens a message: `From `, at most one word or something with an `@` as sender, and a date at its end. */
export function isFromLine(line: string): boolean {
  if (!line.startsWith('From ') || line.length > MAX_FROM_LINE) return false;
  const date = DATE.exec(line.slice(4));
  if (!date) return false;
  const sender = line.slice(4, 4 + date.index).trim();
  return sender.includes('@') || !/\s/.test(sender);
}

/**
 * Splits an mbox (RFC 4155; mboxrd, mboxo, mboxcl) in one pass. A message starts at a From_ line that follows a blank
 * line (or the start). A Content-Length is believed only when it ends exactly before a From_ line or the end of the
 * file. Memory: one message up to the limit.
 */
export async function* splitMbox(
  chunks: AsyncIterable<Buffer>,
  options: MailboxOptions = {},
): AsyncGenerator<MboxMessage> {
  const limit = options.maxMailBytes ?? DEFAULT_MAX_MAIL_BYTES;
  const splitter = new MboxSplitter(limit);
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** Owns the bytes not yet given out and the message being collected. */
class MboxSplitter {
  readonly #limit: number;
  /** Bytes not yet looked at; `#base` is the file offset of the first. */
  #buffer: Buffer = Buffer.alloc(0);
  #base = 0;
  /** Parts of the current message, and its size whether kept or not. */
  #parts: Buffer[] = [];
  #kept = 0;
  #size = 0;
  #start = -1;
  /** File offset where a believed Content-Length ends, else -1. */
  #bodyEnd = -1;
  #headerSeen = false;
  #ended = false;

  constructor(limit: number) {
    this.#limit = limit;
  }

  *push(chunk: Buffer): Generator<MboxMessage> {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    yield* this.#scan();
  }

  *end(): Generator<MboxMessage> {
    this.#ended = true;
    yield* this.#scan();
    this.#take(this.#buffer.length);
    if (this.#start >= 0) yield this.#message();
  }

  *#scan(): Generator<MboxMessage> {
    for (;;) {
      if (this.#start < 0 && !this.#openFirst()) return;
      if (!this.#headerSeen && !this.#readContentLength()) return;
      const next = this.#findSeparator();
      if (next === null) return;
      this.#take(next.at);
      yield this.#message();
      this.#open(next.lineEnd);
    }
  }

  /** Skips to the first From_ line at the start of the file. False = more bytes are needed or there is none. */
  #openFirst(): boolean {
    let at = 0;
    while (at < this.#buffer.length && (this.#buffer[at] === LF || this.#buffer[at] === CR)) at++;
    const lineEnd = this.#lineEnd(at);
    if (lineEnd < 0) return false;
    this.#drop(at);
    this.#open(lineEnd - at);
    return true;
  }

  #open(lineEnd: number): void {
    this.#start = this.#base;
    this.#parts = [];
    this.#kept = 0;
    this.#size = 0;
    this.#bodyEnd = -1;
    this.#headerSeen = false;
    this.#drop(lineEnd);
  }

  /** Index after the line end that follows `from`; at the end of the file the last line may lack one; -1 = need more. */
  #lineEnd(from: number): number {
    const newline = this.#buffer.indexOf(LF, from);
    if (newline >= 0) return newline + 1;
    return this.#ended && from < this.#buffer.length ? this.#buffer.length : -1;
  }

  /** Reads Content-Length once the header block is there. False = more bytes are needed. */
  #readContentLength(): boolean {
    const text = this.#buffer;
    const lf = text.indexOf('\n\n');
    const crlf = text.indexOf('\r\n\r\n');
    const end = lf < 0 ? crlf : crlf < 0 ? lf : Math.min(lf, crlf);
    if (end < 0 || end > MAX_HEADER) {
      if (!this.#ended && text.length <= MAX_HEADER) return false;
      this.#headerSeen = true;
      return true;
    }
    const header = text.toString('latin1', 0, end);
    const match = /^content-length:[ \t]*(\d{1,12})[ \t]*\r?$/im.exec(header);
    const bodyStart = end + (end === crlf ? 4 : 2);
    const length = match ? Number(match[1]) : -1;
    if (length > 0 && length <= this.#limit) {
      const bodyEnd = bodyStart + length;
      if (text.length < bodyEnd + MAX_FROM_LINE + 4 && !this.#ended) return false;
      if (this.#fits(bodyEnd)) this.#bodyEnd = this.#base + bodyEnd;
    }
    this.#headerSeen = true;
    return true;
  }

  #fits(at: number): boolean {
    if (at > this.#buffer.length) return false;
    let from = at;
    while (from < this.#buffer.length && (this.#buffer[from] === LF || this.#buffer[from] === CR)) from++;
    if (from >= this.#buffer.length) return true;
    if (from === 0 || this.#buffer[from - 1] !== LF) return false;
    const end = this.#lineEnd(from);
    return isFromLine(this.#buffer.toString('latin1', from, end < 0 ? from + MAX_FROM_LINE : end));
  }

  /** Next From_ line in the buffer (`at` its first byte); null = none yet, what cannot be its start is given out. */
  #findSeparator(): { at: number; lineEnd: number } | null {
    let from = Math.max(0, this.#bodyEnd - this.#base - 1);
    for (;;) {
      const newline = this.#buffer.indexOf(SEPARATOR, from);
      if (newline < 0) {
        // Two bytes before a line feed tell a blank line: keep them with an unfinished separator.
        if (!this.#ended) this.#take(Math.max(0, this.#buffer.length - SEPARATOR.length - 2));
        return null;
      }
      const at = newline + 1;
      const lineEnd = this.#lineEnd(at);
      if (lineEnd < 0 && this.#buffer.length - at <= MAX_FROM_LINE) {
        this.#take(Math.max(0, newline - 2));
        return null;
      }
      if (
        lineEnd > 0 &&
        this.#blankBefore(newline) &&
        isFromLine(this.#buffer.toString('latin1', at, lineEnd))
      )
        return { at, lineEnd: lineEnd - at };
      from = at;
    }
  }

  #blankBefore(newline: number): boolean {
    const previous = this.#buffer[newline - 1];
    if (newline === 0) return this.#size === 0;
    return previous === LF || (previous === CR && (newline === 1 || this.#buffer[newline - 2] === LF));
  }

  /** Moves the first `count` bytes of the buffer into the message, as far as the limit allows. */
  #take(count: number): void {
    if (count <= 0) return;
    const room = this.#limit - this.#kept;
    if (room > 0) {
      const part = this.#buffer.subarray(0, Math.min(count, room));
      this.#parts.push(part);
      this.#kept += part.length;
    }
    this.#size += count;
    this.#drop(count);
  }

  #drop(count: number): void {
    this.#buffer = this.#buffer.subarray(count);
    this.#base += count;
  }

  #message(): MboxMessage {
    const raw = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts);
    const truncated = this.#size > this.#kept;
    const bytes = unescapeFrom(truncated ? raw : withoutBlankEnd(raw));
    return { offset: this.#start, bytes, size: Math.max(this.#size, bytes.length), truncated };
  }
}

/** The blank line before a From_ line belongs to the format, not to the message. */
function withoutBlankEnd(raw: Buffer): Buffer {
  const end = raw.length;
  if (end >= 2 && raw[end - 1] === LF && raw[end - 2] === LF) return raw.subarray(0, end - 1);
  if (end >= 4 && raw[end - 1] === LF && raw[end - 2] === CR && raw[end - 3] === LF)
    return raw.subarray(0, end - 2);
  return raw;
}

/** mboxrd: one `>` comes off every line of `>`s followed by `From ` (mboxo escapes only the bare line, to the same effect). */
function unescapeFrom(raw: Buffer): Uint8Array {
  const cuts: number[] = [];
  for (let at = raw.indexOf(FROM); at >= 0; at = raw.indexOf(FROM, at + FROM.length)) {
    let start = at;
    while (start > 0 && raw[start - 1] === GT) start--;
    if (start < at && (start === 0 || raw[start - 1] === LF)) cuts.push(start);
  }
  const bytes = new Uint8Array(raw.length - cuts.length);
  let read = 0;
  let written = 0;
  for (const cut of [...cuts, raw.length]) {
    bytes.set(raw.subarray(read, cut), written);
    written += cut - read;
    read = cut + 1;
  }
  return bytes;
}
