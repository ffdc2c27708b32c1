import type { Cell, ResultTable } from '../protocol-result.ts';
import type { Contestant, Cost } from './measure.ts';

const MB = 2 ** 20;

/** What each contestant costs in time, memory and disk on this machine. */
export function costTable(
  costs: readonly { readonly contestant: Contestant; readonly cost: Cost | null }[],
): ResultTable {
  return {
    id: 'cost',
    title:
      'Cost: a mail of about 600 characters (least of five passes, then over 175 mails), long texts, start and memory of its process',
    columns: [
      { key: 'name', name: 'configuration', kind: 'text' },
      { key: 'p50', name: 'p50 ms', kind: 'number' },
      { key: 'p99', name: 'p99 ms', kind: 'number' },
      { key: 'ms20k', name: '20 KB ms', kind: 'number' },
      { key: 'ms1m', name: '1 MB ms', kind: 'number' },
      { key: 'cold', name: 'cold start ms', kind: 'number' },
      { key: 'added', name: 'memory added MB', kind: 'number' },
      { key: 'peak', name: 'peak MB', kind: 'number' },
      { key: 'size', name: 'installed MB', kind: 'number' },
      { key: 'packages', name: 'packages', kind: 'count' },
    ],
    rows: costs.map(({ contestant: { title, size }, cost }) => ({
      name: cost === null ? `${title} (broken)` : title,
      p50: rounded(cost?.p50 ?? null),
      p99: rounded(cost?.p99 ?? null),
      ms20k: rounded(cost?.ms20k ?? null),
      ms1m: rounded(cost?.ms1m ?? null),
      cold: rounded(cost?.coldMs ?? null),
      added: megabytes(cost?.addedBytes ?? null),
      peak: megabytes(cost?.peakBytes || null),
      size: size === null ? null : Math.round((10 * size.bytes) / MB) / 10,
      packages: size?.packages ?? null,
    })),
  };
}

const rounded = (ms: number | string | null): Cell =>
  typeof ms === 'number' ? Math.round(1000 * ms) / 1000 : ms;

const megabytes = (bytes: number | null): Cell => (bytes === null ? null : Math.round(bytes / MB));
