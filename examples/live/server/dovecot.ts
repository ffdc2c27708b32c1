import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';

/** A running IMAP server. Every user name is an empty mailbox of its own. */
export interface MailStore {
  readonly port: number;
  readonly password: string;
  stop(): Promise<void>;
}

const ENV = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };
const START_MS = 15_000;
/** Dovecot refuses to serve mail as root, so root starts it as `nobody`. */
const NOBODY = { uid: 65_534, gid: 65_534, user: 'nobody', group: 'nogroup' };

/** Why no Dovecot can be started here; null when one can. */
export function dovecotMissing(): string | null {
  try {
    const version = execFileSync('dovecot', ['--version'], { env: ENV, encoding: 'utf8' }).trim();
    return version.startsWith('2.3.')
      ? null
      : `Dovecot ${version} is another than 2.3, whose configuration this writes`;
  } catch {
    return 'no Dovecot on this machine (Debian package dovecot-imapd)';
  }
}

/** Starts Dovecot without privileges, on loopback, with all it has in one temporary folder that goes when it stops. */
export async function startDovecot(): Promise<MailStore> {
  const owner = ownerOf();
  const folder = await mkdtemp(join(tmpdir(), 'chainmail-dovecot-'));
  for (const name of ['', 'run', 'state', 'mail']) {
    await mkdir(join(folder, name), { recursive: true });
    if (process.getuid!() === 0) await chown(join(folder, name), owner.uid, owner.gid);
  }
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const file = join(folder, 'dovecot.conf');
  await writeFile(file, configuration({ folder, port, password, owner }));
  const { uid, gid } = owner;
  const child = spawn('dovecot', ['-F', '-c', file], { env: ENV, stdio: 'ignore', uid, gid });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const store: MailStore = { port, password, stop };
  try {
    await answers(store, ended);
  } catch (cause) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '');
    await stop();
    throw new Error(`Dovecot did not start: ${log.slice(-2_000) || cause}`, { cause });
  }
  return store;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
  readonly user: string;
  readonly group: string;
}

function ownerOf(): Owner {
  const { uid, gid, username: user } = userInfo();
  if (uid === 0) return NOBODY;
  return { uid, gid, user, group: execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim() };
}

function configuration(options: { folder: string; port: number; password: string; owner: Owner }): string {
  const { folder, port, password, owner } = options;
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
default_internal_user = ${owner.user}
default_internal_group = ${owner.group}
default_login_user = ${owner.user}
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:~/Maildir
mail_fsync = never
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  service_count = 0
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export const connect = (store: MailStore, user: string): ImapFlow =>
  new ImapFlow({
    host: '127.0.0.1',
    port: store.port,
    secure: false,
    auth: { user, pass: store.password },
    logger: false,
  });

async function answers(store: MailStore, ended: Promise<void>): Promise<void> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (const start = Date.now(); ; ) {
    const client = connect(store, 'probe');
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.logout();
    } catch (cause) {
      if (over || Date.now() - start > START_MS) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
