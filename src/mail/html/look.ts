import { BLACK, type Color, over, TRANSPARENT, WHITE } from './color.ts';
import { type Length, resolve, SCREEN, ZERO } from './length.ts';
import type { Cascaded, Paint, Property, Values, Wide } from './properties.ts';
import { IDENTITY } from './shapes.ts';

/** Everything an element hands down that decides whether text in it can be seen. Shared between elements: never changed. */
export interface Look {
  /** A reason that no descendant can undo. */
  readonly hidden: string | null;
  readonly displayNone: boolean;
  readonly visibility: Values['visibility'];
  /** Product over the ancestors. */
  readonly opacity: number;
  readonly fontSize: number;
  readonly rootFontSize: number;
  /** Product of transforms and zoom. */
  readonly scale: number;
  readonly color: Color;
  readonly textFill: Color | null;
  readonly fill: Color | 'none' | null;
  /** Colours that may lie behind, opaque; null = an image that cannot be judged. */
  readonly behind: readonly Color[] | null;
  /** The background is painted through the letters. */
  readonly backgroundInText: boolean;
  readonly textShadow: boolean;
  readonly textSecurity: boolean;
  readonly indent: Length;
  readonly lineHeight: Values['lineHeight'];
  readonly letterSpacing: Values['letterSpacing'];
  readonly textAlign: string;
  readonly whiteSpace: string;
  /** Left edge of the content, px from the left edge of the page. */
  readonly x: number;
  /** Vertical displacement in px: from the flow, or from the top of the page when `yAbsolute`. */
  readonly y: number;
  readonly yAbsolute: boolean;
  readonly anchorX: number;
  /** Width for text, px; height where it is definite. */
  readonly width: number;
  readonly height: number | null;
  /** Why boxes around cut everything off: for content in the flow, and for absolutely positioned content. */
  readonly clipFlow: string | null;
  readonly clipAbsolute: string | null;
}

export const PAGE: Look = {
  hidden: null,
  displayNone: false,
  visibility: 'visible',
  opacity: 1,
  fontSize: 16,
  rootFontSize: 16,
  scale: 1,
  color: BLACK,
  textFill: null,
  fill: null,
  behind: [WHITE],
  backgroundInText: false,
  textShadow: false,
  textSecurity: false,
  indent: ZERO,
  lineHeight: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  whiteSpace: 'normal',
  x: 0,
  y: 0,
  yAbsolute: false,
  anchorX: 0,
  width: SCREEN.width,
  height: null,
  clipFlow: null,
  clipAbsolute: null,
};

export interface Facts {
  readonly tag: string;
  readonly quirks: boolean;
  /** Reason to give for `display: none`. */
  readonly noneReason: string;
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

const isWide = (v: unknown): v is Wide =>
  v === 'inherit' || v === 'initial' || v === 'unset' || v === 'revert';

/** The value of a property that is not inherited by default. `inherit` is not followed but for the few where it matters. */
function own<P extends Property>(c: Cascaded, property: P, initial: Values[P]): Values[P] {
  const value = c[property];
  return value === undefined || isWide(value) ? initial : (value as Values[P]);
}

function inherited<P extends Property>(
  c: Cascaded,
  property: P,
  [parent, initial]: [Values[P], Values[P]],
): Values[P] {
  const value = c[property];
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'revert') return parent;
  return value === 'initial' ? initial : (value as Values[P]);
}

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
  if (display === 'none')
    return {
      look: { ...parent, hidden: parent.hidden ?? facts.noneReason, displayNone: true },
      display,
      outOfFlow,
    };
  if ((outOfFlow || own(c, 'float', 'none') !== 'none') && /^(?:inline|table-)/.test(display))
    display = 'block';
  const inline = display === 'inline';
  const text = textLook(parent, c, facts);
  const em = text.fontSize;
  const rem = facts.tag === 'html' ? em : parent.rootFontSize;
  const geometry = place({ ...parent, ...text, rootFontSize: rem }, c, { inline, position });
  const look: Look = {
    ...parent,
    ...text,
    ...geometry,
    ...backgroundLook(parent, c, text.color),
    rootFontSize: rem,
    opacity: parent.opacity * Math.max(0, Math.min(1, own(c, 'opacity', 1))),
    hidden: parent.hidden ?? stickyReason(c, { inline, outOfFlow }),
  };
  const clips = clipReasons(look, parent, { c, display, position, facts });
  return { look: clips ? { ...look, ...clips } : look, display, outOfFlow };
}

function textLook(
  parent: Look,
  c: Cascaded,
  facts: Facts,
): Pick<
  Look,
  | 'fontSize'
  | 'color'
  | 'textFill'
  | 'fill'
  | 'visibility'
  | 'indent'
  | 'lineHeight'
  | 'letterSpacing'
  | 'textAlign'
  | 'whiteSpace'
  | 'textShadow'
  | 'textSecurity'
