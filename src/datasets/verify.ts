import { join } from 'node:path';
import { findDataset } from './catalog.ts';
import type { DataFile } from './dataset.ts';
import { hashFile, mismatch } from './download.ts';
import { SetFolder } from './set-folder.ts';

/** The state of one file of a set on disk. */
export interface FileCheck {
  readonly name: string;
  readonly kind: DataFile['kind'];
  /** `ok`: as published. `unknown`: there, but no checksum is known. `changed`: differs. `missing`: not there. */
  readonly status: 'ok' | 'unknown' | 'changed' | 'missing';
  readonly path: string | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** What differs, for `changed`. */
  readonly detail?: string;
}

/** Hashes what lies in the set's folder and compares it with what is known of the published files. */
export async function verifyDataset(id: string, dataDir: string): Promise<FileCheck[]> {
  const dataset = findDataset(id);
  const folder = new SetFolder(dataset, dataDir, {});
  const checks: FileCheck[] = [];
  for (const file of dataset.files) {
    const paths = folder.matches(file);
    if (paths.length === 0 && file.kind === 'published')
      checks.push({
        name: file.name,
        kind: file.kind,
        status: 'missing',
        path: null,
        bytes: null,
        sha256: null,
      });
    for (const name of paths) {
      const path = join(folder.path, name);
      const { bytes, sha256 } = await hashFile(path);
      const comparable = !name.endsWith('.gz') && (file.sha256 !== undefined || file.bytes !== undefined);
      const detail = comparable ? mismatch(file, bytes, sha256) : null;
      const status = detail !== null ? 'changed' : comparable ? 'ok' : 'unknown';
      checks.push({
        name: file.name,
        kind: file.kind,
        status,
        path,
        bytes,
        sha256,
        ...(detail !== null && { detail }),
      });
    }
  }
  return checks;
}
