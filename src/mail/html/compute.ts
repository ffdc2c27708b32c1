import { inherited, own } from './cascaded.ts';
import { clipReasons } from './clipping.ts';
import { BLACK, type Color, over, TRANSPARENT, WHITE } from './color.ts';
import { resolve, ZERO } from './length.ts';
import type { Look } from './look.ts';
import { place } from './place.ts';
import type { Cascaded, Paint, Wide } from './properties.ts';

export interface Facts {
  readonly tag: string;
  readonly quirks: boolean;
  /** Reason to give for `display: none`. */
  readonly noneReason: string;
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
    const same = parent.height === null || display === 'inline';
    return { look: same ? parent : { ...parent, height: null }, display, outOfFlow };
  }
  if ((outOfFlow || own(c, 'float', 'none') !== 'none') && /^(?:inline|table-)/.test(display))
    display = 'block';
  const inline = display === 'inline';
  const text = textLook(parent, c, { ...facts, inline });
  const em = text.fontSize;
  const rem = facts.tag === 'html' ? em : parent.rootFontSize;
  const around: Look = { ...parent, ...text, rootFontSize: rem };
  const geometry = place(around, c, { inline, position });
  const look: Look = {
    ...around,
    ...geometry,
    ...backgroundLook(parent, c, text.color),
    opacity: parent.opacity * Math.max(0, Math.min(1, own(c, 'opacity', 1))),
    hidden: parent.hidden ?? stickyReason(c, outOfFlow),
  };
  const plain =
    c.overflowX === undefined &&
    c.overflowY === undefined &&
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

function textLook(
  parent: Look,
  c: Cascaded,
  facts: Facts & { inline: boolean },
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
  // On an inline box it does nothing: the lines are those of the block around.
  const indent = facts.inline ? base.indent : inherited(c, 'textIndent', [base.indent, ZERO]);
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
    indent,
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

function stickyReason(c: Cascaded, outOfFlow: boolean): string | null {
  if (own(c, 'clipPath', 'none') === 'all') return 'clip-path';
  if (outOfFlow && own(c, 'clip', 'none') === 'all') return 'clip';
  if (own(c, 'filter', 'none') === 'all') return 'filter';
  if (own(c, 'contentVisibility', 'visible') === 'hidden') return 'content-visibility:hidden';
  return null;
}
