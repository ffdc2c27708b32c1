import type { Decoding } from './codecs.ts';
import { unleet } from './leet.ts';
import { FREQUENT, familiarity, isKnownWord, signature, TRIGGERS, unscrambled } from './lexicon.ts';
import { LEET, REVERSED, ROT13, rot13, SCRAMBLE_LENGTH, SCRAMBLED } from './scan.ts';

const WORD = /[A-Za-z]+/g;
/** Words that a ciphered stretch may be continued over without one that favours the cipher. */
const SLACK = 2;

/** Words that make prose, and the shares of known ones in it and in what only looks like letters. */
const PROSE = 5;
const READABLE = 0.6;
const UNREADABLE = 0.3;
/** Different frequent words in leetspeak without a trigger word among them. */
const FREQUENT_HITS = 4;

/** Alternative readings of stretches that become trigger words or prose under a simple cipher. `signs` as of scan(). */
export function* ciphers(text: string, signs: number): Generator<Decoding> {
  if ((signs & ROT13) !== 0) yield* rotated(text);
  if ((signs & REVERSED) !== 0) yield* reversed(text);
  if ((signs & LEET) !== 0) yield* leet(text);
  if ((signs & SCRAMBLED) !== 0) yield* scrambled(text);
}

/** How much more `word` looks like a word of a language once turned, -1 to 1. */
function gain(word: string): number {
  const lower = word.toLowerCase();
  const turned = rot13(lower);
  if (isKnownWord(turned) !== isKnownWord(lower)) return isKnownWord(turned) ? 1 : -1;
  return familiarity(turned) - familiarity(lower);
}

function* rotated(text: string): Generator<Decoding> {
  const all = [...text.matchAll(WORD)];
  for (let at = 0; at < all.length; ) {
    const word = rot13(all[at]![0].toLowerCase());
    if (!TRIGGERS.has(word) && !FREQUENT.has(word)) {
      at++;
      continue;
    }
    const first = extend(all, at, -1);
    const last = extend(all, at, 1);
    const start = all[first]!.index;
    const end = all[last]!.index + all[last]![0].length;
    const given = text.slice(start, end);
    const turned = rot13(given);
    if (countTriggers(turned) > 1 || becomesProse(given, turned))
      yield { span: [start, end], text: turned, kind: 'rot13' };
    at = last + 1;
  }
}

/** Last word in direction `step` up to which words favour the cipher. */
function extend(all: readonly RegExpExecArray[], from: number, step: 1 | -1): number {
  let best = from;
  let slack = 0;
  for (let at = from + step; at >= 0 && at < all.length && slack <= SLACK; at += step) {
    const word = all[at]![0];
    const favour = gain(word);
    if (favour > 0 && word.length > 1) {
      best = at;
      slack = 0;
    } else slack += favour < -0.5 ? 2 : 1;
  }
  return best;
}

function countTriggers(text: string): number {
  return new Set((text.toLowerCase().match(WORD) ?? []).filter((word) => TRIGGERS.has(word))).size;
}

function becomesProse(given: string, turned: string): boolean {
  const words = (text: string): string[] =>
    (text.toLowerCase().match(WORD) ?? []).filter(({ length }) => length > 1);
  const known = (text: string): number => words(text).filter(isKnownWord).length;
  const size = words(turned).length;
  return size >= PROSE && known(turned) >= READABLE * size && known(given) <= UNREADABLE * size;
}

const backwards = (text: string): string => [...text].reverse().join('');

/** Lines that hold words written backwards: read from the end, and word by word. */
function* reversed(text: string): Generator<Decoding> {
  yield* byStretch(text, {
    hit: (word) => !isKnownWord(word) && word.length > 3 && TRIGGERS.has(backwards(word)),
    read: (stretch) => [backwards(stretch), stretch.replace(/[\p{L}\p{N}]+/gu, backwards)],
    kind: 'reversed',
  });
}

function* scrambled(text: string): Generator<Decoding> {
  const original = (word: string): string | undefined =>
    word.length < SCRAMBLE_LENGTH - 1 || isKnownWord(word) ? undefined : unscrambled().get(signature(word));
  yield* byStretch(text, {
    hit: (word) => word.length >= SCRAMBLE_LENGTH && TRIGGERS.has(original(word) ?? ''),
    read: (stretch) => [stretch.replace(WORD, (word) => original(word.toLowerCase()) ?? word)],
    kind: 'scrambled',
  });
}

const LEET_TOKEN = /[^\s]+/g;

function* leet(text: string): Generator<Decoding> {
  yield* byStretch(
    text,
    {
      hit: (token) =>
        /[^a-z]/.test(token) && /[a-z0-9]/.test(token) && TRIGGERS.has(unleet(token).toLowerCase()),
      frequent: (token) => /[0-9]/.test(token) && FREQUENT.has(unleet(token).toLowerCase()),
      read: (stretch) => [stretch.replace(LEET_TOKEN, unleet)],
      kind: 'leetspeak',
    },
    /[^\s.,;:?]+/g,
  );
}

interface Cipher {
  /** Whether a token (lower case) becomes a trigger word. */
  readonly hit: (token: string) => boolean;
  /** Whether it becomes a frequent one; several of these speak for the cipher, too. */
  readonly frequent?: (token: string) => boolean;
  readonly read: (stretch: string) => readonly string[];
  readonly kind: Decoding['kind'];
}

/** Lines between hits that still belong to one stretch. */
const NEAR = 160;

function* byStretch(text: string, cipher: Cipher, token: RegExp = WORD): Generator<Decoding> {
  let start = -1;
  let end = -1;
  let triggers = new Set<string>();
  let frequent = new Set<string>();
  const stretches: { start: number; end: number }[] = [];
  const close = (): void => {
    if (start < 0 || (triggers.size < 2 && triggers.size + frequent.size < FREQUENT_HITS)) return;
    stretches.push({ start, end });
  };
  for (const { index, 0: word } of text.matchAll(token)) {
    const lower = word.toLowerCase();
    const hit = cipher.hit(lower);
    if (!hit && cipher.frequent?.(lower) !== true) continue;
    if (start < 0 || index - end > NEAR) {
      close();
      start = index;
      triggers = new Set();
      frequent = new Set();
    }
    end = index + word.length;
    (hit ? triggers : frequent).add(lower);
  }
  close();
  for (const stretch of stretches) {
    const from = text.lastIndexOf('\n', stretch.start - 1) + 1;
    const newline = text.indexOf('\n', stretch.end);
    const span: readonly [number, number] = [from, newline < 0 ? text.length : newline];
    const given = text.slice(...span);
    for (const read of cipher.read(given)) if (read !== given) yield { span, text: read, kind: cipher.kind };
  }
}
