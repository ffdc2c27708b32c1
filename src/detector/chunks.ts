import type { Document } from './document.ts';

/** A stretch of neighbouring units of one document: what is read as a whole, so that an order spread over lines is seen. */
export interface Chunk {
  readonly document: Document;
  /** Unit indices [from, to). */
  readonly from: number;
  readonly to: number;
}

/** The masked text of a chunk, units joined by newlines. */
export function chunkText({ document: { units }, from, to }: Chunk): string {
  return units
    .slice(from, to)
    .map(({ text: { masked }, unit }) => masked.slice(unit.start, unit.end))
    .join('\n');
}

/**
 * Characters a chunk gathers; each starts half a chunk after the one before, so that no order falls on a seam. Few, since
 * what stands around an order in its chunk dilutes it.
 */
export const CHUNK_CHARACTERS = 300;

export function chunksOf(document: Document): Chunk[] {
  return cut(document, 0, document.units.length);
}

/** Logit of the unit model from which a unit may be part of an order: a tenth of ordinary mail reaches it. */
const SUSPECT = -1;

/**
 * The suspect units of [from, to) in chunks of their own, without the harmless text around them: whoever plants an order
 * also chooses what stands beside it, down to the words that the chunk models like least.
 *
 * @param logits of the unit model, per unit
 */
export function islandsOf(
  document: Document,
  logits: Float64Array,
  [from, to]: readonly [number, number],
): Chunk[] {
  const islands: Chunk[] = [];
  for (let start = from; start < to; start++) {
    if (!(logits[start]! > SUSPECT)) continue;
    let end = start + 1;
    while (end < to && logits[end]! > SUSPECT) end++;
    if (end - start < document.units.length) islands.push(...cut(document, start, end));
    start = end;
  }
  return islands;
}

/** The units [first, last) in overlapping chunks. */
function cut(document: Document, first: number, last: number): Chunk[] {
  const { units } = document;
  const chunks: Chunk[] = [];
  let from = first;
  while (from < last) {
    let to = from;
    let half = from;
    let size = 0;
    while (to < last && (to === from || size < CHUNK_CHARACTERS)) {
      const { unit } = units[to]!;
      size += unit.end - unit.start;
      to++;
      if (size < CHUNK_CHARACTERS / 2) half = to;
    }
    chunks.push({ document, from, to });
    if (to === last) break;
    from = Math.max(from + 1, half);
  }
  return chunks;
}
