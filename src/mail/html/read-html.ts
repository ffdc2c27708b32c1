import type { Anomaly, Link } from '../message.ts';
import { attribute, attributeRuns, linksOf } from './attributes.ts';
import { blockOf } from './blocks.ts';
import { Cascade } from './cascade.ts';
import { type Box, computeBox, type Facts } from './compute.ts';
import { type Cover, coverOf, isAbove, isPositioned } from './cover.ts';
import { type Element, MATH_NEVER_DRAWN, NEVER_DRAWN, type Node, SVG_NEVER_DRAWN, UA } from './defaults.ts';
import { hiddenBy } from './hidden-by.ts';
import { type HtmlLimits, type HtmlWork, withDefaults } from './limits.ts';
import { type Look, PAGE } from './look.ts';
import { hasInk, stripTags } from './plain.ts';
import { type HtmlRun, RunBuilder } from './runs.ts';
import { collectStyles } from './style-elements.ts';
import { parseTree } from './tree.ts';
import type { Cascaded } from './values.ts';
import { NO_VARIABLES, type Variables } from './variables.ts';

export interface HtmlReading {
  readonly runs: HtmlRun[];
  readonly links: Link[];
  readonly anomalies: Anomaly[];
  /** What was used of the limits. */
  readonly spent: HtmlWork;
}

/**
 * What of an HTML part a person sees, what is hidden and why. Never throws on any `html`.
 * @throws InputError for a bad limit.
 */
export function readHtml(html: string, limits: Partial<HtmlLimits> = {}): HtmlReading {
  return new Reader(html, withDefaults(limits)).read();
}

interface Frame {
  readonly node: Element | null;
  readonly children: readonly Node[];
  index: number;
  readonly look: Look;
  readonly variables: Variables;
  readonly block: HtmlRun['block'];
  /** Set by a marker (Outlook): the rest of the parent's children is quoted. */
  quoted: boolean;
  /** What to do when the element ends. */
  readonly breaks: 'none' | 'hidden' | 'all';
  readonly cell: boolean;
  readonly link: OpenLink | null;
  /** A child that lies over all others. */
  readonly cover: Cover | null;
  /** The cover has been passed. */
  covered: boolean;
  /** Estimated height of the page above, px. */
  readonly top: number;
}

interface OpenLink {
  readonly href: string;
  readonly text: string[];
  size: number;
  seen: boolean;
  readonly at: number;
}

const LINK_TEXT = 1_000;
const PADDING =
  /[\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2800\u3000\u3164\ufeff\uffa0]{16,}/;
const ZERO_WIDTH = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;

class Reader {
  readonly #html: string;
  readonly #limits: HtmlLimits;
  readonly #runs = new RunBuilder();
  readonly #links: Link[] = [];
  readonly #anomalies: Anomaly[] = [];
  readonly #boxes = new WeakMap<Look, Map<Cascaded, Box>>();
  #nodes = 0;
  #linksDropped = false;
  /** Height of the page that no text accounts for, px. */
  #extraY = 0;
  #ruleless: ReadonlySet<Element> | null = null;
  #openLink: OpenLink | null = null;

  constructor(html: string, limits: HtmlLimits) {
    this.#html = html;
    this.#limits = limits;
  }

