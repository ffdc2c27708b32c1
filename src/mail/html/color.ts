import { COLOR_NAMES } from './color-names.ts';
import { components } from './declarations.ts';
import { parseScalar } from './length.ts';

/** sRGB, 0 to 255 each, and alpha 0 to 1. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** What lies under a page without a background. Nothing is blended with it: it is no part of the page's picture. */
export const CANVAS: Color = { r: 255, g: 255, b: 255, a: 1 };
export const WHITE: Color = { r: 255, g: 255, b: 255, a: 1 };
export const BLACK: Color = { r: 0, g: 0, b: 0, a: 1 };
export const TRANSPARENT: Color = { r: 0, g: 0, b: 0, a: 0 };

const fromNumber = (n: number): Color => ({ r: (n >> 16) & 255, g: (n >> 8) & 255, b: n & 255, a: 1 });

/** A CSS `<color>` in lower case; null when it is none (the declaration is then dropped). `currentcolor` is the caller's. */
export function parseColor(text: string): Color | null {
  if (text.startsWith('#')) return parseHex(text.slice(1));
  if (text === 'transparent') return TRANSPARENT;
  const named = COLOR_NAMES.get(text);
  if (named !== undefined) return fromNumber(named);
  const open = text.indexOf('(');
  if (open <= 0 || !text.endsWith(')')) return null;
  return parseFunction(text.slice(0, open), text.slice(open + 1, -1));
}

/** `fff`, `ffff`, `ffffff`, `ffffffff`. */
export function parseHex(hex: string): Color | null {
  if (!/^[0-9a-f]+$/.test(hex)) return null;
  const long = hex.length === 3 || hex.length === 4 ? hex.replace(/./g, '$&$&') : hex;
  if (long.length !== 6 && long.length !== 8) return null;
  const color = fromNumber(Number.parseInt(long.slice(0, 6), 16));
  return long.length === 8 ? { ...color, a: Number.parseInt(long.slice(6), 16) / 255 } : color;
}

