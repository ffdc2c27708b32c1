import type { Content } from '../guard/index.ts';

const MAX_STEPS = 100_000;

/**
 * Whether the guard sees all that a reader of this value could: JSON leaves out what maps, streams and the like hold,
 * so a value with such parts inside does not count as read.
 */
export function isReadable(root: unknown): boolean {
  const stack: unknown[] = [root];
  const seen = new Set<object>();
  for (let steps = 0; stack.length > 0; steps++) {
    if (steps > MAX_STEPS) return false;
    const value = stack.pop();
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array || seen.has(value))
      continue;
    seen.add(value);
    if (!showsAll(value)) return false;
    for (const one of Object.values(value)) stack.push(one);
  }
  return true;
}

function showsAll(value: object): boolean {
  if (Array.isArray(value) || 'toJSON' in value) return true;
  if (Symbol.iterator in value || Symbol.asyncIterator in value) return false;
  const prototype = Object.getPrototypeOf(value);
  // Instances of the own classes of a caller are data too, as long as they keep it in properties.
  return prototype === null || prototype === Object.prototype || Object.keys(value).length > 0;
}

/** The value as the guard takes it. */
export function readableForm(value: unknown): Content {
  return typeof value === 'bigint' ? String(value) : (value as Content);
}
