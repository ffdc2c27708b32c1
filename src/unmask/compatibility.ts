import { applyEdits, type Edit } from './draft.ts';
import type { DisguiseKind, Reading } from './reading.ts';

/** Full-width letters and digits with full-width punctuation between them; other full-width punctuation is East Asian. */
const FULL_WIDTH =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a](?:[\uff01-\uff5e]*[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a])?/gu;
/** Letters in fancy dress: mathematical, circled, squared, bracketed, raised, lowered; ligatures. */
const STYLED =
  /[\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}\u{1f1e6}-\u{1f1ff}\u249c-\u24e9\u02b0-\u02b8\u02e0-\u02e3\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2100-\u214f\u2c7c\u2c7d\ua770\ua7f2-\ua7f4\ufb00-\ufb06]+/gu;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ANY =
  /[\uff10-\uff5a\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f1ff}\u249c-\u24e9\u02b0-\u02e3\u1d2c-\u1dbf\u2071-\u209c\u2100-\u214f\u2c7c\u2c7d\ua770\ua7f2-\ua7f4\ufb00-\ufb06]/u;
/** Circled letters; one alone is a sign (registered, information). */
const CIRCLED = /[\u24b6-\u24e9]/;
/** Fewer styled letters than this in a text are a symbol (a registered sign, a unit, an index), not a disguise. */
const STYLED_WORD = 4;

/** Folds letters in fancy dress to plain ones (NFKC, a character at a time). */
export function foldCompatibility(reading: Reading): Reading {
  const { text } = reading;
  if (!ANY.test(text)) return reading;
  const wide: DisguiseKind | undefined = EAST_ASIAN.test(text) ? undefined : 'full-width';
  const edits: Edit[] = [];
  for (const { index, 0: run } of text.matchAll(FULL_WIDTH))
    edits.push({ start: index, end: index + run.length, text: run.normalize('NFKC'), kind: wide });
  const styled: Edit[] = [];
  for (const { index, 0: run } of text.matchAll(STYLED)) {
    let at = index;
    for (const character of isFlags(run) ? '' : run) {
      const plain = plainLetter(character);
      if (plain !== null)
        styled.push({ start: at, end: at + character.length, text: plain, kind: 'math-letters' });
      at += character.length;
    }
  }
  const letters = styled.filter((edit) => edit.text.length === 1);
  const quiet = letters.length < STYLED_WORD;
  for (const edit of styled) {
    if (quiet && CIRCLED.test(text[edit.start]!)) continue;
    edits.push(quiet || edit.text.length > 1 ? { ...edit, kind: undefined } : edit);
  }
  return applyEdits(
    reading,
    edits.sort((a, b) => a.start - b.start),
  );
}

function plainLetter(character: string): string | null {
  const cp = character.codePointAt(0)!;
  if (cp >= 0x1f110 && cp <= 0x1f129) return String.fromCharCode(65 + cp - 0x1f110);
  if (cp >= 0x1f150 && cp <= 0x1f169) return String.fromCharCode(65 + cp - 0x1f150);
  if (cp >= 0x1f170 && cp <= 0x1f189) return String.fromCharCode(65 + cp - 0x1f170);
  if (cp >= 0x1f1e6 && cp <= 0x1f1ff) return String.fromCharCode(65 + cp - 0x1f1e6);
  if (cp >= 0x249c && cp <= 0x24b5) return String.fromCharCode(97 + cp - 0x249c);
  const plain = character.normalize('NFKC');
  if (plain === character) return null;
  const ligature = cp >= 0xfb00 && cp <= 0xfb06;
  return ligature || (plain.length === 1 && /[\p{L}\p{N}]/u.test(plain)) ? plain : null;
}

/** Pairs of regional indicators that name a region are flags. */
function isFlags(run: string): boolean {
  const points = Array.from(run, (c) => c.codePointAt(0)!);
  if (points.length % 2 === 1 || !points.every((cp) => cp >= 0x1f1e6 && cp <= 0x1f1ff)) return false;
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  for (let i = 0; i < points.length; i += 2) {
    const code = String.fromCharCode(points[i]! - 0x1f1e6 + 65, points[i + 1]! - 0x1f1e6 + 65);
    if (regions.of(code) === code) return false;
  }
  return true;
}
