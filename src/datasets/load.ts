import type { Example } from '../case.ts';
import { DataError } from '../errors.ts';
import type { Coverage, Dataset, LoadedSet, LoadOptions, LoadReport } from './dataset.ts';
import { SetFolder } from './set-folder.ts';

interface SplitCount {
  rows: number;
  attacks: number;
}

/** A set being read: iterate it once, then ask for the report. Owns the running counts. */
export class SetReader implements AsyncIterable<Example> {
  readonly #folder: SetFolder;
  readonly #options: LoadOptions;
  readonly #splits = new Map<string, SplitCount>();

  constructor(dataset: Dataset, dataDir: string, options: LoadOptions = {}) {
    this.#folder = new SetFolder(dataset, dataDir, options);
    this.#options = options;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Example> {
    const keep = this.#options.keep;
    for await (const example of this.#folder.dataset.read(this.#folder)) {
      const split = this.#splits.get(example.split) ?? { rows: 0, attacks: 0 };
      this.#splits.set(example.split, split);
      split.rows++;
      split.attacks += example.label;
      if (!keep || keep(example)) yield example;
    }
    if (this.#splits.size === 0) throw this.#folder.missing('its files hold no rows');
  }

  /** Files, fingerprint and coverage of what was read so far. */
  report(): LoadReport {
    const { dataset, records, dropped } = this.#folder;
    return {
      id: dataset.id,
      files: records,
      fingerprint: this.#folder.fingerprint(),
      coverage: this.#coverage(dataset, dropped),
    };
  }

  #coverage(dataset: Dataset, dropped: Coverage['dropped']): Coverage {
    const names = new Set([...Object.keys(dataset.published), ...this.#splits.keys()]);
    const splits: Record<string, Coverage['splits'][string]> = {};
    let rows = 0;
    for (const name of names) {
      const { rows: count, attacks } = this.#splits.get(name) ?? { rows: 0, attacks: 0 };
      splits[name] = { rows: count, attacks, published: dataset.published[name] ?? null };
      rows += count;
    }
    const lost = Object.values(dropped).reduce((sum, count) => sum + count, 0);
    const wanted = Object.entries(dataset.published);
    const published = wanted.reduce((sum, [, count]) => sum + count, 0);
    const whole =
      wanted.length > 0 &&
      rows + lost >= published &&
      wanted.every(([name]) => (splits[name]?.rows ?? 0) > 0);
    return { whole, rows, splits, dropped };
  }
}

/** Reads a whole set into memory. */
export async function loadSet(
  dataset: Dataset,
  dataDir: string,
  options: LoadOptions = {},
): Promise<LoadedSet> {
  const reader = new SetReader(dataset, dataDir, options);
  const examples: Example[] = [];
  for await (const example of reader) examples.push(example);
  return { examples, ...reader.report() };
}

/** Throws a DataError when a split is not among the loaded ones. */
export function needSplit(report: LoadReport, split: string): void {
  if ((report.coverage.splits[split]?.rows ?? 0) > 0) return;
  const there = Object.entries(report.coverage.splits)
    .filter(([, count]) => count.rows > 0)
    .map(([name]) => name);
  throw new DataError(
    'data-split',
    `data set ${report.id} has no rows of split ${split} here; it has ${there.join(', ') || 'none'}. Add the file of that split, or leave the split out of the recipe`,
  );
}
