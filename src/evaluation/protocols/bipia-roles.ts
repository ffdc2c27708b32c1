import type { Example } from '../../case.ts';
import { createRng } from '../../learn/index.ts';
import { type ProtocolContext, repaired } from './context.ts';

export interface BipiaRoles {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  readonly threshold: readonly Example[];
  readonly test: readonly Example[];
}

const ROLES = ['base', 'meta', 'threshold'] as const;
type Role = (typeof ROLES)[number];

/**
 * BIPIA train -> base 60 %, meta 20 %, threshold 20 % of its contexts, per domain (method, section 2.3, step 1).
 * L20: one context text, one role; L21: one category of attacks, one role; L22: test contexts unlike any of training.
 */
export function bipiaRoles(rows: readonly Example[], seed: number, context: ProtocolContext): BipiaRoles {
  const byText = repaired(context, 'L20');
  const groupOf = ({ facets, groups, id }: Example): string =>
    (byText ? groups.context : facets.contextId) ?? groups.context ?? id;
  const train = rows.filter(({ split }) => split === 'train');
  const roleOf = new Map<string, Role>();
  [...new Set(train.map(({ facets }) => facets.task ?? ''))].sort().forEach((task, offset) => {
    const contexts = train.filter(({ facets, label }) => label === 0 && (facets.task ?? '') === task);
    spread([...new Set(contexts.map(groupOf))], seed + offset).forEach((role, group) => {
      if (!roleOf.has(group)) roleOf.set(group, role);
    });
  });
  const apart = repaired(context, 'L21') ? categoryRoles(train, seed) : null;
  const roles: Record<Role, Example[]> = { base: [], meta: [], threshold: [] };
  for (const row of train) {
    const role = roleOf.get(groupOf(row));
    if (role === undefined) continue;
    if (apart !== null && row.label === 1 && apart.get(row.groups.attackCategory ?? '') !== role) continue;
    roles[role].push(row);
  }
  const seen = new Set(train.map(({ groups }) => groups.context));
  const test = rows.filter(
    ({ split, groups }) => split === 'test' && !(repaired(context, 'L22') && seen.has(groups.context)),
  );
  return { ...roles, test };
}

/** 60 / 20 / 20 % of the names, in seeded order. */
export function spread(names: readonly string[], seed: number): Map<string, Role> {
  const order = createRng(seed).shuffle([...names]);
  const base = Math.round(0.6 * order.length);
  const meta = base + Math.round(0.2 * order.length);
  return new Map(
    order.map((name, i) => [name, i < base ? 'base' : i < meta ? 'meta' : 'threshold'] as const),
  );
}

/** Categories of text and of code attacks are spread apart, so that each role has both kinds. */
function categoryRoles(train: readonly Example[], seed: number): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const code of [false, true]) {
    const names = train
      .filter(({ label, facets }) => label === 1 && (facets.task === 'code') === code)
      .map(({ groups }) => groups.attackCategory ?? '');
    for (const [name, role] of spread([...new Set(names)].sort(), seed)) roles.set(name, role);
  }
  return roles;
}
