import { cutDataNotation } from './data-notation.ts';

/**
 * Cuts a text into units: the sentences, table rows and code blocks a reader takes in one at a time.
 * An injected order is one unit among honest ones, so units, not mails, are what the passage model scores.
 */

export type UnitKind = 'prose' | 'row' | 'code';

/** UTF-16 offsets [start, end) of the text, without surrounding white space. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  readonly kind: UnitKind;
}

/** Longest unit, in UTF-16 units: longer sentences are cut at white space, so that padding cannot dilute one. */
export const MAX_UNIT = 480;
/** Longest code unit: a block of code is judged as one thing. */
export const MAX_CODE_UNIT = 960;
/** A line this long that ends without a full stop was wrapped by a mail program; shorter or longer ones end a thought. */
const WRAP_MIN = 52;
const WRAP_MAX = 100;

const NEWLINE = 10;

export function splitUnits(text: string): Unit[] {
  const units: Unit[] = [];
  let paragraph = -1; // start of the prose gathered so far
  let block = -1; // start of the code gathered so far
  let blockEnd = -1;
  let fenced = false;
  let previousStart = 0;
  let previousEnd = 0;
  const closeProse = (end: number): void => {
    if (paragraph >= 0) splitSentences(text, [paragraph, end], units);
    paragraph = -1;
  };
  const closeCode = (): void => {
    if (block >= 0) pushUnit(text, { start: block, end: blockEnd, kind: 'code' }, units);
    block = -1;
  };
  for (let at = 0; at <= text.length; ) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    let first = at;
    while (first < end && isSpace(text.charCodeAt(first))) first++;
    const fence = text.startsWith('```', first);
    const data = fence || fenced || first === end ? null : cutDataNotation(text, first, end);
    if (data !== null) {
      closeProse(previousEnd);
      closeCode();
      for (const { start, end: stop, isText } of data) {
        if (isText) splitSentences(text, [start, stop], units);
        else pushUnit(text, { start, end: stop, kind: 'row' }, units);
      }
    } else if (fence || fenced || (first < end && looksLikeCode(text, first, end))) {
      closeProse(previousEnd);
      if (block < 0) block = at;
      blockEnd = end;
      if (fence) fenced = !fenced;
      if (fence && !fenced) closeCode();
    } else if (first === end) {
      closeProse(previousEnd);
      if (!isCodeAhead(text, end + 1)) closeCode();
    } else {
      closeCode();
      if (isRow(text, first, end)) {
        closeProse(previousEnd);
        pushUnit(text, { start: first, end, kind: 'row' }, units);
      } else {
        if (paragraph >= 0 && !isWrapped(text, previousStart, previousEnd, first)) closeProse(previousEnd);
        if (paragraph < 0) paragraph = first;
      }
    }
    previousStart = first;
    previousEnd = end;
    at = end + 1;
  }
  closeProse(text.length);
  closeCode();
  return units;
}

/** Whether the line before `[start, end)` was only wrapped, so that the line starting at `next` goes on. */
function isWrapped(text: string, start: number, end: number, next: number): boolean {
  const length = end - start;
  if (length < WRAP_MIN || length > WRAP_MAX) {
    // a short line goes on only where the next starts in lower case and this one does not end a sentence
    const follow = text.charCodeAt(next);
    return follow >= 97 && follow <= 122 && length >= 24 && length <= WRAP_MAX && !endsSentence(text, end);
  }
  return !endsSentence(text, end) && !isBullet(text, next);
}

function endsSentence(text: string, end: number): boolean {
  let at = end - 1;
  while (
    at >= 0 &&
    (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === 34 || text.charCodeAt(at) === 41)
  )
    at--;
  return at >= 0 && isTerminator(text.charCodeAt(at));
}

function isBullet(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 45 || code === 42 || code === 0x2022 || code === 62) return isSpace(text.charCodeAt(at + 1));
  return code >= 48 && code <= 57 && (text[at + 1] === '.' || text[at + 1] === ')');
}

function isRow(text: string, start: number, end: number): boolean {
  let bars = 0;
  let tabs = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 124) bars++;
    else if (code === 9) tabs++;
  }
  return (text.charCodeAt(start) === 124 && bars >= 2) || bars >= 3 || tabs >= 2;
}

