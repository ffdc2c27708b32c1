import { type Color, parseColor, parseHex } from './color.ts';
import { components } from './declarations.ts';
import { type Length, parseLength, ZERO } from './length.ts';
import { parseClip, parseClipPath, parseFilter, parseTransform, type Transform } from './shapes.ts';

export type Wide = 'inherit' | 'initial' | 'unset' | 'revert';
export type Paint = Color | 'currentcolor';

/** Values after parsing, before they are computed. Only what decides whether text can be seen. */
export interface Values {
  display: string;
  visibility: 'visible' | 'hidden' | 'collapse';
  opacity: number;
  fontSize: Length | string;
  color: Paint;
  textFill: Paint;
  fill: Paint | 'none';
  backgroundColor: Paint;
  /** `none`, an image that is not loaded, or the colours of a gradient. */
  backgroundImage: 'none' | 'image' | Paint[];
  backgroundClip: 'text' | 'box';
  position: string;
  float: string;
  left: Length | 'auto';
  right: Length | 'auto';
  top: Length | 'auto';
  bottom: Length | 'auto';
  width: Length | 'auto';
  height: Length | 'auto';
  maxWidth: Length | 'auto';
  maxHeight: Length | 'auto';
  minWidth: Length | 'auto';
  minHeight: Length | 'auto';
  overflowX: string;
  overflowY: string;
  paddingTop: Length;
  paddingBottom: Length;
  paddingLeft: Length;
  paddingRight: Length;
  marginLeft: Length | 'auto';
  marginTop: Length | 'auto';
  boxSizing: string;
  textIndent: Length;
  /** A number is a factor of the font size. */
  lineHeight: Length | number | 'normal';
  letterSpacing: Length | 'normal';
  textAlign: string;
  whiteSpace: string;
  textShadow: boolean;
  textSecurity: boolean;
  clip: Clip;
  clipPath: Clip;
  transform: Transform;
  scale: Transform;
  rotate: Transform;
  translate: Transform;
  zoom: number;
  filter: Clip;
  contentVisibility: string;
}
/** Whether nothing of the box is left. */
export type Clip = 'all' | 'none';
export type Property = keyof Values;
export type Cascaded = { [P in Property]?: Values[P] | Wide };

const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Parses one value; undefined = invalid, the declaration is dropped. */
type Parser<P extends Property> = (value: string, quirks: boolean) => Values[P] | undefined;

const keyword =
  <T extends string>(words: string) =>
  (value: string): T | undefined =>
    ` ${words} `.includes(` ${value} `) ? (value as T) : undefined;

const length = (value: string, quirks: boolean): Length | undefined =>
  parseLength(value, quirks) ?? undefined;
const plus = (value: string, quirks: boolean): Length | undefined => {
  const parsed = parseLength(value, quirks);
  return parsed && !value.startsWith('-') ? parsed : undefined;
};
/** Still a percentage: of a height that is not definite it is `auto`. */
const NO_PERCENT: Length = { ...ZERO, pct: 1e-9 };
const lengthOrAuto = (value: string, quirks: boolean): Length | 'auto' | undefined =>
  value === 'auto' ? 'auto' : length(value, quirks);
const size = (value: string, quirks: boolean): Length | 'auto' | undefined =>
  /^(?:auto|none|(?:-webkit-|-moz-)?(?:min-content|max-content|fit-content(?:\(.*\))?)|stretch|-webkit-fill-available)$/.test(
    value,
  )
    ? 'auto'
    : value === '0%'
      ? NO_PERCENT
      : plus(value, quirks);

function paint(value: string, quirks: boolean): Paint | undefined {
  if (value === 'currentcolor') return value;
  const color = parseColor(value);
  if (color) return color;
  // Hashless colour quirk (Quirks Mode Standard, section 3.1).
  return (quirks && /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(value) ? parseHex(value) : null) ?? undefined;
}

