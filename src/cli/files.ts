import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { InputError } from '../errors.ts';
import { MAIL_LIMITS } from '../mail/index.ts';
import type { ReadFile } from '../wire/index.ts';
import type { Io } from './io.ts';

/** Opens a file, or standard input for `-`. Throws an InputError that names the path when it cannot. */
export async function openInput(path: string, io: Io): Promise<Readable> {
  if (path === '-') return stoppable(io.stdin, io);
  const full = resolve(io.cwd, path);
  try {
    const info = await stat(full);
    if (info.isDirectory()) throw new InputError('is-folder', `${path} is a folder: name a file`);
    await (await open(full)).close();
  } catch (error) {
    throw fileError(path, error);
  }
  return stoppable(createReadStream(full), io);
}

/** Throws an InputError unless the data sets can be looked for there: one line in place of one for every set. */
export async function requireDataFolder(path: string, { cwd }: Io): Promise<void> {
  const found = await stat(resolve(cwd, path)).catch(() => null);
  if (!found?.isDirectory())
    throw new InputError(
      'no-data',
      `--data ${path}: ${found ? 'is no folder' : 'there is no such folder'}; chainmail data list tells the sets, chainmail data get SET --data ${path} gets one`,
    );
}

/** Ctrl-C ends a read that waits for more. */
function stoppable(stream: Readable, { signal }: Io): Readable {
  signal.addEventListener('abort', () => stream.destroy(), { once: true });
  return stream;
}

/**
 * Reads mails that requests name by `file`: beside the request file first, else in the working directory.
 * A mail larger than the limit of the mail room is refused before it is read.
 */
export function fileReader(requestPath: string, io: Io): ReadFile {
  const folders = requestPath === '-' ? [io.cwd] : [dirname(resolve(io.cwd, requestPath)), io.cwd];
  return async (path) => {
    let failure: unknown;
    for (const folder of folders) {
      try {
        return await readMail(resolve(folder, path));
      } catch (error) {
        failure ??= error;
        if (!isMissing(error)) break;
      }
    }
    throw fileError(path, failure);
  };
}

async function readMail(path: string): Promise<Uint8Array> {
  // a device or pipe may never end, and a pipe may not even open
  if (!(await stat(path)).isFile()) throw new InputError('unreadable', `cannot read ${path}: it is no file`);
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    if (size > MAIL_LIMITS.bytes)
      throw new InputError('too-large', `${path} has ${size} bytes: at most ${MAIL_LIMITS.bytes} are read`);
    const bytes = await handle.readFile();
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? unzipped(bytes, path) : bytes;
  } finally {
    await handle.close();
  }
}

/** `scan` reads `mail.eml.gz`, so `check` does. */
function unzipped(bytes: Uint8Array, path: string): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAIL_LIMITS.bytes });
  } catch (cause) {
    throw new InputError('unreadable', `cannot read ${path}: it is no gzip file of a mail that can be read`, {
      cause,
    });
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'ENOENT';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'is a folder: name a file',
};

/** A one-line InputError for what the file system said of `path`. */
export function fileError(path: string, error: unknown): InputError {
  if (error instanceof InputError) return error;
  return new InputError('unreadable', `cannot read ${path}: ${reasonOf(error)}`, { cause: error });
}

/** What the file system said, in a few words. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
