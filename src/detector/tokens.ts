/**
 * One pass over a text: where its words are, and a hash of each in lower case. Lexicon, rare words and word vectors
 * all look words up by this hash, so that no string is made per word.
 */
export interface Tokens {
  readonly count: number;
  /** UTF-16 offset of each word's start. */
  readonly start: Int32Array;
  /** UTF-16 offset behind each word's end. */
  readonly end: Int32Array;
  /** FNV-1a over the word's UTF-16 units as given (give lower-cased text). */
  readonly hash: Uint32Array;
}

const LETTER = new Uint8Array(128);
for (let code = 48; code < 58; code++) LETTER[code] = 1;
for (let code = 65; code < 91; code++) LETTER[code] = 1;
for (let code = 97; code < 123; code++) LETTER[code] = 1;
LETTER[95] = 1;

/** Words are runs of letters and digits (apostrophes inside kept); every Han, Kana and Hangul character is one. */
export function tokenize(lower: string): Tokens {
  let room = Math.max(16, lower.length >> 2);
  let start = new Int32Array(room);
  let end = new Int32Array(room);
  let hash = new Uint32Array(room);
  let count = 0;
  const length = lower.length;
  for (let at = 0; at < length; ) {
    const first = lower.charCodeAt(at);
    if (!isWord(first)) {
      at++;
      continue;
    }
    const from = at;
    let h = 0x811c9dc5;
    if (isIdeograph(first)) {
      h = Math.imul(h ^ first, 0x01000193);
      at++;
    } else {
      for (; at < length; at++) {
        const code = lower.charCodeAt(at);
        if (code < 128 ? LETTER[code] === 0 : !isWord(code) || isIdeograph(code)) {
          const apostrophe = code === 39 || code === 0x2019;
          if (!apostrophe || at + 1 >= length || !isWord(lower.charCodeAt(at + 1))) break;
          h = Math.imul(h ^ 39, 0x01000193);
          continue;
        }
        h = Math.imul(h ^ code, 0x01000193);
      }
    }
    if (count === room) {
      room *= 2;
      start = grow(start, room);
      end = grow(end, room);
      const wider = new Uint32Array(room);
      wider.set(hash);
      hash = wider;
    }
    start[count] = from;
    end[count] = at;
    hash[count++] = h >>> 0;
  }
  return { count, start, end, hash };
}

/** The hash `tokenize` gives a single lower-case word. */
export function hashWord(word: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    h = Math.imul(h ^ (code === 0x2019 ? 39 : code), 0x01000193);
  }
  return h >>> 0;
}

function grow(array: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(room);
  wider.set(array);
  return wider;
}

function isWord(code: number): boolean {
  if (code < 128) return LETTER[code] === 1;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code === 0xd7 || code === 0xf7) return false;
  if (code >= 0x2000 && code < 0x2c00) return false;
  if (code >= 0x3000 && code < 0x3040) return code === 0x3005;
  if (code >= 0xfe00 && code < 0xfe70) return false;
  if (code >= 0xff00 && code < 0xff10) return false;
  return code !== 0x60c && code !== 0x61b && code !== 0x61f && code !== 0x964 && code !== 0xfeff;
}

function isIdeograph(code: number): boolean {
  return (
    (code >= 0x3040 && code < 0x3100) ||
    (code >= 0x3400 && code < 0xa000) ||
    (code >= 0xac00 && code < 0xd7b0)
  );
}
