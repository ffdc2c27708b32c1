import type { Declaration } from './declarations.ts';
import type { Element } from './defaults.ts';
import { type Budget, Matcher } from './match.ts';
import type { Complex } from './selector.ts';

/** A rule's declarations under one of its selectors. */
export interface Rule {
  readonly selector: Complex;
  readonly declarations: readonly Declaration[];
  /** Where its layer stands among those of each level; [] = in no layer. */
  readonly layer: readonly number[];
  readonly order: number;
}

/** Rules by what the subject of their selector must have, so that an element is held against few of them. */
export class RuleIndex {
  readonly #budget: Budget;
  readonly #matcher: Matcher;
  readonly #byId = new Map<string, Rule[]>();
  readonly #byClass = new Map<string, Rule[]>();
  readonly #byTag = new Map<string, Rule[]>();
  readonly #universal: Rule[] = [];

  constructor(budget: Budget, quirks: boolean) {
    this.#budget = budget;
    this.#matcher = new Matcher(budget, quirks);
  }

  add(rule: Rule): void {
    const subject = rule.selector.compounds[0]!;
    const [id, first] = [subject.id, subject.classes[0]];
    if (id !== null) push(this.#byId, this.#matcher.fold(id), rule);
    else if (first !== undefined) push(this.#byClass, this.#matcher.fold(first), rule);
    else if (subject.tag !== null) push(this.#byTag, subject.tag, rule);
    else this.#universal.push(rule);
  }

  /** The rules that apply, weakest first; null for none. */
  match(el: Element): readonly Rule[] | null {
    const found: Rule[] = [];
    this.#test(el, this.#byTag.get(el.tagName), found);
    this.#test(el, this.#universal, found);
    if (el.attrs.length > 0) {
      const classes = this.#matcher.classesOf(el);
      for (const word of classes.length > 1 ? new Set(classes) : classes)
        this.#test(el, this.#byClass.get(word), found);
      const id = this.#matcher.idOf(el);
      if (id !== null) this.#test(el, this.#byId.get(id), found);
    }
    if (found.length > 1) found.sort((a, b) => byLayer(a, b) || bySelector(a, b));
    return found.length === 0 ? null : found;
  }

  #test(el: Element, rules: readonly Rule[] | undefined, found: Rule[]): void {
    if (!rules) return;
    for (const rule of rules) {
      if (this.#budget.left <= 0) return;
      if (this.#matcher.matches(el, rule.selector)) found.push(rule);
    }
  }
}

/** Rules as for `!important`: among layers, the first one wins (CSS Cascade 5, section 6.4.2). */
export function asImportant(rules: readonly Rule[]): readonly Rule[] {
  return rules.some((rule) => rule.layer.length > 0)
    ? rules.toSorted((a, b) => byLayer(b, a) || bySelector(a, b))
    : rules;
}

const bySelector = (a: Rule, b: Rule): number =>
  a.selector.specificity - b.selector.specificity || a.order - b.order;

/** What is in no layer, or not in a deeper one, is stronger. */
function byLayer({ layer: a }: Rule, { layer: b }: Rule): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return b.length - a.length;
}

function push(index: Map<string, Rule[]>, key: string, rule: Rule): void {
  const list = index.get(key);
  if (list) list.push(rule);
  else index.set(key, [rule]);
}
