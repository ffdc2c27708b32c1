import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultModelPath } from '../load-detector.ts';

/** What starts the process that peers run in: the built host, or its source where Chainmail itself runs from source. */
export function peerHost(): string[] {
  if (import.meta.url.endsWith('.ts'))
    return [
      process.execPath,
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('../evaluation/peers/host.ts', import.meta.url)),
    ];
  const root = join(defaultModelPath(), '../..');
  return [process.execPath, join(root, 'dist/evaluation/peer-host.js')];
}
