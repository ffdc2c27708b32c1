import { CANVAS, type Color, over } from './color.ts';
import { parseLength, resolve } from './length.ts';

/** What a filter function makes of a colour. */
export interface ColorFilter {
  readonly name: 'invert' | 'brightness' | 'contrast' | 'grayscale' | 'opacity';
  readonly amount: number;
}

/** Everything that is drawn together before it is filtered and blended with what lies behind (Compositing 1, section 3). */
export interface Group {
  readonly outer: Group | null;
  /** What lies behind the group; null = an image that cannot be judged. */
  readonly behind: readonly Color[] | null;
  readonly filters: readonly ColorFilter[];
  readonly blend: string;
}

const FUNCTIONS = /^(?:[a-z-]+\([^()]*(?:\([^()]*\)[^()]*)*\) ?)+$/;
const COLORING = /\b(invert|brightness|contrast|grayscale|opacity)\(\s{0,9}(?:([\d.]{1,20})(%?))?\s{0,9}\)/g;
const FAINTEST = 0.05;
/** A blur that leaves no letter readable, px. */
const BLURRED = 8;

/** `filter`: its functions that change colours; `all` when they leave nothing to read. */
export function parseFilter(value: string): readonly ColorFilter[] | 'all' | undefined {
  if (value === 'none') return [];
  if (value.length > 1000 || !FUNCTIONS.test(value)) return undefined;
  const filters: ColorFilter[] = [];
  for (const [, name, number, percent] of value.matchAll(COLORING)) {
    const amount = number === undefined ? 1 : Number(number) / (percent ? 100 : 1);
    if (name === 'opacity' && amount <= FAINTEST) return 'all';
    filters.push({ name: name as ColorFilter['name'], amount });
  }
  const blur = parseLength(/\bblur\(([^()]{0,100})\)/.exec(value)?.[1]?.trim() ?? '0');
  return blur && resolve(blur, { em: 16, rem: 16, base: 100 }) >= BLURRED ? 'all' : filters;
}

/** How ink and the ground under it look once everything around has been drawn: a pair for each colour that may lie behind. */
export function shown(ink: Color, ground: Color, group: Group | null): [Color, Color][] | null {
  let pairs: [Color, Color][] = [[ink, ground]];
  for (let at = group; at !== null; at = at.outer) {
    if (at.behind === null) return null;
    const { behind, filters, blend } = at;
    pairs = pairs
      .slice(0, 8)
      .flatMap(([top, bottom]) =>
        behind.map((below): [Color, Color] => [
          blended(filtered(top, filters), below, blend),
          blended(filtered(bottom, filters), below, blend),
        ]),
      );
  }
  return pairs;
}

function filtered(color: Color, filters: readonly ColorFilter[]): Color {
  let { r, g, b, a } = color;
  for (const { name, amount } of filters) {
    const some = Math.min(1, amount);
    const each = (change: (v: number) => number): void => {
      [r, g, b] = [r, g, b].map((v) => Math.max(0, Math.min(255, change(v)))) as [number, number, number];
    };
    if (name === 'invert') each((v) => v + some * (255 - 2 * v));
    else if (name === 'brightness') each((v) => v * amount);
    else if (name === 'contrast') each((v) => (v - 127.5) * amount + 127.5);
    else if (name === 'opacity') a *= some;
    else {
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      each((v) => v + some * (grey - v));
    }
  }
  return { r, g, b, a };
}

/** Separable blend modes on 0 to 1 (Compositing 1, section 9.1). */
const MODES: Readonly<Record<string, (top: number, below: number) => number>> = {
  multiply: (s, b) => s * b,
  screen: (s, b) => s + b - s * b,
  darken: Math.min,
  lighten: Math.max,
  difference: (s, b) => Math.abs(s - b),
  exclusion: (s, b) => s + b - 2 * s * b,
  'plus-lighter': (s, b) => Math.min(1, s + b),
  'color-dodge': (s, b) => (b === 0 ? 0 : s >= 1 ? 1 : Math.min(1, b / (1 - s))),
  'color-burn': (s, b) => (b >= 1 ? 1 : s <= 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  'hard-light': (s, b) => (s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
  overlay: (s, b) => (b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
};

function blended(top: Color, below: Color, blend: string): Color {
  const mode = Object.hasOwn(MODES, blend) ? MODES[blend] : undefined;
  if (mode === undefined || below === CANVAS) return over(top, below);
  const mix = (s: number, b: number): number => 255 * mode(s / 255, b / 255);
  return over({ r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: top.a }, below);
}
