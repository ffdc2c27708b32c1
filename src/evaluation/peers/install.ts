import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import { peerPath } from './load-peer.ts';
import type { Peer } from './peer.ts';

export interface Installed {
  readonly peer: string;
  readonly status: 'installed' | 'present' | 'failed';
  readonly path: string;
  /** Everything below its `node_modules`. */
  readonly bytes: number;
  readonly packages: number;
  /** Why it failed, as npm says. */
  readonly why?: string;
}

/**
 * Installs a peer at its exact version into a folder of its own below `into`, with npm and without running any install
 * script: the package is other people's code and gets no say outside the process it is measured in.
 */
export async function installPeer(peer: Peer, into: string): Promise<Installed> {
  const path = peerPath(into, peer);
  const about = { peer: peer.id, path };
  if (await isInstalled(peer, into)) return { ...about, status: 'present', ...(await folderSize(path)) };
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), '{"private":true}\n');
  const spec = peer.version === '' ? peer.package : `${peer.package}@${peer.version}`;
  const why = await npm(
    ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', spec],
    path,
  );
  if (why !== null) return { ...about, status: 'failed', bytes: 0, packages: 0, why };
  await peer.mend?.(path);
  return { ...about, status: 'installed', ...(await folderSize(path)) };
}

/** There, and at the version that the figures are for. */
export async function isInstalled(peer: Peer, into: string): Promise<boolean> {
  const manifest = join(peerPath(into, peer), 'node_modules', peer.package, 'package.json');
  const text = await readFile(manifest, 'utf8').catch(() => null);
  return text !== null && JSON.parse(text).version === peer.version;
}

/** Null when it went well, else what npm said. */
function npm(args: readonly string[], cwd: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('utf8')).slice(-8000);
    });
    child.on('error', (cause) =>
      reject(
        new InputError('npm', `cannot run npm (${cause.message}); install npm and try again`, { cause }),
      ),
    );
    child.on('close', (code) => {
      const lines = errors.split('\n').filter((line) => /^npm error (?!A complete log)/.test(line));
      resolve(
        code === 0 ? null : lines.slice(0, 3).join(' ').slice(0, 300) || `npm ended with status ${code}`,
      );
    });
  });
}

/** Size of `node_modules` and how many packages it holds. */
export async function folderSize(path: string): Promise<{ bytes: number; packages: number }> {
  const root = join(path, 'node_modules');
  if (!existsSync(root)) return { bytes: 0, packages: 0 };
  let bytes = 0;
  let packages = 0;
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
    if (entry.name === 'package.json' && /node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+$/.test(entry.parentPath))
      packages++;
  }
  return { bytes, packages };
}
