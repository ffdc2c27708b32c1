import { applyEdits, derive, type Edit } from './draft.ts';
import type { DisguiseKind, Reading } from './reading.ts';
import { smuggledBits, smuggledBytes } from './smuggled.ts';

/** Characters that take no room: format characters, fillers, variation selectors, tags, combining grapheme joiner. */
const INVISIBLE =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\u{e0000}-\u{e0fff}]+/gu;
const WORD = /[\p{L}\p{N}]/u;
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MARK_OR_LETTER = /[\p{L}\p{M}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HAN_OR_MONGOLIAN = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Phags_Pa}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{S}\u20e3]/u;
const KEYCAP_BASE = /[0-9#*]/;
/** Regions that have a flag made of tags (CLDR subdivisions in use): black flag + region + cancel tag. */
const TAG_FLAG = /^(?:gb(?:eng|sct|wls|nir)|(?:us|ca)[a-z]{2})\u007f$/;

interface Run {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  readonly points: readonly number[];
}

const isSelector = (cp: number): boolean =>
  (cp >= 0xfe00 && cp <= 0xfe0f) || (cp >= 0xe0100 && cp <= 0xe01ef);
const isTag = (cp: number): boolean => cp >= 0xe0000 && cp <= 0xe007f;

/** Takes out what takes no room, and reads what was written in it. Joiners, emoji and flags in ordinary use stay. */
export function readInvisible(reading: Reading): { plain: Reading; smuggled: readonly Reading[] } {
  const { text } = reading;
  const edits: Edit[] = [];
  const tags: Channel = { points: [], start: -1, end: -1 };
  const selectors: Channel = { points: [], start: -1, end: -1 };
  const blanks: Channel = { points: [], start: -1, end: -1 };
  for (const match of text.matchAll(INVISIBLE)) {
    const run = runAt(text, match.index, match[0]);
    let at = run.start;
    const kept = ordinary(run);
    if (kept === run.end) continue;
    for (const cp of run.points) {
      const width = cp > 0xffff ? 2 : 1;
      if (at >= kept) collect(isTag(cp) ? tags : isSelector(cp) ? selectors : blanks, cp, [at, at + width]);
      at += width;
    }
    edits.push({ start: kept, end: run.end, text: '', kind: disguise(run) });
  }
  const smuggled: Reading[] = [];
  const read = (channel: Channel, kind: DisguiseKind, content: string | null): void => {
    if (content !== null)
      smuggled.push(derive(reading, [channel.start, channel.end], { text: content, kind }));
  };
  read(tags, 'tag-characters', tagText(tags.points));
  read(selectors, 'variation-selectors', smuggledBytes(selectors.points));
  read(blanks, 'zero-width', smuggledBits(blanks.points));
  return { plain: applyEdits(reading, edits), smuggled };
}

/** Invisible characters of one kind in order of occurrence; a message may be spread over a whole cover text. */
interface Channel {
  readonly points: number[];
  start: number;
  end: number;
}

function collect(channel: Channel, cp: number, span: readonly [number, number]): void {
  if (channel.start < 0) channel.start = span[0];
  channel.end = span[1];
  channel.points.push(cp);
}

function tagText(points: readonly number[]): string | null {
  const text = points
    .map((cp) => (cp >= 0xe0020 && cp < 0xe007f ? String.fromCharCode(cp - 0xe0000) : ''))
    .join('');
  return /[A-Za-z].*[A-Za-z]/s.test(text) ? text : null;
}

function runAt(text: string, start: number, content: string): Run {
  const end = start + content.length;
  const before = start === 0 ? '' : String.fromCodePoint(codePointBefore(text, start));
  const next = text.codePointAt(end);
  const after = next === undefined ? '' : String.fromCodePoint(next);
  return { start, end, before, after, points: Array.from(content, (c) => c.codePointAt(0)!) };
}

function codePointBefore(text: string, at: number): number {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff && at > 1 ? text.codePointAt(at - 2)! : low;
}

/** End of the leading part of a run that is in ordinary use (emoji, flags, joiners of scripts that need them). */
function ordinary(run: Run): number {
  const { start, end, before, after, points } = run;
  const first = points[0]!;
  if (before === '\u{1f3f4}' && isTag(first)) {
    const close = points.indexOf(0xe007f);
    const name = String.fromCharCode(...points.slice(0, Math.min(close + 1, 8)).map((cp) => cp - 0xe0000));
    return TAG_FLAG.test(name) ? start + (close + 1) * 2 : start;
  }
  const joinsPictures = PICTURE.test(after) && !WORD.test(after);
  if (PICTURE.test(before) || (KEYCAP_BASE.test(before) && after === '\u20e3')) {
    if (first === 0xfe0f || first === 0xfe0e) {
      if (points[1] === 0x200d && joinsPictures && points.length === 2) return end;
      return start + 1;
    }
    if (first === 0x200d && points.length === 1 && joinsPictures) return end;
    return start;
  }
  if (points.length > 1) return start;
  if (isSelector(first) || (first >= 0x180b && first <= 0x180f))
    return HAN_OR_MONGOLIAN.test(before) ? end : start;
  if (first === 0x200c || first === 0x200d) {
    const needed = MARK_OR_LETTER.test(before) && !ALPHABETIC.test(before);
    return needed && !ALPHABETIC.test(after) ? end : start;
  }
  if (first === 0x200b) return UNSPACED.test(before) && UNSPACED.test(after) ? end : start;
  if (first === 0x115f || first === 0x1160 || first === 0x3164 || first === 0xffa0)
    return HANGUL.test(before) || HANGUL.test(after) ? end : start;
  // Arabic number signs, Kaithi and Syriac marks are format characters that are seen.
  return /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u.test(String.fromCodePoint(first))
    ? end
    : start;
}

/** How a removed run is named; `undefined` where it parts no word (padding, byte order marks, direction marks). */
function disguise(run: Run): DisguiseKind | undefined {
  const { before, after, points } = run;
  if (points.some(isTag)) return 'tag-characters';
  if (points.filter(isSelector).length > 1) return 'variation-selectors';
  if (!WORD.test(before) || !WORD.test(after)) return undefined;
  if (points.every((cp) => cp === 0xad)) return 'soft-hyphen';
  if (points.some(isSelector)) return 'variation-selectors';
  if (UNSPACED.test(before) || UNSPACED.test(after)) return undefined;
  return ALPHABETIC.test(before) || ALPHABETIC.test(after) ? 'zero-width' : undefined;
}
