import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { judgePixels } from './pixels.ts';

/** One text node as Chromium shows it: its text, white space collapsed, and whether a person sees it. */
export type Judged = [text: string, visible: boolean];

const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const chromiumFound: boolean = existsSync(EXECUTABLE);

/** A document in standards mode; a snippet that is a document already stays as it is. */
export const asDocument = (html: string): string =>
  /^\s*<(?:!doctype|html)/i.test(html)
    ? html
    : `<!doctype html><html style="font-size:16px"><head></head><body>${html}</body></html>`;

export interface Oracle {
  readonly version: string;
  /** By computed style and geometry. */
  judge(html: string): Promise<Judged[]>;
  /** By the picture that is drawn; slower. */
  see(html: string): Promise<Judged[]>;
  close(): Promise<void>;
}

/** A browser can die under load; a document is then judged again by a new one, this often. */
const LIVES = 3;

export async function openOracle(): Promise<Oracle> {
  let { browser, page, blank } = await launch();
  const version = browser.version();
  const ask = async (html: string, question: () => Promise<Judged[]>): Promise<Judged[]> => {
    for (let life = 1; ; life++) {
      try {
        await page.setContent(asDocument(html), { waitUntil: 'domcontentloaded' });
        // What is laid out lazily or animated needs a frame; without scripts no frame reports itself.
        if (/content-visibility:auto|animation/.test(html)) await page.waitForTimeout(100);
        return await question();
      } catch (cause) {
        const died =
          page.isClosed() || !browser.isConnected() || /crash|has been closed/i.test(String(cause));
        if (!died || life === LIVES) throw cause;
        await browser.close().catch(() => {});
        ({ browser, page, blank } = await launch());
      }
    }
  };
  return {
    version,
    judge: (html) => ask(html, () => page.evaluate(judgeDocument)),
    see: (html) => ask(html, () => judgePixels(page, blank)),
    close: () => browser.close(),
  };
}

async function launch(): Promise<{ browser: Browser; page: Page; blank: Page }> {
  const browser = await chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  // Mail clients run no script: <noscript> is shown.
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    javaScriptEnabled: false,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.route('**/*', (route) => route.abort());
  return { browser, page, blank: await browser.newPage() };
}