  read(): HtmlReading {
    const { characters } = this.#limits;
    const source = this.#html.length > characters ? this.#html.slice(0, characters) : this.#html;
    const document = parseTree(source);
    const quirks = document.mode === 'quirks';
    // Without the word there is no style element: the walk to find them is saved.
    const styles = /<style/i.test(source)
      ? collectStyles(document.childNodes, this.#limits, {
          quirks,
          anomalies: this.#anomalies,
          containers: /container(?:-type)?\s{0,9}:/i.test(source),
        })
      : null;
    this.#ruleless = styles?.ruleless ?? null;
    const cascade = new Cascade(styles && styles.sheets.size > 0 ? styles.sheets : null, quirks);
    const end = this.#walk(document.childNodes, cascade, styles?.sheets.initials ?? NO_VARIABLES);
    const rest = Math.min(end, source.length);
    if (rest < this.#html.length) this.#readRest(rest, end < source.length ? 'nodes' : 'characters');
    if (this.#linksDropped)
      this.#anomalies.push({
        code: 'html-links-limit',
        detail: `more than ${this.#limits.links} links; the rest is not listed`,
      });
    return {
      runs: this.#runs.finish().filter((r) => r.text !== ''),
      links: this.#links,
      anomalies: this.#anomalies,
      spent: {
        characters: source.length,
        nodes: this.#nodes,
        ...(styles?.sheets.spent ?? { styleCharacters: 0, styleRules: 0, selectorTests: 0 }),
      },
    };
  }

  #readRest(from: number, limit: 'nodes' | 'characters'): void {
    this.#anomalies.push({
      code: `html-${limit}-limit`,
      detail: `HTML goes beyond ${this.#limits[limit]} ${limit}; from offset ${from} on it is read as plain text`,
    });
    const text = stripTags(this.#html.slice(from));
    if (text !== '')
      this.#runs.aside({ text, kind: 'text', visible: true, range: [from, this.#html.length], block: null });
  }

  /** Depth first without recursion. Returns where in the source it stopped, Infinity when all was walked. */
  #walk(roots: readonly Node[], cascade: Cascade, variables: Variables): number {
    const stack: Frame[] = [
      {
        node: null,
        children: roots,
        index: 0,
        look: PAGE,
        variables,
        block: null,
        quoted: false,
        breaks: 'none',
        cell: false,
        link: null,
        cover: null,
        covered: false,
        top: 0,
      },
    ];
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]!;
      if (frame.index >= frame.children.length) {
        this.#leave(frame);
        stack.pop();
        continue;
      }
      const node = frame.children[frame.index++]!;
      if (++this.#nodes > this.#limits.nodes) {
        while (stack.length > 0) this.#leave(stack.pop()!);
        return node.sourceCodeLocation?.startOffset ?? Number.POSITIVE_INFINITY;
      }
      if (node.nodeName === '#text' && 'value' in node) this.#text(node.value, node, frame);
      else if (node.nodeName === '#comment' && 'data' in node) this.#comment(node.data, node, frame);
      else if ('tagName' in node) {
        const next = this.#enter(node, frame, cascade);
        if (next) stack.push(next);
      }
    }
    return Number.POSITIVE_INFINITY;
  }

  #enter(el: Element, frame: Frame, cascade: Cascade): Frame | null {
    const tag = el.tagName;
    const styled = cascade.style(el, frame.variables);
    const box = this.#box(el, frame, { values: styled.values, quirks: cascade.quirks });
    const { display } = box;
    const look = lookBelow(box.look, el, { frame, values: styled.values });
    const opened = el.attrs.length > 0 || tag === 'blockquote' ? blockOf(el) : null;
    if (opened?.marker) frame.quoted = true;
    const block = opened?.block ?? (frame.quoted ? 'quote' : frame.block);
    const visible = look.hidden === null && look.visibility === 'visible';
    if (tag === 'br') {
      this.#runs.lineBreak(!visible);
      return null;
    }
    const breaks = breaksOf(box, tag);
    const cell = display === 'table-cell' || tag === 'td' || tag === 'th';
    if (breaks !== 'none') this.#runs.break(breaks === 'hidden');
    let link: OpenLink | null = null;
    if (speaks(el)) {
      const seen = hiddenBy(look, 'x', this.#flowY()) ?? tinyImage(el);
      for (const run of attributeRuns(el, {
        hiddenBy: seen,
        block,
        limits: this.#limits,
        cut: (detail) => this.#cut(detail),
      })) {
        this.#runs.aside(run);
        if (run.visible && run.name === 'alt' && this.#openLink) this.#openLink.seen = true;
      }
      if (tag === 'img' && seen === null && this.#openLink) this.#openLink.seen = true;
      link = this.#addLinks(el, seen);
    }
    const children =
      tag === 'template' && 'content' in el
        ? (el as unknown as { content: { childNodes: Node[] } }).content.childNodes
        : el.childNodes;
    if (children.length === 0) {
      if (breaks !== 'none') this.#runs.break(breaks === 'hidden');
      if (link) this.#closeLink(link);
      if (cell) this.#runs.cell(look.displayNone);
      return null;
    }
    if (link) this.#openLink = link;
    return {
      node: el,
      children,
      index: 0,
      look,
      variables: styled.variables,
      block,
      quoted: false,
      breaks,
      cell,
      link,
      cover: isPositioned(styled.values) ? coverOf(children, cascade, styled.variables) : null,
      covered: false,
      top: this.#flowY(),
    };
  }

  #leave(frame: Frame): void {
    if (frame.breaks !== 'none') this.#runs.break(frame.breaks === 'hidden');
    if (frame.cell) this.#runs.cell(frame.look.displayNone);
    if (frame.link) this.#closeLink(frame.link);
    const height = frame.breaks === 'all' ? frame.look.height : null;
    if (height !== null && !frame.look.yAbsolute)
      this.#extraY += Math.max(0, frame.top + height - this.#flowY());
  }

  #box(el: Element, frame: Frame, { values, quirks }: { values: Cascaded; quirks: boolean }): Box {
    const tag = el.tagName;
    const parent = frame.look;
    const svg = el.namespaceURI.endsWith('svg');
    const drawn = neverDrawn(el);
    if (drawn !== null && tag !== 'video' && tag !== 'audio')
      return {
        look: { ...parent, hidden: parent.hidden ?? drawn, displayNone: true },
        display: 'none',
        outOfFlow: false,
      };
    const box = this.#computed(parent, values, {
      tag,
      svg,
      quirks,
      flowY: this.#flowY(),
      noneReason: attribute(el, 'hidden') === undefined ? 'display:none' : 'hidden attribute',
    });
    const closed = frame.node?.tagName === 'details' && attribute(frame.node, 'open') === undefined;
    if (closed && !(tag === 'summary' && isFirstSummary(el, frame.node!)))
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

  #flowY(): number {
    return this.#extraY + 8 + 18 * (this.#runs.lines + this.#runs.characters / 130);
  }

  #text(value: string, node: Node, frame: Frame): void {
    const location = node.sourceCodeLocation;
    const range: [number, number] | undefined = location
      ? [location.startOffset, location.endOffset]
      : undefined;
    let look = frame.cover === null ? frame.look : { ...frame.look, hidden: frame.look.hidden ?? 'covered' };
    const tag = frame.node?.tagName;
    if (tag === 'details' && attribute(frame.node!, 'open') === undefined)
      look = { ...look, hidden: look.hidden ?? 'closed details' };
    if (tag === 'style' && !this.#ruleless?.has(frame.node!)) return;
    const block = frame.quoted ? 'quote' : frame.block;
    const { whiteSpace } = look;
    const preserve = whiteSpace === 'pre' || whiteSpace === 'pre-wrap' || whiteSpace === 'break-spaces';
    const lines = whiteSpace === 'pre-line';
    const add = (text: string, hiddenBy: string | null): void =>
      this.#runs.text({ text, hiddenBy, block, range, preserve, lines });
    const padding = value.length >= 16 && ZERO_WIDTH.test(value) ? PADDING.exec(value) : null;
    if (padding && ZERO_WIDTH.test(padding[0])) {
      const after = padding.index + padding[0].length;
      const why = hiddenBy(look, value, this.#flowY());
      const before = value.slice(0, padding.index);
      if (before !== '') add(before, why);
      const run: HtmlRun = {
        text: padding[0],
        kind: 'text',
        visible: false,
        hiddenBy: 'preheader padding',
        block,
      };
      if (range) run.range = range;
      this.#runs.aside(run);
      if (after < value.length) add(value.slice(after), why);
      return;
    }
    const why = hiddenBy(look, value.trim(), this.#flowY());
    add(value, why);
    const link = this.#openLink;
    if (link && why === null && link.size < LINK_TEXT) {
      link.text.push(value);
      link.size += value.length;
      if (hasInk(value)) link.seen = true;
    }
  }

  #comment(data: string, node: Node, frame: Frame): void {
    const { attributeCharacters } = this.#limits;
    if (data.length > attributeCharacters)
      this.#cut(`a comment of ${data.length} characters; read are ${attributeCharacters}`);
    const text = stripTags(data.slice(0, attributeCharacters));
    const conditional = /^\s*\[(?:if|endif)\b[^\]]{0,200}\]>?/i.exec(text);
    const body = conditional
      ? text
          .slice(conditional[0].length)
          .replace(/<?!?\[endif\](?:--)?>?/gi, '')
          .trim()
      : text;
    if (!hasInk(body)) return;
    const name = conditional ? 'conditional comment' : 'comment';
    const location = node.sourceCodeLocation;
    const run: HtmlRun = {
      text: body,
      kind: 'comment',
      name,
      visible: false,
      hiddenBy: name,
      block: frame.quoted ? 'quote' : frame.block,
    };
    if (location) run.range = [location.startOffset, location.endOffset];
    this.#runs.aside(run);
  }

  #cut(detail: string): void {
    this.#anomalies.push({ code: 'html-attribute-limit', detail });
  }

  #addLinks(el: Element, seen: string | null): OpenLink | null {
    let open: OpenLink | null = null;
    for (const { href, kind } of linksOf(el)) {
      if (this.#links.length >= this.#limits.links) {
        this.#linksDropped = true;
        return null;
      }
      this.#links.push({ href, text: '', kind, visibility: seen === null ? 'visible' : 'hidden' });
      if (kind === 'link' && el.tagName === 'a')
        open = { href, text: [], size: 0, seen: false, at: this.#links.length - 1 };
    }
    return open;
  }

  #closeLink(link: OpenLink): void {
    const before = this.#links[link.at]!;
    const text = link.text.join('').replace(/\s+/g, ' ').trim().slice(0, LINK_TEXT);
    this.#links[link.at] = { ...before, text, visibility: link.seen ? before.visibility : 'hidden' };
    if (this.#openLink === link) this.#openLink = null;
  }
}

