/**
 * Mail text on a terminal. Mail is hostile to terminals too: escape sequences can retitle, recolour or overwrite what was
 * printed before, and bidi controls can swap the visible order of columns.
 */

/** C0, C1, DEL; line and paragraph separators; bidi embeddings, overrides, isolates and marks. */
const UNSAFE =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/g;

/** What takes no column and so could hide in a row: format characters, tag characters, variation selectors. */
const INVISIBLE = /[\u00ad\u034f\u115f\u1160\u180e\u200b-\u200d\u2060-\u2064\ufeff\u{e0000}-\u{e0fff}]/gu;

const INVISIBLE_POINT = new RegExp(INVISIBLE.source, 'u');

/** Longest run of combining marks kept on one base character. */
const MARKS = /(\p{M}{3})\p{M}+/gu;

/** Halves of surrogate pairs, which a terminal cannot show. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** One line of text that is safe to print: white space collapsed, control and invisible characters gone. */
export function safeLine(text: string): string {
  return text
    .slice(0, 4_000)
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(UNSAFE, ' ')
    .replace(INVISIBLE, '')
    .replace(MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Text to be looked at closely: line ends stay, a control character is shown as `<U+…>`, a single invisible one as `·`,
 * a run of them as `<U+E0041…×12>`. Offsets do not survive: cut at the marks first, then reveal each stretch.
 */
export function reveal(text: string): string {
  return text

    .replace(LONE_SURROGATES, '\ufffd')
    .replace(/\t/g, '    ')
    .replace(/\r\n?/g, '\n')
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u00ad\u034f\u180e\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e0fff}]+/gu,
      (run) => {
        const points = [...run];
        const first = points[0]!.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
        if (points.length === 1 && INVISIBLE_POINT.test(run)) return '·';
        return points.length === 1 ? `<U+${first}>` : `<U+${first}…×${points.length}>`;
      },
    )
    .replace(MARKS, '$1');
}

/** What JSON may hold unescaped though a terminal obeys it: DEL, C1 and everything `reveal` shows by number. */
const UNSAFE_IN_JSON =
  /[\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** JSON of the same value in which nothing moves the cursor or turns the reading order. */
export const safeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(UNSAFE_IN_JSON, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
