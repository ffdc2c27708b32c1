/** a, b, c, d, e, f of a coordinate transformation (PDF 32000-1, section 8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A matrix from an operator's arguments: six numbers, or a list of them. */
export function matrixOf(args: readonly unknown[]): Matrix {
  const values = args.length >= 6 ? args : Array.from((args[0] ?? IDENTITY) as ArrayLike<number>);
  return values.slice(0, 6).map((value) => Number(value) || 0) as unknown as Matrix;
}

export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** Where a matrix places a point. */
export function at(m: Matrix, x: number, y: number): readonly [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}
