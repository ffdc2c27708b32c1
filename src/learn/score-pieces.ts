import { InputError } from '../errors.ts';
import type { HashedPieces } from './hashed-pieces.ts';
import { type HashedScorer, numberedRows } from './hashed-tfidf.ts';
import { LOG_TF, RAW_TF, termFrequency } from './term-frequency.ts';

/** A run of pieces: [from, to), the pieces joined by white space, after piece 0 when `led`. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly led?: boolean;
}

// Scratch, by number of column, and of the numbers that a run touches.
let counts = new Int32Array(1 << 10);
let touched = new Int32Array(1 << 10);
let frequencies = new Float64Array(1 << 10);

/** Logits of runs of pieces under each model, as `scoreHashed` gives for each run's text; one array per run. */
export function scoreRuns(pieces: HashedPieces, scorer: HashedScorer, runs: readonly Run[]): Float64Array[] {
  const { spec, models } = scorer;
  if (
    spec.bits !== pieces.spec.bits ||
    `${spec.word} ${spec.char}` !== `${pieces.spec.word} ${pieces.spec.char}`
  )
    throw new InputError('hash-spec', 'the pieces were hashed for another scorer; hash them with its spec');
  const rows = numberedRows(scorer, pieces);
  if (counts.length <= pieces.size) {
    // all counts are 0 between two runs
    counts = new Int32Array(2 * pieces.size + 1);
    touched = new Int32Array(2 * pieces.size + 2);
    frequencies = new Float64Array(2 * pieces.size + 1);
  }
  return runs.map((run) => {
    const out = scorer.bias.slice();
    const words = countWords(pieces, run, 0);
    const total = countChars(pieces, run, words);
    const add = (from: number, to: number): void => addBlock(out, scorer, { from, to, rows });
    if (spec.norm === 'joint') add(0, total);
    else {
      add(0, words);
      add(words, total);
    }
    for (let k = 0; k < total; k++) counts[touched[k]!] = 0;
    return models === out.length ? out : out.slice(0, models);
  });
}

/** Counts the words of a run from `total` touched numbers on; returns how many are touched then. */
function countWords(pieces: HashedPieces, { from, to, led = false }: Run, total: number): number {
  const { words, wordStarts, joins, leads, spoken, spec } = pieces;
  const ones = spec.word !== null && spec.word[0] === 1;
  let at = led ? tally(words, [wordStarts[0]!, wordStarts[1]!], total) : total;
  let seen = false;
  for (let p = from; p < to; p++) {
    if (spoken[p] === 0) continue;
    let start = wordStarts[p]!;
    const end = wordStarts[p + 1]!;
    const source = seen ? joins : leads;
    if ((seen || led) && source[p] !== 0) {
      // the pair over the seam stands behind the word that it ends with, as in the text of the run
      if (ones) at = tally(words, [start, ++start], at);
      at = tally(source, [p, p + 1], at);
    }
    seen = true;
    at = tally(words, [start, end], at);
  }
  return at;
}

function countChars(
  { chars, charStarts }: HashedPieces,
  { from, to, led = false }: Run,
  total: number,
): number {
  const at = led ? tally(chars, [charStarts[0]!, charStarts[1]!], total) : total;
  return tally(chars, [charStarts[from]!, charStarts[to]!], at);
}

/** Counts numbers[start..end); a number is touched at its first occurrence. */
function tally(numbers: Int32Array, [start, end]: readonly [number, number], total: number): number {
  const list = touched;
  const tallies = counts;
  let at = total;
  for (let k = start; k < end; k++) {
    const number = numbers[k]!;
    const before = tallies[number]!;
    tallies[number] = before + 1;
    list[at] = number;
    at += (before - 1) >>> 31; // without a branch: see hashChars
  }
  return at;
}

/** Adds dot / length of the touched numbers from..to to each logit. */
function addBlock(
  out: Float64Array,
  { models, spec }: HashedScorer,
  { from, to, rows }: { readonly from: number; readonly to: number; readonly rows: Float32Array },
): void {
  const tf = spec.sublinear === false ? RAW_TF : LOG_TF;
  const list = touched;
  const tallies = counts;
  const often = frequencies;
  const width = models + 1;
  let square = 0;
  for (let k = from; k < to; k++) {
    const number = list[k]!;
    const count = tallies[number]!;
    const frequency = count < 256 ? tf[count]! : termFrequency(tf, count);
    often[k] = frequency;
    const value = frequency * rows[number * width]!;
    square += value * value;
  }
  if (square === 0) return;
  const scale = 1 / Math.sqrt(square);
  let m = 0;
  // Four sums at a time: each alone would wait for its own last addition.
  for (; m + 3 < models; m += 4) {
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let k = from; k < to; k++) {
      const frequency = often[k]!;
      const cell = list[k]! * width + m + 1;
      a += frequency * rows[cell]!;
      b += frequency * rows[cell + 1]!;
      c += frequency * rows[cell + 2]!;
      d += frequency * rows[cell + 3]!;
    }
    out[m]! += a * scale;
    out[m + 1]! += b * scale;
    out[m + 2]! += c * scale;
    out[m + 3]! += d * scale;
  }
  for (; m < models; m++) {
    let sum = 0;
    for (let k = from; k < to; k++) sum += often[k]! * rows[list[k]! * width + m + 1]!;
    out[m]! += sum * scale;
  }
}
