import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes ES modules that were published without file extensions importable: `./x` becomes `./x.js` or `./x/index.js`,
 * whichever is there, and `__dirname`, which ES modules lack, `import.meta.dirname`. Doing it twice changes nothing.
 */
export async function addExtensions(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const path = join(folder, name);
    const source = await readFile(path, 'utf8');
    const mended = source
      .replace(/(\bfrom\s+|\bimport\s+)(['"])(\.{1,2}\/[^'"\n]+)\2/g, (_all, word, quote, target) => {
        return `${word}${quote}${withExtension(target, dirname(path))}${quote}`;
      })
      .replace(/(?<![.\w])__dirname\b/g, 'import.meta.dirname');
    if (mended !== source) await writeFile(path, mended);
  }
}

function withExtension(target: string, from: string): string {
  if (existsSync(join(from, `${target}.js`))) return `${target}.js`;
  if (existsSync(join(from, target, 'index.js'))) return `${target}/index.js`;
  return target;
}