const CODE_START =
  /^(?:import |from [\w.]+ import |def |class |function |const |let |var |#include|public |private |return |if \(|for \(|while \(|print\(|>>> |\$ |sudo |elif |else:|try:|except |@\w+\(?|package |using )/;

function looksLikeCode(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  const line = text.slice(start, Math.min(end, start + 200));
  if (CODE_START.test(line)) return /[({=;:#"']/.test(line);
  if (last === 123 || last === 125) return true; // { }
  if (last === 59) return /[()=.]/.test(line); // ;
  return /^[\w.[\]'"]+ ?[-+*/]?= ?\S/.test(line) || /^[\w.]+\(.*\)$/.test(line);
}

function isCodeAhead(text: string, at: number): boolean {
  let end = text.indexOf('\n', at);
  if (end < 0) end = text.length;
  let first = at;
  while (first < end && isSpace(text.charCodeAt(first))) first++;
  return first < end && looksLikeCode(text, first, end);
}

function splitSentences(text: string, [start, end]: readonly [number, number], into: Unit[]): void {
  let from = start;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!isTerminator(code)) continue;
    let next = at + 1;
    while (next < end && isCloser(text.charCodeAt(next))) next++;
    const follow = text.charCodeAt(next);
    const wide = code > 0x2fff || code === 0x0964;
    const glued = isUpper(follow) && isLower(text.charCodeAt(next + 1)) && isWordEnd(text, at);
    if (next < end && !wide && !isSpace(follow) && follow !== NEWLINE && !glued) continue;
    if (code === 46 && isAbbreviation(text, from, at)) continue;
    pushUnit(text, { start: from, end: next, kind: 'prose' }, into);
    from = next;
    at = next - 1;
  }
  pushUnit(text, { start: from, end, kind: 'prose' }, into);
}

/** Of those without a full stop inside. */
const LONGEST_ABBREVIATION = 6;

function isLetterOrStop(code: number): boolean {
  if (code > 127) return /\p{L}/u.test(String.fromCharCode(code));
  return code === 46 || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** "Dr.", "J.", "e.g.", "No." … : a full stop that ends no sentence. */
function isAbbreviation(text: string, from: number, stop: number): boolean {
  let at = stop;
  let dotted = false;
  while (at > from && isLetterOrStop(text.charCodeAt(at - 1)))
    if (text.charCodeAt(--at) === 46) dotted = true;
  if (!dotted && stop - at > LONGEST_ABBREVIATION) return false;
  const word = text.slice(at, stop);
  return /^(?:\p{Lu}|(?:\p{L}\.)+\p{L}|Dr|Mr|Mrs|Ms|Prof|St|No|vs|etc|approx|Inc|Ltd|Sr|Jr|bzw|ca|Nr|Str)$/u.test(
    word,
  );
}

function pushUnit(text: string, unit: Unit, into: Unit[]): void {
  const { kind } = unit;
  const limit = kind === 'code' ? MAX_CODE_UNIT : MAX_UNIT;
  let from = unit.start;
  let to = unit.end;
  while (from < to && isWhite(text.charCodeAt(from))) from++;
  while (to > from && isWhite(text.charCodeAt(to - 1))) to--;
  while (to - from > limit) {
    let cut = from + limit;
    const floor = from + (limit >> 1);
    while (cut > floor && !isWhite(text.charCodeAt(cut))) cut--;
    if (cut === floor) cut = from + limit;
    into.push({ start: from, end: cut, kind });
    from = cut;
    while (from < to && isWhite(text.charCodeAt(from))) from++;
  }
  if (to > from) into.push({ start: from, end: to, kind });
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 13 || code === 0xa0 || code === 0x3000;
}
function isWhite(code: number): boolean {
  return isSpace(code) || code === NEWLINE;
}
function isTerminator(code: number): boolean {
  return (
    code === 46 ||
    code === 33 ||
    code === 63 ||
    code === 0x3002 ||
    code === 0xff01 ||
    code === 0xff1f ||
    code === 0x0964 ||
    code === 0x061f ||
    code === 0x2026 ||
    code === 0x06d4
  );
}
function isCloser(code: number): boolean {
  return (
    isTerminator(code) ||
    code === 34 ||
    code === 39 ||
    code === 41 ||
    code === 0x201d ||
    code === 0x2019 ||
    code === 0x300d
  );
}
function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde) || (code >= 0x410 && code <= 0x42f);
}
function isLower(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff) || (code >= 0x430 && code <= 0x44f);
}
function isWordEnd(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return isLower(before) || (before >= 48 && before <= 57);
}
