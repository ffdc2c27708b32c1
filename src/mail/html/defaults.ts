import type { DefaultTreeAdapterTypes } from 'parse5';
import { BLACK, parseLegacyColor, WHITE } from './color.ts';
import { ZERO } from './length.ts';
import type { Cascaded } from './values.ts';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;

const NONE: Cascaded = { display: 'none' };
const BLOCK: Cascaded = { display: 'block' };
const em = (value: number): Cascaded['fontSize'] => ({ ...ZERO, em: value });
const px = (value: number): { px: number; em: 0; rem: 0; pct: 0 } => ({ px: value, em: 0, rem: 0, pct: 0 });
const CONTROL: Cascaded = {
  display: 'inline-block',
  fontSize: px(13.333),
  color: BLACK,
  backgroundColor: WHITE,
  textIndent: ZERO,
  letterSpacing: 'normal',
  textAlign: 'start',
};
const PRE: Cascaded = { display: 'block', whiteSpace: 'pre', fontSize: em(13 / 16) };
const MONO: Cascaded = { fontSize: em(13 / 16) };

const words = (names: string, value: Cascaded): [string, Cascaded][] =>
  names.split(' ').map((n) => [n, value]);

/** The user agent's style sheet (HTML, section 15.3), as far as it decides what can be seen. */
export const UA: ReadonlyMap<string, Cascaded> = new Map<string, Cascaded>([
  ...words(
    'area base basefont datalist link meta noembed noframes param rp script style template title dialog',
    NONE,
  ),
  ...words(
    'html body address blockquote div dl dt dd figure figcaption footer form header hgroup hr main nav section article aside ' +
      'search ol ul menu dir fieldset legend details summary optgroup option p marquee frameset frame',
    BLOCK,
  ),
  ['center', { display: 'block', textAlign: 'center' }],
  ['li', { display: 'list-item' }],
  ['h1', { display: 'block', fontSize: em(2) }],
  ['h2', { display: 'block', fontSize: em(1.5) }],
  ['h3', { display: 'block', fontSize: em(1.17) }],
  ['h4', BLOCK],
  ['h5', { display: 'block', fontSize: em(0.83) }],
  ['h6', { display: 'block', fontSize: em(0.67) }],
  ...words('small sub sup', { fontSize: 'smaller' }),
  ['rt', { display: 'ruby-text', fontSize: em(0.5) }],
  ['big', { fontSize: 'larger' }],
  ...words('pre xmp plaintext listing', PRE),
  ...words('code kbd samp tt', MONO),
  ['table', { display: 'table', textIndent: ZERO }],
  ['caption', { display: 'table-caption', textAlign: 'center' }],
  ['colgroup', { display: 'table-column-group' }],
  ['col', { display: 'table-column' }],
  ['thead', { display: 'table-header-group' }],
  ['tbody', { display: 'table-row-group' }],
  ['tfoot', { display: 'table-footer-group' }],
  ['tr', { display: 'table-row' }],
  ['td', { display: 'table-cell', textAlign: 'unset' }],
  ['th', { display: 'table-cell', textAlign: 'center' }],
  ['mark', { backgroundColor: { r: 255, g: 255, b: 0, a: 1 }, color: BLACK }],
  ...words('input select textarea', CONTROL),
  ['button', { ...CONTROL, backgroundColor: { r: 239, g: 239, b: 239, a: 1 }, textAlign: 'center' }],
  ['svg', { display: 'inline-block', overflowX: 'hidden', overflowY: 'hidden' }],
  ...words('img video canvas audio iframe object embed meter progress', { display: 'inline-block' }),
]);

export const LINK_COLOR = { r: 0, g: 0, b: 238, a: 1 } as const;

/** Elements whose text content is never drawn, whatever the style; the value is the reason given. */
export const NEVER_DRAWN: ReadonlyMap<string, string> = new Map([
  ['video', 'fallback content'],
  ['audio', 'fallback content'],
  ['iframe', 'fallback content'],
  ['noembed', 'fallback content'],
  ['noframes', 'fallback content'],
  ['frameset', 'fallback content'],
  ['meter', 'fallback content'],
  ['progress', 'fallback content'],
  ['template', 'template'],
  ['title', 'title element'],
  ['script', 'script'],
  ['style', 'style sheet'],
  ['datalist', 'datalist'],
  ['rp', 'fallback content'],
]);
/** MathML for programs, or for room alone. */
export const MATH_NEVER_DRAWN: ReadonlySet<string> = new Set(['mphantom', 'annotation', 'annotation-xml']);
export const SVG_NEVER_DRAWN: ReadonlySet<string> = new Set([
  'defs',
  'desc',
  'metadata',
  'title',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'linearGradient',
  'radialGradient',
  'filter',
  'script',
  'style',
]);

