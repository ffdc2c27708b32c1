import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';

/** A piece of a document's text; `hiddenBy` is null where a reader sees it. */
export interface DocumentRun {
  readonly text: string;
  readonly hiddenBy: string | null;
}

/** Adds pieces in reading order, neighbours of one visibility joined into one segment. */
export function addRuns(runs: readonly DocumentRun[], source: SegmentSource, collector: Collector): void {
  let from = 0;
  for (let i = 1; i <= runs.length; i++) {
    const { hiddenBy } = runs[from]!;
    if (i < runs.length && (runs[i]!.hiddenBy === hiddenBy || runs[i]!.text.trim() === '')) continue;
    const text = runs
      .slice(from, i)
      .map((run) => run.text)
      .join('')
      .trim();
    collector.add({
      origin: 'attachment',
      role: 'body',
      ...(hiddenBy === null ? { visibility: 'visible' } : { visibility: 'hidden', hiddenBy }),
      text,
      source,
    });
    from = i;
  }
}

/** Below this size in points nobody reads a letter. */
export const TINY_POINTS = 2;

/** True for colours that cannot be told from the white of paper. `hex`: `FFFFFF`, `#fefefe`. */
export function isNearWhite(hex: string): boolean {
  const value = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (value === undefined) return false;
  const number = Number.parseInt(value, 16);
  return Math.min(number >> 16, (number >> 8) & 255, number & 255) >= 0xf5;
}
