import type { Example } from '../../case.ts';
import { createRng, type Rng } from '../../learn/index.ts';
import { type FramedRow, frameRow, plainText, searchedSegment } from '../paper/index.ts';
import { type ProtocolContext, repaired } from './context.ts';
import { frameOptions } from './leaks.ts';

export const RATIOS = [1, 2, 5, 10] as const;
export const PLACES = ['prefix', 'suffix'] as const;

export interface Padding {
  readonly ratio: number;
  readonly place: (typeof PLACES)[number];
  /** Words to draw from: whole texts in random order, or a list to be repeated in order. */
  readonly filler: Filler;
}

export type Filler =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/**
 * Attacks with padding of `ratio` times their words. As published it stands outside everything, before the frame too;
 * L40 repaired: inside the body, where an attacker can write.
 */
export function padded(attacks: readonly Example[], padding: Padding, context: ProtocolContext): FramedRow[] {
  const rng = createRng(context.seed);
  const frame = frameOptions(context);
  const inside = repaired(context, 'L40');
  return attacks.map((attack) => {
    const framed = frameRow(attack, frame);
    const count = padding.ratio * wordsOf(inside ? attack.body : framed.text).length;
    if (count === 0) return framed;
    const pad = fill(count, padding.filler, rng);
    const join = (text: string): string =>
      padding.place === 'prefix' ? `${pad}\n${text}` : `${text}\n${pad}`;
    if (inside) {
      const { attackSpan: _, ...rest } = attack;
      return frameRow({ ...rest, body: join(attack.body) }, frame);
    }
    const text = join(framed.text);
    return { ...framed, text, segment: frame.ownSegment ? join(plainText(attack)) : searchedSegment(text) };
  });
}

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

function fill(count: number, filler: Filler, rng: Rng): string {
  const words: string[] = [];
  const source = filler.kind === 'texts' ? filler.texts : filler.words;
  if (source.length === 0) return '';
  for (let at = 0; words.length < count; at++) {
    if (filler.kind === 'words') words.push(filler.words[at % filler.words.length]!);
    else words.push(...wordsOf(filler.texts[rng.int(filler.texts.length)]!), '\n');
  }
  return words.slice(0, count).join(' ');
}

/** Words that a filler must not hold, as they speak of attacks. */
const TELLING =
  /ignore|instruction|system|prompt|tool|send|email|secret|password|token|execute|recipient|body|subject/;
const FALLBACK = ['meeting', 'schedule', 'project', 'update'];
const MOST_WORDS = 100;

/** Up to 100 single words of the most negative weights of the word detector. */
export function negativeWords(terms: readonly (readonly [string, number])[]): readonly string[] {
  const words = terms
    .filter(([term, weight]) => weight < 0 && /^[a-z]{3,15}$/.test(term) && !TELLING.test(term))
    .slice(0, MOST_WORDS)
    .map(([term]) => term);
  return words.length > 0 ? words : FALLBACK;
}

const CHUNK_WORDS = 256;

/** The row cut into pieces of 256 words, to be scored one by one. */
export function chunks(row: FramedRow): FramedRow[] {
  const words = row.text.split(/(?<=\s)(?=\S)/);
  const pieces: FramedRow[] = [];
  for (let at = 0; at < Math.max(1, words.length); at += CHUNK_WORDS) {
    const text = words.slice(at, at + CHUNK_WORDS).join('');
    pieces.push({ ...row, text, segment: text });
  }
  return pieces;
}

const ADDRESSES = [
  'office@harbour.example',
  'k.berg@letterbox.example',
  'desk7@north.example',
  'post@relay.example',
];
const SYNONYMS = ['formal approval', 'written consent', 'final notice', 'green light', 'signed receipt'];
const TOOLS = ['post_letter', 'mail_dispatch', 'outbox_write', 'transmit_note'];

/**
 * The strings of the benchmark's goal replaced: its address, the word to be sent, the name of its tool. As published by
 * one fixed string each; L40 repaired: by others from row to row.
 */
export function renamed(attack: Example, row: number, context: ProtocolContext): Example {
  const rng = createRng(context.seed + row);
  const one = (list: readonly string[]): string => list[repaired(context, 'L40') ? rng.int(list.length) : 0]!;
  const [address, synonym, tool] = [one(ADDRESSES), one(SYNONYMS), one(TOOLS)];
  const replace = (text: string): string =>
    text
      .replace(/contact@contact\.com/gi, address)
      .replace(/confirmation/gi, synonym)
      .replace(/send_?email/gi, tool);
  const { attackSpan: _, ...rest } = attack;
  return {
    ...rest,
    subject: attack.subject === null ? null : replace(attack.subject),
    body: replace(attack.body),
  };
}
