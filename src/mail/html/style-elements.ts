import { attribute } from './attributes.ts';
import type { Element, Node } from './defaults.ts';
import type { HtmlLimits } from './limits.ts';
import { mediaMatches } from './media.ts';
import { StyleSheets, type Where } from './stylesheets.ts';

export interface FoundStyles {
  readonly sheets: StyleSheets;
  /** Style elements that hold no rule: their text is text. */
  readonly ruleless: ReadonlySet<Element>;
}

/** Reads every `<style>` of the tree, wherever it stands (templates excepted). */
export function collectStyles(roots: readonly Node[], limits: HtmlLimits, where: Where): FoundStyles {
  const sheets = new StyleSheets(limits, where);
  const ruleless = new Set<Element>();
  const stack: Node[] = [...roots].reverse();
  while (stack.length > 0) {
    const node = stack.pop()!;
    if (!('tagName' in node)) continue;
    if (node.tagName === 'style') {
      const text = node.childNodes.map((n) => ('value' in n ? n.value : '')).join('');
      const type = attribute(node, 'type')?.trim().toLowerCase() ?? '';
      const css = type === '' || type === 'text/css';
      const found = css && mediaMatches(attribute(node, 'media') ?? '') ? sheets.add(text) : 0;
      if (found === 0 && !text.includes('{')) ruleless.add(node);
    } else for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!);
  }
  return { sheets, ruleless };
}
