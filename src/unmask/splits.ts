import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord, isKnownWord, TRIGGERS } from './lexicon.ts';
import type { Reading } from './reading.ts';

const FRAGMENT = /[\p{L}\p{M}]+/gu;
const SEPARATOR = /^[\s\-._*~|/]{1,3}$/u;
const FRAGMENTS = 6;
const LONGEST = 20;
/** Words joined by a line break after which every odd line break of the text is taken to be within a word. */
const HABIT = 3;

interface Fragment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Separator to the next fragment, `null` where a word surely ends. */
  gap: string | null;
}

/** Joins words that were cut by line breaks, spaces or punctuation, where trigger words come out of fragments. */
export function joinSplitWords(reading: Reading): Reading {
  const fragments = fragmentsOf(reading.text);
  const found = new Set<string>();
  let sure = false;
  for (let at = 0; at < fragments.length; at++) {
    const join = longestJoin(fragments, at, (word) => TRIGGERS.has(word));
    if (join === null) continue;
    found.add(join.word);
    if (join.word.length > 4 && !fragments.slice(at, join.end).every(({ text }) => isKnownWord(text)))
      sure = true;
  }
  if (found.size === 0 || (found.size < 2 && !sure)) return reading;
  const edits: Edit[] = [];
  let breaks = 0;
  for (let at = 0; at < fragments.length; ) {
    const join = longestJoin(fragments, at, (word) => word.length > 3 && isCommonWord(word));
    if (join === null) {
      at++;
      continue;
    }
    for (; at < join.end - 1; at++) {
      edits.push(edit(fragments, at));
      if (fragments[at]!.gap!.includes('\n')) breaks++;
    }
    at++;
  }
  return applyEdits(reading, breaks < HABIT ? edits : withOddBreaks(fragments, edits));
}

function fragmentsOf(text: string): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { index, 0: word } of text.matchAll(FRAGMENT)) {
    const last = fragments.at(-1);
    if (last !== undefined) {
      const gap = text.slice(last.end, Math.min(index, last.end + 4));
      last.gap = SEPARATOR.test(gap) ? gap : null;
    }
    fragments.push({ start: index, end: index + word.length, text: word.toLowerCase(), gap: null });
  }
  return fragments;
}

function edit(fragments: readonly Fragment[], at: number): Edit {
  const { end, gap } = fragments[at]!;
  const kind = gap!.includes('\n') ? 'newline-split' : 'letter-spacing';
  return { start: end, end: fragments[at + 1]!.start, text: '', kind };
}

/** The most fragments from `at` on that make a word which `accept`s, not all of them words of their own. */
function longestJoin(
  fragments: readonly Fragment[],
  at: number,
  accept: (word: string) => boolean,
): { end: number; word: string } | null {
  let word = fragments[at]!.text;
  let words = isKnownWord(word) && word.length > 1;
  let best: { end: number; word: string } | null = null;
  for (let end = at + 1; end < fragments.length && end < at + FRAGMENTS; end++) {
    if (fragments[end - 1]!.gap === null) break;
    const { text } = fragments[end]!;
    word += text;
    if (word.length > LONGEST) break;
    words = words && isKnownWord(text) && text.length > 1;
    if (accept(word) && (!words || TRIGGERS.has(word))) best = { end: end + 1, word };
  }
  return best;
}

/** Adds joins at the line breaks where a fragment beside the break is no word: in a text cut up this way those are cuts too. */
function withOddBreaks(fragments: readonly Fragment[], edits: readonly Edit[]): Edit[] {
  const done = new Set(edits.map(({ start }) => start));
  const more = [...edits];
  for (let at = 0; at + 1 < fragments.length; at++) {
    const { gap, end, text } = fragments[at]!;
    if (gap === null || !/^\s*\n\s*$/.test(gap) || done.has(end)) continue;
    if (!isKnownWord(text) || !isKnownWord(fragments[at + 1]!.text)) more.push(edit(fragments, at));
  }
  return more.sort((a, b) => a.start - b.start);
}
