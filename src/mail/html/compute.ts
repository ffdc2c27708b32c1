import { inherited, own } from './cascaded.ts';
import { clipReasons } from './clipping.ts';
import { BLACK, type Color, over, TRANSPARENT, WHITE } from './color.ts';
import type { Group } from './filters.ts';
import { resolve, ZERO } from './length.ts';
import type { Look } from './look.ts';
import { place } from './place.ts';
import { IDENTITY } from './shapes.ts';
import type { Cascaded, Paint, Values, Wide } from './values.ts';

export interface Facts {
  readonly tag: string;
  readonly quirks: boolean;
  /** Reason to give for `display: none`. */
  readonly noneReason: string;
  /** Of an SVG drawing. */
  readonly svg: boolean;
  /** Estimated height of the page above the element, px. */
  readonly flowY: number;
}

const FONT_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

export interface Box {
  readonly look: Look;
  /** Computed display. */
  readonly display: string;
  /** Out of the flow: absolutely positioned or fixed. */
  readonly outOfFlow: boolean;
}

/** Computes an element's look from its parent's and from what the cascade gave it. */
export function computeBox(parent: Look, c: Cascaded, facts: Facts): Box {
  let display = c.display === 'inherit' ? 'block' : own(c, 'display', 'inline');
  const position = own(c, 'position', 'static');
  const outOfFlow = position === 'absolute' || position === 'fixed';
  if (display === 'none' || display === 'table-column' || display === 'table-column-group')
    return {
      look: {
        ...parent,
        hidden: parent.hidden ?? (display === 'none' ? facts.noneReason : `display:${display}`),
        displayNone: true,
      },
      display,
      outOfFlow,
    };
  if (onlyDisplay(c)) {
    const items = display.endsWith('flex') ? 'flex' : null;
    const same = (parent.height === null || display === 'inline') && parent.items === items;
    return { look: same ? parent : { ...parent, height: null, items }, display, outOfFlow };
  }
  if (
    (outOfFlow || own(c, 'float', 'none') !== 'none' || parent.items === 'flex') &&
    /^(?:inline|table-)/.test(display)
  )
    display = 'block';
  const inline = display === 'inline';
  const around = textLook(parent, c, { ...facts, inline });
  const geometry = place(around, c, { inline, position });
  const group = groupOf(parent, c);
  const ground = backgroundLook(group === null ? parent : { ...parent, behind: [TRANSPARENT] }, c, {
    color: around.color,
    tag: facts.tag,
  });
  const context = group !== null || makesContext(c, position);
  // by name: to spread three objects into one takes several times as long
  const look: Look = {
    ...around,
    x: geometry.x,
    y: geometry.y,
    yAbsolute: geometry.yAbsolute,
    width: geometry.width,
    scale: geometry.scale,
    anchorX: geometry.anchorX,
    height: geometry.height,
    behind: ground.behind,
    throughText: ground.throughText,
    group: group ?? parent.group,
    grounded: !context && (parent.grounded || (ground.behind !== parent.behind && !isPage(facts.tag))),
    items: display.endsWith('flex')
      ? 'flex'
      : display.endsWith('grid') && own(c, 'gridRows', 'none') === 'all'
        ? 'folded'
        : null,
    opacity: parent.opacity * Math.max(0, Math.min(1, own(c, 'opacity', 1))),
    hidden: parent.hidden ?? stickyReason(c, outOfFlow) ?? underReason(parent, c, position),
  };
  const plain =
    c.overflowX === undefined &&
    c.overflowY === undefined &&
    c.contain === undefined &&
    !isFlexed(parent, c) &&
    position === 'static' &&
    c.transform === undefined;
  if (plain) return { look, display, outOfFlow };
  const clips = clipReasons(look, parent, { c, display, position, tag: facts.tag, flowY: facts.flowY });
  return { look: { ...look, ...clips }, display, outOfFlow };
}

