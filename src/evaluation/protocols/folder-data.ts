import { type LoadedSet, loadDataset, openDataset } from '../../datasets/index.ts';
import type { DataSource } from './context.ts';

/** The sets below a data directory, each read into memory once. A set that failed fails again with the same error. */
export function folderData(dataDir: string): DataSource {
  const loaded = new Map<string, Promise<LoadedSet>>();
  return {
    load(id) {
      const known = loaded.get(id);
      if (known !== undefined) return known;
      const loading = loadDataset(id, dataDir);
      loaded.set(id, loading);
      return loading;
    },
    open: (id) => openDataset(id, dataDir),
  };
}
