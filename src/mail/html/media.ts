import { condition, split } from './conditions.ts';
import { parseLength, resolve, SCREEN } from './length.ts';

/** Features of the screen that mail is judged for: a desktop, light, one device pixel per px, a mouse. */
const FEATURES: Readonly<Record<string, string | number>> = {
  width: SCREEN.width,
  height: SCREEN.height,
  'device-width': SCREEN.width,
  'device-height': SCREEN.height,
  orientation: 'landscape',
  'aspect-ratio': SCREEN.width / SCREEN.height,
  'device-aspect-ratio': SCREEN.width / SCREEN.height,
  resolution: 1,
  '-webkit-device-pixel-ratio': 1,
  color: 8,
  'color-index': 0,
  monochrome: 0,
  grid: 0,
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  update: 'fast',
  scripting: 'none',
  'display-mode': 'browser',
  'color-gamut': 'srgb',
  'dynamic-range': 'standard',
  'overflow-block': 'scroll',
  'overflow-inline': 'scroll',
  scan: 'progressive',
};

/** No query of a mail is longer. */
const LONGEST = 5_000;

/** Whether a media query list (Media Queries 4) holds for that screen; what is not understood does not hold. */
export function mediaMatches(text: string): boolean {
  if (text.length > LONGEST) return false;
  const list = text
    .split('/*')
    .map((piece, i) => (i === 0 ? piece : piece.slice(piece.indexOf('*/') + 2)))
    .join(' ')
    .toLowerCase()
    .trim();
  if (list === '') return true;
  return split(list, ',').some(query);
}

/** Whether a container query (CSS Containment 3) holds for a container as wide as that screen. */
export function containerMatches(text: string): boolean {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?!not\b)[a-z_-][\w-]*\s+/, '');
  return (
    condition(bare, (inner) =>
      feature(inner.replace('inline-size', 'width').replace('block-size', 'height')),
    ) ?? false
  );
}

function query(text: string): boolean {
  const match = /^\s*(?:(not|only)\s+)?([a-z][\w-]*)(?:\s+and\s+(.*))?\s*$/s.exec(text.trim());
  if (!match || match[2] === 'not') return condition(text.trim(), feature) ?? false;
  const [, modifier, type, rest] = match;
  const inner = rest === undefined ? true : condition(rest, feature);
  if (inner === null) return false;
  const holds = (type === 'all' || type === 'screen') && inner;
  return modifier === 'not' ? !holds : holds;
}

function feature(text: string): boolean | null {
  const colon = /^([a-z-]+)\s*:\s*(.+)$/s.exec(text);
  if (colon) {
    const prefix = /^(-webkit-|-moz-)?(min|max)-/.exec(colon[1]!);
    const name = prefix
      ? (prefix[1] === '-webkit-' ? '-webkit-' : '') + colon[1]!.slice(prefix[0].length)
      : colon[1]!;
    return compare(name, prefix?.[2] === 'min' ? '>=' : prefix ? '<=' : '=', colon[2]!);
  }
  const range = /^([^<>=]*)(<=?|>=?|=)([^<>=]*)(?:(<=?|>=?)([^<>=]*))?$/.exec(text);
  if (range) {
    const [, left, first, middle, second, right] = range;
    if (second === undefined)
      return left!.trim() in FEATURES
        ? compare(left!.trim(), first!, middle!)
        : compare(middle!.trim(), flip(first!), left!);
    const [low, high] = [
      compare(middle!.trim(), flip(first!), left!),
      compare(middle!.trim(), second, right!),
    ];
    return low === null || high === null ? null : low && high;
  }
  const value = FEATURES[text.trim()];
  return value === undefined ? null : value !== 0 && value !== 'none' && value !== 'no-preference';
}

const flip = (operator: string): string => operator.replace(/[<>]/, (c) => (c === '<' ? '>' : '<'));

function compare(name: string, operator: string, text: string): boolean | null {
  const actual = FEATURES[name];
  if (actual === undefined) return null;
  if (typeof actual === 'string') return operator === '=' ? actual === text.trim() : null;
  const value = quantity(text.trim());
  if (value === null) return null;
  if (operator === '=') return Math.abs(actual - value) < 1e-9;
  if (operator === '>=') return actual >= value;
  if (operator === '<=') return actual <= value;
  return operator === '>' ? actual > value : actual < value;
}

function quantity(text: string): number | null {
  const ratio = /^([\d.]+)\s*\/\s*([\d.]+)$/.exec(text);
  if (ratio) return Number(ratio[1]) / Number(ratio[2]);
  const dots = /^([\d.]+)(dppx|x|dpi|dpcm)?$/.exec(text);
  if (dots) return Number(dots[1]) / (dots[2] === 'dpi' ? 96 : dots[2] === 'dpcm' ? 96 / 2.54 : 1);
  const length = parseLength(text);
  return length ? resolve(length, { em: 16, rem: 16, base: 0 }) : null;
}
