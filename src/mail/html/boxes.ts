import { attribute } from './attributes.ts';
import { type Box, computeBox, type Facts } from './compute.ts';
import { type Element, MATH_NEVER_DRAWN, NEVER_DRAWN, SVG_NEVER_DRAWN } from './defaults.ts';
import type { Look } from './look.ts';
import type { Cascaded } from './values.ts';

/** What an element stands in. */
export interface Around {
  readonly parent: Element | null;
  /** The parent's. */
  readonly look: Look;
  readonly quirks: boolean;
  /** Estimated height of the page above, px. */
  readonly flowY: number;
}

/** Owns the boxes that elements share. */
export class Boxes {
  readonly #boxes = new WeakMap<Look, Map<Cascaded, Box>>();

  /** The box of an element, with what its kind alone hides. */
  boxOf(el: Element, values: Cascaded, { parent, look, quirks, flowY }: Around): Box {
    const tag = el.tagName;
    const svg = el.namespaceURI.endsWith('svg');
    const drawn = neverDrawn(el);
    if (drawn !== null && tag !== 'video' && tag !== 'audio')
      return {
        look: { ...look, hidden: look.hidden ?? drawn, displayNone: true },
        display: 'none',
        outOfFlow: false,
      };
    const box = this.#computed(look, values, {
      tag,
      svg,
      quirks,
      flowY,
      noneReason: attribute(el, 'hidden') === undefined ? 'display:none' : 'hidden attribute',
    });
    const closed = parent?.tagName === 'details' && attribute(parent, 'open') === undefined;
    if (closed && !(tag === 'summary' && isFirstSummary(el, parent)))
      return {
        ...box,
        look: { ...box.look, hidden: box.look.hidden ?? 'closed details', displayNone: true },
      };
    return drawn === null ? box : { ...box, look: { ...box.look, hidden: box.look.hidden ?? drawn } };
  }

  /** Elements that look alike under parents that look alike share one look. */
  #computed(parent: Look, values: Cascaded, facts: Facts): Box {
    const moved =
      values.position !== undefined ||
      values.transform !== undefined ||
      values.overflowX !== undefined ||
      values.overflowY !== undefined;
    // Those depend on where on the page they stand; html sets the size of rem.
    if (moved || facts.tag === 'html') return computeBox(parent, values, facts);
    const boxes = this.#boxes.get(parent) ?? new Map<Cascaded, Box>();
    if (boxes.size === 0) this.#boxes.set(parent, boxes);
    const box = boxes.get(values) ?? computeBox(parent, values, facts);
    boxes.set(values, box);
    return box;
  }
}

function neverDrawn(el: Element): string | null {
  const { tagName: tag, namespaceURI: namespace } = el;
  if (namespace.endsWith('svg')) return SVG_NEVER_DRAWN.has(tag) ? `svg ${tag}` : null;
  if (namespace.endsWith('MathML')) return MATH_NEVER_DRAWN.has(tag) ? `mathml ${tag}` : null;
  return NEVER_DRAWN.get(tag) ?? null;
}

function isFirstSummary(el: Element, details: Element): boolean {
  return details.childNodes.find((n) => n.nodeName === 'summary') === el;
}
