// Python's meaning, so that tokens agree with scikit-learn's: \w is letters, numbers and underscore (no combining
// marks), white space is str.isspace(). ASCII \b and JavaScript's \s differ from both.

export const WORD = 2;
export const SPACE = 4;
const KNOWN = 1;

const WORD_PATTERN = /^[\p{L}\p{N}_]$/u;
const SPACE_PATTERN = /^[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/u;

/** Classes of UTF-16 units, 0 where not yet asked for: testing all of them up front would cost every start 10 ms. */
export const unitClasses: Uint8Array = new Uint8Array(0x10000);

/** Fills and returns the class of a UTF-16 unit. Surrogates count as word characters: an emoji is a word. */
export function classifyUnit(unit: number): number {
  const surrogate = (unit & 0xf800) === 0xd800;
  const cls = surrogate ? KNOWN | WORD : classify(String.fromCharCode(unit));
  unitClasses[unit] = cls;
  return cls;
}

const astral = new Map<number, number>();

/** Class of a code point above U+FFFF. */
export function classifyAstral(codePoint: number): number {
  let cls = astral.get(codePoint);
  if (cls === undefined) {
    cls = classify(String.fromCodePoint(codePoint));
    astral.set(codePoint, cls);
  }
  return cls;
}

function classify(character: string): number {
  if (WORD_PATTERN.test(character)) return KNOWN | WORD;
  return SPACE_PATTERN.test(character) ? KNOWN | SPACE : KNOWN;
}

const marks = new Map<string, boolean>();

/**
 * True when the character has a canonical combining class other than 0 (Python's `unicodedata.combining`). JavaScript
 * has no such property, but normalisation sorts marks by it: a mark of class 1 to 239 moves before U+0345 (class 240).
 */
export function combiningMark(mark: string): boolean {
  let held = marks.get(mark);
  if (held === undefined) {
    held = mark === '\u0345' || `a\u0345${mark}`.normalize('NFD') !== `a\u0345${mark.normalize('NFD')}`;
    marks.set(mark, held);
  }
  return held;
}
