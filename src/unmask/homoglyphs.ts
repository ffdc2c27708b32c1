import { LOOK_ALIKES, WEAK_LOOK_ALIKES } from './confusables.ts';
import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord } from './lexicon.ts';
import type { Reading } from './reading.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /[\p{Script=Latin}\p{M}]/u;
/** Letters of living Latin alphabets (Danish, Turkish, Polish, Hausa, Ewe …) that a table of look-alikes lists too. */
const ALPHABET = 'øØđĐłŁıħŧəɛɔŋƙɗɓƴƁƊƘƳƓɠɨʉ';
/** A letter that may be read as another. */
const ANY = new RegExp(`[${[...LOOK_ALIKES.keys(), ...WEAK_LOOK_ALIKES.keys()].join('')}]`, 'u');
const NON_ASCII = /[^\x00-\x7f]/;
/** Words in small capitals or phonetic letters that must be everyday words before such words are read as plain ones. */
const STYLED_WORDS = 2;

/** What a letter is: Latin, a look-alike from another script, one at a glance, a Latin letter in other dress, or foreign. */
type LetterClass = 'latin' | 'alike' | 'weak' | 'styled' | 'foreign';
type WordClass = 'latin' | 'mixed' | 'look-alike' | 'styled' | 'honest';

interface Word {
  readonly start: number;
  readonly text: string;
  readonly kind: WordClass;
  /** Reading as Latin; meant only for the middle three kinds. */
  readonly latin: string;
  readonly weak: boolean;
}

/**
 * Reads words written with look-alike letters as Latin: words that mix Latin letters with look-alikes, and words made of
 * look-alikes alone where the text around them is Latin. Words of a text that is honestly Cyrillic, Greek … stay.
 */
export function foldHomoglyphs(reading: Reading): Reading {
  if (!ANY.test(reading.text)) return reading;
  const words = Array.from(reading.text.matchAll(WORD), ({ index, 0: text }) => classify(index, text));
  const count = (kind: WordClass): number =>
    words.reduce((sum, word) => sum + (word.kind === kind ? 1 : 0), 0);
  const honest = count('honest');
  const mixed = count('mixed');
  const latinText = honest === 0 && (count('look-alike') > 2 || count('latin') + mixed + count('styled') > 0);
  const styled = words.filter(
    (w) => w.kind === 'styled' && w.text.length > 2 && isCommonWord(w.latin),
  ).length;
  const folds = (word: Word, at: number): boolean => {
    if (word.kind === 'mixed') return !word.weak || word.text.length > 3 || isCommonWord(word.latin);
    if (word.kind === 'styled') return styled + mixed >= STYLED_WORDS;
    if (word.kind !== 'look-alike') return false;
    return latinText || (isCommonWord(word.latin) && word.text.length > 2 && besideNoHonest(words, at));
  };
  const edits: Edit[] = [];
  words.forEach((word, at) => {
    if (folds(word, at)) edits.push(...letterEdits(word));
  });
  return applyEdits(reading, edits);
}

/** One edit a changed letter, so that every letter of a folded word maps to its own source. */
function letterEdits({ start, text, latin }: Word): Edit[] {
  const edits: Edit[] = [];
  const kind = text.length > 2 ? 'homoglyph' : undefined;
  const plain = [...latin];
  let at = start;
  for (const letter of text) {
    const to = plain[edits.length] ?? letter;
    edits.push({ start: at, end: at + letter.length, text: to, kind: to === letter ? undefined : kind });
    at += letter.length;
  }
  return edits;
}

function besideNoHonest(words: readonly Word[], at: number): boolean {
  return words.length > 1 && words[at - 1]?.kind !== 'honest' && words[at + 1]?.kind !== 'honest';
}

function classify(start: number, text: string): Word {
  if (!NON_ASCII.test(text)) return { start, text, kind: 'latin', latin: text, weak: false };
  const seen = new Set<LetterClass>();
  let latin = '';
  for (const letter of text) {
    const kind = letterClass(letter);
    seen.add(kind);
    latin += (kind === 'alike' || kind === 'styled' ? LOOK_ALIKES : WEAK_LOOK_ALIKES).get(letter) ?? letter;
  }
  const weak = seen.has('weak');
  return { start, text, kind: wordClass(seen, text, latin), latin, weak };
}

function wordClass(seen: ReadonlySet<LetterClass>, text: string, latin: string): WordClass {
  if (seen.has('foreign')) return 'honest';
  if (!seen.has('alike') && !seen.has('weak')) return seen.has('styled') ? 'styled' : 'latin';
  if (!seen.has('latin') && !seen.has('styled'))
    return seen.has('weak') && !isCommonWord(latin) ? 'honest' : 'look-alike';
  return text.length > 2 || isCommonWord(latin) ? 'mixed' : 'latin';
}

const classes = new Map<string, LetterClass>();

function letterClass(letter: string): LetterClass {
  const known = classes.get(letter);
  if (known !== undefined) return known;
  const latin = LATIN.test(letter);
  let kind: LetterClass = latin ? 'latin' : 'foreign';
  if (LOOK_ALIKES.has(letter) && !ALPHABET.includes(letter)) kind = latin ? 'styled' : 'alike';
  else if (WEAK_LOOK_ALIKES.has(letter)) kind = latin ? 'latin' : 'weak';
  classes.set(letter, kind);
  return kind;
}
