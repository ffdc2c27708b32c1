import type { CssNode } from 'css-tree';
import { ident } from 'css-tree/utils';

/** One complex selector, right to left: `compounds[0]` is the subject, `combinators[i]` joins compound i to compound i + 1. */
export interface Complex {
  readonly compounds: readonly Compound[];
  readonly combinators: readonly string[];
  /** a, b, c of Selectors 4, section 17, folded to one number. */
  readonly specificity: number;
}

export interface Compound {
  readonly tag: string | null;
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
  readonly pseudos: readonly Pseudo[];
}

export interface AttributeTest {
  readonly name: string;
  /** `''` = the attribute is there. */
  readonly operator: string;
  readonly value: string;
  readonly ignoreCase: boolean;
}

export type Pseudo =
  | { readonly kind: 'structural'; readonly name: string }
  | {
      readonly kind: 'nth';
      readonly a: number;
      readonly b: number;
      readonly last: boolean;
      readonly ofType: boolean;
      /** `of S`: only elements that match count. */
      readonly of: readonly Complex[] | null;
    }
  | { readonly kind: 'any' | 'none'; readonly selectors: readonly Complex[] }
  /** Selectors that start at the element itself, by a first combinator, and look at what stands in or after it. */
  | { readonly kind: 'has'; readonly selectors: readonly Complex[] }
  | { readonly kind: 'lang' | 'dir'; readonly value: string }
  /** Under `@scope`: within an element of `root`, not within one of `limit` in it. */
  | { readonly kind: 'scoped'; readonly root: readonly Complex[]; readonly limit: readonly Complex[] }
  | { readonly kind: 'anchor' }
  | { readonly kind: 'never' };

const STRUCTURAL =
  /^(?:root|scope|first-child|last-child|only-child|first-of-type|last-of-type|only-of-type|empty|link|any-link|-webkit-any-link|enabled|disabled|checked|defined|open)$/;
/** Valid, but never true for a mail that lies still. */
const NEVER =
  /^(?:hover|active|focus|focus-within|focus-visible|visited|target|target-within|host|host-context|dir|current|past|future|playing|paused|read-write|required|invalid|user-invalid|in-range|out-of-range|default|indeterminate|placeholder-shown|autofill|-webkit-autofill|fullscreen|-webkit-full-screen|modal|popover-open|picture-in-picture|read-only|optional|valid|user-valid|state|blank|before|after|first-line|first-letter)$/;
const ELEMENTS =
  /^(?:-webkit-.*|before|after|first-line|first-letter|selection|placeholder|marker|backdrop|cue|part|slotted|file-selector-button|target-text|highlight|spelling-error|grammar-error|details-content|view-transition.*)$/;
/** Attributes of HTML whose values compare without regard to case (HTML, section 16.2). */
const CASELESS =
  /^(?:accept|align|alink|axis|bgcolor|charset|checked|clear|color|compact|dir|direction|disabled|face|frame|hreflang|http-equiv|lang|language|link|media|method|nowrap|rel|rev|rules|scope|shape|target|text|type|valign|valuetype|vlink)$/;
/** How an identifier starts, as it is written. */
const IDENTIFIER = /^(?:--|-?(?:[a-z_\u0080-\uffff]|\\))/i;
const MAX_NESTING = 6;
const MAX_PARTS = 200;

const [A, B, C] = [1_000_000, 1_000, 1];

const name = (text: string): string => (text.includes('\\') ? ident.decode(text) : text);

/** What `&` stands for, and how deep selectors may nest. */
export interface SelectorScope {
  readonly parent: readonly Complex[] | null;
  readonly depth: number;
  /** Inside `:has()`, where a selector may start with a combinator and may hold no further `:has()`. */
  readonly has: boolean;
}

/** A selector that holds only under a scope. */
export function scoped(selector: Complex, root: readonly Complex[], limit: readonly Complex[]): Complex {
  const [subject, ...others] = selector.compounds;
  const pseudos = [...subject!.pseudos, { kind: 'scoped', root, limit } as const];
  return { ...selector, compounds: [{ ...subject!, pseudos }, ...others] };
}

/** Compiles a css-tree SelectorList; null when the list is invalid, which drops its rule. */
export function compileList(list: CssNode, scope: SelectorScope): Complex[] | null {
  if (list.type !== 'SelectorList' || scope.depth > MAX_NESTING) return null;
  const found: Complex[] = [];
  for (const selector of list.children.toArray()) {
    const complex = selector.type === 'Selector' ? compile(selector.children.toArray(), scope) : null;
    if (complex === null) return null;
    found.push(complex);
  }
  return found;
}

