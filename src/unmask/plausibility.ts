import { familiarity, isKnownWord } from './lexicon.ts';

/** Text beyond this is not needed to tell prose from data (UTF-16 units). */
const SAMPLE = 600;
const FOREIGN_LETTER = /[^\p{Script=Latin}\P{L}]/gu;
const LATIN_WORD = /[\p{Script=Latin}\p{M}]+/gu;

/** Whether a decoded text consists of characters one can read: letters, digits, punctuation, spaces, line ends. */
export function printable(text: string): boolean {
  if (text.length === 0) return false;
  return !/[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffd\ufffe\uffff\p{Cn}\p{Co}]/u.test(text);
}

/**
 * Whether a text reads as sentences of some language, not as data (JSON claims, identifiers, addresses, code, noise).
 * Latin script: at least three words, mostly letters, and words or letter sequences of known languages.
 * Other scripts: letters of it make up most of the text.
 */
export function isProse(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const visible = sample.replace(/\s+/gu, '').length;
  if (visible < 8) return false;
  const foreign = sample.match(FOREIGN_LETTER)?.length ?? 0;
  if (foreign >= 6 && foreign >= 0.5 * visible) return true;
  const words = sample.match(LATIN_WORD) ?? [];
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  if (words.length < 3 || letters + foreign < 0.7 * visible) return false;
  let known = 0;
  let familiar = 0;
  for (const word of words) {
    const lower = word.toLowerCase();
    if (isKnownWord(lower)) known++;
    familiar += familiarity(lower) * word.length;
  }
  const gaps = sample.trim().match(/\s+/gu)?.length ?? 0;
  if (gaps < words.length / 4) return false;
  if (words.length < 5 && known < 0.6 * words.length) return false;
  return known >= 0.3 * words.length || (known >= 0.1 * words.length && familiar >= 0.6 * letters);
}
