import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../../package.json' with { type: 'json' };
import { DATASETS } from '../../datasets/index.ts';

/**
 * sha256 over the names and contents of every file in the folders of the known data sets, and of the files named.
 * Two runs with the same one saw the same bytes.
 */
export async function dataFingerprint(dataDir: string, files: readonly string[]): Promise<string> {
  const folders = [...new Set(DATASETS.filter(({ shipped }) => !shipped).map(({ folder }) => folder))].sort();
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const path of filesBelow(join(dataDir, folder)))
      hash.update(`${slashed(relative(dataDir, path))} ${await fileHash(path)}\n`);
  // By content alone: where one's own file lies says nothing about what is in it.
  for (const path of files) hash.update(`own ${existsSync(path) ? await fileHash(path) : 'missing'}\n`);
  return hash.digest('hex');
}

/** sha256 of a file, read in portions. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

let known: string | null = null;

/** Version of the package and a hash of the program's own files (`src` or `dist`): other code may give other figures. */
export function codeFingerprint(): string {
  // Once: what is loaded stays as it was, whatever happens to the files.
  known ??= hashOfCode();
  return known;
}

function hashOfCode(): string {
  let root = dirname(fileURLToPath(import.meta.url));
  while (!['src', 'dist'].includes(root.split(sep).at(-1)!) && dirname(root) !== root) root = dirname(root);
  const hash = createHash('sha256');
  for (const path of filesBelow(root).filter((path) => /\.(ts|js)$/.test(path) && !path.endsWith('.d.ts')))
    hash.update(`${slashed(relative(root, path))}\n`).update(readFileSync(path));
  return `${packageJson.version}+${hash.digest('hex').slice(0, 12)}`;
}

const slashed = (path: string): string => path.split(sep).join('/');

/** Every file below a folder, in order; none where there is no folder. */
export function filesBelow(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}
