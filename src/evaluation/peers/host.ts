import { readFile } from 'node:fs/promises';
import { serveLines } from './line-host.ts';
import type { ScoreText } from './peer.ts';

/**
 * The process a scorer runs in: `host chainmail MODEL`, `host peer ID FOLDER`, `host module FILE`. Each loads no more
 * than it needs, since its memory is measured.
 */
const [kind, what = '', folder = ''] = process.argv.slice(2);

// Standard output is for scores: what a package prints goes beside.
console.log = console.error;
console.info = console.error;
console.debug = console.error;

async function load(): Promise<ScoreText> {
  if (kind === 'chainmail') return chainmail(what);
  const { loadModuleScorer, loadPeer } = await import('./load-peer.ts');
  return kind === 'peer' ? loadPeer(what, folder) : loadModuleScorer(what);
}

async function chainmail(path: string): Promise<ScoreText> {
  const { loadModel } = await import('../../detector/index.ts');
  const { parseMessage } = await import('../../mail/index.ts');
  const detector = loadModel(await readFile(path));
  return async (text, mail) => {
    const item =
      mail === null
        ? ({ kind: 'text', text } as const)
        : ({ kind: 'email', message: await parseMessage(mail) } as const);
    return detector.assess({ context: [item] }).risk;
  };
}

await serveLines(load, { input: process.stdin, output: process.stdout });
process.exit(0);
