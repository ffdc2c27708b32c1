import type { Page } from 'playwright-core';
import type { Judged } from './oracle.ts';

/**
 * A second judge, which asks no style: a text is seen when the picture of the page changes once its letters, and nothing
 * else, are painted transparent. It knows blending, masks and what lies on top of what. Letters of hardly a size, piled
 * upon each other or replaced by dots are paint, but nothing that can be read.
 */
export async function judgePixels(page: Page, compareIn: Page): Promise<Judged[]> {
  const texts = await page.evaluate(prepare);
  const clip = await page.evaluate(extent);
  const shoot = async (): Promise<string> =>
    (await page.screenshot({ fullPage: true, clip, animations: 'allow' })).toString('base64');
  const before = await shoot();
  const judged: Judged[] = [];
  for (const [i, { text, legible }] of texts.entries()) {
    if (!legible) {
      judged.push([text, false]);
      continue;
    }
    await page.evaluate(hideLetters, i);
    const letters = text.replace(/\s/g, '').length;
    judged.push([text, await compareIn.evaluate(changed, { before, after: await shoot(), letters })]);
    await page.evaluate(showLetters);
  }
  return judged;
}

/** Collects the texts of the page, and gives letters under the highlight `probe` no paint at all. */
function prepare(): { text: string; legible: boolean }[] {
  const style = document.createElement('style');
  const none = 'transparent!important';
  style.textContent = `::highlight(probe){color:${none};-webkit-text-fill-color:${none};-webkit-text-stroke-color:${none};fill:${none};stroke:${none};text-shadow:none!important}`;
  document.documentElement.append(style);
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!el || el.closest('script, style, title, option, textarea, head')) continue;
    if (/[\p{L}\p{N}]/u.test((node as Text).data)) nodes.push(node as Text);
  }
  (globalThis as unknown as { probed: Text[] }).probed = nodes;
  return nodes.map((node) => {
    const style = getComputedStyle(node.parentElement!);
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    const text = node.data.replace(/[ \t\n\f\r]+/g, ' ').trim();
    const width = rects.reduce((sum, rect) => sum + rect.width, 0);
    const piled = text.length > 3 && width < text.length * 0.1 * (rects[0]?.height ?? 0);
    const dots = style.getPropertyValue('-webkit-text-security');
    return {
      text,
      legible: Number.parseFloat(style.fontSize) >= 2.5 && !piled && !/disc|circle|square/.test(dots),
    };
  });
}

/** As far as a person would scroll. */
function extent(): { x: number; y: number; width: number; height: number } {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { x: 0, y: 0, width: Math.min(scrollWidth, 3000), height: Math.min(scrollHeight, 3000) };
}

function hideLetters(index: number): void {
  const node = (globalThis as unknown as { probed: Text[] }).probed[index]!;
  const range = document.createRange();
  range.selectNodeContents(node);
  CSS.highlights.set('probe', new Highlight(range));
  // letters of a drawing, and those that cut out a background, take no highlight: there the element goes
  let bare = node.parentElement!.closest('svg') === null;
  for (let el = node.parentElement; el && bare; el = el.parentElement)
    bare = !/\btext\b/.test(getComputedStyle(el).backgroundClip);
  if (!bare) node.parentElement!.style.setProperty('visibility', 'hidden', 'important');
}

function showLetters(): void {
  CSS.highlights.clear();
  for (const { parentElement: el } of (globalThis as unknown as { probed: Text[] }).probed)
    if (el?.style.visibility === 'hidden' && el.style.getPropertyPriority('visibility') === 'important')
      el.style.removeProperty('visibility');
}

/** Enough pixels that differ enough, in a region tall enough for letters. */
async function changed(given: { before: string; after: string; letters: number }): Promise<boolean> {
  const pixels = async (png: string): Promise<ImageData> => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(given.before), await pixels(given.after)];
  if (a.width !== b.width || a.height !== b.height) return true;
  let count = 0;
  let [top, bottom] = [Number.POSITIVE_INFINITY, -1];
  for (let i = 0; i < a.data.length; i += 4) {
    const far = Math.max(
      Math.abs(a.data[i]! - b.data[i]!),
      Math.abs(a.data[i + 1]! - b.data[i + 1]!),
      Math.abs(a.data[i + 2]! - b.data[i + 2]!),
    );
    if (far < 12) continue;
    const y = Math.floor(i / 4 / a.width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    count++;
  }
  return count >= 1.5 * given.letters && bottom - top >= 2;
}
