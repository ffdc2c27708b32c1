import { InputError } from '../../errors.ts';
import { folderSize, isInstalled } from './install.ts';
import type { LineLimits } from './line-process.ts';
import { findPeer, peerPath } from './load-peer.ts';
import type { Contestant } from './measure.ts';
import { PEERS } from './ready.ts';

export interface PeerProcess {
  /** Starts the host in which peers and modules run: program and first arguments. */
  readonly host: readonly string[];
  /** Folder the peers were installed into. */
  readonly into: string;
  readonly limits?: Partial<LineLimits>;
}

/** Ready peers as contestants. @param ids configurations; none: all but the slow ones */
export async function readyContestants(
  ids: readonly string[],
  { host, into, limits }: PeerProcess,
): Promise<{ contestants: Contestant[]; absent: string[] }> {
  const wanted =
    ids.length > 0
      ? ids
      : PEERS.flatMap(({ configurations }) => configurations.filter(({ slow }) => !slow).map(({ id }) => id));
  const contestants: Contestant[] = [];
  const absent: string[] = [];
  for (const id of wanted) {
    const { peer, configuration } = findPeer(id);
    const { title, readings, mended } = configuration;
    const name = `${peer.package} ${peer.version}`;
    if (!(await isInstalled(peer, into))) {
      absent.push(`${name} is not installed in ${into}: chainmail peers install ${peer.id} --into ${into}`);
      continue;
    }
    contestants.push({
      id,
      title: `${name}, ${title}`,
      readings,
      process: { command: [...host, 'peer', id, into], ...(limits && { limits }) },
      ...(mended && { mended }),
      size: await folderSize(peerPath(into, peer)),
    });
  }
  return { contestants, absent };
}

/**
 * A scorer of one's own: `NAME=COMMAND` (words split at spaces, no shell) or `NAME=MODULE.js`. Texts from 0.5 on count
 * as flagged, or from what `NAME@THRESHOLD=…` says.
 */
export function ownContestant(
  spec: string,
  kind: 'command' | 'module',
  { host, limits }: PeerProcess,
): Contestant {
  const match = /^([^=@]+)(?:@([0-9.]+))?=(.+)$/.exec(spec);
  if (!match)
    throw new InputError(
      'peer-spec',
      `${spec} is no scorer: write NAME=${kind.toUpperCase()}, or NAME@THRESHOLD=…`,
    );
  const [, name, threshold = '0.5', what] = match as unknown as [string, string, string | undefined, string];
  const command = kind === 'module' ? [...host, 'module', what] : what.trim().split(/\s+/);
  return {
    id: name,
    title: name,
    readings: [{ name: '', threshold: Number(threshold) }],
    process: { command, ...(limits && { limits }) },
    size: null,
  };
}
