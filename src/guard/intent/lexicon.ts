/** Bounded, so that a hostile text costs no more than its length. */
const GAP = '\\p{L}{0,3}(?: [^ .!?;]+){0,6}? ';

/**
 * Word lists in a compact form: entries parted by white space; `_` stands for a blank, a final `*` for any ending,
 * `…` for up to six words in between.
 * Scripts without blanks between words (Han, kana) match anywhere.
 */
export function compileWords(list: string): RegExp {
  const bounded: string[] = [];
  const free: string[] = [];
  for (const entry of list.split(/\s+/)) {
    if (entry === '') continue;
    const open = entry.endsWith('*');
    const body = (open ? entry.slice(0, -1) : entry)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('_', ' ')
      .replaceAll('…', GAP);
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(body)) free.push(body);
    else bounded.push(open ? body : `${body}(?![\\p{L}\\p{M}\\p{N}])`);
  }
  const parts: string[] = [];
  if (bounded.length > 0) parts.push(`(?<![\\p{L}\\p{M}\\p{N}])(?:${bounded.join('|')})`);
  if (free.length > 0) parts.push(free.join('|'));
  return new RegExp(parts.join('|'), 'gu');
}

/** One pattern per language, from one line per language in the order of LANGUAGES. */
export function compileByLanguage(lines: string): readonly RegExp[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(compileWords);
}