const FONT_SIZE_ATTRIBUTE = [
  'x-small',
  'small',
  'medium',
  'large',
  'x-large',
  'xx-large',
  'xxx-large',
] as const;
const COLORED: ReadonlySet<string> = new Set([
  'body',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'marquee',
  'col',
  'colgroup',
]);
const SIZED: ReadonlySet<string> = new Set([
  'table',
  'td',
  'th',
  'img',
  'iframe',
  'object',
  'video',
  'hr',
  'tr',
  'thead',
  'tbody',
  'tfoot',
  'marquee',
  'input',
  'canvas',
  'embed',
  'svg',
]);

/** HTML dimension value (HTML, section 2.3.4.4). */
function dimension(text: string): Cascaded['width'] {
  const match = /^\s*(\d+(?:\.\d*)?)(%?)/.exec(text);
  if (!match) return undefined;
  return match[2] ? { ...ZERO, pct: Number(match[1]) } : px(Number(match[1]));
}

/** Presentational hints (HTML, section 15.3): attributes that act as the weakest author style. */
export function applyHints(el: Element, into: Cascaded, linkColor: Cascaded['color']): void {
  const tag = el.tagName;
  for (const { name, value } of el.attrs) {
    if (name === 'hidden') {
      if (value.toLowerCase() === 'until-found') into.contentVisibility = 'hidden';
      else into.display = 'none';
    } else if (name === 'bgcolor' && COLORED.has(tag))
      into.backgroundColor = parseLegacyColor(value) ?? into.backgroundColor;
    else if (name === 'background' && COLORED.has(tag) && value.trim() !== '') into.backgroundImage = 'image';
    else if (name === 'text' && tag === 'body') into.color = parseLegacyColor(value) ?? into.color;
    else if (name === 'color' && tag === 'font') into.color = parseLegacyColor(value) ?? into.color;
    else if (name === 'size' && tag === 'font') into.fontSize = fontSizeAttribute(value) ?? into.fontSize;
    else if (name === 'href' && tag === 'a') into.color = linkColor;
    else if (name === 'open' && tag === 'dialog') into.display = 'block';
    else if (name === 'popover') into.display = 'none';
    else if (name === 'align' && tag !== 'table' && tag !== 'img') alignment(value, into);
    else if (name === 'nowrap' && (tag === 'td' || tag === 'th')) into.whiteSpace = 'nowrap';
    else if (name === 'type' && tag === 'input' && value.toLowerCase() === 'hidden') into.display = 'none';
    else if (SIZED.has(tag) && (name === 'width' || name === 'height')) {
      const size = dimension(value);
      // Width 0 is ignored on table, as is height 0 (HTML, "rules for parsing non-zero dimension values").
      if (
        size !== undefined &&
        !(/^t/.test(tag) && typeof size === 'object' && size.px === 0 && size.pct === 0)
      )
        into[name] = size;
    }
  }
}

function alignment(value: string, into: Cascaded): void {
  const align = value.toLowerCase();
  if (align === 'center' || align === 'middle') into.textAlign = 'center';
  else if (align === 'right' || align === 'left') into.textAlign = align;
}

function fontSizeAttribute(value: string): string | undefined {
  const match = /^\s*([+-]?)(\d+)/.exec(value);
  if (!match) return undefined;
  const n = Number(match[2]);
  const size = match[1] === '+' ? 3 + n : match[1] === '-' ? 3 - n : n;
  return FONT_SIZE_ATTRIBUTE[Math.max(1, Math.min(7, size)) - 1];
}

/** SVG presentation attributes. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set([
  'fill',
  'color',
  'display',
  'visibility',
  'opacity',
  'font-size',
  'fill-opacity',
  'transform',
]);
