import { own } from './cascaded.ts';
import { resolve, ZERO } from './length.ts';
import { type Look, lineHeightPx, type Window } from './look.ts';
import { IDENTITY } from './shapes.ts';
import type { Cascaded } from './values.ts';

/** A box lower than this share of its font size shows nothing that can be read; one narrower than so many px neither. */
const SLIT_SHARE = 0.33;
const SLIT = 3;

export interface Clipping {
  readonly c: Cascaded;
  readonly display: string;
  readonly position: string;
  readonly tag: string;
  readonly flowY: number;
}

/** Whether the box, or those around, cut off what is in it, wholly or but for a window. */
export function clipReasons(
  look: Look,
  parent: Look,
  { c, display, position, tag, flowY }: Clipping,
): Partial<Look> {
  const outOfFlow = position === 'absolute' || position === 'fixed';
  const outside = outOfFlow ? parent.clipAbsolute : parent.clipFlow;
  const around = outOfFlow ? parent.windowAbsolute : parent.windowFlow;
  const painted = own(c, 'contain', '').includes('paint');
  const overflow = {
    x: painted ? 'clip' : own(c, 'overflowX', 'visible'),
    y: painted ? 'clip' : own(c, 'overflowY', 'visible'),
  };
  const boxed =
    !/^(?:inline|contents|table.*|inline-table)$/.test(display) && tag !== 'body' && tag !== 'html';
  const cuts = boxed && (overflow.x !== 'visible' || overflow.y !== 'visible');
  const inner = cuts ? measure(look, parent, c) : null;
  const clipFlow = outside ?? (inner ? boxReason(look, inner, overflow) : null);
  const windowFlow = inner ? narrow(around, openPart(look, inner, { overflow, flowY })) : around;
  const contains = position !== 'static' || own(c, 'transform', IDENTITY) !== IDENTITY;
  return {
    clipFlow,
    clipAbsolute: contains ? clipFlow : parent.clipAbsolute,
    windowFlow,
    windowAbsolute: contains ? windowFlow : parent.windowAbsolute,
  };
}

/** Room for content to be seen in: Infinity where the box grows with it. */
interface Room {
  readonly width: number;
  readonly maxWidth: number;
  readonly height: number;
  readonly maxHeight: number;
  /** The height comes from the lines alone. */
  readonly byLines: boolean;
  readonly paddingLeft: number;
}

function measure(look: Look, parent: Look, c: Cascaded): Room {
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
  const [top, bottom, left, right] = [
    pad('paddingTop'),
    pad('paddingBottom'),
    pad('paddingLeft'),
    pad('paddingRight'),
  ];
  const border = own(c, 'boxSizing', 'content-box') === 'border-box';
  // Overflow is cut at the padding box: the padding after the content shows what runs over.
  const room = (size: number | null, least: number | null, [before, after]: [number, number]): number =>
    size === null
      ? Number.POSITIVE_INFINITY
      : Math.max(0, Math.max(size, least ?? 0) - (border ? before + after : 0)) + after;
  const leastHeight = length('minHeight');
  const folded = own(c, 'contain', '').includes('size') || parent.items === 'folded';
  const height = length('height') ?? (folded ? 0 : null);
  const basis = own(c, 'flexBasis', 'auto');
  const flexed = parent.items === 'flex' && basis !== 'auto' && own(c, 'flexGrow', 0) === 0;
  return {
    width: room(flexed ? resolve(basis, context) : length('width'), length('minWidth'), [left, right]),
    maxWidth: room(length('maxWidth'), length('minWidth'), [left, right]),
    height: room(height, leastHeight, [top, bottom]),
    maxHeight: room(length('maxHeight'), leastHeight, [top, bottom]),
    byLines: height === null && !leastHeight && top + bottom <= SLIT,
    paddingLeft: left,
  };
}

interface Overflow {
  readonly x: string;
  readonly y: string;
}

/** One axis that is neither visible nor clip makes the other one scroll (CSS Overflow 3, section 3.1). */
const clipsY = ({ x, y }: Overflow): boolean => y !== 'visible' || (x !== 'visible' && x !== 'clip');
const clipsX = ({ x, y }: Overflow): boolean => x !== 'visible' || (y !== 'visible' && y !== 'clip');

function boxReason(look: Look, room: Room, overflow: Overflow): string | null {
  const slit = Math.max(SLIT, SLIT_SHARE * look.fontSize);
  if (clipsY(overflow)) {
    if (room.maxHeight <= slit) return 'max-height:0';
    if (room.height <= slit) return 'zero-size box';
    if (room.byLines && lineHeightPx(look) <= 1) return 'line-height:0';
  }
  if (clipsX(overflow)) {
    if (room.maxWidth <= SLIT) return 'max-width:0';
    if (room.width <= SLIT) return 'zero-size box';
  }
  return null;
}

/** What scrolls can be scrolled to: only hidden and clip close the rest off. */
function openPart(
  look: Look,
  room: Room,
  { overflow, flowY }: { overflow: Overflow; flowY: number },
): Window {
  const closed = (value: string): boolean => value === 'hidden' || value === 'clip';
  const bottom =
    closed(overflow.y) && !look.yAbsolute
      ? flowY + Math.min(room.height, room.maxHeight)
      : Number.POSITIVE_INFINITY;
  if (!closed(overflow.x)) return { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, bottom };
  const left = look.x - room.paddingLeft;
  return { left, right: look.x + Math.min(room.width, room.maxWidth, look.width), bottom };
}

function narrow(a: Window | null, b: Window): Window {
  if (a === null) return b;
  return {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
