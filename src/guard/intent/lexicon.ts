/** Bounded, so that a hostile text costs no more than its length. */
const GAP = '\\p{L}{0,3}(?: [^ .!?;]+){0,6}? ';

/**
 * A pattern that is made when it is first looked for: all of them together take longer than the rest of a start, and an
 * action needs those of the user's languages only.
 */
export type Pattern = () => RegExp;

/**
 * Word lists in a compact form: entries parted by white space; `_` stands for a blank, a final `*` for any ending,
 * `…` for up to six words in between.
 * Scripts without blanks between words, or whose words take endings of any length (Han, kana, Hangul), match anywhere. Arabic words
 * may have their particles in front, and its letters that many leave out marks of are one.
 */
export function compileWords(list: string): Pattern {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= patternOf(list);
    return pattern;
  };
}

function patternOf(list: string): RegExp {
  const bounded: { body: string; open: boolean }[] = [];
  const free: string[] = [];
  for (const entry of normal(list).split(/\s+/)) {
    if (entry === '') continue;
    const open = entry.endsWith('*');
    const body = (open ? entry.slice(0, -1) : entry)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('_', ' ')
      .replaceAll('…', GAP);
    if (/\p{sc=Arabic}/u.test(body)) {
      bounded.push({ body: arabic(body), open });
      continue;
    }
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(body)) free.push(body);
    else bounded.push({ body, open });
  }
  const parts: string[] = [];
  if (bounded.length > 0) parts.push(`(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives(bounded)})`);
  if (free.length > 0) parts.push(free.join('|'));
  return new RegExp(parts.join('|'), 'gu');
}

/** As `fold` leaves texts; the mark of a gap is no three full stops. */
const normal = (list: string): string =>
  list
    .split('…')
    .map((part) => part.normalize('NFKC'))
    .join('…');

/** With and, so, with, to and the article in front; hamza, final ya and ta marbuta as they come. */
const arabic = (body: string): string =>
  `(?:[وف]?(?:ال|[بلك](?:ال)?|لل)?)${body
    .replace(/[اأإآ]/g, '[اأإآ]')
    .replace(/[ىي]/g, '[ىي]')
    .replace(/ة/g, '[ةهت]')}`;

/**
 * The entries in their order; neighbours that end with their last letter share one look ahead, since each set of letters
 * in a pattern costs a fraction of a millisecond at the start.
 */
function alternatives(entries: readonly { body: string; open: boolean }[]): string {
  const parts: string[] = [];
  for (let from = 0; from < entries.length; ) {
    const { open } = entries[from]!;
    let to = from;
    const bodies: string[] = [];
    while (to < entries.length && entries[to]!.open === open) bodies.push(entries[to++]!.body);
    parts.push(open ? bodies.join('|') : `(?:${bodies.join('|')})(?![\\p{L}\\p{M}\\p{N}])`);
    from = to;
  }
  return parts.join('|');
}

/** One pattern per language, from one line per language in the order of LANGUAGES. */
export function compileByLanguage(lines: string): readonly Pattern[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(compileWords);
}
