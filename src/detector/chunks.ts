import type { Document } from './document.ts';

/** A stretch of neighbouring units of one document: what is read as a whole, so that an order spread over lines is seen. */
export interface Chunk {
  readonly document: Document;
  /** Unit indices [from, to). */
  readonly from: number;
  readonly to: number;
  /** Masked text, units joined by newlines. */
  readonly text: string;
}

/**
 * Characters a chunk gathers; each starts half a chunk after the one before, so that no order falls on a seam. Few, since
 * what stands around an order in its chunk dilutes it.
 */
export const CHUNK_CHARACTERS = 300;

export function chunksOf(document: Document): Chunk[] {
  const { units } = document;
  const chunks: Chunk[] = [];
  let from = 0;
  while (from < units.length) {
    let to = from;
    let half = from;
    let size = 0;
    while (to < units.length && (to === from || size < CHUNK_CHARACTERS)) {
      const { unit } = units[to]!;
      size += unit.end - unit.start;
      to++;
      if (size < CHUNK_CHARACTERS / 2) half = to;
    }
    const text = units
      .slice(from, to)
      .map(({ text: { masked }, unit }) => masked.slice(unit.start, unit.end))
      .join('\n');
    chunks.push({ document, from, to, text });
    if (to === units.length) break;
    from = Math.max(from + 1, half);
  }
  return chunks;
}
