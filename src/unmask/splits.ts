import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord, isKnownWord, TRIGGERS } from './lexicon.ts';
import type { Reading } from './reading.ts';

const FRAGMENT = /[\p{L}\p{M}]+/gu;
const SEPARATOR = /^(?:[ \t]?\r?\n[ \t]?|-\r?\n|[ \t\u00a0]{1,2}|[-._*~|/])$/;
const FRAGMENTS = 6;
const LONGEST = 20;
/** Text around a cut trigger word in which other words are taken to be cut too (UTF-16 units). */
const NEAR = 300;
/** Words joined by a line break after which every odd line break of the text is taken to be within a word. */
const HABIT = 3;
/** So many times more breaks within words than between them, and there are none between them. */
const ALWAYS = 2;

interface Fragment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether it could stand alone: an everyday word, a single letter, the tail of a genitive or contraction. */
  readonly whole: boolean;
  /** Separator to the next fragment, `null` where a word surely ends. */
  gap: string | null;
}

interface Join {
  readonly from: number;
  readonly end: number;
  readonly word: string;
}

/** Joins words that were cut by line breaks, spaces or punctuation, where trigger words come out of fragments. */
export function joinSplitWords(reading: Reading): Reading {
  const fragments = fragmentsOf(reading.text);
  const edits: Edit[] = [];
  for (const [from, end] of cutStretches(fragments)) {
    const before = edits.length;
    for (let at = from; at < end; ) {
      const join = longestJoin(fragments, at, (word) => word.length > 3 && isCommonWord(word));
      for (; join !== null && at < join.end - 1; at++) edits.push(cutAt(fragments, at));
      at++;
    }
    const own = edits.splice(before);
    edits.push(...withOddBreaks(fragments.slice(from, end), own));
  }
  return applyEdits(reading, edits);
}

function fragmentsOf(text: string): Fragment[] {
  const fragments: Fragment[] = [];
  for (const { index, 0: letters } of text.matchAll(FRAGMENT)) {
    const last = fragments.at(-1);
    if (last !== undefined) {
      const gap = text.slice(last.end, Math.min(index, last.end + 4));
      last.gap = SEPARATOR.test(gap) ? gap : null;
    }
    const word = letters.toLowerCase();
    const tail = index > 0 && "'’".includes(text[index - 1]!);
    const whole = tail || word.length === 1 || isKnownWord(word);
    fragments.push({ start: index, end: index + letters.length, text: word, whole, gap: null });
  }
  return fragments;
}

/** Ranges of fragments around cut trigger words: two different ones, or one whose pieces are no words. */
function cutStretches(fragments: readonly Fragment[]): [number, number][] {
  const cut: Join[] = [];
  for (let at = 0; at < fragments.length; at++) {
    const join = longestJoin(fragments, at, (word) => TRIGGERS.has(word));
    if (join !== null) cut.push(join);
  }
  const stretches: [number, number][] = [];
  for (let i = 0; i < cut.length; ) {
    let j = i + 1;
    while (j < cut.length && fragments[cut[j]!.from]!.start - fragments[cut[j - 1]!.end - 1]!.end <= NEAR)
      j++;
    const group = cut.slice(i, j);
    i = j;
    const sure = group.some(
      ({ from, end, word }) => word.length > 4 && fragments.slice(from, end).some((f) => !f.whole),
    );
    if (!sure && new Set(group.map(({ word }) => word)).size < 2) continue;
    let from = group[0]!.from;
    let end = group.at(-1)!.end;
    const [left, right] = [fragments[from]!.start - NEAR, fragments[end - 1]!.end + NEAR];
    while (from > 0 && fragments[from - 1]!.start >= left) from--;
    while (end < fragments.length && fragments[end]!.end <= right) end++;
    const last = stretches.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = end;
    else stretches.push([from, end]);
  }
  return stretches;
}

function cutAt(fragments: readonly Fragment[], at: number): Edit {
  const { end, gap } = fragments[at]!;
  const kind = gap!.includes('\n') ? 'newline-split' : 'letter-spacing';
  return { start: end, end: fragments[at + 1]!.start, text: '', kind };
}

/** Words are cut in one way: by line breaks, by spaces or by one sign. */
function styleOf(gap: string | null): string {
  return gap === null ? '' : gap.includes('\n') ? '\n' : gap[0]!;
}

/** The most fragments from `at` on that make a word which `accept`s; pieces that are words themselves make trigger words only. */
function longestJoin(
  fragments: readonly Fragment[],
  at: number,
  accept: (word: string) => boolean,
): Join | null {
  const first = fragments[at]!;
  let word = first.text;
  let whole = first.whole;
  let short = word.length === 1;
  const style = styleOf(first.gap);
  let best: Join | null = null;
  for (let end = at + 1; end < fragments.length && end < at + FRAGMENTS; end++) {
    const { gap } = fragments[end - 1]!;
    if (gap === null || styleOf(gap) !== style) break;
    const piece = fragments[end]!;
    word += piece.text;
    if (word.length > LONGEST) break;
    whole &&= piece.whole;
    short ||= piece.text.length === 1;
    const plural = piece.text === 's' && isCommonWord(word.slice(0, -1));
    const allowed = whole ? !short && TRIGGERS.has(word) : !plural;
    if (allowed && accept(word)) best = { from: at, end: end + 1, word };
  }
  return best;
}

/**
 * Adds joins at line breaks where a piece beside the break is no word, once such cuts are the habit of a text; and at all
 * its line breaks when hardly one parts two words.
 */
function withOddBreaks(fragments: readonly Fragment[], edits: readonly Edit[]): readonly Edit[] {
  const done = new Set(edits.map(({ start }) => start));
  let within = edits.filter(({ kind }) => kind === 'newline-split').length;
  if (within < HABIT) return edits;
  const odd: Edit[] = [];
  const even: Edit[] = [];
  for (let at = 0; at + 1 < fragments.length; at++) {
    const { gap, end } = fragments[at]!;
    if (gap === null || !/^\r?\n$/.test(gap) || done.has(end)) continue;
    const next = fragments[at + 1]!;
    const stray = (one: Fragment): boolean =>
      !one.whole || (one.text.length === 1 && !'ai'.includes(one.text));
    (stray(fragments[at]!) || stray(next) ? odd : even).push(cutAt(fragments, at));
  }
  within += odd.length;
  const all = within > ALWAYS * even.length ? [...edits, ...odd, ...even] : [...edits, ...odd];
  return all.sort((a, b) => a.start - b.start);
}
