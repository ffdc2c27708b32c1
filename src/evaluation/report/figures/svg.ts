import type { Axis } from '../../protocol-result.ts';
import { escapeHtml } from '../escape.ts';

/** Width of a figure in its own units, about pixels; it scales with the page. */
export const WIDTH = 560;
/** Mean width of a letter at the 12-unit type of the figures. */
const LETTER = 6.3;
/** Colours s0 to s7 stand in the page's style; with the dashes they tell series apart in black and white too. */
const COLOURS = 8;
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '12 4', '1 4', '6 2 1 2'];

export const colourOf = (series: number): string => `s${series % COLOURS}`;
/** Colours and dashes run out of step, so that 64 series differ. */
export const dashOf = (series: number): string =>
  DASHES[(series + Math.floor(series / COLOURS)) % DASHES.length]!;

/** Two decimals are less than can be seen. */
export const px = (value: number): string => String(Math.round(value * 100) / 100);

export const textWidth = (text: string): number => text.length * LETTER;

export const cut = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly style?: string;
  readonly turned?: boolean;
}

export function label(text: string, { x, y, anchor = 'start', style = '', turned = false }: Label): string {
  const turn = turned ? ` transform="rotate(-90 ${px(x)} ${px(y)})"` : '';
  const className = style === '' ? '' : ` class="${style}"`;
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}"${className}${turn}>${escapeHtml(text)}</text>`;
}

export const line = (from: readonly [number, number], to: readonly [number, number], style: string): string =>
  `<line x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}" class="${style}"/>`;

/** A whole figure, readable by a screen reader through its title. */
export function svg(title: string, height: number, body: readonly string[]): string {
  return `<svg viewBox="0 0 ${WIDTH} ${px(height)}" role="img"><title>${escapeHtml(title)}</title>${body.join('')}</svg>`;
}

/** Axis name with its unit. */
export const axisName = ({ name, unit }: Axis): string => (unit === '' ? name : `${name} (${unit})`);

/** A map from values to units of the figure, with the ticks to print. */
export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

export type Range = readonly [from: number, to: number];

/** Ticks at 1, 2 or 5 times a power of ten, about five of them; the domain is widened to whole ticks. */
export function linearScale(domain: Range, range: Range): Scale {
  const span = domain[1] - domain[0] || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.floor(domain[0] / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(domain[1] / step - 1e-9));
  const [low, high] = [first * step, last * step];
  return {
    at: (value) => range[0] + ((value - low) / (high - low)) * (range[1] - range[0]),
    ticks: Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step),
  };
}

/** Powers of ten from `low` to 1; what is smaller stands at the edge. */
export function logScale(low: number, range: Range): Scale {
  const span = -Math.log10(low);
  return {
    at: (value) => range[0] + ((Math.log10(Math.max(low, value)) + span) / span) * (range[1] - range[0]),
    ticks: Array.from({ length: Math.round(span) + 1 }, (_, i) => 10 ** (i - Math.round(span))),
  };
}

export const tickText = (value: number): string => String(Number(value.toPrecision(6)));

export interface Swatch {
  readonly name: string;
  readonly series: number;
  readonly filled?: boolean;
}

const ROW = 18;

/** Names of the series below a figure, in as many columns as fit. */
export function legend(swatches: readonly Swatch[], top: number): { body: string[]; height: number } {
  const letters = Math.max(...swatches.map(({ name }) => name.length), 1);
  const columns = Math.max(1, Math.min(3, Math.floor((WIDTH - 20) / (letters * LETTER + 50))));
  const wide = (WIDTH - 20) / columns;
  const fits = Math.floor((wide - 44) / LETTER);
  const body = swatches.flatMap(({ name, series, filled }, i) => {
    const x = 14 + (i % columns) * wide;
    const y = top + 14 + Math.floor(i / columns) * ROW;
    const mark = filled
      ? `<rect x="${px(x + 6)}" y="${px(y - 9)}" width="14" height="10" class="fill ${colourOf(series)}"/>`
      : `<path d="M${px(x)} ${px(y - 4)}h26" class="line ${colourOf(series)}" stroke-dasharray="${dashOf(series)}"/>`;
    return [mark, label(cut(name, fits), { x: x + 32, y })];
  });
  return { body, height: Math.ceil(swatches.length / columns) * ROW + 8 };
}
