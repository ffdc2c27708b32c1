import { HTML_LIMITS, type HtmlWork } from '../html/index.ts';
import type { MailLimits } from '../limits.ts';
import type { Anomaly, Attachment, Link, Segment } from '../message.ts';

const MAX_LINKS = 5000;
/** Characters of a text that are read even when its segments are not taken any more: links, comparison of alternatives. */
const LEAST_READ = 1024 * 1024;

/** Bytes that hold so many characters: those that continue a UTF-8 character and carriage returns do not count. */
function endOfCharacters(bytes: Uint8Array, characters: number): number {
  if (bytes.length <= characters) return bytes.length;
  let left = characters;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if ((byte & 0xc0) !== 0x80 && byte !== 13 && left-- === 0) return i;
  }
  return bytes.length;
}

/** Gathers what the readers find, within the limits. Owns the counts of one message and all attached to it. */
export class Collector {
  readonly segments: Segment[] = [];
  readonly links: Link[] = [];
  readonly attachments: Attachment[] = [];
  readonly anomalies: Anomaly[] = [];
  readonly limits: MailLimits;
  #chars = 0;
  readonly #codes = new Map<string, number>();
  /** What the HTML parts to come may use. */
  html: HtmlWork;
  documents = 0;
  inflatedBytes = 0;

  constructor(limits: MailLimits) {
    this.limits = limits;
    this.html = { ...HTML_LIMITS, characters: limits.htmlChars };
  }

  /**
   * The start of a text's bytes that can still become segments, with room for what is cleaned away: decoding and
   * dividing the rest would only cost memory.
   * @param bytesPerUnit most bytes that one UTF-16 unit of ASCII text takes in the charset, 1 to 4
   */
  readable(bytes: Uint8Array, part: string, bytesPerUnit = 1): Uint8Array {
    const left = Math.max(0, this.limits.textChars - this.#chars);
    const end = endOfCharacters(bytes, bytesPerUnit * Math.max(LEAST_READ, 2 * left));
    if (end < bytes.length)
      this.note('limit-text', `more than ${this.limits.textChars} characters of text`, part);
    return bytes.subarray(0, end);
  }

  /** Takes a segment unless it is blank or a limit is reached. */
  add(segment: Segment): void {
    if (segment.text.trim() === '') return;
    if (this.segments.length >= this.limits.segments) {
      this.note('limit-segments', `more than ${this.limits.segments} segments`, segment.source.part);
      return;
    }
    const left = this.limits.textChars - this.#chars;
    this.#chars += segment.text.length;
    if (segment.text.length <= left) {
      this.segments.push(segment);
      return;
    }
    this.note('limit-text', `more than ${this.limits.textChars} characters of text`, segment.source.part);
    if (left > 0) this.segments.push({ ...segment, text: segment.text.slice(0, left) });
  }

  addLink(link: Link): void {
    if (this.links.length < MAX_LINKS) this.links.push(link);
    else this.note('limit-links', `more than ${MAX_LINKS} links`, '0');
  }

  /** Records an anomaly; a kind that repeats is kept ten times. */
  note(code: string, detail: string, part: string, share?: number): void {
    const count = this.#codes.get(code) ?? 0;
    this.#codes.set(code, count + 1);
    if (count < 10) this.anomalies.push({ code, detail, part, ...(share === undefined ? {} : { share }) });
  }
}
