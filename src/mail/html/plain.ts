/** Text of a piece of HTML source without a tree: tags dropped, spaces collapsed, the few common entities decoded. */
export function stripTags(source: string): string {
  // Single blanks and line ends stay as they are: a replacement each would cost more than all the rest.
  return source
    .replace(/<(?:\/(?:p|div|tr|li|h[1-6]|table)|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
      (whole, dec: string, hex: string, name: string) => {
        if (name) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = dec ? Number(dec) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/[ \t\r\f]{2,}|[\t\r\f]/g, ' ')
    .replace(/ \n[\n ]*|\n[\n ]+/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  period: '.',
  zwnj: '\u200c',
  zwj: '\u200d',
  shy: '\u00ad',
};

/** Words of letters enough to be a sentence rather than a code, a size or a name. */
export function isProse(text: string): boolean {
  if (text.length < 16 || !text.includes(' ')) return false;
  let words = 0;
  for (const word of text.slice(0, 500).split(/\s+/))
    if (/^\p{L}{2,}[.,:;!?]?$/u.test(word) && ++words >= 4) return true;
  return false;
}

/** Letters, digits or other glyphs: something that can be read. */
export const hasInk = (text: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text);