/** Longer lists are left to the parser: within this, no selector has more than `MAX_PARTS`. */
const LONGEST_PLAIN = MAX_PARTS;
const PLAIN =
  /^[.#]?[a-z][\w-]*(?:(?:[ \t\n]*,[ \t\n]*| )?[.#][a-z][\w-]*|(?:[ \t\n]*,[ \t\n]*| )[a-z][\w-]*)*$/i;

/**
 * Compiles a list of tags, classes and ids that stand alone, side by side or within each other, as nearly all do, at a
 * fraction of what the parser costs; null for any other text.
 */
export function compilePlain(list: string): Complex[] | null {
  if (list.length > LONGEST_PLAIN || !PLAIN.test(list)) return null;
  const found: Complex[] = [];
  for (const selector of list.split(',')) {
    const compounds: Draft[] = [];
    let specificity = 0;
    for (const compound of selector.trim().split(' ')) {
      const to = draft();
      for (const part of compound.split(/(?=[.#])/)) {
        const type = part.charCodeAt(0);
        if (type === DOT) to.classes.push(part.slice(1));
        else if (type !== HASH) to.tag = part.toLowerCase();
        else if (to.id === null) to.id = part.slice(1);
        else return null;
        specificity += type === DOT ? B : type === HASH ? A : C;
      }
      compounds.unshift(to);
    }
    found.push({ compounds, combinators: new Array(compounds.length - 1).fill(' '), specificity });
  }
  return found;
}

const DOT = 46;
const HASH = 35;

interface Draft {
  tag: string | null;
  id: string | null;
  classes: string[];
  attributes: AttributeTest[];
  pseudos: Pseudo[];
}

const draft = (): Draft => ({ tag: null, id: null, classes: [], attributes: [], pseudos: [] });

function compile(parts: readonly CssNode[], scope: SelectorScope): Complex | null {
  if (parts.length > MAX_PARTS) return null;
  const compounds: Draft[] = [draft()];
  const combinators: string[] = [];
  let specificity = 0;
  let empty = true;
  let nests = false;
  for (const [i, part] of parts.entries()) {
    if (part.type === 'Combinator') {
      if (empty && !(i === 0 && scope.parent)) return null;
      if (empty) {
        compounds[0]!.pseudos.push({ kind: 'any', selectors: scope.parent! });
        nests = true;
      }
      combinators.push(part.name);
      compounds.push(draft());
      empty = true;
      continue;
    }
    empty = false;
    if (part.type === 'NestingSelector') nests = true;
    const weight = addSimple(compounds.at(-1)!, part, scope);
    if (weight === null) return null;
    specificity += weight;
  }
  if (empty) return null;
  if (scope.parent && !nests) {
    compounds.unshift({ ...draft(), pseudos: [{ kind: 'any', selectors: scope.parent }] });
    combinators.unshift(' ');
    specificity += Math.max(0, ...scope.parent.map((s) => s.specificity));
  }
  return { compounds: compounds.reverse(), combinators: combinators.reverse(), specificity };
}

/** Adds one simple selector; its specificity, or null when it is invalid. */
function addSimple(to: Draft, part: CssNode, scope: SelectorScope): number | null {
  switch (part.type) {
    case 'TypeSelector': {
      const bar = part.name.lastIndexOf('|');
      const tag = name(part.name.slice(bar + 1)).toLowerCase();
      // prefixes of @namespace mean other languages than HTML, an empty one elements of none
      if (bar >= 0 && part.name.slice(0, bar) !== '*') to.pseudos.push({ kind: 'never' });
      if (tag !== '*') to.tag = tag;
      return tag === '*' ? 0 : C;
    }
    case 'IdSelector':
      if (!IDENTIFIER.test(part.name)) return null; // `#1` is a hash, but no id (Selectors 4, section 6.2)
      if (to.id !== null && to.id !== name(part.name)) to.pseudos.push({ kind: 'never' });
      to.id = name(part.name);
      return A;
    case 'ClassSelector':
      to.classes.push(name(part.name));
      return B;
    case 'AttributeSelector': {
      const key = name(part.name.name).toLowerCase();
      const value =
        part.value === null ? '' : part.value.type === 'String' ? part.value.value : name(part.value.name);
      const ignoreCase = part.flags ? /i/i.test(part.flags) : CASELESS.test(key);
      to.attributes.push({
        name: key,
        operator: part.matcher ?? '',
        value: ignoreCase ? value.toLowerCase() : value,
        ignoreCase,
      });
      return B;
    }
    case 'NestingSelector':
      if (scope.parent) to.pseudos.push({ kind: 'any', selectors: scope.parent });
      else to.pseudos.push({ kind: 'structural', name: 'root' });
      return scope.parent ? Math.max(0, ...scope.parent.map((s) => s.specificity)) : B;
    case 'PseudoElementSelector':
      to.pseudos.push({ kind: 'never' });
      return ELEMENTS.test(part.name.toLowerCase()) ? C : null;
    case 'PseudoClassSelector':
      return addPseudo(to, part.name.toLowerCase(), { children: part.children?.toArray() ?? null, scope });
    default:
      return null;
  }
}

interface PseudoArguments {
  readonly children: readonly CssNode[] | null;
  readonly scope: SelectorScope;
}

function addPseudo(to: Draft, pseudo: string, { children, scope }: PseudoArguments): number | null {
  const first = children?.[0];
  if (/^(?:is|where|not|matches|-webkit-any|-moz-any)$/.test(pseudo)) {
    if (!first || /^(?:matches|-moz-any)$/.test(pseudo)) return null;
    const selectors = first.type === 'SelectorList' ? forgiving(first, { scope, pseudo }) : null;
    if (selectors === null) return null;
    to.pseudos.push({ kind: pseudo === 'not' ? 'none' : 'any', selectors });
    return pseudo === 'where' ? 0 : Math.max(0, ...selectors.map((s) => s.specificity));
  }
  if ((pseudo === 'lang' || pseudo === 'dir') && first) {
    const value =
      first.type === 'Identifier'
        ? first.name
        : first.type === 'String' || first.type === 'Raw'
          ? first.value
          : '';
    to.pseudos.push({ kind: pseudo, value: value.trim().toLowerCase() });
    return B;
  }
  if (pseudo === 'has') {
    const selectors = first?.type === 'SelectorList' ? relative(first, scope) : null;
    if (selectors === null) return null;
    to.pseudos.push({ kind: 'has', selectors });
    return Math.max(0, ...selectors.map((s) => s.specificity));
  }
  if (pseudo.startsWith('nth-') && first?.type === 'Nth') {
    if (!/^nth-(?:last-)?(?:child|of-type)$/.test(pseudo)) return null;
    const { nth } = first;
    const even = nth.type === 'Identifier' ? nth.name.toLowerCase() : null;
    const a = even ? 2 : Number(nth.type === 'AnPlusB' ? (nth.a ?? 0) : 0);
    const b = even === 'odd' ? 1 : even ? 0 : Number(nth.type === 'AnPlusB' ? (nth.b ?? 0) : 0);
    const inner = { parent: null, depth: scope.depth + 1, has: scope.has };
    const of = first.selector ? compileList(first.selector, inner) : null;
    if (first.selector && (of === null || pseudo.includes('of-type'))) return null;
    const last = pseudo.includes('last');
    to.pseudos.push({ kind: 'nth', a, b, last, ofType: pseudo.includes('of-type'), of });
    return B + Math.max(0, ...(of ?? []).map((s) => s.specificity));
  }
  if (STRUCTURAL.test(pseudo)) to.pseudos.push({ kind: 'structural', name: pseudo });
  else if (NEVER.test(pseudo)) to.pseudos.push({ kind: 'never' });
  else return null;
  return B;
}

const ANCHOR: readonly Complex[] = [
  {
    compounds: [{ tag: null, id: null, classes: [], attributes: [], pseudos: [{ kind: 'anchor' }] }],
    combinators: [],
    specificity: 0,
  },
];

/** The arguments of `:has()`: complex selectors whose outermost compound is the element that is asked about. */
function relative(list: CssNode & { type: 'SelectorList' }, scope: SelectorScope): Complex[] | null {
  return scope.has ? null : compileList(list, { parent: ANCHOR, depth: scope.depth + 1, has: true });
}

/** `:is()` and `:where()` drop the selectors they do not know; `:not()` does not forgive (Selectors 4, section 4). */
function forgiving(
  list: CssNode & { type: 'SelectorList' },
  { scope, pseudo }: { scope: SelectorScope; pseudo: string },
): Complex[] | null {
  const inner = { parent: null, depth: scope.depth + 1, has: scope.has };
  if (pseudo === 'not') return compileList(list, inner);
  if (inner.depth > MAX_NESTING) return null;
  return list.children
    .toArray()
    .flatMap((s) => (s.type === 'Selector' ? (compile(s.children.toArray(), inner) ?? []) : []));
}
