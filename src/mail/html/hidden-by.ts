import { BLACK, type Color, contrast, over } from './color.ts';
import { shown } from './filters.ts';
import { resolve } from './length.ts';
import { type Look, lineHeightPx } from './look.ts';

/** Text drawn smaller than this cannot be read, px. */
const SMALLEST = 2.5;
/** Height of an x in a common font, of its size: what `font-size-adjust` is held against. */
const USUAL_ASPECT = 0.5;
/** Opacity at which nothing is left to see. */
const FAINTEST = 0.05;
/** WCAG contrast below which letters do not stand out: #fff on #fff is 1, #eee on #fff 1.16. */
const LEAST_CONTRAST = 1.1;
/** Text that starts this far to the right or below is not scrolled to, px. */
const FAR = 3000;

/** Why `text` with this look cannot be seen, in CSS terms; null when it can. `flowY`: px of page above, estimated. */
export function hiddenBy(look: Look, text: string, flowY: number): string | null {
  if (look.hidden !== null) return look.hidden;
  if (look.visibility !== 'visible') return `visibility:${look.visibility}`;
  const drawn = look.fontSize * look.scale;
  if (look.fontSize < SMALLEST) return look.fontSize < 0.5 ? 'font-size:0' : 'font-size:1px';
  if (look.fontSizeAdjust !== 'none' && drawn * (look.fontSizeAdjust / USUAL_ASPECT) < SMALLEST)
    return 'font-size-adjust';
  if (drawn < SMALLEST)
    return look.scale === 0 || look.scale < 0.02 ? 'transform:scale(0)' : 'transform:scale';
  if (look.opacity <= FAINTEST) return 'opacity:0';
  // A line height of its own gives the text room again.
  if (look.clipFlow !== null && (look.clipFlow !== 'line-height:0' || lineHeightPx(look) <= 1))
    return look.clipFlow;
  if (look.textSecurity) return 'text-security';
  return colorReason(look) ?? placeReason(look, text, flowY) ?? spacingReason(look, text);
}

function colorReason(look: Look): string | null {
  if (look.behind === null || look.throughText === 'image') return null;
  if (look.svg && look.fill === 'none') return 'fill:none';
  const ink = inkOf(look);
  const clear = ink.a === 0;
  for (const paint of [ink, look.stroke, ...look.textShadow, ...(look.throughText ?? [])])
    if (paint !== null && stands(paint, look)) return null;
  return clear ? 'color:transparent' : 'color on background';
}

function inkOf(look: Look): Color {
  if (!look.svg) return look.textFill ?? look.color;
  const fill = look.fill === 'none' || look.fill === null ? BLACK : look.fill;
  return { ...fill, a: fill.a * look.fillOpacity };
}

/** Whether a paint stands out from what lies behind, or may. */
function stands(paint: Color, look: Look): boolean {
  const faded = { ...paint, a: paint.a * look.opacity };
  for (const below of look.behind ?? []) {
    const pairs = shown(over(faded, below), below, look.group);
    if (pairs === null || pairs.some(([top, ground]) => contrast(top, ground) >= LEAST_CONTRAST)) return true;
  }
  return false;
}

function placeReason(look: Look, text: string, flowY: number): string | null {
  if (
    look.windowFlow === null &&
    look.x >= 0 &&
    look.x < FAR &&
    look.y >= 0 &&
    look.y < FAR &&
    look.indent.px === 0 &&
    look.indent.em === 0 &&
    look.indent.pct === 0
  )
    return null;
  const letters = text.length * look.fontSize * 0.5 * look.scale;
  const nowrap = look.whiteSpace === 'nowrap' || look.whiteSpace === 'pre';
  const width = nowrap ? letters : Math.min(letters, Math.max(look.width, look.fontSize));
  const indent = resolve(look.indent, { em: look.fontSize, rem: look.rootFontSize, base: look.width });
  const slack =
    look.textAlign === 'right' || look.textAlign === 'end'
      ? look.width - width
      : look.textAlign.endsWith('center')
        ? (look.width - width) / 2
        : 0;
  const left = look.x + Math.max(0, slack);
  if (left + width <= 0 || left >= FAR) return 'off-screen';
  if (indent < 0 && left + indent + letters <= 0) return 'text-indent';
  if (indent >= FAR && nowrap) return 'text-indent';
  const open = look.windowFlow;
  if (open !== null) {
    if (left + indent >= open.right - 1 && (nowrap || indent < look.width))
      return indent > 0 ? 'text-indent' : 'overflow:hidden';
    if (left + Math.max(0, indent) + width <= open.left) return 'overflow:hidden';
    if (!look.yAbsolute && flowY > open.bottom + lineHeightPx(look)) return 'overflow:hidden';
  }
  const height = (letters / Math.max(look.width, 1) + 1) * lineHeightPx(look);
  const top = look.yAbsolute ? look.y : look.y + flowY;
  if (top + height <= 0 || look.y >= FAR) return 'off-screen';
  return null;
}

/** Letters piled upon each other. */
function spacingReason(look: Look, text: string): string | null {
  if (look.letterSpacing !== 'normal' && text.length > 3) {
    const spacing = resolve(look.letterSpacing, {
      em: look.fontSize,
      rem: look.rootFontSize,
      base: look.fontSize,
    });
    if (spacing <= -0.4 * look.fontSize) return 'letter-spacing';
  }
  return null;
}