/** Most elements of a mail say nothing else: they share their parent's look. */
function onlyDisplay(c: Cascaded): boolean {
  for (const property in c) if (property !== 'display') return false;
  return true;
}

/** The parent's look with what concerns the letters themselves. */
function textLook(parent: Look, c: Cascaded, facts: Facts & { inline: boolean }): Look {
  const reset = facts.quirks && facts.tag === 'table';
  const base = reset
    ? { ...parent, fontSize: 16, lineHeight: 'normal' as const, textAlign: 'start', whiteSpace: 'normal' }
    : parent;
  // On an inline box it does nothing: the lines are those of the block around.
  const indent = facts.inline ? base.indent : inherited(c, 'textIndent', [base.indent, ZERO]);
  const dark = facts.tag === 'html' && /^(?:only )?dark(?: only)?$/.test(own(c, 'colorScheme', ''));
  const color = toColor(inherited(c, 'color', ['currentcolor', BLACK]), dark ? WHITE : parent.color);
  const size = fontSize(c, base);
  return {
    ...parent,
    fontSize: size,
    rootFontSize: facts.tag === 'html' ? size : parent.rootFontSize,
    color,
    textFill: optional(c.textFill, parent.textFill, color),
    fill:
      c.fill === 'none'
        ? 'none'
        : parent.fill === 'none' && c.fill === undefined
          ? 'none'
          : optional(c.fill as Paint | undefined, parent.fill === 'none' ? null : parent.fill, color),
    visibility: inherited(c, 'visibility', [parent.visibility, 'visible']),
    indent,
    lineHeight: inherited(c, 'lineHeight', [base.lineHeight, 'normal']),
    letterSpacing: inherited(c, 'letterSpacing', [base.letterSpacing, 'normal']),
    textAlign: inherited(c, 'textAlign', [base.textAlign, 'start']),
    whiteSpace: inherited(c, 'whiteSpace', [base.whiteSpace, 'normal']),
    textShadow: inherited(c, 'textShadow', [parent.textShadow, []]).map((paint) => toColor(paint, color)),
    stroke: strokeOf(parent, c, color),
    svg: facts.svg,
    fillOpacity: inherited(c, 'fillOpacity', [parent.fillOpacity, 1]),
    fontSizeAdjust: inherited(c, 'fontSizeAdjust', [parent.fontSizeAdjust, 'none']),
    textSecurity: inherited(c, 'textSecurity', [parent.textSecurity, false]),
  };
}

function optional(value: Paint | Wide | undefined, parent: Color | null, current: Color): Color | null {
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'revert') return parent;
  if (value === 'initial' || value === 'currentcolor') return null;
  return toColor(value, current);
}

function strokeOf(parent: Look, c: Cascaded, color: Color): Color | null {
  if (c.strokeWidth === undefined) return parent.stroke;
  const width = own(c, 'strokeWidth', ZERO);
  if (width.px + 16 * (width.em + width.rem) < 0.3) return null;
  return toColor(own(c, 'strokeColor', 'currentcolor'), color);
}

const toColor = (paint: Paint, current: Color): Color => (paint === 'currentcolor' ? current : paint);

function fontSize(c: Cascaded, parent: Look): number {
  const value = inherited(c, 'fontSize', ['inherit', 'medium']);
  if (value === 'inherit') return parent.fontSize;
  if (value === 'smaller') return parent.fontSize / 1.2;
  if (value === 'larger') return parent.fontSize * 1.2;
  if (typeof value === 'string') return FONT_SIZES[value] ?? 16;
  return Math.max(
    0,
    resolve(value, { em: parent.fontSize, rem: parent.rootFontSize, base: parent.fontSize }),
  );
}

/** The canvas of `color-scheme: dark`. */
const DARK: Color = { r: 18, g: 18, b: 18, a: 1 };
const isPage = (tag: string): boolean => tag === 'html' || tag === 'body';

