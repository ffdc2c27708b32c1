import { readdir, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { InputError } from '../errors.ts';
import { openBytes, peekBytes } from './byte-stream.ts';
import { isMaildir, listMaildir } from './maildir.ts';
import { splitMbox } from './mbox.ts';
import {
  DEFAULT_MAX_MAIL_BYTES,
  type MailboxOptions,
  type MailEntry,
  type MailFailure,
  type MailSource,
} from './raw-mail.ts';
import { fileType, SNIFF_BYTES, sniffMail } from './sniff.ts';

export interface OpenOptions extends MailboxOptions {
  /** What `-` reads; default `process.stdin`. */
  readonly stdin?: Readable;
  /** Ends a read that waits for more; what was being read comes as a `MailFailure`. */
  readonly signal?: AbortSignal;
}

/** A file to read, and what is known about it beforehand. */
interface Found {
  readonly path: string;
  /** Id without offset. */
  readonly id: string;
  /** Named by the caller or by a Maildir: it is mail whatever it looks like, unless it is clearly something else. */
  readonly wanted: boolean;
  readonly index: number;
  readonly folder?: string;
  readonly flags?: string;
}

/**
 * Mails of .eml files, folders of them (recursive), mboxes, Maildirs and standard input (`-`), any of them gzipped,
 * in a stable order and one mail in memory at a time. What cannot be read is yielded as a `MailFailure`; the rest goes on.
 */
export async function* openMailbox(
  paths: string | readonly string[],
  options: OpenOptions = {},
): AsyncGenerator<MailEntry> {
  const limit = options.maxMailBytes ?? DEFAULT_MAX_MAIL_BYTES;
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new InputError('bad-option', `maxMailBytes is ${limit}; give a whole number of bytes from 1`);
  for (const path of typeof paths === 'string' ? [paths] : paths) {
    if (path === '-') {
      yield* guarded('-', readMail({ path: '-', id: '-', wanted: true, index: 0 }, options));
      continue;
    }
    yield* guarded(path, openPath(normalize(path), options));
  }
}

/** Turns what a reader throws into a failure entry. */
async function* guarded(path: string, entries: AsyncGenerator<MailEntry>): AsyncGenerator<MailEntry> {
  try {
    yield* entries;
  } catch (cause) {
    yield failure(path, cause);
  }
}

function failure(path: string, cause: unknown): MailFailure {
  if (cause instanceof InputError) return { path, error: cause };
  const { code, message } = cause as NodeJS.ErrnoException;
  const [what, remedy] =
    code === 'ENOENT'
      ? ['there is no such file or folder', 'check the path']
      : code === 'EACCES' || code === 'EPERM'
        ? ['may not be read', 'check its permissions']
        : code?.startsWith('Z_')
          ? [`is damaged gzip data (${message})`, 'mails before the damage were read; get the file again']
          : [`cannot be read (${message})`, 'check the file'];
  return { path, error: new InputError('mail-unreadable', `${path}: ${what}; ${remedy}`, { cause }) };
}

async function* openPath(path: string, options: OpenOptions): AsyncGenerator<MailEntry> {
  const entry = await stat(path);
  if (!entry.isDirectory()) yield* readMail({ path, id: path, wanted: true, index: 0 }, options);
  else yield* openFolder(path, options);
}

/** Depth first, names in code unit order; folders that are symbolic links are not followed (they may form rings). */
async function* openFolder(root: string, options: OpenOptions): AsyncGenerator<MailEntry> {
  const stack: { path: string; folder: boolean }[] = [{ path: root, folder: true }];
  let index = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { path, folder } = next;
    try {
      if (!folder) yield* readMail({ path, id: path, wanted: false, index: index++ }, options);
      else if (await isMaildir(path)) yield* openMaildir(path, options);
      else
        for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) =>
          a.name < b.name ? 1 : -1,
        ))
          if (
            entry.isDirectory() ||
            entry.isFile() ||
            (entry.isSymbolicLink() && (await isFile(join(path, entry.name))))
          )
            stack.push({ path: join(path, entry.name), folder: entry.isDirectory() });
    } catch (cause) {
      yield failure(path, cause);
    }
  }
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => true,
  );
}

async function* openMaildir(root: string, options: OpenOptions): AsyncGenerator<MailEntry> {
  let index = 0;
  for await (const { path, folder, flags, unique } of listMaildir(root)) {
    const id = join(root, folder, unique);
    yield* guarded(path, readMail({ path, id, wanted: true, index: index++, folder, flags }, options));
  }
}

/** Why a file with this beginning is not read as mail; null = it is read. */
function refusal(head: Buffer, { path, folder }: Found): string | null {
  switch (sniffMail(head)) {
    case 'msg':
      return 'is an Outlook .msg file; export it as .eml';
    case 'binary':
      return `is no mail but ${fileType(head) ?? 'binary data'}; give the source of a mail (.eml) or an mbox`;
    case 'other':
      if (path === '-' || folder !== undefined || /\.eml(?:\.gz)?$/i.test(path)) return null;
      return MBOX_NAME.test(path)
        ? 'is no mbox: it does not begin with a "From " line, nor with the headers of a mail'
        : 'looks neither like a mail nor like an mbox; name it .eml to have it read as one mail';
    default:
      return null;
  }
}

const MBOX_NAME = /\.(?:mbox|mbx)(?:\.gz)?$/i;
/** What has such a name, or lies in a Maildir, is told of when it is no mail; of other files in a folder nothing is said. */
const MAIL_NAME = /\.(?:eml|msg|mbox|mbx)(?:\.gz)?$/i;

/** One file: an mbox gives many mails, anything else that is mail gives one. */
async function* readMail(found: Found, options: OpenOptions): AsyncGenerator<MailEntry> {
  const { path, id, wanted, index, folder, flags } = found;
  const { head, all } = await peekBytes(
    openBytes(path === '-' ? (options.stdin ?? process.stdin) : path, options.signal),
    SNIFF_BYTES,
  );
  const refused = refusal(head, found);
  if (refused !== null) {
    await all.return(undefined);
    if (wanted || MAIL_NAME.test(path)) throw new InputError('mail-format', `${path}: ${refused}`);
    return;
  }
  const looks = sniffMail(head);
  if (looks === 'empty' && !/\.eml(?:\.gz)?$/i.test(path)) return;
  const place = { file: path, ...(folder !== undefined && { folder, flags }) };
  if (looks === 'mbox' && folder === undefined) {
    let count = 0;
    for await (const { offset, bytes, size, truncated } of splitMbox(all, options)) {
      const source: MailSource = { ...place, offset, index: count++ };
      yield { id: `${id}#${offset}`, source, bytes, size, truncated };
    }
    return;
  }
  yield { id, source: { ...place, offset: 0, index }, ...(await readWhole(all, options)) };
}

/** The bytes up to the limit, and how many were read: no more than tell that there are more, as an input may be endless. */
async function readWhole(
  chunks: AsyncIterable<Buffer>,
  options: OpenOptions,
): Promise<{ bytes: Uint8Array; size: number; truncated: boolean }> {
  const limit = options.maxMailBytes ?? DEFAULT_MAX_MAIL_BYTES;
  const parts: Buffer[] = [];
  let kept = 0;
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    const part = chunk.subarray(0, limit - kept);
    parts.push(part);
    kept += part.length;
    if (size > limit) break;
  }
  return { bytes: new Uint8Array(Buffer.concat(parts)), size, truncated: size > kept };
}
