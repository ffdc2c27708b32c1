import type { Cascaded, Property, Values, Wide } from './values.ts';

export const isWide = (v: unknown): v is Wide =>
  v === 'inherit' || v === 'initial' || v === 'unset' || v === 'revert';

/** The value of a property that is not inherited by default. `inherit` is not followed but for the few where it matters. */
export function own<P extends Property>(c: Cascaded, property: P, initial: Values[P]): Values[P] {
  const value = c[property];
  return value === undefined || isWide(value) ? initial : (value as Values[P]);
}

export function inherited<P extends Property>(
  c: Cascaded,
  property: P,
  [parent, initial]: [Values[P], Values[P]],
): Values[P] {
  const value = c[property];
  if (value === undefined || value === 'inherit' || value === 'unset' || value === 'revert') return parent;
  return value === 'initial' ? initial : (value as Values[P]);
}
