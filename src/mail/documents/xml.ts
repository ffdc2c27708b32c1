/** A token of an XML text: a start tag (`<a>`, `<a/>` as start and end), an end tag, or text. */
export type XmlToken =
  | { readonly kind: 'start'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Splits XML into tokens, in one pass and with bounded state. No library: office files need no entities but the five of
 * XML, and a reader that knows no document types cannot be made to expand any. Broken XML gives what can be told apart.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let pos = 0;
  while (pos < xml.length) {
    const open = xml.indexOf('<', pos);
    const stop = open < 0 ? xml.length : open;
    if (stop > pos) yield { kind: 'text', text: decodeEntities(xml.slice(pos, stop)) };
    if (open < 0) return;
    if (xml.startsWith('<![CDATA[', open)) {
      const end = indexOrEnd(xml, ']]>', open + 9);
      yield { kind: 'text', text: xml.slice(open + 9, end) };
      pos = end + 3;
    } else if (xml.startsWith('<!--', open)) pos = indexOrEnd(xml, '-->', open + 4) + 3;
    else {
      const end = indexOrEnd(xml, '>', open + 1);
      yield* tag(xml.slice(open + 1, end));
      pos = end + 1;
    }
  }
}

function* tag(inner: string): Generator<XmlToken> {
  if (inner.startsWith('/')) {
    yield { kind: 'end', name: inner.slice(1).trim() };
    return;
  }
  const name = /^[^\s/]{1,100}/.exec(inner)?.[0] ?? '';
  if (name === '' || name.startsWith('?') || name.startsWith('!')) return;
  yield { kind: 'start', name, attributes: inner.slice(name.length) };
  if (inner.endsWith('/')) yield { kind: 'end', name };
}

/** Value of an attribute, '' when it is missing. `name` with its prefix, as office programs write it. */
export function attribute(attributes: string, name: string): string {
  let at = attributes.indexOf(`${name}=`);
  while (at > 0 && !/\s/.test(attributes[at - 1]!)) at = attributes.indexOf(`${name}=`, at + 1);
  if (at < 0) return '';
  const from = at + name.length + 2;
  const quote = attributes[from - 1];
  if (quote !== '"' && quote !== "'") return '';
  return decodeEntities(attributes.slice(from, indexOrEnd(attributes, quote, from)));
}

function indexOrEnd(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()]!;
      const point = hex ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
