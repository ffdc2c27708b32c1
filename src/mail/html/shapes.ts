import { components } from './declarations.ts';
import { type Length, parseLength, resolve, ZERO } from './length.ts';
import type { Clip } from './values.ts';

/** What a transform does to text, as far as seeing it goes. Percentages of dx and dy are of the box itself. */
export interface Transform {
  /** Smallest of the scales of the two axes; a rotation edge-on is a scale of 0. */
  readonly scale: number;
  readonly dx: Length;
  readonly dy: Length;
  /** The back is to the front. */
  readonly turned: boolean;
}

export const IDENTITY: Transform = { scale: 1, dx: ZERO, dy: ZERO, turned: false };

const FUNCTION = /\b([a-z0-9]{1,20})\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

/** `transform` as the product of its functions; undefined when invalid. */
export function parseTransform(value: string): Transform | undefined {
  if (value === 'none') return IDENTITY;
  if (value.length > 1000) return undefined;
  let [sx, sy] = [1, 1];
  let [dx, dy] = [ZERO, ZERO];
  let turned = false;
  const rest = value.replace(FUNCTION, (whole: string, name: string, inside: string) => {
    const args = inside.split(',').map((v) => v.trim());
    const n = args.map((v) =>
      /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?%?$/.test(v)
        ? Number.parseFloat(v) / (v.endsWith('%') ? 100 : 1)
        : Number.NaN,
    );
    const edge = (angle: string): number => {
      const cosine = Math.cos(radians(angle));
      if (cosine < 0) turned = !turned;
      return Math.abs(cosine);
    };
    if (name === 'scale' || name === 'scale3d') [sx, sy] = [sx * n[0]!, sy * (n[1] ?? n[0]!)];
    else if (name === 'scalex') sx *= n[0]!;
    else if (name === 'scaley') sy *= n[0]!;
    else if (name === 'rotatex') sy *= edge(args[0]!);
    else if (name === 'rotatey') sx *= edge(args[0]!);
    else if (name === 'rotate3d') [sx, sy] = rotate3d(n, edge(args[3] ?? ''), sx, sy);
    else if (name === 'matrix') {
      sx *= Math.hypot(n[0]!, n[1]!);
      sy *= Math.abs(n[0]! * n[3]! - n[1]! * n[2]!) / (Math.hypot(n[0]!, n[1]!) || 1);
      [dx, dy] = [shift(dx, `${n[4]}px`, sx), shift(dy, `${n[5]}px`, sy)];
    } else if (name === 'matrix3d') {
      [sx, sy] = [sx * Math.hypot(n[0]!, n[1]!), sy * Math.hypot(n[4]!, n[5]!)];
      [dx, dy] = [shift(dx, `${n[12]}px`, 1), shift(dy, `${n[13]}px`, 1)];
    } else if (name === 'translate' || name === 'translate3d')
      [dx, dy] = [shift(dx, args[0]!, sx), args[1] === undefined ? dy : shift(dy, args[1], sy)];
    else if (name === 'translatex') dx = shift(dx, args[0]!, sx);
    else if (name === 'translatey') dy = shift(dy, args[0]!, sy);
    else if (name === 'rotate' || name === 'rotatez') sx *= Number.isNaN(radians(args[0]!)) ? Number.NaN : 1;
    else if (!/^(?:skew|skewx|skewy|translatez|scalez|perspective)$/.test(name)) return whole;
    return '';
  });
  if (rest.trim() !== '' || Number.isNaN(sx * sy) || Number.isNaN(dx.px + dy.px)) return undefined;
  return { scale: Math.min(Math.abs(sx), Math.abs(sy)), dx, dy, turned };
}

function rotate3d([x, y]: number[], edge: number, sx: number, sy: number): [number, number] {
  // About an axis in the plane only: about z nothing is foreshortened.
  if (x === 0 && y === 0) return [sx, sy];
  return Math.abs(x ?? 0) > Math.abs(y ?? 0) ? [sx, sy * edge] : [sx * edge, sy];
}

