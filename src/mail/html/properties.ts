import { components } from './declarations.ts';
import { parseFilter } from './filters.ts';
import * as p from './parsers.ts';
import { parseClip, parseClipPath, parseTransform } from './shapes.ts';
import { SHORTHANDS, type Shorthand } from './shorthands.ts';
import type { Cascaded, Property, Values, Wide } from './values.ts';

const WIDE: ReadonlySet<string> = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer']);

/** Parses one value; undefined = invalid, the declaration is dropped. */
type Parser<P extends Property> = (value: string, quirks: boolean) => Values[P] | undefined;
const LONGHANDS: { readonly [P in Property]: Parser<P> } = {
  display: p.display,
  visibility: p.keyword('visible hidden collapse'),
  opacity: p.ratio,
  fontSize: p.fontSize,
  color: p.paint,
  textFill: p.paint,
  fill: (v, q) => (v === 'none' ? 'none' : p.paint(v, q)),
  backgroundColor: p.paint,
  backgroundImage: p.images,
  backgroundSize: p.noRoom,
  backgroundClip: (v) => (/\btext\b/.test(v) ? 'text' : 'box'),
  position: (v) => p.keyword('static relative absolute fixed sticky')(v === '-webkit-sticky' ? 'sticky' : v),
  float: p.keyword('none left right inline-start inline-end'),
  left: p.lengthOrAuto,
  right: p.lengthOrAuto,
  top: p.lengthOrAuto,
  bottom: p.lengthOrAuto,
  width: p.size,
  height: p.size,
  maxWidth: p.size,
  maxHeight: p.size,
  minWidth: p.size,
  minHeight: p.size,
  overflowX: p.keyword(p.OVERFLOW),
  overflowY: p.keyword(p.OVERFLOW),
  paddingTop: p.plus,
  paddingBottom: p.plus,
  paddingLeft: p.plus,
  paddingRight: p.plus,
  marginLeft: p.lengthOrAuto,
  marginTop: p.lengthOrAuto,
  boxSizing: p.keyword('content-box border-box'),
  textIndent: (v, q) => p.length(v.replace(/ (?:hanging|each-line)\b/g, ''), q),
  lineHeight: p.lineHeight,
  letterSpacing: (v, q) => (v === 'normal' ? v : p.length(v, q)),
  textAlign: p.keyword(
    'left right center justify start end -webkit-center -webkit-left -webkit-right match-parent',
  ),
  whiteSpace: p.keyword('normal nowrap pre pre-wrap pre-line break-spaces'),
  textShadow: p.shadows,
  strokeWidth: (v, q) => p.plus(v === 'thin' ? '1px' : v === 'medium' ? '3px' : v === 'thick' ? '5px' : v, q),
  strokeColor: p.paint,
  textSecurity: (v) => v !== 'none',
  clip: parseClip,
  clipPath: parseClipPath,
  transform: parseTransform,
  scale: (v) =>
    v === 'none' ? parseTransform(v) : parseTransform(`scale(${components(v).slice(0, 2).join(',')})`),
  rotate: (v) => parseTransform(/^[xyz] /.test(v) ? `rotate${v[0]}(${v.slice(2)})` : 'none'),
  translate: (v) =>
    v === 'none' ? parseTransform(v) : parseTransform(`translate(${components(v).slice(0, 2).join(',')})`),
  zoom: (v) => (v === 'normal' || p.ratio(v) === 0 ? 1 : p.ratio(v)),
  filter: parseFilter,
  mask: p.mask,
  maskSize: p.noRoom,
  blend: (v) => v,
  isolation: p.keyword('auto isolate'),
  zIndex: (v) => (v === 'auto' ? v : p.integer(v)),
  backface: p.keyword('visible hidden'),
  fontSizeAdjust: (v) => (/^(?:none|from-font)$/.test(v) ? 'none' : p.ratio(v.replace(/^[a-z-]+ /, ''))),
  fillOpacity: p.ratio,
  contain: p.contain,
  gridRows: p.gridRows,
  flexBasis: p.size,
  flexGrow: p.ratio,
  colorScheme: (v) => v,
  innerShadow: p.innerShadow,
  animation: (v) => v,
  animationName: (v) => v,
  animationFillMode: (v) => v,
  contentVisibility: p.keyword('visible auto hidden'),
};

/** CSS names of the longhands, with logical and prefixed names mapped for left-to-right text. */
const NAMES: ReadonlyMap<string, Property> = new Map<string, Property>([
  ...Object.keys(LONGHANDS).map(
    (p) => [p.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`), p as Property] as const,
  ),
  ['-webkit-text-fill-color', 'textFill'],
  ['-webkit-text-security', 'textSecurity'],
  ['-webkit-background-clip', 'backgroundClip'],
  ['-webkit-text-stroke-width', 'strokeWidth'],
  ['-webkit-text-stroke-color', 'strokeColor'],
  ['mask-image', 'mask'],
  ['-webkit-mask-image', 'mask'],
  ['-webkit-mask-size', 'maskSize'],
  ['mix-blend-mode', 'blend'],
  ['box-shadow', 'innerShadow'],
  ['-webkit-animation', 'animation'],
  ['backface-visibility', 'backface'],
  ['-webkit-backface-visibility', 'backface'],
  ['grid-template-rows', 'gridRows'],
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
// Not CSS names: these have only others.
for (const name of [
  'text-fill',
  'text-security',
  'stroke-width',
  'stroke-color',
  'mask',
  'blend',
  'backface',
  'grid-rows',
  'inner-shadow',
])
  (NAMES as Map<string, Property>).delete(name);

const ALL: Shorthand = { parts: Object.keys(LONGHANDS) as Property[], parse: () => null };

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
  const shorthand = name === 'all' ? ALL : SHORTHANDS[name];
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