> {
  const reset = facts.quirks && facts.tag === 'table';
  const base = reset
    ? { ...parent, fontSize: 16, lineHeight: 'normal' as const, textAlign: 'start', whiteSpace: 'normal' }
    : parent;
  const color = toColor(inherited(c, 'color', ['currentcolor', BLACK]), parent.color);
  return {
    fontSize: fontSize(c, base),
    color,
    textFill: optional(c.textFill, parent.textFill, color),
    fill:
      c.fill === 'none'
        ? 'none'
        : parent.fill === 'none' && c.fill === undefined
          ? 'none'
          : optional(c.fill as Paint | undefined, parent.fill === 'none' ? null : parent.fill, color),
    visibility: inherited(c, 'visibility', [parent.visibility, 'visible']),
    indent: inherited(c, 'textIndent', [base.indent, ZERO]),
    lineHeight: inherited(c, 'lineHeight', [base.lineHeight, 'normal']),
    letterSpacing: inherited(c, 'letterSpacing', [base.letterSpacing, 'normal']),
    textAlign: inherited(c, 'textAlign', [base.textAlign, 'start']),
    whiteSpace: inherited(c, 'whiteSpace', [base.whiteSpace, 'normal']),
    textShadow: inherited(c, 'textShadow', [parent.textShadow, false]),
    textSecurity: inherited(c, 'textSecurity', [parent.textSecurity, false]),
  };
}

function optional(value: Paint | Wide | undefined, parent: Color | null, current: Color): Color | null {
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'revert') return parent;
  if (value === 'initial' || value === 'currentcolor') return null;
  return toColor(value, current);
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

function backgroundLook(parent: Look, c: Cascaded, color: Color): Pick<Look, 'behind' | 'backgroundInText'> {
  const paint =
    c.backgroundColor === 'inherit' ? TRANSPARENT : toColor(own(c, 'backgroundColor', TRANSPARENT), color);
  const picture = own(c, 'backgroundImage', 'none');
  if (own(c, 'backgroundClip', 'box') === 'text')
    return {
      behind: parent.behind,
      backgroundInText: parent.backgroundInText || picture !== 'none' || paint.a > 0,
    };
  if (paint.a === 0 && picture === 'none')
    return { behind: parent.behind, backgroundInText: parent.backgroundInText };
  let behind =
    paint.a >= 1 ? [paint] : parent.behind === null ? null : parent.behind.map((below) => over(paint, below));
  if (picture === 'image') behind = null;
  else if (picture !== 'none') {
    const below = behind?.[0] ?? WHITE;
    behind = picture.map((p) => over(toColor(p, color), below));
  }
  return { behind, backgroundInText: parent.backgroundInText };
}

function stickyReason(
  c: Cascaded,
  { inline, outOfFlow }: { inline: boolean; outOfFlow: boolean },
): string | null {
  if (own(c, 'clipPath', 'none') === 'all') return 'clip-path';
  if (outOfFlow && own(c, 'clip', 'none') === 'all') return 'clip';
  if (own(c, 'filter', 'none') === 'all') return 'filter';
  if (!inline && own(c, 'contentVisibility', 'visible') === 'hidden') return 'content-visibility:hidden';
  return null;
}

/** Where the content lies, and how large it is drawn. */
function place(
  look: Look,
  c: Cascaded,
  { inline, position }: { inline: boolean; position: string },
): Partial<Look> {
  const em = look.fontSize;
  const context = { em, rem: look.rootFontSize, base: look.width };
  const across = (l: Length): number => resolve(l, context);
  const side = (p: 'left' | 'right' | 'top' | 'bottom'): number | null => {
    const value = own(c, p, 'auto');
    const base = p === 'left' || p === 'right' ? look.width : (look.height ?? SCREEN.height);
    return value === 'auto' ? null : resolve(value, { ...context, base });
  };
  let { x, y, yAbsolute } = look;
  let width = look.width;
  if (!inline) {
    const declared = own(c, 'width', 'auto');
    const most = own(c, 'maxWidth', 'auto');
    if (declared !== 'auto') width = across(declared);
    if (most !== 'auto') width = Math.min(width, across(most));
  }
  if (position === 'relative') {
    x += side('left') ?? -(side('right') ?? 0);
    y += side('top') ?? -(side('bottom') ?? 0);
  } else if (position === 'absolute' || position === 'fixed') {
    const [left, right, top, bottom] = [side('left'), side('right'), side('top'), side('bottom')];
    if (left !== null) x = look.anchorX + left;
    else if (right !== null)
      x = look.anchorX + look.width - right - (own(c, 'width', 'auto') === 'auto' ? 0 : width);
    if (top !== null) [y, yAbsolute] = [top, true];
    else if (bottom !== null) [y, yAbsolute] = [SCREEN.height - bottom, true];
  }
  const margin = own(c, 'marginLeft', ZERO);
  if (margin !== 'auto') x += across(margin);
  if (!inline) {
    const above = own(c, 'marginTop', ZERO);
    if (above !== 'auto') y += across(above);
    x += across(own(c, 'paddingLeft', ZERO));
  }
  let scale = look.scale * Math.max(0, own(c, 'zoom', 1));
  if (!inline)
    for (const t of [
      own(c, 'transform', IDENTITY),
      own(c, 'scale', IDENTITY),
      own(c, 'rotate', IDENTITY),
      own(c, 'translate', IDENTITY),
    ]) {
      if (t === IDENTITY) continue;
      scale *= t.scale;
      x += resolve(t.dx, { ...context, base: width });
      y += resolve(t.dy, { ...context, base: look.height ?? 1.2 * em });
    }
  const fixed = own(c, 'height', 'auto');
  const height =
    inline || fixed === 'auto' || (fixed.pct !== 0 && look.height === null)
      ? null
      : resolve(fixed, { ...context, base: look.height ?? 0 });
  const anchorX = position === 'static' ? look.anchorX : x;
  return { x, y, yAbsolute, width, scale, anchorX, height: inline ? look.height : height };
}

