import { at, type Matrix } from './pdf-matrix.ts';

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** Painted areas looked back on for the background of a text. */
const AREAS = 300;

/** Owns what was painted on a page so far. */
export class PaintedAreas {
  readonly #areas: { box: Box; color: string | null }[] = [];

  /** Remembers a painted area; a colour of null is one that is not known. */
  add(matrix: Matrix, local: Box, color: string | null): void {
    const a = at(matrix, local[0], local[1]);
    const b = at(matrix, local[2], local[3]);
    const box: Box = [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
    this.#areas.push({ box, color });
    if (this.#areas.length > AREAS * 2) this.#areas.splice(0, AREAS);
  }

  /** Colour of the last area painted under a point: null = not known, undefined = paper. */
  colorUnder(point: readonly [number, number]): string | null | undefined {
    for (let i = this.#areas.length - 1, seen = 0; i >= 0 && seen < AREAS; i--, seen++)
      if (inside(this.#areas[i]!.box, point)) return this.#areas[i]!.color || null;
    return undefined;
  }
}

export function inside(box: Box, [x, y]: readonly [number, number]): boolean {
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
