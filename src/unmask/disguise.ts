import { rot13 } from './scan.ts';

/** A way to write a text so that a filter does not read it, for tests and measurements. */
export interface DisguiseForm {
  readonly id: string;
  /** The disguised text; `rng` gives numbers in [0, 1) and picks among the styles in which this disguise is found. */
  readonly apply: (text: string, rng: () => number) => string;
  /** What the result is a piece of: a text/plain body or the body of a text/html part. */
  readonly form: 'text' | 'html';
}

type Rng = () => number;

const pick = <T>(list: readonly T[], rng: Rng): T =>
  list[Math.min(list.length - 1, Math.floor(rng() * list.length))]!;
const letters = (text: string, write: (letter: string) => string): string => text.replace(/[A-Za-z]/g, write);
const htmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const ZERO_WIDTH = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u2063',
  '\u180e',
  '\u200e',
];

function zeroWidth(text: string, rng: Rng): string {
  const marks = pick([[pick(ZERO_WIDTH, rng)], ['\u200b', '\u200c', '\u200d'], ZERO_WIDTH], rng);
  const share = pick([0.35, 0.6, 1], rng);
  return text.replace(/[A-Za-z](?=[A-Za-z])/g, (letter) =>
    rng() < share ? letter + pick(marks, rng) : letter,
  );
}

const CYRILLIC: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  j: 'ј',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
  d: 'ԁ',
  h: 'һ',
  l: 'ӏ',
  q: 'ԛ',
  w: 'ԝ',
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  I: 'І',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  S: 'Ѕ',
  T: 'Т',
  X: 'Х',
  Y: 'Ү',
};
const GREEK: Readonly<Record<string, string>> = {
  a: 'α',
  e: 'ε',
  i: 'ι',
  k: 'κ',
  n: 'η',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'χ',
  y: 'γ',
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  X: 'Χ',
  Y: 'Υ',
  Z: 'Ζ',
};
const SMALL_CAPITALS: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙ',
  c: 'ᴄ',
  d: 'ᴅ',
  e: 'ᴇ',
  f: 'ꜰ',
  g: 'ɢ',
  h: 'ʜ',
  i: 'ɪ',
  j: 'ᴊ',
  k: 'ᴋ',
  l: 'ʟ',
  m: 'ᴍ',
  n: 'ɴ',
  o: 'ᴏ',
  p: 'ᴘ',
  r: 'ʀ',
  t: 'ᴛ',
  u: 'ᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
};
const MIXED: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  a: 'ɑ',
  g: 'ɡ',
  i: 'ɩ',
  n: 'ո',
  u: 'ս',
  o: 'օ',
  f: 'ƒ',
  b: 'Ь',
  r: 'г',
  k: 'κ',
  t: 'т',
  v: 'ν',
};

function homoglyph(text: string, rng: Rng): string {
  const table = pick([CYRILLIC, GREEK, MIXED, SMALL_CAPITALS], rng);
  const share = table === SMALL_CAPITALS ? 1 : pick([0.4, 0.7, 1], rng);
  return letters(text, (letter) => {
    const alike = table[letter] ?? (table === SMALL_CAPITALS ? table[letter.toLowerCase()] : undefined);
    return alike !== undefined && rng() < share ? alike : letter;
  });
}

/** Starts of alphabets in fancy dress: [capitals, small letters], each 26 in a row without gaps. */
const ALPHABETS: readonly (readonly [number, number])[] = [
  [0xff21, 0xff41],
  [0xff21, 0xff41],
  [0x1d400, 0x1d41a],
  [0x1d5d4, 0x1d5ee],
  [0x1d63c, 0x1d656],
  [0x1d670, 0x1d68a],
  [0x1d56c, 0x1d586],
  [0x24b6, 0x24d0],
];

