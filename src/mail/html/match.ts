import { attribute } from './attributes.ts';
import type { Element, Node } from './defaults.ts';
import { attributeMatches } from './match-attribute.ts';
import type { Complex, Compound, Pseudo } from './selector.ts';
import { Siblings } from './siblings.ts';

/** Counts compound tests down; at 0 nothing matches any more. */
export interface Budget {
  left: number;
}

const NO_WORDS: readonly string[] = [];

/** Matches selectors against parse5 elements. Owns what it has looked up: parsed class lists and places among siblings. */
export class Matcher {
  readonly #budget: Budget;
  readonly #quirks: boolean;
  readonly #classes = new Map<Element, readonly string[]>();
  readonly #siblings = new Siblings();
  /** The element whose `:has()` is asked about. */
  #anchor: Element | null = null;

  constructor(budget: Budget, quirks: boolean) {
    this.#budget = budget;
    this.#quirks = quirks;
  }

  classesOf(el: Element): readonly string[] {
    const known = this.#classes.get(el);
    if (known) return known;
    const value = attribute(el, 'class') ?? '';
    const words =
      value === ''
        ? NO_WORDS
        : this.fold(value)
            .split(/[ \t\n\f\r]+/)
            .filter((w) => w !== '');
    this.#classes.set(el, words);
    return words;
  }

  /** In quirks mode ids and classes compare without regard to ASCII case. */
  fold(text: string): string {
    return this.#quirks ? text.toLowerCase() : text;
  }

  idOf(el: Element): string | null {
    const id = attribute(el, 'id');
    return id === undefined ? null : this.fold(id);
  }

  /**
   * Walks from the subject outwards. Only the nearest descendant and the nearest sibling step need a second try: whatever
   * can be reached from an outer ancestor can be reached from an inner one.
   */
  matches(el: Element, { compounds, combinators }: Complex): boolean {
    if (!this.#compound(el, compounds[0]!)) return false;
    let at: Element | null = el;
    let step = 0;
    let outward: Retry | null = null;
    let sideways: Retry | null = null;
    while (step < combinators.length) {
      const combinator: string = combinators[step]!;
      const wanted = compounds[step + 1]!;
      let next: Element | null = null;
      if (at !== null) {
        if (combinator === '>') next = this.#if(parentOf(at), wanted);
        else if (combinator === '+') next = this.#if(this.#siblings.previous(at), wanted);
        else if (combinator === '~') next = this.#search(at, wanted, true);
        else next = this.#search(at, wanted, false);
      }
      if (this.#budget.left <= 0) return false;
      if (next !== null) {
        if (combinator === ' ') [outward, sideways] = [{ at: next, step }, null];
        else if (combinator === '~') sideways = { at: next, step };
        at = next;
        step++;
        continue;
      }
      const retry: Retry | null = sideways ?? outward;
      if (retry === null) return false;
      if (retry === sideways) sideways = null;
      else outward = null;
      ({ at, step } = retry);
    }
    return true;
  }

  #if(el: Element | null, wanted: Compound): Element | null {
    return el !== null && this.#compound(el, wanted) ? el : null;
  }

  #search(from: Element, wanted: Compound, siblings: boolean): Element | null {
    let at = siblings ? this.#siblings.previous(from) : parentOf(from);
    while (at !== null) {
      if (this.#compound(at, wanted)) return at;
      if (this.#budget.left <= 0) return null;
      at = siblings ? this.#siblings.previous(at) : parentOf(at);
    }
    return null;
  }

  #compound(el: Element, c: Compound): boolean {
    if (--this.#budget.left <= 0) return false;
    if (c.tag !== null && c.tag !== el.tagName && c.tag !== el.tagName.toLowerCase()) return false;
    if (c.id !== null && this.idOf(el) !== this.fold(c.id)) return false;
    if (c.classes.length > 0) {
      const own = this.classesOf(el);
      if (own.length === 0 || !c.classes.every((k) => own.includes(this.fold(k)))) return false;
    }
    return c.attributes.every((t) => attributeMatches(el, t)) && c.pseudos.every((p) => this.#pseudo(el, p));
  }

  #pseudo(el: Element, p: Pseudo): boolean {
    switch (p.kind) {
      case 'never':
        return false;
      case 'has':
        return p.selectors.some((s) => this.#has(el, s));
      case 'anchor':
        return el === this.#anchor;
      case 'lang':
        return languageOf(el).startsWith(p.value);
      case 'dir':
        return nearest(el, 'dir') === p.value || (p.value === 'ltr' && nearest(el, 'dir') !== 'rtl');
      case 'scoped':
        return this.#scoped(el, p);
      case 'any':
        return p.selectors.some((s) => this.matches(el, s));
      case 'none':
        return !p.selectors.some((s) => this.matches(el, s));
      case 'nth': {
        if (p.of !== null && !p.of.some((s) => this.matches(el, s))) return false;
        const place = this.#siblings.placeOf(el);
        const n =
          p.of !== null
            ? this.#countBeside(el, p.of, p.last)
            : p.last
              ? p.ofType
                ? place.typesAfter
                : place.after
              : p.ofType
                ? place.typesBefore
                : place.before;
        const offset = n + 1 - p.b;
        return p.a === 0 ? offset === 0 : offset % p.a === 0 && offset / p.a >= 0;
      }
      case 'structural':
        return this.#structural(el, p.name);
    }
  }

  /** Siblings before or after that match. */
  #countBeside(el: Element, of: readonly Complex[], after: boolean): number {
    const siblings = el.parentNode?.childNodes ?? [];
    const at = siblings.indexOf(el);
    this.#budget.left -= siblings.length;
    const beside = after ? siblings.slice(at + 1) : siblings.slice(0, at);
    return beside.filter((n) => 'tagName' in n && of.some((s) => this.matches(n, s))).length;
  }

  #scoped(el: Element, { root, limit }: { root: readonly Complex[]; limit: readonly Complex[] }): boolean {
    for (let at: Element | null = el; at !== null && this.#budget.left > 0; at = parentOf(at)) {
      if (root.some((s) => this.matches(at!, s))) return true;
      if (limit.some((s) => this.matches(at!, s))) return false;
    }
    return false;
  }

  /** Looks through what stands in the element, or after it among its siblings; every look is paid from the budget. */
  #has(el: Element, selector: Complex): boolean {
    const outer = this.#anchor;
    this.#anchor = el;
    const first = selector.combinators[selector.combinators.length - 1];
    const pending: Node[] =
      first === '+' || first === '~' ? this.#following(el) : [...el.childNodes].reverse();
    let found = false;
    while (!found && pending.length > 0 && this.#budget.left > 0) {
      const node = pending.pop()!;
      if (!('tagName' in node)) {
        this.#budget.left--;
        continue;
      }
      found = this.matches(node, selector);
      if (!found) for (let i = node.childNodes.length - 1; i >= 0; i--) pending.push(node.childNodes[i]!);
    }
    this.#anchor = outer;
    return found;
  }

