import { applyEdits, type Edit } from './draft.ts';
import { isKnownWord } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { segmentWords } from './segment.ts';

const TOKEN = /[\p{L}\p{N}]\p{M}*(?:['’]?[\p{L}\p{N}]\p{M}*)*/gu;
/** What may part letters of one word without a doubt; other signs make a list, a formula or a table. */
const SPACER = /^[\s.\-_*·•|/~]{1,5}$/u;
const GAP = 6;
const LETTERS = 4;
/** Share of the gaps in a spelled-out text that are the usual one. */
const REGULAR = 0.6;
/** Letters that a run without any gap between words must have before it is cut into words. */
const CUT = 9;

interface Letter {
  readonly start: number;
  readonly end: number;
  /** What stands between this letter and the next of its group. */
  gap: string;
}

/** Joins letters that were set apart ("i g n o r e", "i-g-n-o-r-e", a letter a line) into words. */
export function joinSpacedLetters(reading: Reading): Reading {
  const { text } = reading;
  const groups: Letter[][] = [];
  let group: Letter[] = [];
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    const last = group.at(-1);
    if (last !== undefined) {
      const gap = text.slice(last.end, Math.min(index, last.end + GAP + 1));
      if (gap.length <= GAP) last.gap = gap;
      if (gap.length > GAP || !single(token)) {
        if (gap.length > GAP) last.gap = '';
        groups.push(group);
        group = [];
      }
    }
    if (single(token)) group.push({ start: index, end: index + token.length, gap: '' });
  }
  groups.push(group);
  const edits: Edit[] = [];
  const spacers = new Set<string>();
  for (const letters of groups)
    if (letters.length >= LETTERS && spelled(text, letters)) spacers.add(usualGap(letters));
  for (const letters of groups) {
    if (letters.length < 3 || (letters.length < LETTERS && !spacers.has(usualGap(letters)))) continue;
    if (!spelled(text, letters)) continue;
    const start = letters[0]!.start;
    const end = letters.at(-1)!.end;
    edits.push({ start, end, text: spell(text, letters), kind: 'letter-spacing' });
  }
  return applyEdits(reading, edits);
}

function single(token: string): boolean {
  return token.length <= 2 && [...token.normalize('NFC')].length === 1;
}

/** Whether a group is a spelled-out text and no list, abbreviation, formula or table row. */
function spelled(text: string, letters: readonly Letter[]): boolean {
  const word = letters.filter(({ start }) => /\p{L}/u.test(text.slice(start, start + 2))).length;
  if (word < 0.7 * letters.length) return false;
  const usual = usualGap(letters);
  const same = letters.filter(({ gap }, at) => at < letters.length - 1 && gap === usual).length;
  if (same < REGULAR * (letters.length - 1) || usual === ' -') return false;
  if (usual.startsWith('.') && letters.length < 5) return false;
  if (SPACER.test(usual)) return true;
  return (
    letters.length >= LETTERS &&
    isKnownWord(
      letters
        .map((l) => text.slice(l.start, l.end))
        .join('')
        .toLowerCase(),
    )
  );
}

function usualGap(letters: readonly Letter[]): string {
  const counts = new Map<string, number>();
  for (const { gap } of letters.slice(0, -1)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as [
    string,
    number,
  ])[0];
}

function spell(text: string, letters: readonly Letter[]): string {
  const usual = usualGap(letters);
  let out = '';
  let word = '';
  const flush = (): void => {
    const known = word.length < CUT || isKnownWord(word.toLowerCase());
    out += known ? word : segmentWords(word);
    word = '';
  };
  letters.forEach((letter, at) => {
    word += text.slice(letter.start, letter.end);
    if (at === letters.length - 1 || letter.gap === usual) return;
    const next = text.slice(letters[at + 1]!.start, letters[at + 1]!.end);
    flush();
    out += boundary(letter.gap, usual, next);
  });
  flush();
  return out;
}

/** What to write for a gap that is not the usual one: the sign in it, and a space where a word ends. */
function boundary(gap: string, usual: string, next: string): string {
  const sign = /\s/.test(usual) ? gap.replace(/\s+/gu, '') : gap.trim().replaceAll(usual, '');
  if (sign === '') return /\n/.test(gap) && !/\n/.test(usual) ? '\n' : ' ';
  if (/^[@/:_'’-]$/u.test(sign)) return sign;
  if (sign === '.' && next.toUpperCase() !== next) return sign;
  return `${sign} `;
}
