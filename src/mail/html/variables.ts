import type { Declaration } from './declarations.ts';

/** Custom properties of an element, its ancestors' included. */
export type Variables = ReadonlyMap<string, string>;

export const NO_VARIABLES: Variables = new Map();

const MAX_SUBSTITUTIONS = 30;
const MAX_LENGTH = 2_000;
const MAX_NAMES = 500;

/** The parent's custom properties with those of `lists` (weakest first) laid over. */
export function withVariables(parent: Variables, lists: readonly (readonly Declaration[])[]): Variables {
  let own: Map<string, string> | null = null;
  for (const important of [false, true])
    for (const list of lists)
      for (const d of list)
        if (d.important === important && d.property.startsWith('--')) {
          own ??= new Map(parent);
          if (own.size < MAX_NAMES) own.set(d.property, d.value.slice(0, MAX_LENGTH));
        }
  return own ?? parent;
}

/** Replaces `var(--x, fallback)`, innermost first; null when a variable is unknown: the value is then as if unset. */
export function substitute(value: string, variables: Variables): string | null {
  let text = value;
  for (let i = 0; i < MAX_SUBSTITUTIONS; i++) {
    const start = text.lastIndexOf('var(');
    if (start < 0) return text.replace(/\s+/g, ' ').trim().toLowerCase();
    let end = start + 4;
    for (let depth = 1; end < text.length; end++) {
      if (text[end] === '(') depth++;
      else if (text[end] === ')' && --depth === 0) break;
    }
    const inside = text.slice(start + 4, end);
    const comma = inside.indexOf(',');
    const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
    const found = lookUp(variables, name) ?? (comma < 0 ? undefined : inside.slice(comma + 1).trim());
    if (found === undefined) return null;
    text = text.slice(0, start) + found + text.slice(end + 1);
    if (text.length > MAX_LENGTH) return null;
  }
  return null;
}

/** Declaration values are in lower case by then, names of custom properties are not. */
function lookUp(variables: Variables, name: string): string | undefined {
  const exact = variables.get(name);
  if (exact !== undefined) return exact === 'initial' ? undefined : exact;
  for (const [key, value] of variables) if (key.toLowerCase() === name) return value;
  return undefined;
}
