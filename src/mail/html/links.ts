import type { Link } from '../message.ts';
import { linksOf } from './attributes.ts';
import type { Element } from './defaults.ts';
import { hasInk } from './plain.ts';

/** A link whose element has not ended. */
export interface OpenLink {
  readonly href: string;
  readonly text: string[];
  size: number;
  seen: boolean;
  readonly at: number;
}

const LINK_TEXT = 1_000;

/** Owns the links of an HTML part, and the one that is being read. */
export class LinkList {
  readonly links: Link[] = [];
  /** There were more than may be listed. */
  dropped = false;
  readonly #most: number;
  #open: OpenLink | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  /** What follows stands in this link. */
  open(link: OpenLink): void {
    this.#open = link;
  }

  /** Something of the open link can be seen. */
  see(): void {
    if (this.#open) this.#open.seen = true;
  }

  /** Visible text. */
  text(value: string): void {
    const link = this.#open;
    if (link === null || link.size >= LINK_TEXT) return;
    link.text.push(value);
    link.size += value.length;
    if (hasInk(value)) link.seen = true;
  }

  /** Lists what an element points to; gives the link that its text belongs to. */
  add(el: Element, seen: string | null): OpenLink | null {
    let open: OpenLink | null = null;
    for (const { href, kind } of linksOf(el)) {
      if (this.links.length >= this.#most) {
        this.dropped = true;
        return null;
      }
      this.links.push({ href, text: '', kind, visibility: seen === null ? 'visible' : 'hidden' });
      if (kind === 'link' && el.tagName === 'a')
        open = { href, text: [], size: 0, seen: false, at: this.links.length - 1 };
    }
    return open;
  }

  close(link: OpenLink): void {
    const before = this.links[link.at]!;
    const text = link.text.join('').replace(/\s+/g, ' ').trim().slice(0, LINK_TEXT);
    this.links[link.at] = { ...before, text, visibility: link.seen ? before.visibility : 'hidden' };
    if (this.#open === link) this.#open = null;
  }
}
