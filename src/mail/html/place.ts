import { own } from './cascaded.ts';
import { type Length, resolve, SCREEN, ZERO } from './length.ts';
import type { Look } from './look.ts';
import { IDENTITY } from './shapes.ts';
import type { Cascaded } from './values.ts';

/** Farther than any text reaches, px. */
const AWAY = 1e6;

/** Where the content lies, and how large it is drawn. */
export function place(
  look: Look,
  c: Cascaded,
  { inline, position }: { inline: boolean; position: string },
): Pick<Look, 'x' | 'y' | 'yAbsolute' | 'width' | 'scale' | 'anchorX' | 'height'> {
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
    else if (right !== null) {
      const edge = look.anchorX + look.width - right;
      // as wide as its text, which is not known yet: all of it lies left of the edge
      x = own(c, 'width', 'auto') !== 'auto' ? edge - width : edge <= 0 ? edge - AWAY : edge;
    }
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
  const turned =
    c.transform !== undefined || c.scale !== undefined || c.rotate !== undefined || c.translate !== undefined;
  if (!inline && turned)
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
