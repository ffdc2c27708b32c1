import { applyEdits, type Edit } from './draft.ts';
import { isCommonWord } from './lexicon.ts';
import type { Reading } from './reading.ts';

/** Inline tags or comments, written out in a text, between two letters. Tags that break a line part words rightly. */
const BETWEEN =
  /(?<=[\p{L}\p{N}])(?:<!--[^<>]{0,200}-->|<\/?(?!(?:br|p|div|t[dhr]|li|ul|ol|d[dlt]|h[1-6r]|table|tbody|section|article|pre|blockquote|option|body|html|head|img)\b)[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,200})?\/?>)+(?=[\p{L}\p{N}])/giu;
const LETTERS_BEFORE = /[\p{L}\p{N}]{1,24}$/u;
const LETTERS_AFTER = /^[\p{L}\p{N}]+/u;
const WORD = 24;

/** Joins words that literal tags cut up: where an everyday word comes out, or nothing stands between the tags. */
export function joinAcrossTags(reading: Reading): Reading {
  const { text } = reading;
  const cuts = [...text.matchAll(BETWEEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const whole = new Set<number>();
  let from = 0;
  cuts.forEach((cut, i) => {
    const next = cuts[i + 1];
    if (
      next !== undefined &&
      /^[\p{L}\p{N}]+$/u.test(text.slice(cut.end, Math.min(next.start, cut.end + WORD)))
    )
      return;
    const group = cuts.slice(from, i + 1).slice(-WORD);
    from = i + 1;
    let word =
      text.slice(Math.max(0, group[0]!.start - WORD), group[0]!.start).match(LETTERS_BEFORE)?.[0] ?? '';
    group.forEach((piece, at) => {
      word += text.slice(piece.end, group[at + 1]?.start ?? piece.end + WORD).match(LETTERS_AFTER)?.[0] ?? '';
    });
    if (isCommonWord(word)) for (const piece of group) whole.add(piece.start);
  });
  const edits: Edit[] = [];
  for (const { start, end } of cuts) {
    const empty =
      /^(?:<!--[^<>]{0,200}-->|<wbr\s*\/?>|<([a-z][a-z0-9-]{0,20})(?:\s[^<>]{0,200})?><\/\1>)+$/is.test(
        text.slice(start, end),
      );
    const joined = whole.has(start) || empty || whole.size >= 4;
    if (joined) edits.push({ start, end, text: '', kind: whole.has(start) ? 'split-by-tags' : undefined });
  }
  return applyEdits(reading, edits);
}
