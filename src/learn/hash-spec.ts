import { InputError } from '../errors.ts';

/**
 * How a text becomes hashed n-gram counts. Each analyzer has 2^bits columns of its own: words first, then characters.
 * Texts are lower-cased; n-grams are hashed over UTF-16 units.
 */
export interface HashSpec {
  /** Smallest and largest n of word n-grams, within 1 to 2; words have at least 2 word characters. null: none. */
  readonly word: readonly [number, number] | null;
  /** Smallest and largest n of character n-grams within blank-padded words, within 2 to 5, smallest <= 3. null: none. */
  readonly char: readonly [number, number] | null;
  /** log2 of the columns of each analyzer, 8 to 22. */
  readonly bits: number;
  /** 2^shared neighbouring columns share one idf and one weight: several models over the same columns, of different size. Default 0. */
  readonly shared?: number;
  /** 'blocks' scales word and character vectors to length 1 each, 'joint' the joined vector. Default 'blocks'. */
  readonly norm?: 'blocks' | 'joint';
  /** Term frequency 1 + ln(count) instead of the count. Default true. */
  readonly sublinear?: boolean;
}

/** Word 1-2-grams and character 3-5-grams, 2^18 columns each. */
export const defaultHashSpec: HashSpec = Object.freeze({ word: [1, 2], char: [3, 5], bits: 18 } as const);

/** @throws InputError naming the first field out of range */
export function checkHashSpec({ word, char, bits, shared = 0 }: HashSpec): void {
  if (word === null && char === null)
    throw new InputError('hash-spec', 'word and char are both null; keep one');
  if (!(Number.isInteger(bits) && bits >= 8 && bits <= 22))
    throw new InputError('hash-spec', `bits ${bits} is not a whole number from 8 to 22`);
  if (!(Number.isInteger(shared) && shared >= 0 && shared < bits))
    throw new InputError('hash-spec', `shared ${shared} is not a whole number from 0 to ${bits - 1}`);
  if (word !== null && !isRange(word, 1, 2))
    throw new InputError('hash-spec', `word [${word}] is not within [1, 2]`);
  if (char !== null && !(isRange(char, 2, 5) && char[0] <= 3))
    throw new InputError('hash-spec', `char [${char}] is not within [2, 5] with the smallest n at most 3`);
}

const isRange = ([low, high]: readonly [number, number], least: number, most: number): boolean =>
  Number.isInteger(low) && Number.isInteger(high) && least <= low && low <= high && high <= most;

/** Columns of all analyzers together. */
export const hashColumns = (spec: HashSpec): number =>
  2 ** spec.bits * ((spec.word === null ? 0 : 1) + (spec.char === null ? 0 : 1));

/** Idf values, and weights of a model: one for the columns that share it. */
export const hashWeights = (spec: HashSpec): number => hashColumns(spec) >> (spec.shared ?? 0);

/** First column of the character block. */
export const charOffset = (spec: HashSpec): number => (spec.word === null ? 0 : 2 ** spec.bits);
