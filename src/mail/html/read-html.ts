import type { Anomaly, Link } from '../message.ts';
import { attribute, attributeRuns } from './attributes.ts';
import { blockOf } from './blocks.ts';
import { Boxes } from './boxes.ts';
import { Cascade } from './cascade.ts';
import type { Box } from './compute.ts';
import { type Cover, coverOf, isAbove, isPositioned } from './cover.ts';
import { type Element, type Node, UA } from './defaults.ts';
import { hiddenBy } from './hidden-by.ts';
import { type HtmlLimits, type HtmlWork, withDefaults } from './limits.ts';
import { LinkList, type OpenLink } from './links.ts';
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

const PADDING =
  /[\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2800\u3000\u3164\ufeff\uffa0]{16,}/;
const ZERO_WIDTH = /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;

class Reader {
  readonly #html: string;
  readonly #limits: HtmlLimits;
  readonly #runs = new RunBuilder();
  readonly #links: LinkList;
  readonly #anomalies: Anomaly[] = [];
  readonly #boxes = new Boxes();
  #nodes = 0;
  /** Height of the page that no text accounts for, px. */
  #extraY = 0;
  #ruleless: ReadonlySet<Element> | null = null;

  constructor(html: string, limits: HtmlLimits) {
    this.#html = html;
    this.#limits = limits;
    this.#links = new LinkList(limits.links);
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
    if (this.#links.dropped)
      this.#anomalies.push({
        code: 'html-links-limit',
        detail: `more than ${this.#limits.links} links; the rest is not listed`,
      });
    return {
      runs: this.#runs.finish().filter((r) => r.text !== ''),
      links: this.#links.links,
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
    const box = this.#boxes.boxOf(el, styled.values, {
      parent: frame.node,
      look: frame.look,
      quirks: cascade.quirks,
      flowY: this.#flowY(),
    });
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
        if (run.visible && run.name === 'alt') this.#links.see();
      }
      if (tag === 'img' && seen === null) this.#links.see();
      link = this.#links.add(el, seen);
    }
    const children =
      tag === 'template' && 'content' in el
        ? (el as unknown as { content: { childNodes: Node[] } }).content.childNodes
        : el.childNodes;
    if (children.length === 0) {
      if (breaks !== 'none') this.#runs.break(breaks === 'hidden');
      if (link) this.#links.close(link);
      if (cell) this.#runs.cell(look.displayNone);
      return null;
    }
    if (link) this.#links.open(link);
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
    if (frame.link) this.#links.close(frame.link);
    const height = frame.breaks === 'all' ? frame.look.height : null;
    if (height !== null && !frame.look.yAbsolute)
      this.#extraY += Math.max(0, frame.top + height - this.#flowY());
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
    const padding = value.length >= 16 && ZERO_WIDTH.test(value) ? PADDING.exec(value) : null;
    if (padding && ZERO_WIDTH.test(padding[0])) {
      const after = padding.index + padding[0].length;
      const why = hiddenBy(look, value, this.#flowY());
      const before = value.slice(0, padding.index);
      const piece = { hiddenBy: why, block, range, preserve, lines };
      if (before !== '') this.#runs.text({ ...piece, text: before });
      const run: HtmlRun = {
        text: padding[0],
        kind: 'text',
        visible: false,
        hiddenBy: 'preheader padding',
        block,
      };
      if (range) run.range = range;
      this.#runs.aside(run);
      if (after < value.length) this.#runs.text({ ...piece, text: value.slice(after) });
      return;
    }
    const why = hiddenBy(look, value.trim(), this.#flowY());
    this.#runs.text({ text: value, hiddenBy: why, block, range, preserve, lines });
    if (why === null) this.#links.text(value);
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

/** An image of a pixel or two carries nothing. */
function tinyImage(el: Element): string | null {
  if (el.tagName !== 'img') return null;
  for (const name of ['width', 'height']) {
    const value = attribute(el, name);
    if (value !== undefined && /^\s*[0-2](?:px)?\s*$/.test(value)) return 'zero-size box';
  }
  return null;
}
