import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord, TRIGGERS } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** Latin letters with marks, composed or not. */
const MARKED = /[\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f\u20d0-\u20f0]/g;
const WORD_UNIT = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f\u20d0-\u20f0]/;
const LONGEST = 64;
/** English trigger words written with marks that they never bear, before the marks of a text are taken off. */
const WORDS = 2;
/** Share of letters of a word that bear a mark in a word decorated from end to end. */
const DECORATED = 0.3;

/** Takes marks off letters ("ïgnörè", struck-out letters) where English trigger words appear below them. */
export function stripDecoration(reading: Reading): Reading {
  const { text } = reading;
  const edits: Edit[] = [];
  const found = new Set<string>();
  let from = 0;
  for (const { index } of text.matchAll(MARKED)) {
    if (index < from) continue;
    let start = index;
    let end = index + 1;
    while (start > from && index - start < LONGEST && WORD_UNIT.test(text[start - 1]!)) start--;
    while (end < text.length && end - index < LONGEST && WORD_UNIT.test(text[end]!)) end++;
    from = end;
    const word = text.slice(start, end);
    const plain = strip(word);
    const trigger = TRIGGERS.has(plain.toLowerCase());
    if (trigger) found.add(plain.toLowerCase());
    const marks = word.match(MARKED)!.length;
    if (isCommonWord(plain) || marks >= DECORATED * plain.length)
      edits.push({ start, end, text: plain, kind: 'homoglyph' });
  }
  return found.size < WORDS ? reading : applyEdits(reading, edits);
}

function strip(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u20d0-\u20f0]/g, '')
    .replace(/[øØłŁđĐ]/g, (c) => 'oOlLdD'['øØłŁđĐ'.indexOf(c)]!);
}
