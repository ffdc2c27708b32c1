import type { Lexer } from 'css-tree';
import parse from 'css-tree/parser';
import { condition } from './conditions.ts';
import { compileList } from './selector.ts';

const LONGEST = 300;

let lexer: Lexer | undefined;

/** Whether `html` may hold `@supports`, in plain letters, with escapes, or with character references. */
export const mayAskSupport = (html: string): boolean =>
  /@(?:su|s?\\|s?&)|&#|&commat|<svg|<math|<!\[CDATA/i.test(html);

/**
 * Loads the grammar of CSS, without which no property is known. Few mails ask for it, and it is a third of the code that
 * reads mail: the others do without.
 */
export async function loadSupport(): Promise<void> {
  lexer ??= (await import('css-tree')).lexer;
}

/** Whether an `@supports` condition (CSS Conditional 3 and 4) holds in a browser of today. */
export function supportsMatches(text: string): boolean {
  const bare = text.replace(/\s+/g, ' ').trim().toLowerCase();
  return bare.length <= LONGEST && (condition(bare, known) ?? false);
}

function known(inside: string): boolean | null {
  const call = /^([a-z-]+)\((.*)\)$/.exec(inside);
  if (call)
    return call[1] === 'selector'
      ? selectorKnown(call[2]!)
      : call[1] === 'font-tech' || call[1] === 'font-format';
  const colon = inside.indexOf(':');
  if (colon < 0) return null;
  const [property, value] = [inside.slice(0, colon).trim(), inside.slice(colon + 1).trim()];
  if (property.startsWith('--')) return true;
  return lexer === undefined ? null : lexer.matchProperty(property, value).error === null;
}

function selectorKnown(text: string): boolean {
  try {
    return (
      compileList(parse(text, { context: 'selectorList' }), { parent: null, depth: 0, has: false }) !== null
    );
  } catch {
    return false;
  }
}
