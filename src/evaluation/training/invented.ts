import type { Rng } from '../../learn/index.ts';

/** First letters of alphabets that take the place of a and its neighbours. */
const ALPHABETS = [
  'a',
  'a',
  'a',
  '\u03b1',
  '\u0430',
  '\u05d0',
  '\u0561',
  '\u10d0',
  '\u0e01',
  '\u0b95',
] as const;
const VOWELS = 'aeiouy';
const CONSONANTS = 'bcdfghjklmnpqrstvwxz';

/**
 * The text in a language that nobody speaks: vowels changed for vowels, consonants for consonants, at times in another
 * alphabet. What a model makes of such a text it makes of a language it does not know.
 */
export function invented(text: string, rng: Rng): string {
  const alphabet = ALPHABETS[rng.int(ALPHABETS.length)]!;
  const map = new Map<string, string>();
  const swap = (letters: string): void => {
    const shuffled = rng.shuffle([...letters]);
    for (const [i, letter] of [...letters].entries()) map.set(letter, shuffled[i]!);
  };
  swap(VOWELS);
  swap(CONSONANTS);
  const shift = alphabet.charCodeAt(0) - 97;
  return [...text.toLowerCase()]
    .map((letter) => {
      const other = map.get(letter);
      return other === undefined ? letter : String.fromCharCode(other.charCodeAt(0) + shift);
    })
    .join('');
}