  #following(el: Element): Node[] {
    const siblings = el.parentNode?.childNodes ?? [];
    const after = siblings.slice(siblings.indexOf(el) + 1).reverse();
    this.#budget.left -= siblings.length;
    return after;
  }

  #structural(el: Element, name: string): boolean {
    const has = (attribute: string): boolean => el.attrs.some((a) => a.name === attribute);
    const place = this.#siblings.placeOf(el);
    switch (name) {
      case 'root':
      case 'scope':
        return el.tagName === 'html';
      case 'first-child':
        return place.before === 0;
      case 'last-child':
        return place.after === 0;
      case 'only-child':
        return place.before + place.after === 0;
      case 'first-of-type':
        return place.typesBefore === 0;
      case 'last-of-type':
        return place.typesAfter === 0;
      case 'only-of-type':
        return place.typesBefore + place.typesAfter === 0;
      case 'empty':
        return el.childNodes.every((n) => n.nodeName === '#comment');
      case 'enabled':
        return (
          /^(?:input|button|select|textarea|option|optgroup|fieldset)$/.test(el.tagName) && !has('disabled')
        );
      case 'disabled':
        return (
          /^(?:input|button|select|textarea|option|optgroup|fieldset)$/.test(el.tagName) && has('disabled')
        );
      case 'checked':
        return (el.tagName === 'input' && has('checked')) || (el.tagName === 'option' && has('selected'));
      case 'open':
        return (el.tagName === 'details' || el.tagName === 'dialog') && has('open');
      case 'defined':
        return !el.tagName.includes('-');
      default:
        return (el.tagName === 'a' || el.tagName === 'area') && has('href');
    }
  }
}

interface Retry {
  readonly at: Element;
  readonly step: number;
}

const languageOf = (el: Element): string => nearest(el, 'lang');

/** The attribute of the element or the nearest around it that has it, lower case, walking out a bounded way. */
function nearest(el: Element, name: string): string {
  let at: Element | null = el;
  for (let i = 0; at !== null && i < 100; i++) {
    const found = at.attrs.find((a) => a.name === name);
    if (found) return found.value.trim().toLowerCase();
    at = parentOf(at);
  }
  return '';
}

function parentOf(el: Element): Element | null {
  const parent = el.parentNode;
  return parent !== null && 'tagName' in parent ? (parent as Element) : null;
}
