/**
 * Control, bidirectional and invisible characters by their number, so that nothing hides or turns the line round.
 * Line feeds and tabs stay.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, (char) =>
    char === '\n' || char === '\t' ? char : `\\u{${char.codePointAt(0)!.toString(16)}}`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML and SVG, in elements and in quoted attributes: hostile mail stays text. */
export const escapeHtml = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (char) => ENTITIES[char]!);
