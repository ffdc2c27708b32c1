import { familiarity, isCommonWord } from './lexicon.ts';

/** Letters that digits, signs and groups of signs stand for, likeliest first. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 't',
  '8': 'b',
  '9': 'gq',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '(': 'c',
  '<': 'c',
  '{': 'c',
  '[': 'c',
  '€': 'e',
  '£': 'l',
  '&': 'e',
  '§': 's',
  '¥': 'y',
  '#': 'h',
  '^': 'a',
  '%': 'x',
  '*': 'o',
  µ: 'u',
  '/\\': 'a',
  '/-\\': 'a',
  '|3': 'b',
  '|)': 'd',
  '[)': 'd',
  '|=': 'f',
  '|-|': 'h',
  '#-#': 'h',
  ']-[': 'h',
  '_|': 'j',
  '|<': 'k',
  '|_': 'l',
  '|\\/|': 'm',
  '/\\/\\': 'm',
  '|v|': 'm',
  '|\\|': 'n',
  '/\\/': 'n',
  '()': 'o',
  '[]': 'o',
  '|*': 'p',
  '|>': 'p',
  '|2': 'r',
  '|_|': 'u',
  '\\/': 'v',
  '\\/\\/': 'w',
  vv: 'w',
  '><': 'x',
  ph: 'f',
};
const LONGEST = 4;
/** Readings of one token that are tried, and the longest token that is. */
const TRIED = 96;
const TOKEN = 40;
const EDGE = /^([^\p{L}\p{N}@$!|+(</[{€£&§¥#^*%\\\]_-]{0,40})(.{0,40}?)([.,;:!?)"'\]>]{0,40})$/su;

/** An address: what stands between its signs is read part by part. */
const ADDRESS = /:\/\/|[^\s@]@[^\s@]+\.[^\s@]/;

/** A token of leetspeak as the word it stands for; tokens without any, numbers, and what makes no word stay. */
export function unleet(token: string): string {
  if (token.length > TOKEN || !/[^A-Za-z]/.test(token)) return token;
  if (token === '@' || token === '4') return 'a';
  if (token === '!') return 'I';
  const whole = best(token);
  const [, before = '', inner = '', after = ''] = EDGE.exec(token) ?? [];
  const core = best(inner);
  if (core?.known) return before + core.word + after;
  if (whole?.known) return whole.word;
  if (ADDRESS.test(inner))
    return (
      before +
      inner
        .split(/([.:/])/)
        .map(unleetPart)
        .join('') +
      after
    );
  if (core === null || !/[A-Za-z]/.test(inner)) return token;
  return before + core.word + after;
}

/** A part of an address; of several `@` that one is the sign which leaves words on both sides. */
function unleetPart(part: string): string {
  const whole = best(part);
  let top = whole === null ? part : whole.word;
  let score = whole === null ? 0 : strength(whole);
  for (let at = part.indexOf('@', 1); at > 0 && at < part.length - 1; at = part.indexOf('@', at + 1)) {
    const left = best(part.slice(0, at));
    const right = best(part.slice(at + 1));
    if (left === null || right === null) continue;
    const own = (strength(left) + strength(right)) / 2;
    if (own < score) continue;
    score = own;
    top = `${left.word}@${right.word}`;
  }
  return top;
}

function strength({ word, known }: { word: string; known: boolean }): number {
  return known ? 1.5 : familiarity(word.toLowerCase());
}

function best(token: string): { word: string; known: boolean } | null {
  if (!/[^A-Za-z]/.test(token)) return { word: token, known: isCommonWord(token) };
  let top: { word: string; known: boolean } | null = null;
  let score = -1;
  for (const word of readings(token)) {
    if (!/^[A-Za-z]+$/.test(word)) continue;
    if (word.length > 1 && isCommonWord(word)) return { word, known: true };
    const own = familiarity(word.toLowerCase());
    if (own > score) {
      score = own;
      top = { word, known: false };
    }
  }
  return top;
}

/** What a token may stand for: at each place the longest glyph first, every letter it stands for. Bounded. */
function readings(token: string): string[] {
  let partial: { at: number; word: string }[] = [{ at: 0, word: '' }];
  const done: string[] = [];
  while (partial.length > 0 && done.length < TRIED) {
    const next: typeof partial = [];
    for (const { at, word } of partial) {
      if (at >= token.length) {
        done.push(word);
        continue;
      }
      for (let size = Math.min(LONGEST, token.length - at); size > 0; size--) {
        const glyph = token.slice(at, at + size);
        for (const letter of GLYPHS[glyph.toLowerCase()] ?? '')
          next.push({ at: at + size, word: word + letter });
      }
      if (/[A-Za-z]/.test(token[at]!)) next.push({ at: at + 1, word: word + token[at]! });
    }
    partial = next.slice(0, TRIED);
  }
  return done;
}
