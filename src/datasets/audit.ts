import type { Example } from '../case.ts';
import { createRng, nearCopyGroups } from '../learn/index.ts';
import { findGiveaways, type Giveaway } from './giveaways.ts';
import { type SetIdentity, setIdentity } from './set-identity.ts';

export interface AuditOptions {
  readonly seed: number;
  /** Least Jaccard similarity of near-copies, see `nearCopyGroups`. Default 0.8. */
  readonly jaccard?: number;
  /** Rows looked at per set, drawn with the seed; default 20,000. The report counts how many there were. */
  readonly maxRows?: number;
  /** Rows per set and class for the set identity test; default 500. */
  readonly identityRows?: number;
}

/** Rows that are the same or nearly so, counted over groups of near-copies that hold more than one of the things named. */
export interface Overlap {
  /** Groups in which a normalised text stands on both sides. */
  readonly exact: number;
  readonly near: number;
  /** Ids of the first few, one from each side. */
  readonly examples: readonly (readonly [string, string])[];
}

export interface SetAudit {
  readonly id: string;
  readonly rows: number;
  /** Rows looked at. */
  readonly sampled: number;
  /** Distinct texts: lower-cased, NFKC, white space collapsed. */
  readonly distinct: number;
  readonly nearCopyGroups: number;
  /** Groups of near-copies that hold both labels. */
  readonly conflicts: Overlap;
  /** Per pair of splits, `a | b`: groups that stand in both. */
  readonly acrossSplits: Readonly<Record<string, Overlap>>;
  readonly giveaways: readonly Giveaway[];
}

export interface AuditReport {
  readonly sets: readonly SetAudit[];
  /** Per pair of sets, `a | b`: groups that stand in both. Pairs without any are left out. */
  readonly acrossSets: Readonly<Record<string, Overlap>>;
  /** As `acrossSets`, only groups with other labels in one set than in the other. */
  readonly conflictsAcrossSets: Readonly<Record<string, Overlap>>;
  /** How well the set is told from the text within one class, where two or more sets have that class. */
  readonly identity: readonly SetIdentity[];
}

/** A set to look at. Entries of one source (LLMail's) may be given as one or as several. */
export interface AuditedSet {
  readonly id: string;
  readonly examples: readonly Example[];
}

interface Item {
  readonly set: string;
  readonly example: Example;
  readonly text: string;
  readonly group: number;
}

const SHOWN = 5;

/** Duplicates and near-copies in and across sets and splits, conflicting labels, giveaways of format, set identity. */
export function auditSets(sets: readonly AuditedSet[], options: AuditOptions): AuditReport {
  const rng = createRng(options.seed);
  const maxRows = options.maxRows ?? 20_000;
  const drawn = sets.map(({ id, examples }) => ({
    id,
    rows: examples.length,
    examples: examples.length <= maxRows ? examples : rng.shuffle([...examples]).slice(0, maxRows),
  }));
  const all = drawn.flatMap(({ id, examples }) => examples.map((example) => ({ set: id, example })));
  const texts = all.map(({ example }) => textOf(example));
  const groups = nearCopyGroups(texts, {
    seed: options.seed,
    ...(options.jaccard && { jaccard: options.jaccard }),
  });
  const items = all.map((item, i) => ({ ...item, text: normal(texts[i]!), group: groups[i]! }));
  return {
    sets: drawn.map(({ id, rows, examples }) => ({
      ...auditSet(
        id,
        items.filter((item) => item.set === id),
      ),
      rows,
      giveaways: findGiveaways(examples),
    })),
    acrossSets: overlaps(items, (item) => item.set),
    conflictsAcrossSets: conflictsAcross(items),
    identity: setIdentity(
      drawn.map(({ id, examples }) => ({ id, examples })),
      { seed: options.seed, rows: options.identityRows ?? 500 },
    ),
  };
}

function auditSet(id: string, items: readonly Item[]): Omit<SetAudit, 'rows' | 'giveaways'> {
  const conflicts = overlaps(items, (item) => String(item.example.label));
  return {
    id,
    sampled: items.length,
    distinct: new Set(items.map((item) => item.text)).size,
    nearCopyGroups: new Set(items.map((item) => item.group)).size,
    conflicts: conflicts['0 | 1'] ?? { exact: 0, near: 0, examples: [] },
    acrossSplits: overlaps(items, (item) => item.example.split),
  };
}

/** Subject and body as a scorer reads them. */
export function textOf({ subject, body }: Example): string {
  return subject === null ? body : `${subject}\n${body}`;
}

function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** For every pair of sides, the groups of near-copies that stand on both. */
function overlaps(items: readonly Item[], side: (item: Item) => string): Record<string, Overlap> {
  const found = new Map<string, { exact: number; near: number; examples: [string, string][] }>();
  for (const members of byGroup(items)) {
    const sides = new Map<string, Item[]>();
    for (const item of members) push(sides, side(item), item);
    const names = [...sides.keys()].sort();
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1)) {
        const overlap = found.get(`${a} | ${b}`) ?? { exact: 0, near: 0, examples: [] };
        found.set(`${a} | ${b}`, overlap);
        overlap.near++;
        const texts = new Set(sides.get(a)!.map((item) => item.text));
        if (sides.get(b)!.some((item) => texts.has(item.text))) overlap.exact++;
        if (overlap.examples.length < SHOWN)
          overlap.examples.push([sides.get(a)![0]!.example.id, sides.get(b)![0]!.example.id]);
      }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function conflictsAcross(items: readonly Item[]): Record<string, Overlap> {
  const mixed = byGroup(items).filter((members) => {
    const labels = new Map<string, Set<number>>();
    for (const { set, example } of members)
      labels.set(set, (labels.get(set) ?? new Set()).add(example.label));
    return new Set([...labels.values()].map((set) => [...set].sort().join())).size > 1;
  });
  return overlaps(mixed.flat(), (item) => item.set);
}

/** Members of each group, the groups in order of first occurrence. */
function byGroup(items: readonly Item[]): Item[][] {
  const groups = new Map<number, Item[]>();
  for (const item of items) push(groups, item.group, item);
  return [...groups.values()];
}

function push<K>(map: Map<K, Item[]>, key: K, item: Item): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
