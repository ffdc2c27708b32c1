import type { Example } from '../../case.ts';
import { splitUnits } from '../../detector/index.ts';
import type { Rng } from '../../learn/index.ts';

export type Place = 'start' | 'middle' | 'end';

/**
 * Puts `inserted` into the body of `host` as an attacker would: on a line of its own, or glued to the sentence before.
 * The result is an attack exactly when `label` says so: a foreign but harmless sentence makes a hard negative.
 */
export function splice(
  host: Example,
  inserted: string,
  options: { place: Place; label: 0 | 1; rng: Rng; id: string },
): Example {
  const { place, label, rng } = options;
  const body = host.body;
  let at = place === 'start' ? 0 : body.length;
  if (place === 'middle') {
    const units = splitUnits(body);
    if (units.length > 1) at = units[1 + rng.int(units.length - 1)]!.start;
  }
  const ownLine = rng.next() < 0.75;
  const gap = ownLine ? (rng.next() < 0.5 ? '\n' : '\n\n') : ' ';
  const before = at === 0 ? '' : body.slice(0, at).trimEnd() + gap;
  const after = at === body.length ? '' : gap + body.slice(at).trimStart();
  return {
    ...host,
    id: options.id,
    set: 'spliced',
    label,
    body: before + inserted + after,
    attackSpan: [before.length, before.length + inserted.length],
    facets: { ...host.facets, place, host: host.set },
  };
}
