import { TRANSPARENT } from './color.ts';
import { components } from './declarations.ts';
import { parseLength, ZERO } from './length.ts';
import {
  fontSize,
  image,
  keyword,
  lengthOrAuto,
  lineHeight,
  mask,
  OVERFLOW,
  paint,
  plus,
  ratio,
  size,
} from './parsers.ts';
import type { Cascaded, Property, Values } from './values.ts';

export interface Shorthand {
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
      const out: Record<string, unknown> = {};
      parts.forEach((part, i) => {
        const index =
          values.length > i
            ? i
            : values.length > i - 2 && i >= 2
              ? i - 2
              : i === 3 && values.length > 1
                ? 1
                : 0;
        if (part) out[part] = parsed[index];
      });
      return out as Cascaded;
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

function font(value: string): Cascaded | null {
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
  const size = parts[i] === undefined ? undefined : fontSize(parts[i]!, false);
  if (size === undefined) return null;
  let line: Values['lineHeight'] | undefined = 'normal';
  if (parts[i + 1] === '/') {
    line = parts[i + 2] === undefined ? undefined : lineHeight(parts[i + 2]!, false);
    i += 2;
  }
  // The family is required; without it the declaration is invalid.
  if (line === undefined || parts[i + 1] === undefined || parts[i + 1] === ',') return null;
  return { fontSize: size, lineHeight: line };
}

const BACKGROUND_WORD =
  /^(?:repeat|repeat-[xy]|no-repeat|space|round|scroll|fixed|local|left|right|top|bottom|center|auto|cover|contain|border-box|padding-box|content-box|text|border-area|\/)$/;

/** Everything after the slash up to the next comma, or ''. */
const sizeIn = (value: string): string => /\/\s*((?:[\w.%-]+\s*){1,2})/.exec(value)?.[1] ?? '';

function maskShorthand(value: string): Cascaded | null {
  const parsed = mask(value);
  if (parsed === undefined) return null;
  const room = /^0\S*\s+0\S*\s*$/.test(sizeIn(value)) ? 'all' : 'none';
  return { mask: parsed, maskSize: room };
}

function stroke(value: string): Cascaded {
  const out: Cascaded = { strokeWidth: ZERO, strokeColor: 'currentcolor' };
  for (const part of components(value)) {
    const color = paint(part, false);
    if (color !== undefined) out.strokeColor = color;
    else out.strokeWidth = plus(part === 'thin' ? '1px' : part, false) ?? out.strokeWidth;
  }
  return out;
}

/** `flex: none | [ <grow> <shrink>? || <basis> ]`. */
function flex(value: string): Cascaded | null {
  if (value === 'none') return { flexGrow: 0, flexBasis: 'auto' };
  if (value === 'auto') return { flexGrow: 1, flexBasis: 'auto' };
  const numbers = components(value);
  const grow = numbers.find((part) => ratio(part) !== undefined);
  const basis = numbers.length === 3 ? numbers[2]! : numbers.find((part) => ratio(part) === undefined);
  return {
    flexGrow: grow === undefined ? 1 : ratio(grow)!,
    flexBasis: basis === undefined ? ZERO : (size(basis, false) ?? 'auto'),
  };
}

function background(value: string, quirks: boolean): Cascaded | null {
  const out: Cascaded = {
    backgroundColor: TRANSPARENT,
    backgroundImage: 'none',
    backgroundClip: 'box',
    backgroundSize: 'none',
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

const inset = box(['top', 'right', 'bottom', 'left'], (v) => lengthOrAuto(v, false));
export const SHORTHANDS: Readonly<Record<string, Shorthand>> = {
  mask: { parts: ['mask', 'maskSize'], parse: maskShorthand },
  '-webkit-mask': { parts: ['mask', 'maskSize'], parse: maskShorthand },
  '-webkit-text-stroke': { parts: ['strokeWidth', 'strokeColor'], parse: stroke },
  flex: { parts: ['flexGrow', 'flexBasis'], parse: flex },
  font: { parts: ['fontSize', 'lineHeight'], parse: font },
  background: {
    parts: ['backgroundColor', 'backgroundImage', 'backgroundClip', 'backgroundSize'],
    parse: background,
  },
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
};
