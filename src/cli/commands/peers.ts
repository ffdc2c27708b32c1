import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { InputError } from '../../errors.ts';
import {
  type Contestant,
  findPeer,
  type Installed,
  installPeer,
  isInstalled,
  LineProcess,
  ownContestant,
  PEERS,
  type PeerProcess,
  peersMarkdown,
  peersTable,
  readyContestants,
} from '../../evaluation/index.ts';
import { defaultModelPath, loadDetector } from '../../load-detector.ts';
import { openInput } from '../files.ts';
import type { Io } from '../io.ts';
import { jsonLines } from '../json-lines.ts';
import { peerHost } from '../peer-host.ts';
import { safeJson } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

const MB = 2 ** 20;

export interface InstallOptions {
  readonly into: string;
}

/** `chainmail peers install [NAME…]`: packages, never dependencies, each in a folder of its own. */
export async function peersInstall(
  names: readonly string[],
  { into }: InstallOptions,
  io: Io,
): Promise<Status> {
  const folder = resolve(io.cwd, into);
  const chosen = PEERS.filter(({ id }) => names.length === 0 || names.includes(id));
  const unknown = names.filter((name) => !PEERS.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new InputError(
      'peer-unknown',
      `there is no peer called ${unknown.join(', ')}; known are ${PEERS.map(({ id }) => id).join(', ')}`,
    );
  let failed = false;
  for (const peer of chosen) {
    io.signal.throwIfAborted();
    const done = await installPeer(peer, folder);
    failed ||= done.status === 'failed';
    await io.stdout.write(`${installLine(done, `${peer.package} ${peer.version}`)}\n`);
  }
  return failed ? 2 : 0;
}

const installLine = ({ status, bytes, packages, why }: Installed, name: string): string =>
  status === 'failed'
    ? `failed     ${name}: ${why}`
    : `${status.padEnd(9)}  ${name}  ${(bytes / MB).toFixed(1)} MB, ${packages} packages`;

/** `chainmail peers list`. */
export async function peersList({ into }: { readonly into?: string }, io: Io): Promise<Status> {
  const rows = [['peer', 'configuration', 'package', 'licence', into ? 'installed' : '']];
  for (const peer of PEERS) {
    const there = into === undefined ? '' : (await isInstalled(peer, resolve(io.cwd, into))) ? 'yes' : 'no';
    for (const { id, slow } of peer.configurations)
      rows.push([
        peer.id,
        id,
        `${peer.package} ${peer.version}`,
        peer.licence,
        slow ? `${there} slow` : there,
      ]);
  }
  await io.stdout.write(`${columnsOf(rows)}\n`);
  return 0;
}

interface ScorerOptions {
  readonly into: string;
  readonly seconds: number;
  readonly memory: number;
}

export interface TableOptions extends ScorerOptions {
  readonly data: string;
  readonly out: string;
  readonly model?: string;
  readonly peer?: readonly string[];
  readonly command?: readonly string[];
  readonly module?: readonly string[];
  readonly budget: number;
  readonly every: number;
}

/** `chainmail peers table`: every contestant on the same rows; writes peers.json and peers.md. */
export async function peersTableCommand(options: TableOptions, io: Io): Promise<Status> {
  const out = resolve(io.cwd, options.out);
  const peers = peerProcess(options, io);
  const model = options.model === undefined ? defaultModelPath() : resolve(io.cwd, options.model);
  const { model: loaded } = await loadDetector(model);
  const { contestants, absent } = await readyContestants(options.peer ?? [], peers);
  const own = [
    ...(options.command ?? []).map((spec) => ownContestant(spec, 'command', peers)),
    ...(options.module ?? []).map((spec) => ownContestant(spec, 'module', peers)),
  ];
  const table = await peersTable({
    dataDir: resolve(io.cwd, options.data),
    contestants: [chainmail(loaded.card, { model, peers }), ...contestants, ...own],
    card: loaded.card,
    budgetSeconds: options.budget,
    seed: 2026,
    every: options.every,
    absent,
    signal: io.signal,
    onStep: (step) => void io.stderr.write(`${step}\n`),
  });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'peers.json'), `${JSON.stringify(table, null, 1)}\n`);
  await writeFile(join(out, 'peers.md'), peersMarkdown(table));
  await io.stderr.write(`wrote ${join(options.out, 'peers.json')} and ${join(options.out, 'peers.md')}\n`);
  return 0;
}

type Card = Awaited<ReturnType<typeof loadDetector>>['model']['card'];

function chainmail(
  card: Card,
  { model, peers }: { readonly model: string; readonly peers: PeerProcess },
): Contestant {
  return {
    id: 'chainmail',
    title: `Chainmail, ${card.id}`,
    readings: (['strict', 'review'] as const).map((name) => ({
      name,
      threshold: card.thresholds[name].value,
    })),
    process: { command: [...peers.host, 'chainmail', model], ...(peers.limits && { limits: peers.limits }) },
    size: null,
  };
}

export interface ScoreOptions extends ScorerOptions {
  readonly command?: string;
  readonly module?: string;
}

/** `chainmail peers score [CONFIGURATION] [FILE]`: texts as JSON lines in, scores as JSON lines out. */
export async function peersScore(
  configuration: string | undefined,
  { file, ...options }: ScoreOptions & { readonly file: string },
  io: Io,
): Promise<Status> {
  const contestant = await chosen(configuration, options, io);
  const lines = new LineProcess(contestant.process);
  let failed = false;
  try {
    let number = 0;
    for await (const source of jsonLines(await openInput(file, io))) {
      io.signal.throwIfAborted();
      number++;
      if (typeof source !== 'string') throw source;
      const { id, text, mail } = textLine(source, number);
      const result = await lines.score({ id, text, ...(mail !== undefined && { mail }) });
      failed ||= !('score' in result);
      await io.stdout.write(`${safeJson({ id, ...result })}\n`);
    }
  } finally {
    await lines.close();
  }
  return failed ? 2 : 0;
}

async function chosen(configuration: string | undefined, options: ScoreOptions, io: Io): Promise<Contestant> {
  const peers = peerProcess(options, io);
  if (options.command !== undefined) return ownContestant(`own=${options.command}`, 'command', peers);
  if (options.module !== undefined) return ownContestant(`own=${options.module}`, 'module', peers);
  if (configuration === undefined)
    throw new InputError(
      'peer-missing',
      'name a configuration (chainmail peers list), --command or --module',
    );
  findPeer(configuration);
  const { contestants, absent } = await readyContestants([configuration], peers);
  if (contestants[0] === undefined) throw new InputError('peer-absent', absent[0]!);
  return contestants[0];
}

function textLine(source: string, number: number): { id: string; text: string; mail?: string } {
  let value: { id?: unknown; text?: unknown; mail?: unknown };
  try {
    value = JSON.parse(source);
  } catch {
    throw new InputError('json', `line ${number} is no JSON; give one object a line: {"id":"1","text":"…"}`);
  }
  if (typeof value?.text !== 'string')
    throw new InputError('json', `line ${number} has no text; give one object a line: {"id":"1","text":"…"}`);
  return {
    id: String(value.id ?? number),
    text: value.text,
    ...(typeof value.mail === 'string' && { mail: value.mail }),
  };
}

function peerProcess({ into, seconds, memory }: ScorerOptions, io: Io): PeerProcess {
  return {
    host: peerHost(),
    into: resolve(io.cwd, into),
    limits: { textSeconds: seconds, startSeconds: Math.max(60, seconds), memoryBytes: memory * MB },
  };
}
