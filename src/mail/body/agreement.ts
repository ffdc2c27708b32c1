import type { Collector } from './collector.ts';

/** Texts of the parts of one multipart/alternative, which should say the same. */
export interface Alternatives {
  readonly part: string;
  readonly plain: string[];
  readonly html: string[];
  /** One of them was not read to its end. */
  cut: boolean;
}

/** Share of words missing on the other side from which on a disagreement is named; link texts alone make 10 to 20 %. */
const NOTABLE = 0.3;
const FEWEST_WORDS = 5;

/**
 * Names plain and HTML parts that disagree. People see the HTML part, agents are often given the plain one, or the
 * other way round: an order may stand in one alone.
 */
export function noteAgreement(alternatives: Alternatives, collector: Collector): void {
  if (alternatives.plain.length === 0 || alternatives.html.length === 0) return;
  const most = alternatives.cut ? sharedLength(alternatives) : Number.POSITIVE_INFINITY;
  const plain = wordsOf(alternatives.plain, most);
  const html = wordsOf(alternatives.html, most);
  if (plain.size < FEWEST_WORDS && html.size < FEWEST_WORDS) return;
  const onlyPlain = shareMissing(plain, html);
  const onlyHtml = shareMissing(html, plain);
  if (Math.max(onlyPlain, onlyHtml) < NOTABLE) return;
  collector.note(
    'alternatives-differ',
    `${percent(onlyPlain)} of the words of the plain part are not in the HTML part, ${percent(onlyHtml)} the other way`,
    alternatives.part,
    Math.max(onlyPlain, onlyHtml),
  );
}

/** Length to which both forms were read. */
function sharedLength({ plain, html }: Alternatives): number {
  const length = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length, 0);
  return Math.min(length(plain), length(html));
}

const LINKS = /(?:https?:|mailto:|www\.)[^\s<>]{1,2000}/gi;
const SHORTEST_WORD = 2;
const LONGEST_WORD = 60;

/** Distinct words without links and addresses, which the two forms show in different ways. */
function wordsOf(texts: readonly string[], most: number): Set<string> {
  const words = new Set<string>();
  let left = most;
  for (const whole of texts) {
    const text = whole.slice(0, left);
    left -= text.length;
    if (/[^\0-\x7f]/.test(text))
      for (const word of text.replace(LINKS, ' ').matchAll(/[\p{L}\p{N}]{2,60}/gu))
        words.add(word[0].toLowerCase());
    else addAsciiWords(withoutLinks(text.toLowerCase()), words);
  }
  return words;
}

/** Most texts have no links, and to look for a few words is faster than to look for all links at once. */
function withoutLinks(lower: string): string {
  const may = lower.includes('http') || lower.includes('mailto:') || lower.includes('www.');
  return may ? lower.replace(LINKS, ' ') : lower;
}

/** What the pattern of other texts finds, at a fraction of its cost. */
function addAsciiWords(lower: string, words: Set<string>): void {
  let start = 0;
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0;
    const inWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (inWord && at - start < LONGEST_WORD) continue;
    if (at - start >= SHORTEST_WORD) words.add(lower.slice(start, at));
    start = inWord ? at : at + 1;
  }
}

function shareMissing(words: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (words.size === 0) return 0;
  let missing = 0;
  for (const word of words) if (!other.has(word)) missing++;
  return missing / words.size;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
