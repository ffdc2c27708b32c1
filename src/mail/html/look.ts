import { BLACK, CANVAS, type Color } from './color.ts';
import type { Group } from './filters.ts';
import { type Length, resolve, SCREEN, ZERO } from './length.ts';
import type { Values } from './values.ts';

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
  /** What is painted through the letters: colours, or an image that cannot be judged; null = nothing. */
  readonly throughText: readonly Color[] | 'image' | null;
  readonly textShadow: readonly Color[];
  readonly stroke: Color | null;
  /** What is drawn together with the text before it meets what lies behind. */
  readonly group: Group | null;
  /** Inside an SVG drawing, where `fill` paints the letters. */
  readonly svg: boolean;
  readonly fillOpacity: number;
  readonly fontSizeAdjust: Values['fontSizeAdjust'];
  /** A box around, within the same stacking context, has a background that covers what lies under it. */
  readonly grounded: boolean;
  /** How children lie: `flex` by their basis, `folded` in a grid row of no height. */
  readonly items: 'flex' | 'folded' | null;
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
  /** What boxes around leave open, again for the two kinds of content. */
  readonly windowFlow: Window | null;
  readonly windowAbsolute: Window | null;
}

/** The part of the page that overflow leaves open: px from the left, and from the top as estimated. */
export interface Window {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
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
  behind: [CANVAS],
  throughText: null,
  textShadow: [],
  stroke: null,
  group: null,
  svg: false,
  fillOpacity: 1,
  fontSizeAdjust: 'none',
  grounded: false,
  items: null,
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
  windowFlow: null,
  windowAbsolute: null,
};

export function lineHeightPx(look: Look): number {
  if (look.lineHeight === 'normal') return 1.2 * look.fontSize;
  if (typeof look.lineHeight === 'number') return look.lineHeight * look.fontSize;
  return resolve(look.lineHeight, { em: look.fontSize, rem: look.rootFontSize, base: look.fontSize });
}
