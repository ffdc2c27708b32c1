import { LOOK_ALIKES, WEAK_LOOK_ALIKES } from './confusables.ts';
import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord } from './lexicon.ts';
import type { Reading } from './reading.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const ASCII_LETTER = /[A-Za-z]/;

interface Word {
  readonly start: number;
  readonly text: string;
  /** Reading as Latin, or `null` where a letter has no Latin look-alike. */
  readonly latin: string | null;
  readonly kind: 'latin' | 'mixed' | 'look-alike' | 'honest';
  /** Whether a letter is a look-alike only at a glance. */
  readonly weak: boolean;
}

/**
 * Reads words written with look-alike letters as Latin: words that mix Latin letters with look-alikes, and words made of
 * look-alikes alone where the text around them is Latin. Words of a text that is honestly Cyrillic, Greek … stay.
 */
export function foldHomoglyphs(reading: Reading): Reading {
  const words: Word[] = [];
  let honest = 0;
  let latin = 0;
  let folded = 0;
  for (const { index, 0: text } of reading.text.matchAll(WORD)) {
    const word = classify(index, text);
    words.push(word);
    if (word.kind === 'honest') honest++;
    else if (word.kind === 'look-alike') folded++;
    else latin++;
  }
  const latinText = honest === 0 && (latin > 0 || folded > 2);
  const edits: Edit[] = [];
  words.forEach((word, at) => {
    if (word.latin === null || word.kind === 'latin' || word.kind === 'honest') return;
    const fold =
      word.kind === 'mixed'
        ? !word.weak || word.text.length > 3
        : latinText || (isCommonWord(word.latin) && word.text.length > 2 && betweenLatin(words, at));
    if (!fold) return;
    const kind = word.text.length > 2 ? 'homoglyph' : undefined;
    edits.push({ start: word.start, end: word.start + word.text.length, text: word.latin, kind });
  });
  return applyEdits(reading, spread(reading.text, edits));
}

/** One edit a letter, so that every letter of a folded word maps to its own source. */
function spread(text: string, edits: readonly Edit[]): Edit[] {
  const letters: Edit[] = [];
  for (const { start, text: latin, kind } of edits) {
    let at = start;
    for (const letter of latin) {
      const width = text.codePointAt(at)! > 0xffff ? 2 : 1;
      letters.push({ start: at, end: at + width, text: letter, kind });
      at += width;
    }
  }
  return letters;
}

function betweenLatin(words: readonly Word[], at: number): boolean {
  const plain = (word: Word | undefined): boolean => word === undefined || word.kind !== 'honest';
  return plain(words[at - 1]) && plain(words[at + 1]) && words.length > 1;
}

function classify(start: number, text: string): Word {
  let ascii = 0;
  let strict = 0;
  let weak = 0;
  let foreign = 0;
  let extended = 0;
  let latin = '';
  for (const letter of text) {
    const alike = letter < '\x80' ? undefined : LOOK_ALIKES.get(letter);
    if (ASCII_LETTER.test(letter)) {
      ascii++;
      latin += letter;
    } else if (alike !== undefined) {
      strict++;
      latin += alike;
    } else if (WEAK_LOOK_ALIKES.has(letter)) {
      weak++;
      latin += WEAK_LOOK_ALIKES.get(letter)!;
    } else if (/[\p{Script=Latin}\p{M}]/u.test(letter)) {
      extended++;
      latin += letter;
    } else foreign++;
  }
  const own = ascii + extended;
  if (foreign > 0) return { start, text, latin: null, kind: 'honest', weak: false };
  if (strict + weak === 0) return { start, text, latin: null, kind: 'latin', weak: false };
  if (own === 0) return { start, text, latin, kind: weak > 0 ? 'honest' : 'look-alike', weak: weak > 0 };
  return { start, text, latin, kind: mixes(text, latin) ? 'mixed' : 'latin', weak: weak > 0 };
}

/** Latin alphabets have look-alikes of their own (ı, ø, đ, ł): those make no mixture unless an English word comes out. */
function mixes(text: string, latin: string): boolean {
  if (/[^\p{Script=Latin}\p{M}]/u.test(text)) return text.length > 2;
  return isCommonWord(latin);
}
