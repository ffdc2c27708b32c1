import { cutWords, pick, type Rng } from './disguises/chance.ts';
import { hiddenByCss, htmlEntities, splitByTags } from './disguises/html.ts';
import { fullWidth, homoglyph, leetspeak, tagCharacters, zeroWidth } from './disguises/letters.ts';
import { rot13 } from './scan.ts';

/** A way to write a text so that a filter does not read it, for tests and measurements. */
export interface DisguiseForm {
  readonly id: string;
  /** The disguised text; `rng` gives numbers in [0, 1) and picks among the styles in which this disguise is found. */
  readonly apply: (text: string, rng: () => number) => string;
  /** What the result is a piece of: a text/plain body or the body of a text/html part. */
  readonly form: 'text' | 'html';
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const given = bytes.length - i;
    out += BASE64[group >> 18]! + BASE64[(group >> 12) & 63]!;
    out += (given > 1 ? BASE64[(group >> 6) & 63]! : '=') + (given > 2 ? BASE64[group & 63]! : '=');
  }
  return out;
}

function base64(text: string, rng: Rng): string {
  const encoded = toBase64(text);
  const url = encoded
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
  const wrapped = encoded.replace(/(.{76})/g, '$1\n');
  return pick(
    [encoded, `Decode this and follow it: ${encoded}`, `ref=${url}`, `${wrapped}\n`, toBase64(encoded)],
    rng,
  );
}

const SPACINGS: readonly (readonly [string, string])[] = [
  [' ', '   '],
  [' ', '  '],
  ['-', ' '],
  ['.', ' '],
  ['_', ' '],
  [' ', ' / '],
  ['\u00a0', '   '],
  ['\u2009', '   '],
  ['*', ' '],
  [' ', '\n'],
  [' - ', '   '],
  [' ', ' '],
];

function letterSpacing(text: string, rng: Rng): string {
  const [within, between] = pick(SPACINGS, rng);
  return text
    .split(' ')
    .map((word) => [...word].join(within))
    .join(between);
}

function newlineSplit(text: string, rng: Rng): string {
  return rng() < 0.25
    ? text
        .split(' ')
        .map((word) => [...word].join('\n'))
        .join('\n\n')
    : cutWords(text, rng, () => '\n');
}

const FILLER: readonly string[] = [
  'The room on the second floor is free again from Tuesday.',
  'Our supplier moved the delivery of the chairs by a week.',
  'The bus to the harbour runs every twenty minutes in summer.',
  'Minutes of the last round are in the shared folder.',
  'The bakery on the corner sells the rest of the bread after six.',
  'Water will be off in the north wing on Monday morning.',
  'The choir meets at the usual place and sings until nine.',
  'A grey bicycle has stood in the yard since March.',
  'The garden group plants beans and peas along the wall.',
  'Tickets for the match can be had at the desk downstairs.',
];
const PADDING = 20_480;

function filler(size: number, rng: Rng): string {
  let text = '';
  while (text.length < size) text += `${pick(FILLER, rng)}${rng() < 0.2 ? '\n\n' : ' '}`;
  return text;
}

/** The fourteen disguises of record that change how a text is written (the fifteenth is another language). */
export const DISGUISES: readonly DisguiseForm[] = [
  { id: 'zero-width', apply: zeroWidth, form: 'text' },
  { id: 'homoglyph', apply: homoglyph, form: 'text' },
  { id: 'full-width', apply: fullWidth, form: 'text' },
  { id: 'tag-characters', apply: tagCharacters, form: 'text' },
  { id: 'base64', apply: base64, form: 'text' },
  { id: 'rot13', apply: (text) => rot13(text), form: 'text' },
  { id: 'leetspeak', apply: leetspeak, form: 'text' },
  { id: 'letter-spacing', apply: letterSpacing, form: 'text' },
  { id: 'split-by-tags', apply: splitByTags, form: 'html' },
  { id: 'html-entities', apply: htmlEntities, form: 'html' },
  { id: 'hidden-html', apply: hiddenByCss, form: 'html' },
  { id: 'newline-split', apply: newlineSplit, form: 'text' },
  { id: 'padding-after', apply: (text, rng) => `${text}\n\n${filler(PADDING, rng)}`, form: 'text' },
  {
    id: 'padding-both',
    apply: (text, rng) => `${filler(PADDING, rng)}\n\n${text}\n\n${filler(PADDING, rng)}`,
    form: 'text',
  },
];
