import { createRng } from '../../learn/index.ts';

/** Alternatives and lists may nest this deep; a deeper template is a mistake. */
const MAX_DEPTH = 4;
const TRIES_PER_COPY = 4;

export interface Expansion {
  /** What a `{word}` slot draws from. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly seed: number;
  /** At most this many texts, all different; fewer where the template has fewer. */
  readonly copies: number;
}

/**
 * Texts of a template, drawn with a seed of its own: `{a|b|c}` is one of its alternatives, `{word}` one entry of the
 * list of that name, `⟦` and `⟧` are literal braces. Throws on a slot without a list.
 */
export function expand(template: string, { lists, seed, copies }: Expansion): string[] {
  const rng = createRng(seed);
  const texts = new Set<string>();
  for (let n = 0; n < copies * TRIES_PER_COPY && texts.size < copies; n++) {
    const pick = (choices: readonly string[]): string => choices[Math.floor(rng.next() * choices.length)]!;
    let text = template;
    for (let depth = 0; depth < MAX_DEPTH && text.includes('{'); depth++)
      text = text.replace(/\{([^{}]*)\}/g, (slot: string, inside: string) => {
        if (inside.includes('|')) return pick(inside.split('|'));
        const list = Object.hasOwn(lists, inside) ? lists[inside] : undefined;
        if (!list || list.length === 0) throw new RangeError(`no list for the slot ${slot} in: ${template}`);
        return pick(list);
      });
    if (/[{}]/.test(text)) throw new RangeError(`slots that do not close, or nest too deep, in: ${template}`);
    texts.add(text.replaceAll('⟦', '{').replaceAll('⟧', '}'));
  }
  return [...texts];
}

/** 32-bit FNV-1a: a template's seed, so that adding one leaves the others as they were. */
export function seedOf(template: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < template.length; i++) hash = Math.imul(hash ^ template.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
