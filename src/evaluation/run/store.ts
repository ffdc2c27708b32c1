import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InputError } from '../../errors.ts';
import type { ProtocolResult } from '../protocol-result.ts';

/** Finished results of an output folder, each under the key of everything that it was made from. */
export interface ResultStore {
  /** The result of a run, null where there is none or it was made from something else. */
  get(name: string, key: string): Promise<ProtocolResult | null>;
  put(name: string, key: string, result: ProtocolResult): Promise<void>;
}

export function resultStore(outDir: string): ResultStore {
  const pathOf = (name: string): string => join(outDir, 'results', `${name}.json`);
  return {
    async get(name, key) {
      let stored: { key?: unknown; result?: unknown };
      try {
        stored = JSON.parse(await readFile(pathOf(name), 'utf8'));
      } catch {
        // Missing, or cut off by a kill: it is made again.
        return null;
      }
      return stored.key === key ? (stored.result as ProtocolResult) : null;
    },
    put: (name, key, result) => writeWhole(pathOf(name), `${JSON.stringify({ key, result })}\n`),
  };
}

/** Writes a file in one step, so that a kill leaves the old one or the new one. @throws InputError naming the path */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const partial = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, content);
    await rename(partial, path);
  } catch (cause) {
    throw new InputError('unwritable', `cannot write ${path}: ${(cause as Error).message}`, { cause });
  }
}
