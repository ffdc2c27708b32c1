import { own } from './cascaded.ts';
import { parseLegacyColor } from './color.ts';
import { components, type Declaration, parseDeclarations } from './declarations.ts';
import { applyHints, type Element, LINK_COLOR, SVG_ATTRIBUTES, UA } from './defaults.ts';
import { applyDeclaration } from './properties.ts';
import { asImportant, type Rule } from './rule-index.ts';
import type { StyleSheets } from './stylesheets.ts';
import type { Cascaded } from './values.ts';
import { isVariable, NO_VARIABLES, substitute, type Variables, withVariables } from './variables.ts';

const CACHE_SIZE = 2_000;
const LONGEST_KEY = 1_000;
/** Attributes whose values style nothing. */
const UNSTYLED: ReadonlySet<string> = new Set(['href', 'src', 'alt', 'title', 'class', 'id']);
const EMPTY: Cascaded = {};
const NO_LISTS: readonly (readonly Declaration[])[] = [];

export interface Styled {
  readonly values: Cascaded;
  readonly variables: Variables;
}

interface Parsed {
  readonly normal: Cascaded;
  readonly important: Cascaded | null;
  /** Depends on custom properties, hence on the element. */
  readonly variable: boolean;
}

interface Pass {
  readonly variables: Variables;
  readonly important: boolean;
}

/** What the cascade gives each element: user agent < hints < sheets < inline, then `!important` (CSS Cascade 5, section 6.1). */
export class Cascade {
  readonly quirks: boolean;
  readonly #sheets: StyleSheets | null;
  readonly #inline = new Map<string, readonly Declaration[]>();
  /** Values of declaration lists: rules and repeated style attributes are parsed once. */
  readonly #values = new WeakMap<readonly Declaration[], Parsed>();
  readonly #styled = new Map<string, Cascaded>();
  #linkColor: Cascaded['color'] = LINK_COLOR;

  constructor(sheets: StyleSheets | null, quirks: boolean) {
    this.#sheets = sheets;
    this.quirks = quirks;
  }

  style(el: Element, inherited: Variables): Styled {
    const defaults = UA.get(el.tagName) ?? EMPTY;
    const rules = this.#sheets?.match(el) ?? null;
    if (el.attrs.length === 0 && rules === null) return { values: defaults, variables: inherited };
    const key = this.#keyOf(el, rules);
    const known = this.#styled.get(key);
    if (known) return { values: known, variables: inherited };
    const values: Cascaded = { ...defaults };
    let inline: readonly Declaration[] | null = null;
    for (const { name, value } of el.attrs) {
      if (name === 'style') inline = this.#declarations(value);
      else if (name === 'link' && el.tagName === 'body') {
        this.#linkColor = parseLegacyColor(value) ?? this.#linkColor;
        this.#styled.clear();
      }
    }
    if (el.namespaceURI.endsWith('svg')) svgAttributes(el, values);
    applyHints(el, values, this.#linkColor);
    const lists = listsOf(rules, inline);
    if (lists.length === 0) return { values: this.#keep(key, values), variables: inherited };
    const variable = lists.some((list) => this.#parsed(list).variable);
    const variables = variable ? withVariables(inherited, lists) : inherited;
    const strong = rules ? listsOf(asImportant(rules), inline) : lists;
    for (const important of [false, true])
      for (const list of important ? strong : lists) {
        const p = this.#parsed(list);
        if (p.variable) this.#apply(values, list, { variables, important });
        else Object.assign(values, important ? p.important : p.normal);
      }
    this.#animate(values, variables);
    return { values: variable ? values : this.#keep(key, values), variables };
  }

  /** What an animation leaves behind when it has run and keeps its end. */
  #animate(values: Cascaded, variables: Variables): void {
    const endings = this.#sheets?.endings;
    if (!endings || endings.size === 0) return;
    const words = (['animation', 'animationName', 'animationFillMode'] as const).flatMap((property) =>
      components(own(values, property, '')),
    );
    if (!words.includes('forwards') && !words.includes('both')) return;
    const ending = endings.get(words.find((word) => endings.has(word)) ?? '');
    if (ending) this.#apply(values, ending, { variables, important: false });
  }

  /** Elements with the same key get the same values, as one object. */
  #keyOf(el: Element, rules: readonly Rule[] | null): string {
    let key = `${el.namespaceURI} ${el.tagName}`;
    for (const { name, value } of el.attrs) key += UNSTYLED.has(name) ? `\0${name}` : `\0${name}=${value}`;
    if (rules) for (const rule of rules) key += `\0${rule.order}`;
    return key;
  }

  #keep(key: string, values: Cascaded): Cascaded {
    if (this.#styled.size < CACHE_SIZE && key.length < LONGEST_KEY) this.#styled.set(key, values);
    return values;
  }

  #parsed(list: readonly Declaration[]): Parsed {
    const known = this.#values.get(list);
    if (known) return known;
    const none = { variables: NO_VARIABLES, important: false };
    const parsed: Parsed = {
      variable: list.some((d) => d.property.startsWith('--') || isVariable(d.value)),
      normal: this.#apply({}, list, none),
      important: list.some((d) => d.important) ? this.#apply({}, list, { ...none, important: true }) : null,
    };
    this.#values.set(list, parsed);
    return parsed;
  }

  #apply(to: Cascaded, list: readonly Declaration[], { variables, important }: Pass): Cascaded {
    for (const d of list)
      if (d.important === important) {
        const value = isVariable(d.value) ? (substitute(d.value, variables) ?? 'unset') : d.value;
        applyDeclaration(to, d.property, value, this.quirks);
      }
    return to;
  }

  #declarations(style: string): readonly Declaration[] {
    const known = this.#inline.get(style);
    if (known) return known;
    const parsed = parseDeclarations(style);
    if (this.#inline.size < CACHE_SIZE) this.#inline.set(style, parsed);
    return parsed;
  }
}

function listsOf(
  rules: readonly Rule[] | null,
  inline: readonly Declaration[] | null,
): readonly (readonly Declaration[])[] {
  if (rules === null) return inline ? [inline] : NO_LISTS;
  const lists = rules.map((rule) => rule.declarations);
  return inline ? [...lists, inline] : lists;
}

function svgAttributes(el: Element, out: Cascaded): void {
  if (el.tagName === 'text') {
    const at = (name: string): string =>
      /^\s*[+-]?\d{1,9}(?:\.\d{1,9})?(?=\s|,|$)/.exec(
        el.attrs.find((a) => a.name === name)?.value ?? '',
      )?.[0] ?? '0';
    out.display = 'block';
    applyDeclaration(out, 'translate', `${at('x').trim()}px ${at('y').trim()}px`, false);
  }
  for (const { name, value } of el.attrs)
    if (SVG_ATTRIBUTES.has(name))
      applyDeclaration(out, name, value.trim().toLowerCase(), name === 'font-size');
}
