import { classifyUnit, SPACE, unitClasses, WORD } from './char-class.ts';
import { CHAR_FINISH, HASH_BASE, PAIR_BASE, WORD_FINISH } from './hash-counts.ts';
import { charOffset, type HashSpec, hashColumns } from './hash-spec.ts';

// Texts that overlap - a sentence, and the stretches of text around it - are runs of the same pieces, cut at white
// space. No n-gram but pairs of words reaches over white space, so that each piece is hashed once, whatever runs it is
// in. Columns get numbers of their own, from 1 in order of first occurrence, and keep them: n-grams that every text has
// are met early, so that what is counted and weighed for most texts lies close together, where the tables of all columns
// would be waited for at every n-gram. When very many have been given out they are given out anew, so that a long scan
// holds no more memory than a short one. No result depends on which number a column has.

/** The hashed n-grams of pieces of text, as numbers of columns with repeats; scratch, good until the next `hashPieces`. */
export interface HashedPieces {
  readonly spec: HashSpec;
  /** Column of number i at i - 1, for all numbers given out under the spec so far. */
  columns: Int32Array;
  size: number;
  /** How often numbers have been given out anew. */
  generation: number;
  /** Single words and pairs within piece p: [wordStarts[p], wordStarts[p + 1]), a pair behind its second word. */
  words: Int32Array;
  wordStarts: Int32Array;
  /** Character n-grams of piece p: [charStarts[p], charStarts[p + 1]). */
  chars: Int32Array;
  charStarts: Int32Array;
  /** Pair of the piece's first word with the last one before the piece, and with the last of piece 0; 0 = none. */
  joins: Int32Array;
  leads: Int32Array;
  /** 1 for a piece with a word. */
  spoken: Uint8Array;
}

interface Scratch extends HashedPieces {
  /** Number of each column, 0 = none. */
  readonly numbers: Int32Array;
}

/** Numbers after which they are given out anew: those of some thousand mails. */
const MOST_NUMBERS = 2 ** 18;

const scratches = new Map<string, Scratch>();

function scratchOf(spec: HashSpec): Scratch {
  const key = `${spec.bits} ${spec.word} ${spec.char}`;
  let scratch = scratches.get(key);
  if (scratch === undefined) {
    const empty = (): Int32Array => new Int32Array(1 << 8);
    scratch = {
      spec,
      columns: empty(),
      size: 0,
      generation: 0,
      words: empty(),
      wordStarts: empty(),
      chars: empty(),
      charStarts: empty(),
      joins: empty(),
      leads: empty(),
      spoken: new Uint8Array(1 << 8),
      numbers: new Int32Array(hashColumns(spec)),
    };
    scratches.set(key, scratch);
  }
  if (scratch.size > MOST_NUMBERS) {
    scratch.numbers.fill(0);
    scratch.size = 0;
    scratch.generation++;
  }
  return scratch;
}

/** Hashes pieces of text; piece 0 may be one that others are led by. */
export function hashPieces(pieces: readonly string[], spec: HashSpec): HashedPieces {
  const scratch = scratchOf(spec);
  let characters = 0;
  for (const piece of pieces) characters += piece.length + 2;
  reserve(scratch, pieces.length, characters);
  const last: LastWords = { before: 0, lead: 0, known: false };
  for (let p = 0; p < pieces.length; p++) {
    const lower = pieces[p]!.toLowerCase();
    hashWords(lower, p, { scratch, last });
    hashChars(lower, p, scratch);
  }
  return scratch;
}

function reserve(scratch: Scratch, pieces: number, characters: number): void {
  // a word of two letters and its gap give two numbers; a character at most one for each n; a column at most once more
  const words = characters + 2;
  const chars =
    scratch.spec.char === null ? 0 : characters * (1 + scratch.spec.char[1] - scratch.spec.char[0]);
  if (scratch.words.length < words) scratch.words = new Int32Array(2 * words);
  if (scratch.chars.length < chars) scratch.chars = new Int32Array(2 * chars);
  const columns = Math.min(scratch.size + words + chars + 2 * pieces, scratch.numbers.length) + 1;
  if (scratch.columns.length < columns) {
    const wider = new Int32Array(2 * columns);
    wider.set(scratch.columns);
    scratch.columns = wider;
  }
  if (scratch.joins.length <= pieces) {
    scratch.wordStarts = new Int32Array(2 * pieces + 2);
    scratch.charStarts = new Int32Array(2 * pieces + 2);
    scratch.joins = new Int32Array(2 * pieces + 2);
    scratch.leads = new Int32Array(2 * pieces + 2);
    scratch.spoken = new Uint8Array(2 * pieces + 2);
  }
}

/** Hashes of the last word before the piece and of the last word of piece 0. */
interface LastWords {
  before: number;
  lead: number;
  /** There is a word before. */
  known: boolean;
}

