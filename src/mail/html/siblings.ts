import type { Element, Node } from './defaults.ts';

/** An element's place among the elements of its parent. */
export interface Place {
  readonly before: number;
  readonly after: number;
  readonly typesBefore: number;
  readonly typesAfter: number;
  readonly previous: Element | null;
}

/** Owns the places that have been looked up. */
export class Siblings {
  readonly #places = new Map<Element, Place>();
  readonly #indexed = new Set<unknown>();

  previous(el: Element): Element | null {
    return this.placeOf(el).previous;
  }

  /** Places of all children of a parent are counted once, so that siblings cost linear time. */
  placeOf(el: Element): Place {
    const parent = el.parentNode;
    if (!this.#indexed.has(parent)) {
      this.#indexed.add(parent);
      this.#index(parent?.childNodes ?? [el]);
    }
    return this.#places.get(el) ?? { before: 0, after: 0, typesBefore: 0, typesAfter: 0, previous: null };
  }

  #index(nodes: readonly Node[]): void {
    const elements = nodes.filter((n): n is Element => 'tagName' in n);
    const types = new Map<string, number>();
    const totals = new Map<string, number>();
    for (const e of elements) totals.set(e.tagName, (totals.get(e.tagName) ?? 0) + 1);
    elements.forEach((e, i) => {
      const seen = types.get(e.tagName) ?? 0;
      types.set(e.tagName, seen + 1);
      this.#places.set(e, {
        before: i,
        after: elements.length - 1 - i,
        typesBefore: seen,
        typesAfter: totals.get(e.tagName)! - 1 - seen,
        previous: elements[i - 1] ?? null,
      });
    });
  }
}