function shift(sum: Length, text: string, scale: number): Length {
  const by = parseLength(text);
  if (!by) return { ...ZERO, px: Number.NaN };
  return {
    px: sum.px + by.px * scale,
    em: sum.em + by.em * scale,
    rem: sum.rem + by.rem * scale,
    pct: sum.pct + by.pct * scale,
  };
}

function radians(text: string): number {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(deg|grad|rad|turn)?$/.exec(text);
  if (!match || (match[2] === undefined && Number(match[1]) !== 0)) return Number.NaN;
  const turn = { deg: 1 / 360, grad: 1 / 400, rad: 1 / (2 * Math.PI), turn: 1 }[match[2] ?? 'deg']!;
  return Number(match[1]) * turn * 2 * Math.PI;
}

/** `clip: rect(top, right, bottom, left)`; hides when nothing or hardly a pixel lies between the edges. */
export function parseClip(value: string): Clip | undefined {
  if (value === 'auto') return 'none';
  const match = /^rect\(([^()]*)\)$/.exec(value);
  if (!match) return undefined;
  const edges = match[1]!
    .split(/[\s,]+/)
    .filter((v) => v !== '')
    .map((v) => (v === 'auto' ? Number.NaN : (parseLength(v)?.px ?? undefined)));
  if (edges.length !== 4 || edges.includes(undefined)) return undefined;
  const [top, right, bottom, left] = edges as number[];
  return bottom! - (top! || 0) <= 2 || right! - (left! || 0) <= 2 ? 'all' : 'none';
}

const BASE = { em: 16, rem: 16, base: 100 };
const measure = (text: string): number => {
  const parsed = parseLength(text);
  return parsed ? resolve(parsed, BASE) : Number.NaN;
};

/** `clip-path`: shapes that leave no area. Lengths count against a box of 100 px, which suffices to tell 50 % from 0. */
export function parseClipPath(value: string): Clip | undefined {
  if (/^(?:none|border-box|padding-box|content-box|margin-box|url\(.*\))$/.test(value)) return 'none';
  const match = /^(inset|circle|ellipse|polygon|rect|xywh|path)\((.*)\)/.exec(value);
  if (!match) return undefined;
  const args = components(match[2]!.split(/\b(?:at|round)\b/)[0]!.trim()).filter((v) => v !== ',');
  if (match[1] === 'inset') {
    const [top, right = top, bottom = top, left = right] = args.map(insetSide);
    if (top === undefined || Number.isNaN(top + right! + bottom! + left!)) return undefined;
    return top + bottom! >= 100 || left! + right! >= 100 ? 'all' : 'none';
  }
  if (match[1] === 'circle' || match[1] === 'ellipse')
    return args.some((v) => measure(v) <= 0.5) ? 'all' : 'none';
  if (match[1] === 'polygon') return area(components(match[2]!)) <= 1 ? 'all' : 'none';
  if (match[1] === 'xywh') return measure(args[2] ?? '') < 1 || measure(args[3] ?? '') < 1 ? 'all' : 'none';
  if (match[1] === 'rect') {
    const [t, r, b, l] = args.map(measure);
    return b! - t! < 1 || r! - l! < 1 ? 'all' : 'none';
  }
  return /^["']?m[\s\d.,-]*z?["']?$/.test(match[2]!.trim()) ? 'all' : 'none';
}

/** Pixels cut from both sides hide only a box that is smaller; beyond 1000 px any box of mail is. */
function insetSide(text: string): number {
  const parsed = parseLength(text);
  if (!parsed) return Number.NaN;
  return parsed.pct + (Math.abs(parsed.px + parsed.em * 16) >= 1000 ? 100 : 0);
}

/** Shoelace formula over `x y, x y, …`. */
function area(parts: string[]): number {
  const points: [number, number][] = [];
  const numbers = parts.filter((v) => v !== ',' && v !== 'nonzero' && v !== 'evenodd').map(measure);
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!]);
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum) / 2;
}
