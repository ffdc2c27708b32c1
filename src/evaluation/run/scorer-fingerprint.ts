import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DETECTOR_PRESETS } from '../detectors/presets.ts';
import { cacheKey } from '../judge/judge-cache.ts';
import { PAPER_JUDGE } from '../judge/settings.ts';
import { findPeer, peerPath } from '../peers/load-peer.ts';
import type { ScorerEdge } from '../scorers.ts';
import { fileHash, filesBelow } from './fingerprints.ts';

/** Files beyond this that are no ONNX weights (the same weights in other formats) count by their size alone. */
const MOST_BYTES = 50e6;

/**
 * What a column of others is made of, as a recipe names it (see `otherScorers`): the files of a model folder, the
 * version of a peer and of all that it depends on, the settings, prompt and address of a judge. No times, no paths.
 */
export async function otherFingerprint(spec: string, { path, env }: ScorerEdge): Promise<string> {
  const [kind, first = '', ...rest] = spec.split(':');
  const place = rest.join(':');
  const hash = createHash('sha256').update(`${kind} ${first}\n`);
  if (kind === 'detector') {
    const preset = DETECTOR_PRESETS.some(({ id }) => id === first);
    const folder = path(preset ? place : first);
    for (const file of filesBelow(folder)) {
      const name = relative(folder, file).split(sep).join('/');
      if (/(^|\/)\./.test(name)) continue;
      const { size } = statSync(file);
      const content = size < MOST_BYTES || /\.onnx/.test(name) ? await fileHash(file) : size;
      hash.update(`${name} ${content}\n`);
    }
  } else if (kind === 'peer') {
    const { peer } = findPeer(first);
    const root = peerPath(path(place), peer);
    for (const file of [join('node_modules', peer.package, 'package.json'), 'package-lock.json'])
      hash.update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : 'missing');
  } else if (kind === 'judge')
    hash.update(`${env.OPENAI_BASE_URL ?? ''} ${cacheKey('', { ...PAPER_JUDGE, model: first })}`);
  return hash.digest('hex');
}
