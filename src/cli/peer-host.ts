import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What starts the process that peers run in. */
export const peerHost = (): string[] => program('../evaluation/peers/host.ts', 'evaluation/peer-host.js');

/** What starts this command line once more. */
export const commandLine = (): string[] => program('./main.ts', 'cli/main.js');

/** A built program, or its source where Chainmail itself runs from source. */
function program(source: string, built: string): string[] {
  if (import.meta.url.endsWith('.ts'))
    return [
      process.execPath,
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL(source, import.meta.url)),
    ];
  let root = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(root, built)) && dirname(root) !== root) root = dirname(root);
  return [process.execPath, join(root, built)];
}
