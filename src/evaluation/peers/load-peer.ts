import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InputError } from '../../errors.ts';
import type { Peer, PeerConfiguration, PeerFolder, ScoreText } from './peer.ts';
import { PEERS } from './ready.ts';

/** A configuration with the package it belongs to. Throws an InputError that lists the known ones. */
export function findPeer(id: string): { peer: Peer; configuration: PeerConfiguration } {
  for (const peer of PEERS)
    for (const configuration of peer.configurations)
      if (configuration.id === id) return { peer, configuration };
  const known = PEERS.flatMap((peer) => peer.configurations.map((configuration) => configuration.id));
  throw new InputError('peer-unknown', `there is no peer called ${id}; known are ${known.join(', ')}`);
}

/** Loads a peer that was installed below `into`. Runs in the peer's own process, never in Chainmail's. */
export function loadPeer(id: string, into: string): Promise<ScoreText> {
  const { peer, configuration } = findPeer(id);
  return configuration.load(peerFolder(peerPath(into, peer)));
}

/** Where a peer lies: each has a folder of its own, so that no two share a dependency. */
export const peerPath = (into: string, peer: Peer): string => join(resolve(into), peer.id);

function peerFolder(path: string): PeerFolder {
  return {
    import: (target) => import(pathToFileURL(join(path, 'node_modules', target)).href),
    require: (name) => createRequire(join(path, 'package.json'))(name),
  };
}

/**
 * A scorer of one's own: an ES module whose default export takes a text (and the mail's bytes or null) and gives a
 * number, or a promise of one.
 */
export async function loadModuleScorer(path: string): Promise<ScoreText> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
  if (typeof module.default === 'function') return module.default as ScoreText;
  throw new InputError('peer-module', `${path} has no function as default export: (text, mail) => number`);
}