/** Runs in the browser: computed style, painted colours, client rectangles and hit tests; knows nothing of the cascade under test. */
function judgeDocument(): Judged[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  type Rgba = [number, number, number, number];
  const pixel = (color: string): Rgba => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = 'rgba(0,0,0,0)';
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  const over = (top: Rgba, below: Rgba): Rgba => [
    top[0] * top[3] + below[0] * (1 - top[3]),
    top[1] * top[3] + below[1] * (1 - top[3]),
    top[2] * top[3] + below[2] * (1 - top[3]),
    1,
  ];
  const luminance = ([r, g, b]: Rgba): number => {
    const linear = (v: number): number =>
      v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (x: Rgba, y: Rgba): number => {
    const [a, b] = [luminance(x), luminance(y)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const ancestors = (el: Element): Element[] => {
    const list: Element[] = [];
    for (let at: Element | null = el; at; at = at.parentElement) list.push(at);
    return list;
  };

  const blends = (el: Element, opacity: number): boolean => {
    const style = getComputedStyle(el);
    const svg = el.closest('svg') !== null;
    if (style.textShadow !== 'none') return false;
    if (svg && style.fill === 'none') return true;
    let behind: Rgba[] = [[255, 255, 255, 1]];
    for (const at of ancestors(el).reverse()) {
      const s = getComputedStyle(at);
      if (
        /\btext\b/.test(s.backgroundClip) &&
        (s.backgroundImage !== 'none' || pixel(s.backgroundColor)[3] > 0)
      )
        return false;
      const color = pixel(s.backgroundColor);
      behind = behind.map((b) => over(color, b));
      if (s.backgroundImage.includes('url(')) return false;
      if (s.backgroundImage !== 'none') {
        const colors = s.backgroundImage.match(/rgba?\([^)]*\)|color\([^)]*\)|oklch\([^)]*\)/g) ?? [];
        const below = behind[0]!;
        if (colors.length > 0) behind = colors.map((c) => over(pixel(c), below));
      }
    }
    const ink = pixel(svg ? style.fill : style.webkitTextFillColor);
    if (ink[3] === 0) return true;
    return behind.every((b) => contrast(over([ink[0], ink[1], ink[2], ink[3] * opacity], b), b) < 1.1);
  };

  /** Share of the text's area that no overflow of a containing block cuts off. */
  const uncut = (el: Element, rects: DOMRect[]): number => {
    let boxes = rects.map((r) => ({ left: r.left, right: r.right, top: r.top, bottom: r.bottom }));
    const area = (list: typeof boxes): number =>
      list.reduce((sum, b) => sum + Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top), 0);
    const whole = area(boxes);
    let escaping = false;
    for (const at of ancestors(el)) {
      const s = getComputedStyle(at);
      const containing = s.position !== 'static' || s.transform !== 'none' || s.filter !== 'none';
      const applies = !escaping || containing;
      if (applies) escaping = false;
      const box =
        s.display !== 'inline' &&
        s.display !== 'contents' &&
        at !== document.documentElement &&
        at !== document.body;
      if (applies && box) {
        const outer = at.getBoundingClientRect();
        const edge = {
          left: outer.left + at.clientLeft,
          top: outer.top + at.clientTop,
          right: outer.left + at.clientLeft + at.clientWidth,
          bottom: outer.top + at.clientTop + at.clientHeight,
        };
        const cuts = (overflow: string, size: number): boolean =>
          overflow === 'hidden' || overflow === 'clip' || (overflow !== 'visible' && size <= 3);
        if (cuts(s.overflowX, at.clientWidth))
          boxes = boxes.map((b) => ({
            ...b,
            left: Math.max(b.left, edge.left),
            right: Math.min(b.right, edge.right),
          }));
        if (cuts(s.overflowY, at.clientHeight))
          boxes = boxes.map((b) => ({
            ...b,
            top: Math.max(b.top, edge.top),
            bottom: Math.min(b.bottom, edge.bottom),
          }));
      }
      if (s.position === 'absolute' || s.position === 'fixed') escaping = true;
    }
    return whole === 0 ? 0 : area(boxes) / whole;
  };

  /** Under `clip` and `clip-path`: the share of sample points at which a hit test finds the element. */
  const reachable = (el: Element, rects: DOMRect[]): number => {
    const clipped = ancestors(el).some((at) => {
      const s = getComputedStyle(at);
      return s.clipPath !== 'none' || s.clip !== 'auto';
    });
    if (!clipped) return 1;
    let [hits, tries] = [0, 0];
    for (const rect of rects.slice(0, 3)) {
      window.scrollTo({ left: rect.left - 300, top: rect.top - 300, behavior: 'instant' });
      for (const fy of [0.3, 0.5, 0.7])
        for (const fx of [0.02, 0.2, 0.4, 0.6, 0.8, 0.98]) {
          const x = rect.left + rect.width * fx - window.scrollX;
          const y = rect.top + rect.height * fy - window.scrollY;
          tries++;
          if (document.elementsFromPoint(x, y).some((e) => e === el || el.contains(e))) hits++;
        }
    }
    return tries === 0 ? 0 : hits / tries;
  };

  const seen = (node: Text, el: Element): boolean => {
    let boxed: Element = el;
    while (getComputedStyle(boxed).display === 'contents' && boxed.parentElement) boxed = boxed.parentElement;
    // An element that skips its contents has a box itself.
    const skips = getComputedStyle(el).contentVisibility === 'hidden' || el.matches('details:not([open])');
    if (skips || el.closest('defs, symbol, clipPath, mask, pattern, marker')) return false;
    if (!boxed.checkVisibility() || getComputedStyle(el).visibility !== 'visible') return false;
    const style = getComputedStyle(el);
    if (Number.parseFloat(style.fontSize) < 2.5) return false;
    const opacity = ancestors(el).reduce((product, at) => product * Number(getComputedStyle(at).opacity), 1);
    if (opacity <= 0.05) return false;
    if (
      style.getPropertyValue('-webkit-text-security') !== 'none' &&
      style.getPropertyValue('-webkit-text-security') !== ''
    )
      return false;
    for (const at of ancestors(el)) {
      const { filter } = getComputedStyle(at);
      if (/opacity\(0(?:\.0[0-5]?\d*)?\)/.test(filter)) return false;
      const blur = /blur\(([\d.]+)px\)/.exec(filter);
      if (blur && Number(blur[1]) >= 8) return false;
    }
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.3 && r.height > 2.5);
    if (rects.length === 0) return false;
    if (rects.every((r) => r.right <= 0 || r.bottom <= 0 || r.left >= 3000)) return false;
    const moved = ancestors(el).some(
      (at) => getComputedStyle(at).position !== 'static' || getComputedStyle(at).transform !== 'none',
    );
    if (moved && rects.every((r) => r.top >= 3000)) return false;
    const letters = node.data.replace(/\s+/g, ' ').trim().length;
    if (letters > 3 && rects.reduce((sum, r) => sum + r.width, 0) < letters * 0.1 * rects[0]!.height)
      return false;
    const [top, bottom] = [Math.min(...rects.map((r) => r.top)), Math.max(...rects.map((r) => r.bottom))];
    const lines = new Set(rects.map((r) => Math.round(r.left))).size < rects.length ? rects.length : 1;
    if (lines >= 3 && bottom - top < 1.3 * rects[0]!.height) return false;
    if (blends(el, opacity)) return false;
    return uncut(el, rects) > 0.3 && reachable(boxed, rects) >= 0.1;
  };

  const style = document.createElement('style');
  style.textContent =
    '*{pointer-events:auto!important;user-select:auto!important;scroll-behavior:auto!important}';
  document.documentElement.append(style);
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const found: Judged[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node as Text).data.replace(/[ \t\n\f\r]+/g, ' ').trim();
    const el = node.parentElement;
    if (!el || !/[\p{L}\p{N}]/u.test(text) || el.closest('script, style, title, option, textarea, head'))
      continue;
    found.push([text, seen(node as Text, el)]);
  }
  style.remove();
  return found;
}
