import { words } from './fold.ts';

/** Words in a row that count as copied text. */
export const SHINGLE = 6;
const MAX_WORDS = 20_000;

/** Sorted 32-bit hashes (FNV-1a) of every run of `SHINGLE` words; a text's first `MAX_WORDS` words. */
export function shingles(folded: string): Int32Array {
  const list = words(folded).slice(0, MAX_WORDS);
  const hashes = list.map(hashWord);
  const out = new Int32Array(Math.max(0, hashes.length - SHINGLE + 1));
  for (let i = 0; i < out.length; i++) {
    let hash = 0x811c9dc5;
    for (let k = 0; k < SHINGLE; k++) hash = Math.imul(hash ^ hashes[i + k]!, 0x01000193);
    out[i] = hash;
  }
  return out.sort();
}

/** How many of `mine` stand in the sorted `theirs`. */
export function sharedShingles(mine: Int32Array, theirs: Int32Array): number {
  let shared = 0;
  for (const hash of mine) {
    let [low, high] = [0, theirs.length];
    while (low < high) {
      const mid = (low + high) >> 1;
      if (theirs[mid]! < hash) low = mid + 1;
      else high = mid;
    }
    if (theirs[low] === hash) shared++;
  }
  return shared;
}

function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}
