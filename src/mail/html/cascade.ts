import { parseLegacyColor } from './color.ts';
import { type Declaration, parseDeclarations } from './declarations.ts';
import { applyHints, type Element, LINK_COLOR, SVG_ATTRIBUTES, UA } from './defaults.ts';
import { applyDeclaration, type Cascaded } from './properties.ts';
import type { Matched, StyleSheets } from './stylesheets.ts';

const CACHE_SIZE = 2_000;
const EMPTY: Cascaded = {};

/** What the cascade gives each element: user agent < hints < sheets < inline, then `!important` (CSS Cascade 5, section 6.1). */
export class Cascade {
  readonly #sheets: StyleSheets | null;
  readonly #quirks: boolean;
  readonly #inline = new Map<string, readonly Declaration[]>();
  #linkColor: Cascaded['color'] = LINK_COLOR;

  constructor(sheets: StyleSheets | null, quirks: boolean) {
    this.#sheets = sheets;
    this.#quirks = quirks;
  }

  get quirks(): boolean {
    return this.#quirks;
  }

  cascaded(el: Element): Cascaded {
    const defaults = UA.get(el.tagName) ?? EMPTY;
    const matched = this.#sheets?.match(el) ?? null;
    if (el.attrs.length === 0 && matched === null) return defaults;
    const out: Cascaded = { ...defaults };
    let style: string | undefined;
    for (const { name, value } of el.attrs) {
      if (name === 'style') style = value;
      else if (name === 'link' && el.tagName === 'body')
        this.#linkColor = parseLegacyColor(value) ?? this.#linkColor;
    }
    if (el.namespaceURI.endsWith('svg')) this.#svgAttributes(el, out);
    applyHints(el, out, this.#linkColor);
    const inline = style === undefined ? null : this.#declarations(style);
    if (matched) this.#apply(out, matched, false);
    if (inline) this.#applyList(out, inline, false);
    if (matched) this.#apply(out, matched, true);
    if (inline) this.#applyList(out, inline, true);
    return out;
  }

  #svgAttributes(el: Element, out: Cascaded): void {
    for (const { name, value } of el.attrs)
      if (SVG_ATTRIBUTES.has(name))
        applyDeclaration(out, name, value.trim().toLowerCase(), name === 'font-size');
  }

  #declarations(style: string): readonly Declaration[] {
    const known = this.#inline.get(style);
    if (known) return known;
    const parsed = parseDeclarations(style);
    if (this.#inline.size < CACHE_SIZE) this.#inline.set(style, parsed);
    return parsed;
  }

  #apply(out: Cascaded, matched: readonly Matched[], important: boolean): void {
    for (const rule of matched) this.#applyList(out, rule.declarations, important);
  }

  #applyList(out: Cascaded, list: readonly Declaration[], important: boolean): void {
    for (const d of list)
      if (d.important === important) applyDeclaration(out, d.property, d.value, this.#quirks);
  }
}