function ratio(value: string): number | undefined {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/.exec(value);
  if (match) return Number(match[1]) / (match[2] ? 100 : 1);
  const math =
    /^calc\((.*)\)$/.exec(value) && parseLength(value.replace(/^calc\(/, 'calc(1px*(').concat(')'));
  return math ? math.px : undefined;
}

const FONT_SIZES = 'xx-small x-small small medium large x-large xx-large xxx-large smaller larger';
const DISPLAYS =
  'none block inline inline-block list-item table inline-table table-row table-cell table-row-group ' +
  'table-header-group table-footer-group table-column table-column-group table-caption flex inline-flex grid ' +
  'inline-grid flow-root contents run-in -webkit-box -webkit-inline-box -webkit-flex -webkit-inline-flex ruby ruby-text math';

function display(value: string): string | undefined {
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
function image(value: string): Values['backgroundImage'] | undefined {
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

function images(value: string): Values['backgroundImage'] | undefined {
  const layers = components(value).filter((part) => part !== ',');
  let result: Values['backgroundImage'] = 'none';
  for (const layer of layers) {
    const parsed = image(layer);
    if (parsed === undefined) return undefined;
    if (parsed !== 'none') result = result === 'none' ? parsed : 'image';
  }
  return result;
}

function lineHeight(value: string, quirks: boolean): Values['lineHeight'] | undefined {
  if (value === 'normal') return value;
  if (/^\+?(?:\d+\.?\d*|\.\d+)$/.test(value)) return Number(value);
  const parsed = plus(value, quirks);
  return parsed?.pct ? { ...parsed, em: parsed.em + parsed.pct / 100, pct: 0 } : parsed;
}

const OVERFLOW = 'visible hidden scroll auto clip overlay';
const LONGHANDS: { readonly [P in Property]: Parser<P> } = {
  display,
  visibility: keyword('visible hidden collapse'),
  opacity: ratio,
  fontSize: (v, q) => (keyword(FONT_SIZES)(v) ? v : plus(v, q)),
  color: paint,
  textFill: paint,
  fill: (v, q) => (v === 'none' ? 'none' : paint(v, q)),
  backgroundColor: paint,
  backgroundImage: images,
  backgroundClip: (v) => (/\btext\b/.test(v) ? 'text' : 'box'),
  position: (v) => keyword('static relative absolute fixed sticky')(v === '-webkit-sticky' ? 'sticky' : v),
  float: keyword('none left right inline-start inline-end'),
  left: lengthOrAuto,
  right: lengthOrAuto,
  top: lengthOrAuto,
  bottom: lengthOrAuto,
  width: size,
  height: size,
  maxWidth: size,
  maxHeight: size,
  minWidth: size,
  minHeight: size,
  overflowX: keyword(OVERFLOW),
  overflowY: keyword(OVERFLOW),
  paddingTop: plus,
  paddingBottom: plus,
  paddingLeft: plus,
  paddingRight: plus,
  marginLeft: lengthOrAuto,
  marginTop: lengthOrAuto,
  boxSizing: keyword('content-box border-box'),
  textIndent: (v, q) => length(v.replace(/ (?:hanging|each-line)\b/g, ''), q),
  lineHeight,
  letterSpacing: (v, q) => (v === 'normal' ? v : length(v, q)),
  textAlign: keyword(
    'left right center justify start end -webkit-center -webkit-left -webkit-right match-parent',
  ),
  whiteSpace: keyword('normal nowrap pre pre-wrap pre-line break-spaces'),
  textShadow: (v) => v !== 'none' && !/\b(?:transparent|rgba\([^)]*[, ]0\))/.test(v),
  textSecurity: (v) => v !== 'none',
  clip: parseClip,
  clipPath: parseClipPath,
  transform: parseTransform,
  scale: (v) =>
    v === 'none' ? parseTransform(v) : parseTransform(`scale(${components(v).slice(0, 2).join(',')})`),
  rotate: (v) => parseTransform(/^[xyz] /.test(v) ? `rotate${v[0]}(${v.slice(2)})` : 'none'),
  translate: (v) =>
    v === 'none' ? parseTransform(v) : parseTransform(`translate(${components(v).slice(0, 2).join(',')})`),
  zoom: (v) => (v === 'normal' || ratio(v) === 0 ? 1 : ratio(v)),
  filter: parseFilter,
  contentVisibility: keyword('visible auto hidden'),
};

/** CSS names of the longhands, with logical and prefixed names mapped for left-to-right text. */
const NAMES: ReadonlyMap<string, Property> = new Map<string, Property>([
  ...Object.keys(LONGHANDS).map(
    (p) => [p.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`), p as Property] as const,
  ),
  ['-webkit-text-fill-color', 'textFill'],
  ['-webkit-text-security', 'textSecurity'],
  ['-webkit-background-clip', 'backgroundClip'],
  ['-webkit-opacity', 'opacity'],
  ['-webkit-clip-path', 'clipPath'],
  ['-webkit-transform', 'transform'],
  ['-webkit-filter', 'filter'],
  ['-webkit-box-sizing', 'boxSizing'],
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['inline-size', 'width'],
  ['block-size', 'height'],
  ['max-inline-size', 'maxWidth'],
  ['max-block-size', 'maxHeight'],
  ['min-inline-size', 'minWidth'],
  ['min-block-size', 'minHeight'],
  ['overflow-inline', 'overflowX'],
  ['overflow-block', 'overflowY'],
  ['padding-inline-start', 'paddingLeft'],
  ['padding-inline-end', 'paddingRight'],
  ['padding-block-start', 'paddingTop'],
  ['padding-block-end', 'paddingBottom'],
  ['margin-inline-start', 'marginLeft'],
  ['margin-block-start', 'marginTop'],
]);
// Not CSS names: these two have only prefixed ones.
for (const name of ['text-fill', 'text-security']) (NAMES as Map<string, Property>).delete(name);

/** Sets what one declaration says; does nothing when the declaration is invalid or says nothing about visibility. */
export function applyDeclaration(into: Cascaded, name: string, value: string, quirks: boolean): void {
  const property = NAMES.get(name);
  if (property !== undefined) {
    if (WIDE.has(value)) set(into, property, (value === 'revert-layer' ? 'revert' : value) as Wide);
    else {
      const parsed = (LONGHANDS[property] as Parser<Property>)(value, quirks);
      if (parsed !== undefined) set(into, property, parsed);
    }
    return;
  }
  const shorthand = SHORTHANDS[name];
  if (!shorthand) return;
  if (WIDE.has(value)) {
    for (const part of shorthand.parts)
      set(into, part, (value === 'revert-layer' ? 'revert' : value) as Wide);
    return;
  }
  const parsed = shorthand.parse(value, quirks);
  if (parsed) Object.assign(into, parsed);
}

const set = (into: Cascaded, property: Property, value: unknown): void => {
  (into as Record<string, unknown>)[property] = value;
};

interface Shorthand {
  readonly parts: readonly Property[];
  readonly parse: (value: string, quirks: boolean) => Cascaded | null;
}

/** One to four values for the named longhands in the order top, right, bottom, left. */
function box(parts: (Property | null)[], parser: (v: string, q: boolean) => unknown): Shorthand {
  return {
    parts: parts.filter((p) => p !== null),
    parse(value, quirks) {
      const values = components(value);
      if (values.length < 1 || values.length > 4) return null;
      const parsed = values.map((v) => parser(v, quirks));
      if (parsed.includes(undefined)) return null;
      const out: Cascaded = {};
      parts.forEach((part, i) => {
        const index =
          values.length > i
            ? i
            : values.length > i - 2 && i >= 2
              ? i - 2
              : i === 3 && values.length > 1
                ? 1
                : 0;
        if (part) set(out, part, parsed[index]);
      });
      return out;
    },
  };
}

/** Start and end. */
function pair(
  parts: [Property | null, Property | null],
  parser: (v: string, q: boolean) => unknown,
): Shorthand {
  const four = box([parts[0], parts[1], null, null], parser);
  return { parts: four.parts, parse: (v, q) => (components(v).length > 2 ? null : four.parse(v, q)) };
}

function font(value: string, quirks: boolean): Cascaded | null {
  if (/^(?:caption|icon|menu|message-box|small-caption|status-bar)$/.test(value))
    return { fontSize: 'medium', lineHeight: 'normal' };
  const parts = components(value);
  let i = 0;
  while (
    i < parts.length &&
    i < 5 &&
    /^(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]\d{0,3}|(?:ultra-|extra-|semi-)?(?:condensed|expanded))$/.test(
      parts[i]!,
    )
  )
    i++;
  const fontSize = parts[i] === undefined ? undefined : LONGHANDS.fontSize(parts[i]!, quirks && false);
  if (fontSize === undefined) return null;
  let line: Values['lineHeight'] | undefined = 'normal';
  if (parts[i + 1] === '/') {
    line = parts[i + 2] === undefined ? undefined : lineHeight(parts[i + 2]!, false);
    i += 2;
  }
  // The family is required; without it the declaration is invalid.
  if (line === undefined || parts[i + 1] === undefined || parts[i + 1] === ',') return null;
  return { fontSize, lineHeight: line };
}

const BACKGROUND_WORD =
  /^(?:repeat|repeat-[xy]|no-repeat|space|round|scroll|fixed|local|left|right|top|bottom|center|auto|cover|contain|border-box|padding-box|content-box|text|border-area|\/)$/;

function background(value: string, quirks: boolean): Cascaded | null {
  const out: Cascaded = {
    backgroundColor: TRANSPARENT_PAINT,
    backgroundImage: 'none',
    backgroundClip: 'box',
  };
  let colored = false;
  for (const part of components(value)) {
    const picture = image(part);
    const color = picture === undefined ? paint(part, false) : undefined;
    if (picture !== undefined) {
      if (picture !== 'none') out.backgroundImage = out.backgroundImage === 'none' ? picture : 'image';
    } else if (color !== undefined) {
      if (colored) return null;
      colored = true;
      out.backgroundColor = color;
    } else if (part === 'text') out.backgroundClip = 'text';
    else if (part === 'none' || part === ',') continue;
    else if (!BACKGROUND_WORD.test(part) && parseLength(part, quirks) === null) return null;
  }
  return out;
}
const TRANSPARENT_PAINT: Color = { r: 0, g: 0, b: 0, a: 0 };

const inset = box(['top', 'right', 'bottom', 'left'], (v) => lengthOrAuto(v, false));
const SHORTHANDS: Readonly<Record<string, Shorthand>> = {
  font: { parts: ['fontSize', 'lineHeight'], parse: font },
  background: { parts: ['backgroundColor', 'backgroundImage', 'backgroundClip'], parse: background },
  overflow: pair(['overflowX', 'overflowY'], keyword(OVERFLOW)),
  inset,
  'inset-inline': pair(['left', 'right'], lengthOrAuto),
  'inset-block': pair(['top', 'bottom'], lengthOrAuto),
  padding: box(['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'], plus),
  'padding-block': pair(['paddingTop', 'paddingBottom'], plus),
  'padding-inline': pair(['paddingLeft', 'paddingRight'], plus),
  margin: box(['marginTop', null, null, 'marginLeft'], lengthOrAuto),
  'margin-block': pair(['marginTop', null], lengthOrAuto),
  'margin-inline': pair(['marginLeft', null], lengthOrAuto),
  all: {
    parts: Object.keys(LONGHANDS) as Property[],
    parse: () => null,
  },
};