/** A box this small shows nothing of its text, px. */
const SLIT = 3;

interface Clipping {
  readonly c: Cascaded;
  readonly display: string;
  readonly position: string;
  readonly facts: Facts;
}

/** Whether the box cuts off what is in it; null when nothing changes. */
function clipReasons(
  look: Look,
  parent: Look,
  { c, display, position, facts }: Clipping,
): Partial<Look> | null {
  const outside = position === 'absolute' || position === 'fixed' ? parent.clipAbsolute : parent.clipFlow;
  const reason =
    outside ??
    (/^(?:inline|contents|table.*|inline-table)$/.test(display) ||
    facts.tag === 'body' ||
    facts.tag === 'html'
      ? null
      : boxReason(look, parent, c));
  const transformed = own(c, 'transform', IDENTITY) !== IDENTITY;
  const clipAbsolute = position !== 'static' || transformed ? reason : parent.clipAbsolute;
  return reason === parent.clipFlow && clipAbsolute === parent.clipAbsolute
    ? null
    : { clipFlow: reason, clipAbsolute };
}

function boxReason(look: Look, parent: Look, c: Cascaded): string | null {
  const [overX, overY] = [own(c, 'overflowX', 'visible'), own(c, 'overflowY', 'visible')];
  if (overX === 'visible' && overY === 'visible') return null;
  const context = { em: look.fontSize, rem: look.rootFontSize, base: parent.width };
  const length = (
    p: 'width' | 'height' | 'maxWidth' | 'maxHeight' | 'minWidth' | 'minHeight',
  ): number | null => {
    const value = own(c, p, 'auto');
    if (value === 'auto') return null;
    const vertical = p.endsWith('eight');
    if (vertical && value.pct !== 0 && parent.height === null) return null;
    return resolve(value, { ...context, base: vertical ? (parent.height ?? 0) : parent.width });
  };
  const pad = (p: 'paddingTop' | 'paddingBottom' | 'paddingLeft' | 'paddingRight'): number =>
    resolve(own(c, p, ZERO), context);
  const border = own(c, 'boxSizing', 'content-box') === 'border-box';
  const room = (size: number | null, before: number, after: number): number =>
    size === null ? Number.POSITIVE_INFINITY : Math.max(0, border ? size - before - after : size) + after;
  const clipsY = overY !== 'visible' || (overX !== 'visible' && overX !== 'clip');
  const clipsX = overX !== 'visible' || (overY !== 'visible' && overY !== 'clip');
  if (clipsY) {
    const [top, bottom] = [pad('paddingTop'), pad('paddingBottom')];
    const least = length('minHeight') ?? 0;
    const [height, most] = [length('height'), length('maxHeight')];
    if (room(most === null ? null : Math.max(most, least), top, bottom) <= SLIT) return 'max-height:0';
    if (room(height === null ? null : Math.max(height, least), top, bottom) <= SLIT) return 'zero-size box';
    if (height === null && least === 0 && bottom + top <= SLIT && lineHeightPx(look) <= 1)
      return 'line-height:0';
  }
  if (clipsX) {
    const [left, right] = [pad('paddingLeft'), pad('paddingRight')];
    const least = length('minWidth') ?? 0;
    const [width, most] = [length('width'), length('maxWidth')];
    if (room(most === null ? null : Math.max(most, least), left, right) <= SLIT) return 'max-width:0';
    if (room(width === null ? null : Math.max(width, least), left, right) <= SLIT) return 'zero-size box';
  }
  return null;
}

export function lineHeightPx(look: Look): number {
  if (look.lineHeight === 'normal') return 1.2 * look.fontSize;
  if (typeof look.lineHeight === 'number') return look.lineHeight * look.fontSize;
  return resolve(look.lineHeight, { em: look.fontSize, rem: look.rootFontSize, base: look.fontSize });
}
