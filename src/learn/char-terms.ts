import { classifyAstral, classifyUnit, SPACE, unitClasses } from './char-class.ts';

// A character n-gram is the pair (id of the n-gram without its last character, last character), two characters being
// (-1 - first, second). Equal pairs are equal n-grams, so no string is made or compared per n-gram.

/** Finds or enters a pair; a negative answer means unknown. */
export type Lookup = (a: number, b: number) => number;

/** Term ids of one text with repeats, in shared scratch: good until the next call. */
export interface TermSequence {
  ids: Int32Array;
  length: number;
}

const sequence: TermSequence = { ids: new Int32Array(1 << 14), length: 0 };
let padded = new Int32Array(256);

function reserve(length: number): Int32Array {
  if (sequence.ids.length < length) sequence.ids = new Int32Array(2 * length);
  return sequence.ids;
}

/** N-grams of the text's words, each padded with one blank; a word shorter than the smallest n counts whole, once. */
export function charTerms(text: string, [low, high]: readonly [number, number], pair: Lookup): TermSequence {
  const classes = unitClasses;
  reserve((2 * text.length + 4) * (high - low + 1));
  sequence.length = 0;
  let size = 1;
  for (let i = 0; i <= text.length; i++) {
    let character = i === text.length ? 32 : text.charCodeAt(i);
    let cls = classes[character]! || classifyUnit(character);
    if ((character & 0xf800) === 0xd800) {
      character = text.codePointAt(i)!;
      if (character > 0xffff) i++;
      cls = character > 0xffff ? classifyAstral(character) : 0;
    }
    if ((cls & SPACE) === 0) {
      if (size + 2 > padded.length) {
        const larger = new Int32Array(2 * padded.length);
        larger.set(padded);
        padded = larger;
      }
      padded[size++] = character;
      continue;
    }
    if (size > 1) {
      padded[0] = 32;
      padded[size++] = 32;
      wordNgrams(size, Math.min(low, size), { high, pair });
    }
    size = 1;
  }
  return sequence;
}

function wordNgrams(size: number, low: number, { high, pair }: { high: number; pair: Lookup }): void {
  const out = sequence.ids;
  let length = sequence.length;
  for (let start = 0; start + low <= size; start++) {
    let id = pair(-1 - padded[start]!, padded[start + 1]!);
    if (id >= 0 && low <= 2) out[length++] = id;
    for (let n = 3; id >= 0 && n <= high && start + n <= size; n++) {
      id = pair(id, padded[start + n - 1]!);
      if (id >= 0 && n >= low) out[length++] = id;
    }
  }
  sequence.length = length;
}
