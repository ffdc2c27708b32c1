import { applyEdits, type Edit } from './draft.ts';
import { isKnownWord } from './lexicon.ts';
import type { Reading } from './reading.ts';

const OVERRIDE = /\u202e([^\u202c-\u202e\n\u2028\u2029]+)/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
};

/**
 * Puts text under a right-to-left override (U+202E) in the order in which it is seen (UAX #9), unless the stored order
 * is the readable one. Text of right-to-left scripts keeps its order.
 */
export function undoOverrides(reading: Reading): Reading {
  const edits: Edit[] = [];
  for (const match of reading.text.matchAll(OVERRIDE)) {
    const stored = match[1]!;
    const start = match.index + 1;
    if (RIGHT_TO_LEFT.test(stored)) continue;
    const seen = [...stored]
      .reverse()
      .map((c) => MIRRORED[c] ?? c)
      .join('');
    const text = knownWords(stored) > knownWords(seen) ? stored : seen;
    edits.push({ start, end: start + stored.length, text, kind: 'bidi-override' });
  }
  return applyEdits(reading, edits);
}

function knownWords(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.filter(isKnownWord).length;
}
