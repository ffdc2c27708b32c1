import type { Cascade } from './cascade.ts';
import { own } from './cascaded.ts';
import { TRANSPARENT } from './color.ts';
import type { Element, Node } from './defaults.ts';
import type { Cascaded } from './values.ts';
import type { Variables } from './variables.ts';

/** Children of a positioned element that are looked at. */
const LOOKED_AT = 50;
const OPAQUE = 0.95;

/** A box that lies over all else in its parent. */
export interface Cover {
  readonly element: Element;
  readonly level: number;
}

export const isPositioned = (values: Cascaded): boolean => own(values, 'position', 'static') !== 'static';

/** The child of a positioned element that fills it and lets nothing through; null when there is none. */
export function coverOf(children: readonly Node[], cascade: Cascade, variables: Variables): Cover | null {
  let cover: Cover | null = null;
  for (const node of children.slice(0, LOOKED_AT)) {
    if (!('tagName' in node) || node.attrs.length === 0) continue;
    const { values } = cascade.style(node, variables);
    const level = levelOf(values);
    if (level >= 0 && fills(values) && isOpaque(values) && (cover === null || level >= cover.level))
      cover = { element: node, level };
  }
  return cover;
}

/** Whether a box that comes after the cover, or before it, is drawn above it. */
export function isAbove(values: Cascaded, cover: Cover, after: boolean): boolean {
  if (!isPositioned(values)) return false;
  const level = levelOf(values);
  return level > cover.level || (after && level === cover.level);
}

function levelOf(values: Cascaded): number {
  const level = own(values, 'zIndex', 'auto');
  return level === 'auto' ? 0 : level;
}

function fills(values: Cascaded): boolean {
  if (own(values, 'position', 'static') !== 'absolute') return false;
  const at = (side: 'left' | 'right' | 'top' | 'bottom'): boolean => isLength(own(values, side, 'auto'), 0);
  const whole = (size: 'width' | 'height'): boolean => isLength(own(values, size, 'auto'), 100);
  const across = at('left') && (at('right') || whole('width'));
  return across && at('top') && (at('bottom') || whole('height'));
}

function isLength(value: Cascaded['width'], percent: number): boolean {
  if (typeof value !== 'object') return false;
  return value.px === 0 && value.em === 0 && value.rem === 0 && Math.round(value.pct) === percent;
}

function isOpaque(values: Cascaded): boolean {
  const shown =
    own(values, 'display', 'block') !== 'none' && own(values, 'visibility', 'visible') === 'visible';
  const color = own(values, 'backgroundColor', TRANSPARENT);
  return shown && own(values, 'opacity', 1) >= OPAQUE && color !== 'currentcolor' && color.a >= OPAQUE;
}
