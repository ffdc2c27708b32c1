import { pick, type Rng } from './chance.ts';
import { CYRILLIC, GREEK, MIXED, SMALL_CAPITALS } from './lookalikes.ts';

const letters = (text: string, write: (letter: string) => string): string => text.replace(/[A-Za-z]/g, write);

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

export function zeroWidth(text: string, rng: Rng): string {
  const marks = pick([[pick(ZERO_WIDTH, rng)], ['\u200b', '\u200c', '\u200d'], ZERO_WIDTH], rng);
  const share = pick([0.35, 0.6, 1], rng);
  return text.replace(/[A-Za-z](?=[A-Za-z])/g, (letter) =>
    rng() < share ? letter + pick(marks, rng) : letter,
  );
}

export function homoglyph(text: string, rng: Rng): string {
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

export function fullWidth(text: string, rng: Rng): string {
  const [capital, small] = pick(ALPHABETS, rng);
  const spaced = capital === 0xff21 && rng() < 0.5 ? text.replace(/ /g, '\u3000') : text;
  return letters(spaced, (letter) => {
    const c = letter.charCodeAt(0);
    return String.fromCodePoint(c < 97 ? capital + c - 65 : small + c - 97);
  });
}

export function tagCharacters(text: string, rng: Rng): string {
  const tags = text.replace(/[\x20-\x7e]/g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  return pick([`${tags}`, `\u{e0001}${tags}\u{e007f}`, `Regards 🙂${tags}`], rng);
}

const LEET: readonly Readonly<Record<string, string>>[] = [
  { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' },
  { a: '@', e: '3', i: '!', o: '0', s: '$' },
  { a: '4', b: '8', e: '3', g: '9', i: '1', l: '1', o: '0', s: '5', t: '7', z: '2' },
  { a: '@', e: '3', i: '1', l: '|', o: '0', s: '$', t: '+' },
  { a: '4', e: '3', o: '0' },
];

export function leetspeak(text: string, rng: Rng): string {
  const table = pick(LEET, rng);
  const share = pick([0.8, 1, 1], rng);
  return letters(text, (letter) => {
    const sign = table[letter.toLowerCase()];
    return sign !== undefined && rng() < share ? sign : letter;
  });
}