/** Attributes of layout alone have nothing to read and lead nowhere. */
const SILENT: ReadonlySet<string> = new Set([
  'style',
  'class',
  'id',
  'width',
  'height',
  'align',
  'valign',
  'border',
  'cellpadding',
  'cellspacing',
  'bgcolor',
  'role',
  'dir',
  'lang',
  'target',
  'color',
  'face',
  'size',
  'colspan',
  'rowspan',
]);
const speaks = (el: Element): boolean => el.attrs.some((a) => !SILENT.has(a.name));

const INLINE = /^(?:inline|inline-.*|contents|table-cell|ruby|ruby-text|-webkit-inline-.*|math|inherit)$/;

function breaksOf({ look, display, outOfFlow }: Box, tag: string): Frame['breaks'] {
  if (tag === 'html' || tag === 'body') return 'none';
  // What is not displayed has no boxes; in the hidden text, lines end where they would have.
  if (look.displayNone) return INLINE.test(UA.get(tag)?.display ?? 'inline') ? 'none' : 'hidden';
  if (INLINE.test(display)) return 'none';
  return outOfFlow && (look.hidden !== null || look.clipFlow !== null) ? 'hidden' : 'all';
}

/** Under a box that covers its parent, unless it is that box or lies above it. */
function lookBelow(look: Look, el: Element, { frame, values }: { frame: Frame; values: Cascaded }): Look {
  const { cover } = frame;
  if (cover === null || look.hidden !== null) return look;
  if (cover.element === el) {
    frame.covered = true;
    return look;
  }
  return isAbove(values, cover, frame.covered) ? look : { ...look, hidden: 'covered' };
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

/** An image of a pixel or two carries nothing. */
function tinyImage(el: Element): string | null {
  if (el.tagName !== 'img') return null;
  for (const name of ['width', 'height']) {
    const value = attribute(el, name);
    if (value !== undefined && /^\s*[0-2](?:px)?\s*$/.test(value)) return 'zero-size box';
  }
  return null;
}
