import type { Anomaly, Link } from '../message.ts';
import type { Element } from './defaults.ts';
import type { HtmlLimits } from './limits.ts';
import { hasInk, isProse, stripTags } from './plain.ts';
import type { HtmlRun } from './runs.ts';

/** Attributes with text for people; the value says how a person meets it when the element itself is visible. */
const TEXT: ReadonlyMap<string, 'shown' | 'unseen'> = new Map([
  ['alt', 'shown'],
  ['placeholder', 'shown'],
  ['value', 'shown'],
  ['label', 'shown'],
  ['title', 'unseen'],
  ['aria-label', 'unseen'],
  ['aria-description', 'unseen'],
  ['aria-placeholder', 'unseen'],
  ['aria-roledescription', 'unseen'],
  ['aria-valuetext', 'unseen'],
  ['summary', 'unseen'],
  ['abbr', 'unseen'],
  ['content', 'unseen'],
]);
/** Never prose, however long. */
const CODE: ReadonlySet<string> = new Set([
  'style',
  'class',
  'id',
  'name',
  'href',
  'src',
  'srcset',
  'sizes',
  'width',
  'height',
  'd',
  'points',
  'viewbox',
  'transform',
  'rel',
  'type',
  'media',
  'face',
  'color',
  'bgcolor',
  'background',
  'action',
  'target',
  'lang',
  'xmlns',
  'srcdoc',
  'headers',
  'accept',
  'ping',
  'role',
]);
const URLS: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'data',
  'background',
  'poster',
  'formaction',
  'cite',
  'longdesc',
  'xlink:href',
]);

export interface Seen {
  readonly hiddenBy: string | null;
  readonly block: HtmlRun['block'];
  readonly limits: HtmlLimits;
  /** Told of what is cut off. */
  readonly cut: (detail: string) => void;
}

/** Text in an element's attributes, `data:` URLs among it. */
export function attributeRuns(el: Element, { hiddenBy, block, limits, cut }: Seen): HtmlRun[] {
  const runs: HtmlRun[] = [];
  for (const { name, value } of el.attrs) {
    if (value.length < 2) continue;
    const url = URLS.has(name) && /^\s*data:/i.test(value);
    const framed = name === 'srcdoc' && el.tagName === 'iframe';
    const text = url ? dataText(value) : framed ? stripTags(value) : textOf(el, name, value);
    if (text === null || !hasInk(text)) continue;
    const why = url
      ? 'data: URL'
      : framed
        ? 'iframe srcdoc'
        : TEXT.get(name) === 'shown'
          ? hiddenBy
          : `${name} attribute`;
    const long = Math.max(text.length, url && value.length > DATA_CHARACTERS ? value.length : 0);
    if (long > limits.attributeCharacters)
      cut(`${name} of ${long} characters; read are ${limits.attributeCharacters}`);
    const run: HtmlRun = {
      text: text.slice(0, limits.attributeCharacters),
      kind: 'attribute',
      name,
      visible: why === null,
      block,
    };
    if (why !== null) run.hiddenBy = hiddenBy ?? why;
    const range = el.sourceCodeLocation?.attrs?.[name];
    if (range) run.range = [range.startOffset, range.endOffset];
    runs.push(run);
  }
  return runs;
}

function textOf(el: Element, name: string, value: string): string | null {
  const kind = TEXT.get(name);
  if (name === 'value' && el.tagName !== 'input' && el.tagName !== 'button')
    return isProse(value) ? value : null;
  if (name === 'value' && /^(?:checkbox|radio|color|range)$/i.test(attribute(el, 'type') ?? ''))
    return isProse(value) ? value : null;
  if (name === 'content')
    return /^(?:viewport|generator|robots|format-detection|color-scheme|supported-color-schemes)$/i.test(
      attribute(el, 'name') ?? '',
    ) || attribute(el, 'http-equiv') !== undefined
      ? null
      : isProse(value)
        ? value
        : null;
  if (kind !== undefined) return value.trim();
  if (CODE.has(name) || name.startsWith('on')) return null;
  return isProse(value) ? value : null;
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  for (let i = 0; i < attrs.length; i++) if (attrs[i]!.name === name) return attrs[i]!.value;
  return undefined;
}

/** Of the encoded body of a `data:` URL. */
const DATA_CHARACTERS = 200_000;

/** The text of a `data:` URL of a text type; null for images and the like. */
export function dataText(url: string): string | null {
  const match = /^\s*data:([^,;]{0,100})((?:;[^,;]{0,100}){0,10}),/i.exec(url);
  if (!match) return null;
  const [head, type, parameters] = match;
  if (
    type!.trim() !== '' &&
    !/^(?:text\/|application\/(?:json|xml|xhtml|javascript)|image\/svg)/i.test(type!.trim())
  )
    return null;
  const body = url.slice(head.length, head.length + DATA_CHARACTERS);
  const text = /;\s*base64\s*$/i.test(parameters!) ? fromBase64(body) : fromPercent(body);
  return /html|xml|svg/i.test(type!) ? stripTags(text) : text;
}

function fromPercent(text: string): string {
  const bytes = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    const codes = Uint8Array.from(run.match(/[0-9a-f]{2}/gi)!, (h) => Number.parseInt(h, 16));
    return new TextDecoder().decode(codes);
  });
  return bytes;
}

function fromBase64(text: string): string {
  const clean = fromPercent(text).replace(/[^A-Za-z0-9+/]/g, '');
  try {
    const binary = atob(clean.slice(0, clean.length - (clean.length % 4 === 1 ? 1 : 0)));
    return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** What an element points to, without its text. */
export function linksOf(el: Element): { href: string; kind: Link['kind'] }[] {
  const found: { href: string; kind: Link['kind'] }[] = [];
  for (const { name, value } of el.attrs) {
    const href = value.trim();
    if (href === '') continue;
    if ((name === 'href' || name === 'xlink:href') && (el.tagName === 'a' || el.tagName === 'area'))
      found.push({ href, kind: 'link' });
    else if (name === 'src' && (el.tagName === 'img' || el.tagName === 'input'))
      found.push({ href, kind: 'image' });
    else if ((name === 'action' && el.tagName === 'form') || name === 'formaction')
      found.push({ href, kind: 'form' });
    else if (name === 'content' && el.tagName === 'meta' && /^\d*\s*(?:;\s*)?url=/i.test(href))
      found.push({ href: href.replace(/^[^=]*=\s*/, ''), kind: 'other' });
    else if (URLS.has(name) && !/^data:/i.test(href))
      found.push({ href, kind: name === 'background' || name === 'poster' ? 'image' : 'other' });
  }
  return found;
}

export const limitAnomaly = (code: string, detail: string): Anomaly => ({ code, detail });
