import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../run/store.ts';
import type { Fit } from './train.ts';

export interface KeptFit {
  readonly folder: string;
  readonly name: string;
  /** sha256 of all that the fit depends on. */
  readonly key: string;
  readonly onStep: (step: string) => void;
}

// A file: sha256 of the rest as hexadecimal, the key, then the fit as V8 writes it.
const HEX = 64;

const pathOf = ({ folder, name }: KeptFit): string => join(folder, `${name.replaceAll(' ', '-')}.fit`);
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Keeps a finished fit, in one step, so that a kill leaves it whole or not at all. */
export function keepFit(where: KeptFit, fit: Fit): Promise<void> {
  const rest = Buffer.concat([Buffer.from(where.key), serialize(fit)]);
  return writeWhole(pathOf(where), Buffer.concat([Buffer.from(sumOf(rest)), rest]));
}

/** A kept fit; null, and why is told, where it is damaged or was made from something else. */
export async function keptFit(where: KeptFit): Promise<Fit | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(pathOf(where));
  } catch {
    return null;
  }
  const again = (why: string): null => {
    where.onStep(`${where.name}: what was kept before ${why}; it is fitted again`);
    return null;
  };
  const rest = bytes.subarray(HEX);
  if (bytes.length <= 2 * HEX || bytes.toString('latin1', 0, HEX) !== sumOf(rest)) return again('is damaged');
  if (rest.toString('latin1', 0, HEX) !== where.key) return again('is of another recipe, data or program');
  return deserialize(rest.subarray(HEX)) as Fit;
}
