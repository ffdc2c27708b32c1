/**
 * Walks the MIME structure of one message (RFC 2046 section 5.1), iteratively, and gives its leaves.
 *
 * Own code, not postal-mime's parser: that one joins attached messages into the text, drops preambles, gives no part
 * numbers, throws at its limits and takes a boundary without an empty line before it for a header. Every byte of a
 * message must come out here as a header, in a leaf, or in a stretch outside the parts; its decoders of encoded words
 * and addresses are used as they are.
 */
import type { MailLimits } from '../limits.ts';
import type { Anomaly } from '../message.ts';
import {
  BOUNDARY_CHARS,
  boundaryBytes,
  guessBoundary,
  lineText,
  nextDashes,
  occursSoon,
} from './boundary.ts';
import { lineEnd, type RawField, readHeaderBlock, trimEnd } from './fields.ts';
import { decodeHeader } from './header-text.ts';
import { type Parameters, parseParameters } from './parameters.ts';

export interface Leaf {
  readonly part: string;
  readonly fields: readonly RawField[];
  readonly type: Parameters;
  /** Body bytes [start, end) in the source, still in their transfer encoding. */
  readonly start: number;
  readonly end: number;
  /** Number of the nearest multipart/alternative around it; -1 = none. */
  readonly alternative: number;
  /** `source`: its structure was not read (a limit, no boundary found), so the bytes are read as text. */
  readonly kind: 'part' | 'source';
}

/** Text that stands outside the parts: before the first or after the last boundary, or between headers. */
export interface Outside {
  readonly kind: 'preamble' | 'epilogue' | 'header-stray';
  readonly part: string;
  readonly start: number;
  readonly end: number;
}

export interface Tree {
  /** The message's own fields. */
  readonly fields: readonly RawField[];
  /** Where the body of the message begins. */
  readonly bodyStart: number;
  readonly leaves: readonly Leaf[];
  readonly outside: readonly Outside[];
  readonly anomalies: readonly Anomaly[];
}

/** What is left of the limits; shared by a message and all messages attached to it. */
export interface Budget {
  parts: number;
  headerBytes: number;
}

interface Frame {
  readonly boundary: string;
  readonly part: string;
  readonly alternative: number;
  readonly bodyStart: number;
  readonly fields: readonly RawField[];
  readonly type: Parameters;
  children: number;
  closed: boolean;
  /** The outer frame of the same boundary, which this one hides. */
  shadowed: Frame | undefined;
}

const DEFAULT_TYPE: Parameters = {
  value: 'text/plain',
  params: new Map(),
  contradicted: new Map(),
};
/** How often a boundary is looked for when the header declares none or a wrong one. */
const GUESSES = 8;

/**
 * @param prefix put before every part number, '' for the mail itself, `2.` for the message attached as part 2
 */
export function walkTree(
  src: Uint8Array,
  prefix: string,
  context: { limits: MailLimits; budget: Budget },
): Tree {
  return new Walk(src, prefix, context.limits, context.budget).run();
}

/** Owns the position in one message: open multiparts, and the stretch that is being read. */
class Walk {
  readonly #src: Uint8Array;
  readonly #prefix: string;
  readonly #limits: MailLimits;
  readonly #budget: Budget;
  readonly #stack: Frame[] = [];
  readonly #open = new Map<string, Frame>();
  readonly #leaves: Leaf[] = [];
  readonly #outside: Outside[] = [];
  readonly #anomalies: Anomaly[] = [];
  #guesses = GUESSES;
  #alternatives = 0;
  /** What the bytes from `start` on belong to. */
  #current: { leaf: Omit<Leaf, 'end'> } | { outside: Omit<Outside, 'end'> } | null = null;

  constructor(src: Uint8Array, prefix: string, limits: MailLimits, budget: Budget) {
    this.#src = src;
    this.#prefix = prefix;
    this.#limits = limits;
    this.#budget = budget;
  }

  run(): Tree {
    const root = this.#openEntity(0, '', -1);
    const fields = root.fields;
    const bodyStart = root.bodyStart;
    this.#scan(bodyStart, this.#src.length);
    return {
      fields,
      bodyStart,
      leaves: this.#leaves,
      outside: this.#outside,
      anomalies: this.#anomalies,
    };
  }

