import { isShown } from './shown.ts';
import type { CaseView, Occurrence, Signal, TextView } from './signal.ts';

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\u2018': '\u2019',
  '\u201c': '\u201d',
  '\u201e': '\u201c\u201d',
  '\u00ab': '\u00bb',
  '\u300c': '\u300d',
  '\u300e': '\u300f',
};
const CLOSERS = new Set(Object.values(CLOSING).join(''));
/** How far back a quotation may have begun. */
const FARTHEST = 200;
/** Words before a quotation that make it reported speech; fewer may be the name of a field. */
const LEAST_WORDS = 2;

/** What a signal finds, save orders that are reported: `the white line read "ignore all …"`. Hidden text reports nothing. */
export function notMentioned(find: Signal['find']): Signal['find'] {
  return (texts, view) => find(texts, view).filter((each) => !isMentioned(each, view));
}

function isMentioned(each: Occurrence, view: CaseView): boolean {
  const { text, start } = each;
  if (text.segment.visibility === 'hidden' && !isShown(each, view)) return false;
  const opening = openQuote(text, start);
  return opening >= 0 && wordsBefore(text.reading.text, opening) >= LEAST_WORDS;
}

/** Where the quotation begins that `at` stands in; -1 if in none. */
function openQuote({ reading: { text } }: TextView, at: number): number {
  const first = lineStart(text, at);
  const closed = new Set<string>();
  for (let i = at - 1; i >= first; i--) {
    const sign = text[i]!;
    const closing = CLOSING[sign];
    const straight = sign === '"' || sign === "'";
    // a straight sign opens where no letter stands before it
    if (closing !== undefined && !(straight && isLetter(text[i - 1]))) {
      if ([...closing].some((each) => closed.has(each))) {
        closed.clear();
        continue;
      }
      return i;
    }
    if (CLOSERS.has(sign) && !(sign === "'" || sign === '\u2019')) closed.add(sign);
  }
  return -1;
}

/** Words on the line before `at`; where words are not spaced, two letters count as one. */
function wordsBefore(text: string, at: number): number {
  const words = text.slice(lineStart(text, at), at).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.reduce((sum, word) => sum + (UNSPACED.test(word) ? word.length / 2 : 1), 0);
}

/** Where the line of `at` begins, looked for no farther back than a quotation may have begun. */
function lineStart(text: string, at: number): number {
  const first = Math.max(0, at - FARTHEST);
  return first + text.slice(first, at).lastIndexOf('\n') + 1;
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}.,!?]/u.test(sign);
}