function hashWords(
  text: string,
  piece: number,
  { scratch, last }: { scratch: Scratch; last: LastWords },
): void {
  const { spec, words } = scratch;
  let at = scratch.wordStarts[piece]!;
  scratch.joins[piece] = 0;
  scratch.leads[piece] = 0;
  scratch.spoken[piece] = 0;
  if (spec.word === null) {
    scratch.wordStarts[piece + 1] = at;
    return;
  }
  // Locals: a binding of another module is read from memory, its type checked, at every use.
  const classes = unitClasses;
  const word = WORD | 0;
  const base = HASH_BASE | 0;
  const shift = 32 - spec.bits;
  const ones = spec.word[0] === 1;
  const twos = spec.word[1] === 2;
  const oneFinish = WORD_FINISH[0];
  let hash = 0;
  let length = 0;
  let previous = 0;
  let seen = false;
  for (let i = 0; i <= text.length; i++) {
    const unit = i === text.length ? 32 : text.charCodeAt(i);
    if (((classes[unit]! || classifyUnit(unit)) & word) !== 0) {
      hash = (Math.imul(hash, base) + unit) | 0;
      length++;
      continue;
    }
    if (length >= 2) {
      if (ones) words[at++] = numberOf(scratch, Math.imul(hash ^ (hash >>> 15), oneFinish) >>> shift);
      if (twos && seen) words[at++] = numberOf(scratch, pairColumn(previous, hash, shift));
      if (!seen) {
        scratch.spoken[piece] = 1;
        if (twos && last.known)
          scratch.joins[piece] = numberOf(scratch, pairColumn(last.before, hash, shift));
        if (twos && piece > 0 && scratch.spoken[0] === 1)
          scratch.leads[piece] = numberOf(scratch, pairColumn(last.lead, hash, shift));
      }
      previous = hash;
      seen = true;
    }
    hash = 0;
    length = 0;
  }
  if (seen) {
    last.before = previous;
    last.known = true;
    if (piece === 0) last.lead = previous;
  }
  scratch.wordStarts[piece + 1] = at;
}

function pairColumn(first: number, second: number, shift: number): number {
  const pair = (Math.imul(first, PAIR_BASE) + second) | 0;
  return Math.imul(pair ^ (pair >>> 15), WORD_FINISH[1]) >>> shift;
}

/** Number of a column, a new one when it has none. */
function numberOf(scratch: Scratch, column: number): number {
  const known = scratch.numbers[column]!;
  if (known !== 0) return known;
  scratch.columns[scratch.size++] = column;
  scratch.numbers[column] = scratch.size;
  return scratch.size;
}

function hashChars(text: string, piece: number, scratch: Scratch): void {
  const { spec, chars, columns, numbers } = scratch;
  let at = scratch.charStarts[piece]!;
  if (spec.char === null) {
    scratch.charStarts[piece + 1] = at;
    return;
  }
  const classes = unitClasses;
  const blank = SPACE | 0;
  const base = HASH_BASE | 0;
  const shift = 32 - spec.bits;
  const offset = charOffset(spec);
  const [low, high] = spec.char;
  const finish2 = CHAR_FINISH[2]! | 0;
  const finish3 = CHAR_FINISH[3]! | 0;
  const finish4 = CHAR_FINISH[4]! | 0;
  const finish5 = CHAR_FINISH[5]! | 0;
  let size = scratch.size;
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  let units = 0;
  for (let i = 0; i <= text.length; i++) {
    let unit = i === text.length ? 32 : text.charCodeAt(i);
    const space = ((classes[unit]! || classifyUnit(unit)) & blank) !== 0;
    if (space) {
      if (units === 0) continue;
      unit = 32;
    } else if (units === 0) {
      units = 1;
      h1 = 32;
    }
    units++;
    const h5 = (Math.imul(h4, base) + unit) | 0;
    h4 = (Math.imul(h3, base) + unit) | 0;
    h3 = (Math.imul(h2, base) + unit) | 0;
    h2 = (Math.imul(h1, base) + unit) | 0;
    h1 = unit;
    const most = Math.min(units, high);
    for (let n = low; n <= most; n++) {
      const hash = n === 3 ? h3 : n === 4 ? h4 : n === 5 ? h5 : h2;
      const finish = n === 3 ? finish3 : n === 4 ? finish4 : n === 5 ? finish5 : finish2;
      const column = offset + (Math.imul(hash ^ (hash >>> 15), finish) >>> shift);
      // without a branch, which would be mispredicted at every other n-gram: a column is new when its number is 0
      let number = numbers[column]!;
      const fresh = (number - 1) >>> 31;
      columns[size] = column;
      size += fresh;
      number |= -fresh & size;
      numbers[column] = number;
      chars[at++] = number;
    }
    if (space) units = 0;
  }
  scratch.size = size;
  scratch.charStarts[piece + 1] = at;
}