/** Rules for parsing a legacy colour value (HTML, section 2.3.6): every attribute value but '' and `transparent` is a colour. */
export function parseLegacyColor(attribute: string): Color | null {
  let text = attribute.trim().toLowerCase();
  if (text === '' || text === 'transparent') return null;
  const named = COLOR_NAMES.get(text);
  if (named !== undefined) return fromNumber(named);
  if (/^#[0-9a-f]{3}$/.test(text)) return parseHex(text.slice(1));
  text =
    text
      .slice(0, 128)
      .replace(/^#/, '')
      .replace(/[^0-9a-f]/g, '0') || '0';
  while (text.length % 3 !== 0) text += '0';
  const size = text.length / 3;
  let parts = [text.slice(0, size), text.slice(size, 2 * size), text.slice(2 * size)];
  if (size > 8) parts = parts.map((p) => p.slice(-8));
  while (parts[0]!.length > 2 && parts.every((p) => p.startsWith('0'))) parts = parts.map((p) => p.slice(1));
  const [r, g, b] = parts.map((p) => Number.parseInt(p.slice(0, 2), 16));
  return { r: r!, g: g!, b: b!, a: 1 };
}

function parseFunction(name: string, inside: string): Color | null {
  if (name === 'light-dark') return parseColor(inside.slice(0, splitPoint(inside)).trim());
  if (name === 'color') return parseColorSpace(inside);
  if (name === 'color-mix') return mixed(inside);
  if (inside.startsWith('from ')) return relative(name, inside);
  const args = inside.replace(/[,/]/g, ' ').trim().split(/\s+/);
  if (args.length < 3 || args.length > 4) return null;
  const alpha = args[3] === undefined ? 1 : unit(args[3], 1);
  if (alpha === null) return null;
  const make = CONVERTERS[name];
  const rgb = make?.(args);
  if (!rgb || rgb.some((v) => v === null || Number.isNaN(v))) return null;
  const [r, g, b] = rgb.map((v) => Math.min(255, Math.max(0, v!)));
  return { r: r!, g: g!, b: b!, a: Math.min(1, Math.max(0, alpha)) };
}

/** `color-mix(in <space>, <color> p%, <color> q%)`, mixed in sRGB whatever the space: the share is what decides visibility. */
function mixed(inside: string): Color | null {
  const first = inside.slice(splitPoint(inside) + 1);
  const at = splitPoint(first);
  const [one, other] = [first.slice(0, at), first.slice(at + 1)].map((part) => {
    const share = /(?:^|\s)([\d.]{1,20})%(?=\s|$)/.exec(part);
    const color = parseColor((share ? part.replace(share[0], ' ') : part).trim());
    return { color, share: share ? Number(share[1]) / 100 : null };
  });
  if (!one?.color || !other?.color || !/^\s*in\s/.test(inside)) return null;
  const left = one.share ?? (other.share === null ? 0.5 : 1 - other.share);
  const right = other.share ?? 1 - left;
  const sum = left + right;
  if (!(sum > 0)) return null;
  const a = (one.color.a * left + other.color.a * right) / sum;
  const mix = (x: number, y: number): number =>
    a === 0 ? 0 : (x * one.color!.a * left + y * other.color!.a * right) / sum / a;
  const { r, g, b } = one.color;
  const to = other.color;
  return { r: mix(r, to.r), g: mix(g, to.g), b: mix(b, to.b), a: a * Math.min(1, sum) };
}

/** Relative colours (CSS Color 5, section 4) of rgb: channels taken over, numbers, and `calc()` of both. */
function relative(name: string, inside: string): Color | null {
  if (name !== 'rgb' && name !== 'rgba') return null;
  const parts = components(inside).filter((part) => part !== '/');
  const origin = parseColor(parts[1] ?? '');
  if (origin === null || parts.length < 5) return null;
  const channel = (text: string, whole: number): number | null => {
    const given = text.replace(/\b(?:r|g|b|alpha)\b/g, (n) =>
      String(n === 'alpha' ? origin.a : origin[n as 'r']),
    );
    return unit(given, whole) ?? parseScalar(given);
  };
  const [r, g, b] = parts.slice(2, 5).map((part) => channel(part, 255));
  const a = parts[5] === undefined ? origin.a : channel(parts[5], 1);
  return r == null || g == null || b == null || a == null ? null : { r, g, b, a };
}

/** Where the first argument of a function ends: the first comma outside of brackets. */
function splitPoint(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (text[i] === ',' && depth === 0) return i;
  }
  return text.length;
}

function parseColorSpace(inside: string): Color | null {
  const [space, ...rest] = inside.replace(/\//g, ' ').trim().split(/\s+/);
  const [r, g, b] = rest.map((v) => unit(v, 1));
  if (r == null || g == null || b == null) return null;
  const encode = space === 'srgb-linear' ? delinear : (v: number) => v * 255;
  if (space !== 'srgb' && space !== 'srgb-linear' && space !== 'display-p3') return null;
  return { r: encode(r), g: encode(g), b: encode(b), a: rest[3] ? (unit(rest[3], 1) ?? 1) : 1 };
}

/** A number or a percentage of `whole`; `none` is 0. */
function unit(text: string, whole: number): number | null {
  if (text === 'none') return 0;
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%?)$/.exec(text);
  if (!match) return null;
  return match[2] ? (Number(match[1]) / 100) * whole : Number(match[1]);
}

function hue(text: string): number | null {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(deg|grad|rad|turn)?$/.exec(text);
  if (!match) return text === 'none' ? 0 : null;
  const factor = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[match[2] ?? 'deg']!;
  return (((Number(match[1]) * factor) % 360) + 360) % 360;
}

type Rgb = (number | null)[];
const rgb = (args: string[]): Rgb => args.slice(0, 3).map((v) => unit(v, 255));

function hsl([h, s, l]: string[]): Rgb {
  const angle = hue(h!);
  const [sat, light] = [unit(s!, 100), unit(l!, 100)];
  if (angle === null || sat === null || light === null) return [null];
  const channel = (n: number): number => {
    const k = (n + angle / 30) % 12;
    const a = (Math.min(100, Math.max(0, sat)) / 100) * Math.min(light / 100, 1 - light / 100);
    return 255 * (light / 100 - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function hwb([h, w, b]: string[]): Rgb {
  const [white, black] = [unit(w!, 100), unit(b!, 100)];
  const pure = hsl([h!, '100', '50']);
  if (white === null || black === null) return [null];
  const sum = Math.max(1, (white + black) / 100);
  return pure.map((v) =>
    v === null ? null : v * (1 - (white + black) / 100 / sum) + (255 * white) / 100 / sum,
  );
}

const delinear = (v: number): number =>
  255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.max(0, v) ** (1 / 2.4) - 0.055);

/** OKLab to sRGB (CSS Color 4, section 9.2). */
function oklab(L: number, a: number, b: number): number[] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    delinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    delinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    delinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** CIE Lab (D50) to sRGB, by way of XYZ. */
function lab(L: number, a: number, b: number): number[] {
  const fy = (L + 16) / 116;
  const inverse = (f: number): number => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const x = inverse(fy + a / 500) * 0.9643;
  const y = inverse(fy);
  const z = inverse(fy - b / 200) * 0.8251;
  return [
    delinear(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
    delinear(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
    delinear(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
  ];
}

const polar = (chroma: number, angle: number): [number, number] => [
  chroma * Math.cos((angle * Math.PI) / 180),
  chroma * Math.sin((angle * Math.PI) / 180),
];

const CONVERTERS: Readonly<Record<string, (args: string[]) => Rgb>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb,
  lab: ([l, a, b]) =>
    lab(unit(l!, 100) ?? Number.NaN, unit(a!, 125) ?? Number.NaN, unit(b!, 125) ?? Number.NaN),
  oklab: ([l, a, b]) =>
    oklab(unit(l!, 1) ?? Number.NaN, unit(a!, 0.4) ?? Number.NaN, unit(b!, 0.4) ?? Number.NaN),
  lch: ([l, c, h]) =>
    lab(unit(l!, 100) ?? Number.NaN, ...polar(unit(c!, 150) ?? Number.NaN, hue(h!) ?? Number.NaN)),
  oklch: ([l, c, h]) =>
    oklab(unit(l!, 1) ?? Number.NaN, ...polar(unit(c!, 0.4) ?? Number.NaN, hue(h!) ?? Number.NaN)),
};

/** `top` painted over `bottom`. */
export function over(top: Color, bottom: Color): Color {
  if (top.a >= 1) return top;
  const rest = bottom.a * (1 - top.a);
  const a = top.a + rest;
  if (a === 0) return TRANSPARENT;
  const mix = (x: number, y: number): number => (x * top.a + y * rest) / a;
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a };
}

function luminance({ r, g, b }: Color): number {
  const linear = (v: number): number =>
    v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2 contrast ratio of two opaque colours, 1 (the same) to 21. */
export function contrast(one: Color, other: Color): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
