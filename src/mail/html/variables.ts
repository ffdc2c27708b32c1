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

/** Calls that stand for a value that is known later. */
const CALL = /(?:var|env)\(/g;

export const isVariable = (value: string): boolean => value.includes('var(') || value.includes('env(');

/** Replaces `var(--x, fallback)` and `env(x, fallback)`; null when one has neither value nor fallback: as if unset. */
export function substitute(value: string, variables: Variables): string | null {
  const work = { left: MAX_SUBSTITUTIONS };
  const text = replaced(value, { variables, within: [], work });
  return text === null ? null : text.replace(/\s+/g, ' ').trim().toLowerCase();
}

interface Lookup {
  readonly variables: Variables;
  /** Names that are being looked up: one that needs itself has no value (CSS Variables 1, section 2.3). */
  readonly within: readonly string[];
  readonly work: { left: number };
}

/** Innermost first. A value that is put in is a token of its own: it does not join with what stands beside it. */
function replaced(value: string, lookup: Lookup): string | null {
  let text = value;
  for (;;) {
    const start = [...text.matchAll(CALL)].at(-1)?.index ?? -1;
    if (start < 0) return text;
    if (lookup.work.left-- <= 0) return null;
    let end = start + 4;
    for (let depth = 1; end < text.length; end++) {
      if (text[end] === '(') depth++;
      else if (text[end] === ')' && --depth === 0) break;
    }
    const inside = text.slice(start + 4, end);
    const comma = inside.indexOf(',');
    const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
    const found = resolved(name, lookup) ?? (comma < 0 ? null : inside.slice(comma + 1).trim());
    if (found === null) return null;
    text = `${text.slice(0, start)} ${found} ${text.slice(end + 1)}`;
    if (text.length > MAX_LENGTH) return null;
  }
}

function resolved(name: string, lookup: Lookup): string | null {
  if (/^(?:safe-area|keyboard|titlebar)/.test(name)) return '0px';
  if (lookup.within.includes(name)) return null;
  const raw = lookUp(lookup.variables, name);
  return raw === undefined ? null : replaced(raw, { ...lookup, within: [...lookup.within, name] });
}

/** Declaration values are in lower case by then, names of custom properties are not. */
function lookUp(variables: Variables, name: string): string | undefined {
  const exact = variables.get(name);
  if (exact !== undefined) return exact === 'initial' ? undefined : exact;
  for (const [key, value] of variables)
    if (key.toLowerCase() === name) return value === 'initial' ? undefined : value;
  return undefined;
}
