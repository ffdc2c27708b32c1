import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Detector, loadModel } from './detector/index.ts';
import { InputError, ModelError } from './errors.ts';

/** Where the model that ships with the package lies: `models/default.cmdl` beside package.json. */
export function defaultModelPath(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  // Source and build lie at different depths; the package's own root is the first folder up with a package.json.
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'models', 'default.cmdl');
}

/**
 * Loads a model file and gives the detector made of it; without a path, the model that ships.
 * Throws an InputError when the file cannot be read, a ModelError when it is damaged or too new.
 */
export async function loadDetector(path?: string): Promise<Detector> {
  const file = path ?? defaultModelPath();
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const what = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'it is a folder' : message;
    const remedy = path === undefined ? 'install the package again' : 'give the path of a model (.cmdl)';
    throw new InputError('model-unreadable', `cannot read the model ${file}: ${what}; ${remedy}`, { cause });
  }
  try {
    return loadModel(bytes);
  } catch (cause) {
    if (!(cause instanceof ModelError)) throw cause;
    throw new ModelError(cause.code, `${file}: ${cause.message}`, { cause });
  }
}
