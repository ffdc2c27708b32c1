import type { Rng } from '../../learn/index.ts';

/** Characters of padding, at least and at most. */
const LEAST = 500;
const MOST = 12_000;

/** A text with lines of unconnected words before or behind it, as somebody adds them to outweigh what it says. */
export function padded(text: string, words: readonly string[], rng: Rng): string {
  const size = LEAST * (MOST / LEAST) ** rng.next();
  let padding = '';
  while (padding.length < size) {
    const line = Array.from({ length: 4 + rng.int(12) }, () => words[rng.int(words.length)]!);
    padding += `${line.join(' ')}${rng.next() < 0.5 ? '.' : ''}\n`;
  }
  return rng.next() < 0.5 ? `${text}\n\n${padding}` : `${padding}\n${text}`;
}
