import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { ident } from 'css-tree/utils';
import { TokenizedSheet } from './rules.ts';

export interface Declaration {
  /** Lower-case name; custom properties (`--x`) keep their case. */
  readonly property: string;
  /** Lower case (custom properties excepted), escapes decoded, comments removed, white space collapsed. */
  readonly value: string;
  readonly important: boolean;
}

/** What the tokenizer and the plain splitter agree on: no escapes, comments, blocks, nested brackets, and only simple strings. */
const PLAIN = /^(?:[\w\s:;#%.,!()+/-]|'[\w .,-]*'|"[\w .,-]*")*$/;

/** The declarations of a `style` attribute. Broken ones are dropped as a browser drops them (CSS Syntax 3, section 5.4.4). */
export function parseDeclarations(text: string): Declaration[] {
  if (PLAIN.test(text) && !text.includes('/*') && !/\([^)]*[;(]/.test(text)) return splitPlain(text);
  const found: Declaration[] = [];
  const sheet = new TokenizedSheet(text);
  for (const piece of sheet.contents(sheet.all, true))
    if (piece.kind === 'declaration') push(found, piece.property, piece.value, piece.important);
  return found;
}

const NAME = /^-{0,2}[a-z_][\w-]*$/i;

function splitPlain(text: string): Declaration[] {
  const found: Declaration[] = [];
  for (const piece of text.split(';')) {
    const colon = piece.indexOf(':');
    if (colon <= 0) continue;
    const property = piece.slice(0, colon).trim();
    if (!NAME.test(property)) continue;
    const bang = piece.indexOf('!', colon);
    if (bang < 0) push(found, property, piece.slice(colon + 1), false);
    else if (/^!\s*important\s*$/i.test(piece.slice(bang)))
      push(found, property, piece.slice(colon + 1, bang), true);
  }
  return found;
}

/** Adds a declaration as either splitter found it. */
export function push(into: Declaration[], name: string, raw: string, important: boolean): void {
  let property = name.includes('\\') ? ident.decode(name) : name;
  const custom = property.startsWith('--');
  if (!custom) property = property.toLowerCase();
  const clean = raw.includes('\\') || raw.includes('/*') ? decode(raw) : raw;
  let value = clean.trim();
  if (/[\s]{2}|[\t\n\r\f]/.test(value)) value = value.replace(/\s+/g, ' ');
  if (!custom) value = value.toLowerCase();
  if (value !== '' || custom) into.push({ property, value, important });
}

/** Comments become nothing between tokens, escaped identifiers their plain form. */
function decode(raw: string): string {
  let out = '';
  tokenize(raw, (type, start, end) => {
    if (type === tokenTypes.Comment) return;
    const token = raw.slice(start, end);
    const named =
      type === tokenTypes.Ident ||
      type === tokenTypes.Function ||
      type === tokenTypes.Hash ||
      type === tokenTypes.Dimension;
    // A decoded space is part of a name, not a separator.
    out += named && token.includes('\\') ? ident.decode(token).replace(/\s/g, '\ufffd') : token;
  });
  return out;
}

/** Splits a value at top-level spaces, keeping `f(a, b)` and strings whole; a top-level comma or slash is a part of its own. */
export function components(value: string): string[] {
  if (!/[(,/"']/.test(value)) return value === '' ? [] : value.split(' ');
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  const cut = (to: number): void => {
    if (to > from) parts.push(value.slice(from, to));
    from = to + 1;
  };
  for (let i = 0; i < value.length; i++) {
    const c = value[i]!;
    if (quote !== '') {
      if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '(') depth++;
    else if (c === ')') depth--;
    else if (depth === 0 && (c === ' ' || c === ',' || c === '/')) {
      cut(i);
      if (c !== ' ') parts.push(c);
    }
  }
  cut(value.length);
  return parts;
}