  /** Reads bodies from `pos` to `end`, following delimiters; then closes what is open. */
  #scan(from: number, end: number): void {
    const src = this.#src;
    let pos = from;
    while (pos < end) {
      const at = this.#stack.length === 0 ? end : nextDashes(src, pos, end);
      if (at >= end) break;
      const next = Math.min(lineEnd(src, at), end);
      const hit = this.#delimiter(at, next);
      pos = next;
      if (hit === null) continue;
      this.#finish(at);
      pos = this.#cross(hit.frame, hit.final, next);
    }
    this.#finish(end);
    const unclosed = this.#stack.find((frame) => !frame.closed && frame.children > 0);
    if (unclosed !== undefined) this.#note('unclosed-boundary', `"${unclosed.boundary}"`, unclosed.part);
    this.#popTo(-1, end);
  }

  #delimiter(at: number, next: number): { frame: Frame; final: boolean } | null {
    if (next - at > BOUNDARY_CHARS + 10) return null;
    const line = lineText(this.#src, at + 2, next);
    const frame = this.#open.get(line);
    if (frame !== undefined) return { frame, final: false };
    if (!line.endsWith('--')) return null;
    const closing = this.#open.get(line.slice(0, -2).trimEnd());
    return closing === undefined ? null : { frame: closing, final: true };
  }

  /** Steps over a delimiter line that ends at `next`; gives the position to go on from. */
  #cross(frame: Frame, final: boolean, next: number): number {
    this.#popTo(this.#stack.indexOf(frame), next);
    if (final) {
      frame.closed = true;
      this.#current = { outside: { kind: 'epilogue', part: frame.part, start: next } };
      return next;
    }
    if (frame.closed) this.#note('reopened-boundary', `"${frame.boundary}"`, frame.part);
    frame.closed = false;
    frame.children++;
    const part = frame.part === '' ? `${this.#prefix}${frame.children}` : `${frame.part}.${frame.children}`;
    if (this.#budget.parts <= 0) {
      // no more parts: what follows is one stretch of text
      this.#note('limit-parts', `more than ${this.#limits.parts} parts`, part);
      this.#popTo(-1, next);
      this.#current = { leaf: this.#leaf(part, { kind: 'source', start: next }) };
      return next;
    }
    return this.#openEntity(next, part, frame.alternative).bodyStart;
  }

  /** Closes the frames above `index`. */
  #popTo(index: number, end: number): void {
    while (this.#stack.length - 1 > index) {
      const frame = this.#stack.pop()!;
      if (frame.shadowed === undefined) this.#open.delete(frame.boundary);
      else this.#open.set(frame.boundary, frame.shadowed);
      if (frame.children === 0) this.#childless(frame, end);
    }
  }

  #childless(frame: Frame, end: number): void {
    if (frame.bodyStart >= end) return;
    this.#note('boundary-not-found', `"${frame.boundary.slice(0, 100)}"`, frame.part);
    const index = this.#outside.findLastIndex((o) => o.start === frame.bodyStart && o.part === frame.part);
    const stop = index < 0 ? end : this.#outside[index]!.end;
    if (index >= 0) this.#outside.splice(index, 1);
    this.#leaves.push({
      ...this.#leaf(frame.part || `${this.#prefix}1`, { kind: 'source', start: frame.bodyStart }),
      end: stop,
    });
  }

  /** Ends the stretch that is being read; the line break before a delimiter belongs to the delimiter. */
  #finish(at: number): void {
    const current = this.#current;
    this.#current = null;
    if (current === null) return;
    if ('leaf' in current) {
      const end = at < this.#src.length ? trimEnd(this.#src, current.leaf.start, at) : at;
      this.#leaves.push({ ...current.leaf, end: Math.max(current.leaf.start, end) });
    } else if (at > current.outside.start) this.#outside.push({ ...current.outside, end: at });
  }

  /** Reads the headers of an entity and makes it current: a multipart's preamble, or a leaf. */
  #openEntity(
    start: number,
    part: string,
    alternative: number,
  ): { fields: readonly RawField[]; bodyStart: number } {
    const src = this.#src;
    const block = readHeaderBlock(src, start, (at, fields) => this.#endsHeaders(at, fields));
    const fields = this.#withinBudget(block.fields, part);
    if (block.strayStart !== null) {
      this.#note('malformed-header-line', 'a line that is no header stands among the headers', part || '0');
      this.#outside.push({
        kind: 'header-stray',
        part: part || '0',
        start: block.strayStart,
        end: block.bodyStart,
      });
    }
    if (block.unseparated && fields.length > 0)
      this.#note('missing-blank-line', 'no empty line between headers and body', part || '0');
    const type = this.#contentType(fields);
    for (const [name, value] of type.contradicted)
      this.#note('contradictory-parameter', `${name} is also "${value.slice(0, 100)}"`, part || '0');
    const { bodyStart } = block;
    const isMultipart = type.value.startsWith('multipart/');
    if (isMultipart && this.#stack.length >= this.#limits.depth) {
      this.#note('limit-depth', `multiparts nested deeper than ${this.#limits.depth}`, part);
      this.#current = { leaf: this.#leaf(part, { kind: 'source', start: bodyStart, fields, type }) };
    } else if (isMultipart) {
      const isAlternative = type.value === 'multipart/alternative';
      this.#push({
        boundary: this.#boundary(type, bodyStart, part),
        part,
        alternative: isAlternative ? this.#alternatives++ : alternative,
        bodyStart,
        fields,
        type,
        children: 0,
        closed: false,
        shadowed: undefined,
      });
      this.#current = { outside: { kind: 'preamble', part, start: bodyStart } };
    } else {
      this.#budget.parts--;
      this.#current = {
        leaf: {
          ...this.#leaf(part || `${this.#prefix}1`, { kind: 'part', start: bodyStart, fields, type }),
          alternative,
        },
      };
    }
    return { fields, bodyStart };
  }

  #push(frame: Frame): void {
    frame.shadowed = this.#open.get(frame.boundary);
    this.#open.set(frame.boundary, frame);
    this.#stack.push(frame);
  }

  /** A `--` line inside a header block ends it when it is a boundary that is known or that the block declares. */
  #endsHeaders(at: number, fields: readonly RawField[]): boolean {
    const next = lineEnd(this.#src, at);
    if (this.#stack.length > 0 && this.#delimiter(at, next) !== null) return true;
    const type = this.#contentType(fields);
    if (!type.value.startsWith('multipart/')) return false;
    const boundary = type.params.get('boundary');
    return boundary === undefined || lineText(this.#src, at + 2, next).startsWith(boundary);
  }

  #contentType(fields: readonly RawField[]): Parameters {
    const field = fields.find((f) => f.name === 'content-type');
    if (field === undefined) return DEFAULT_TYPE;
    const value = this.#src.subarray(
      field.start,
      Math.min(field.end, field.start + this.#limits.headerFieldBytes),
    );
    const type = parseParameters(decodeHeader(value).text);
    return type.value.includes('/') ? type : { ...type, value: 'text/plain' };
  }

  /** The declared boundary, or the one that the body seems to use. */
  #boundary(type: Parameters, bodyStart: number, part: string): string {
    const declared = boundaryBytes(type.params.get('boundary') ?? '').trimEnd();
    if (declared !== '' && declared.length <= BOUNDARY_CHARS && occursSoon(this.#src, declared, bodyStart))
      return declared;
    if (declared === '') this.#note('missing-boundary', 'multipart without a boundary parameter', part);
    if (this.#guesses <= 0) return declared;
    this.#guesses--;
    const guess = guessBoundary(this.#src, bodyStart, (line) => this.#open.has(line));
    if (guess === null) return declared;
    this.#note('boundary-guessed', `"${guess}" instead of "${declared.slice(0, 100)}"`, part);
    return guess;
  }

  #withinBudget(fields: readonly RawField[], part: string): readonly RawField[] {
    const kept: RawField[] = [];
    for (const field of fields) {
      // the length of the name stands for itself, the colon and the line end
      this.#budget.headerBytes -= field.end - field.start + field.name.length + 3;
      if (this.#budget.headerBytes >= 0 || field.name.startsWith('content-')) kept.push(field);
    }
    if (kept.length < fields.length)
      this.#note('limit-header-bytes', `more than ${this.#limits.headerBytes} bytes of headers`, part || '0');
    return kept;
  }

  #leaf(
    part: string,
    given: { kind: Leaf['kind']; start: number; fields?: readonly RawField[]; type?: Parameters },
  ): Omit<Leaf, 'end'> {
    return { part, fields: [], type: DEFAULT_TYPE, alternative: -1, ...given };
  }

  #note(code: string, detail: string, part: string): void {
    this.#anomalies.push({ code, detail, part: part || '0' });
  }
}