function backgroundLook(
  parent: Look,
  c: Cascaded,
  { color, tag }: { color: Color; tag: string },
): Pick<Look, 'behind' | 'throughText'> {
  const dark = tag === 'html' && /^(?:only )?dark(?: only)?$/.test(own(c, 'colorScheme', ''));
  const around = dark ? [DARK] : parent.behind;
  const paint =
    c.backgroundColor === 'inherit' ? TRANSPARENT : toColor(own(c, 'backgroundColor', TRANSPARENT), color);
  const picture = own(c, 'backgroundSize', 'none') === 'all' ? 'none' : own(c, 'backgroundImage', 'none');
  if (own(c, 'backgroundClip', 'box') === 'text')
    return { behind: around, throughText: throughText(parent, picture, { paint, color }) };
  const shadow = own(c, 'innerShadow', 'none');
  if (paint.a === 0 && picture === 'none' && shadow === 'none')
    return { behind: around, throughText: parent.throughText };
  let behind = paint.a >= 1 ? [paint] : around === null ? null : around.map((below) => over(paint, below));
  if (picture === 'image') behind = null;
  else if (picture !== 'none') {
    const below = behind?.[0] ?? WHITE;
    behind = picture.map((p) => over(toColor(p, color), below));
  }
  if (shadow !== 'none') behind = (behind ?? [WHITE]).map((below) => over(toColor(shadow, color), below));
  return { behind, throughText: parent.throughText };
}

function throughText(
  parent: Look,
  picture: Values['backgroundImage'],
  { paint, color }: { paint: Color; color: Color },
): Look['throughText'] {
  if (picture === 'image' || parent.throughText === 'image') return 'image';
  const colors = picture === 'none' ? [paint] : [paint, ...picture.map((p) => toColor(p, color))];
  return [...(parent.throughText ?? []), ...colors];
}

/** Filters that change colours, and blending, take the element and all in it as one picture. */
function groupOf(parent: Look, c: Cascaded): Group | null {
  const filter = own(c, 'filter', []);
  const blend = own(c, 'blend', 'normal');
  if (filter === 'all' || (filter.length === 0 && blend === 'normal')) return null;
  return { outer: parent.group, behind: parent.behind, filters: filter, blend };
}

/** Stacking contexts (CSS 2.2, appendix E, and the modules that add to it), as far as mail has them. */
function makesContext(c: Cascaded, position: string): boolean {
  return (
    (position !== 'static' && own(c, 'zIndex', 'auto') !== 'auto') ||
    position === 'fixed' ||
    position === 'sticky' ||
    own(c, 'opacity', 1) < 1 ||
    own(c, 'transform', IDENTITY) !== IDENTITY ||
    own(c, 'isolation', 'auto') === 'isolate'
  );
}

/** Below the backgrounds of its own stacking context. */
function underReason(parent: Look, c: Cascaded, position: string): string | null {
  const level = own(c, 'zIndex', 'auto');
  return position !== 'static' && level !== 'auto' && level < 0 && parent.grounded ? 'z-index' : null;
}

const isFlexed = (parent: Look, c: Cascaded): boolean => parent.items === 'flex' && c.flexBasis !== undefined;

function stickyReason(c: Cascaded, outOfFlow: boolean): string | null {
  if (own(c, 'clipPath', 'none') === 'all') return 'clip-path';
  if (outOfFlow && own(c, 'clip', 'none') === 'all') return 'clip';
  if (own(c, 'filter', []) === 'all') return 'filter';
  if (own(c, 'mask', 'none') === 'all' || (c.mask !== undefined && own(c, 'maskSize', 'none') === 'all'))
    return 'mask';
  if (own(c, 'backface', 'visible') === 'hidden' && own(c, 'transform', IDENTITY).turned)
    return 'backface-visibility';
  if (own(c, 'contentVisibility', 'visible') === 'hidden') return 'content-visibility:hidden';
  return null;
}
