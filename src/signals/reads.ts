import { conceptPhrases } from './lexicon/lexicons.ts';
import { type Marks, type Meaning, scan } from './scan/marks.ts';
import { type Near, near, type Span } from './scan/near.ts';
import { mayMatch, needsOf } from './scan/needs.ts';
import { buildTrie, type Trie } from './scan/trie.ts';
import type { Occurrence, Signal, TextView } from './signal.ts';

/** Most occurrences of one signal that are looked at in one text; reports of an order among them are dropped later. */
const CANDIDATES = 64;

const tries = new WeakMap<readonly Signal[], Trie<Meaning>>();
let conceptsOnly: Trie<Meaning> | undefined;

/** Marks of a text, from the scan that `scanText` made, or from one made now. */
export function marksOf(text: TextView): Marks {
  text.marks ??= marksIn(text.reading.text);
  return text.marks;
}

/** Marks of any text. */
export function marksIn(text: string): Marks {
  conceptsOnly ??= buildTrie(conceptPhrases());
  return scan(text, conceptsOnly, 0);
}

/** One pass over the text: its marks (kept for `marksOf`) and which signals have a keyword in it. */
export function scanText(text: TextView, signals: readonly Signal[]): Uint8Array {
  let trie = tries.get(signals);
  if (trie === undefined) {
    trie = buildTrie([...conceptPhrases(), ...signals.flatMap(keywordPhrases)]);
    tries.set(signals, trie);
  }
  const marks = scan(text.reading.text, trie, signals.length);
  text.marks = marks;
  return marks.hits;
}

function keywordPhrases(signal: Signal, index: number) {
  const value: Meaning = { concept: -1, languages: 0, signal: index };
  return (signal.keywords ?? []).map((text) => ({ text: `${text}*`, value }));
}

type Find = Signal['find'];

/** Finds concepts that stand near each other. */
export function concepts(...rules: readonly Near[]): Find {
  const finders = rules.map(near);
  return (texts) => {
    const found: Occurrence[] = [];
    for (const text of texts) {
      const marks = marksOf(text);
      const spans: Span[] = [];
      for (const finder of finders) spans.push(...finder(marks, CANDIDATES));
      found.push(...distinct(spans).map((span) => ({ text, ...span })));
    }
    return found;
  };
}

/** Finds linear patterns (flag `g`) in the lower-case text. */
export function patterns(...regexes: readonly RegExp[]): Find {
  let needs: ReturnType<typeof needsOf>[] | undefined;
  return (texts) => {
    needs ??= regexes.map(needsOf);
    const found: Occurrence[] = [];
    for (const text of texts) {
      const spans: Span[] = [];
      for (const [index, regex] of regexes.entries()) {
        if (!mayMatch(text.lower, needs[index]!)) continue;
        for (const match of text.lower.matchAll(regex)) {
          spans.push({ start: match.index, end: match.index + match[0].length });
          if (spans.length >= CANDIDATES) break;
        }
      }
      found.push(...distinct(spans).map((span) => ({ text, ...span })));
    }
    return found;
  };
}

/** What `find` finds in texts of one kind. */
export function amongst(isOfKind: (text: TextView) => boolean, find: Find): Find {
  return (texts, view) => {
    const kind = texts.filter(isOfKind);
    return kind.length === 0 ? [] : find(kind, view);
  };
}

/** What any of the ways finds. */
export function either(...ways: readonly Find[]): Find {
  return (texts, view) => ways.flatMap((way) => way(texts, view));
}

/** Spans in order, those that overlap an earlier one dropped. */
function distinct(spans: Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (kept.length >= CANDIDATES) break;
    if (kept.length === 0 || span.start >= kept.at(-1)!.end) kept.push(span);
  }
  return kept;
}
