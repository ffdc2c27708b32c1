import { parseColor, parseHex } from './color.ts';
import { components } from './declarations.ts';
import { type Length, parseLength, parseScalar, ZERO } from './length.ts';
import type { Clip, Paint, Values } from './values.ts';

export const keyword =
  <T extends string>(words: string) =>
  (value: string): T | undefined =>
    ` ${words} `.includes(` ${value} `) ? (value as T) : undefined;

export const length = (value: string, quirks: boolean): Length | undefined =>
  parseLength(value, quirks) ?? undefined;
export const plus = (value: string, quirks: boolean): Length | undefined => {
  const parsed = parseLength(value, quirks);
  return parsed && !value.startsWith('-') ? parsed : undefined;
};
/** Still a percentage: of a height that is not definite it is `auto`. */
const NO_PERCENT: Length = { ...ZERO, pct: 1e-9 };
export const fontSize = (value: string, quirks: boolean): Length | string | undefined =>
  keyword(FONT_SIZES)(value) ?? plus(value, quirks);
export const lengthOrAuto = (value: string, quirks: boolean): Length | 'auto' | undefined =>
  value === 'auto' ? 'auto' : length(value, quirks);
export const size = (value: string, quirks: boolean): Length | 'auto' | undefined =>
  /^(?:auto|none|(?:-webkit-|-moz-)?(?:min-content|max-content|fit-content(?:\(.*\))?)|stretch|-webkit-fill-available)$/.test(
    value,
  )
    ? 'auto'
    : value === '0%'
      ? NO_PERCENT
      : plus(value, quirks);

export function paint(value: string, quirks: boolean): Paint | undefined {
  if (value === 'currentcolor') return value;
  const color = parseColor(value);
  if (color) return color;
  // Hashless colour quirk (Quirks Mode Standard, section 3.1).
  return (quirks && /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(value) ? parseHex(value) : null) ?? undefined;
}

export function ratio(value: string): number | undefined {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%?)$/.exec(value);
  if (match) return Number(match[1]) / (match[2] ? 100 : 1);
  return parseScalar(value) ?? undefined;
}

const FONT_SIZES = 'xx-small x-small small medium large x-large xx-large xxx-large smaller larger';
const DISPLAYS =
  'none block inline inline-block list-item table inline-table table-row table-cell table-row-group ' +
  'table-header-group table-footer-group table-column table-column-group table-caption flex inline-flex grid ' +
  'inline-grid flow-root contents run-in -webkit-box -webkit-inline-box -webkit-flex -webkit-inline-flex ruby ruby-text math';

export function display(value: string): string | undefined {
  if (keyword(DISPLAYS)(value)) return value;
  const [outer, inner] = value.split(' ');
  if (
    !/^(?:block|inline|flow|flow-root|table|flex|grid|list-item) (?:flow|flow-root|table|flex|grid|list-item|block|inline)$/.test(
      value,
    )
  )
    return undefined;
  return outer === 'inline' || inner === 'inline'
    ? value.includes('flow-root')
      ? 'inline-block'
      : value.includes(' flow')
        ? 'inline'
        : 'inline-block'
    : value.includes('table')
      ? 'table'
      : 'block';
}

/** The image part of a background: a gradient gives its colours, any other image is unknown. */
export function image(value: string): Values['backgroundImage'] | undefined {
  if (value === 'none') return 'none';
  if (
    !/^(?:-webkit-|-moz-|-o-)?(?:url|image|image-set|cross-fade|element|paint|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/.test(
      value,
    )
  )
    return undefined;
  const gradient = /^(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/.exec(
    value,
  );
  if (!gradient) return 'image';
  const colors = components(gradient[1]!).flatMap((part) => paint(part, false) ?? []);
  return colors.length > 0 ? colors : undefined;
}

export function images(value: string): Values['backgroundImage'] | undefined {
  const layers = components(value).filter((part) => part !== ',');
  let result: Values['backgroundImage'] = 'none';
  for (const layer of layers) {
    const parsed = image(layer);
    if (parsed === undefined) return undefined;
    if (parsed !== 'none') result = result === 'none' ? parsed : 'image';
  }
  return result;
}

export function lineHeight(value: string, quirks: boolean): Values['lineHeight'] | undefined {
  if (value === 'normal') return value;
  if (/^\+?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value)) return Number(value);
  const parsed = plus(value, quirks);
  return parsed?.pct ? { ...parsed, em: parsed.em + parsed.pct / 100, pct: 0 } : parsed;
}

export const OVERFLOW = 'visible hidden scroll auto clip overlay';

/** `text-shadow`: the colours of the shadows that anybody could see. */
export function shadows(value: string): Paint[] | undefined {
  if (value === 'none') return [];
  const found: Paint[] = [];
  for (const shadow of layersOf(value)) {
    const colors = shadow.flatMap((part) => paint(part, false) ?? []);
    const color = colors[0] ?? 'currentcolor';
    if (color === 'currentcolor' || color.a > 0.05) found.push(color);
  }
  return found;
}

/** The parts of each item of a comma-separated list. */
function layersOf(value: string): string[][] {
  const layers: string[][] = [[]];
  for (const part of components(value))
    if (part === ',') layers.push([]);
    else layers.at(-1)!.push(part);
  return layers;
}

/** `mask-image`: gradients of nothing but transparent colours leave nothing. */
export function mask(value: string): Clip | undefined {
  // position, size and mode stand beside the image
  const from = value.search(/\b[a-z-]{1,30}-gradient\(/);
  const parsed = images(from < 0 ? value : value.slice(from, value.lastIndexOf(')') + 1));
  if (parsed === undefined) return value.includes('url(') || value === 'none' ? 'none' : undefined;
  if (!Array.isArray(parsed)) return 'none';
  return parsed.every((color) => color !== 'currentcolor' && color.a <= 0.05) ? 'all' : 'none';
}

/** `background-size`, `mask-size`: whether no room is left. */
export function noRoom(value: string): Clip {
  return layersOf(value).every((layer) => layer.some((part) => /^[+-]?0(?:\.0*)?(?:[a-z]+|%)?$/.test(part)))
    ? 'all'
    : 'none';
}

/** `grid-template-rows` of one row without height. */
export function gridRows(value: string): Clip {
  return /^0(?:fr|px|%)?$/.test(value) || /^minmax\(0(?:px)?, ?0(?:fr|px)?\)$/.test(value) ? 'all' : 'none';
}

export function contain(value: string): string {
  const words = value.split(' ');
  const size = words.includes('size') || words.includes('strict') ? 'size' : '';
  const cut = words.includes('paint') || words.includes('strict') || words.includes('content') ? 'paint' : '';
  return `${size}${cut}`;
}

export const integer = (value: string): number | undefined =>
  /^[+-]?\d{1,9}$/.test(value) ? Number(value) : undefined;

/** An inset `box-shadow` spreads over the background; one that spreads this far fills any box of mail, px. */
const FILLING = 50;

export function innerShadow(value: string): Paint | 'none' {
  for (const shadow of layersOf(value)) {
    const lengths = shadow.flatMap((part) => parseLength(part) ?? []);
    if (!shadow.includes('inset') || !(lengths[3] !== undefined && lengths[3].px >= FILLING)) continue;
    return shadow.flatMap((part) => paint(part, false) ?? [])[0] ?? 'currentcolor';
  }
  return 'none';
}