function fullWidth(text: string, rng: Rng): string {
  const [capital, small] = pick(ALPHABETS, rng);
  const spaced = capital === 0xff21 && rng() < 0.5 ? text.replace(/ /g, '\u3000') : text;
  return letters(spaced, (letter) => {
    const c = letter.charCodeAt(0);
    return String.fromCodePoint(c < 97 ? capital + c - 65 : small + c - 97);
  });
}

function tagCharacters(text: string, rng: Rng): string {
  const tags = text.replace(/[\x20-\x7e]/g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return pick([`${tags}`, `\u{e0001}${tags}\u{e007f}`, `Regards 🙂${tags}`], rng);
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

const LEET: readonly Readonly<Record<string, string>>[] = [
  { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' },
  { a: '@', e: '3', i: '!', o: '0', s: '$' },
  { a: '4', b: '8', e: '3', g: '9', i: '1', l: '1', o: '0', s: '5', t: '7', z: '2' },
  { a: '@', e: '3', i: '1', l: '|', o: '0', s: '$', t: '+' },
  { a: '4', e: '3', o: '0' },
];

function leetspeak(text: string, rng: Rng): string {
  const table = pick(LEET, rng);
  const share = pick([0.8, 1, 1], rng);
  return letters(text, (letter) => {
    const sign = table[letter.toLowerCase()];
    return sign !== undefined && rng() < share ? sign : letter;
  });
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

/** Cuts each longer word once or twice and writes `cut()` there. */
function cutWords(text: string, rng: Rng, cut: () => string): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) => {
    const first = 1 + Math.floor(rng() * (word.length - 2));
    const rest = word.slice(first);
    const second = rest.length > 4 && rng() < 0.5 ? 2 + Math.floor(rng() * (rest.length - 3)) : 0;
    const tail = second > 0 ? rest.slice(0, second) + cut() + rest.slice(second) : rest;
    return word.slice(0, first) + cut() + tail;
  });
}

const EMPTY_TAGS = [
  '<b></b>',
  '<span></span>',
  '<i></i>',
  '<!-- -->',
  '<font color="black"></font>',
  '<wbr>',
  '<u></u>',
];

function splitByTags(text: string, rng: Rng): string {
  const tag = pick(['b', 'span', 'i', 'em', 'font', 'strong'], rng);
  const wrap = rng() < 0.4;
  const safe = (part: string): string => (wrap ? `<${tag}>${part}</${tag}>` : part);
  const marked = cutWords(text, rng, () => '\u0000').split(/(\s+)/);
  const words = marked.map((word) => {
    const parts = word.split('\u0000').map(htmlText);
    return parts.length === 1
      ? parts[0]!
      : wrap
        ? parts.map(safe).join('')
        : parts.reduce((a, b) => a + pick(EMPTY_TAGS, rng) + b);
  });
  return `<p>${words.join('')}</p>`;
}

function htmlEntities(text: string, rng: Rng): string {
  const share = pick([0.5, 0.8, 1], rng);
  const write = pick<(c: number) => string>(
    [
      (c) => `&#${c};`,
      (c) => `&#x${c.toString(16)};`,
      (c) => `&#${String(c).padStart(7, '0')};`,
      (c) => `&#X${c.toString(16).toUpperCase()};`,
    ],
    rng,
  );
  const safe = htmlText(text);
  return safe.replace(/&[a-z]+;|[A-Za-z]/g, (m) =>
    m.length > 1 || rng() >= share ? m : write(m.charCodeAt(0)),
  );
}

const HIDING: readonly string[] = [
  'display:none',
  'visibility:hidden',
  'font-size:0',
  'font-size:1px;color:#ffffff',
  'opacity:0',
  'color:#fff;background:#fff',
  'position:absolute;left:-9999px',
  'max-height:0;overflow:hidden',
  'display:none!important;mso-hide:all',
  'text-indent:-5000px;white-space:nowrap;overflow:hidden',
  'height:0;width:0;overflow:hidden',
  'transform:scale(0)',
];

function hiddenByCss(text: string, rng: Rng): string {
  return `<div style="${pick(HIDING, rng)}">${htmlText(text)}</div>`;
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
