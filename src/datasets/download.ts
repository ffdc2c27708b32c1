import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataError } from '../errors.ts';
import { findDataset } from './catalog.ts';
import type { DataFile, Dataset, Progress } from './dataset.ts';
import { Attempts, type RetryOptions } from './retry.ts';

export interface DownloadOptions extends RetryOptions {
  /** Sent as bearer token to huggingface.co (and to what `rewrite` makes of it); default `$HF_TOKEN`. Never logged. */
  readonly token?: string | null;
  /** Sends requests elsewhere: a mirror, or a test server. */
  readonly rewrite?: (url: string) => string;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}

export interface DownloadedFile {
  readonly name: string;
  readonly path: string;
  readonly status: 'present' | 'downloaded' | 'failed';
  readonly bytes: number;
  /** null for a failed file. */
  readonly sha256: string | null;
  /** False where the hub publishes no checksum that is known here. */
  readonly verified: boolean;
  readonly error?: DataError;
}

/** A connection on which nothing arrives for this long is given up and resumed. */
const STALL_MS = 60_000;

/**
 * Downloads the published files of a set from its own hub into `dataDir`. A partial file is resumed; what is there and
 * right is left alone; one failing file does not stop the others. Nothing is redistributed: every user gets the set
 * from its authors, under its licence.
 */
export async function downloadDataset(
  id: string,
  dataDir: string,
  options: DownloadOptions = {},
): Promise<DownloadedFile[]> {
  const dataset = findDataset(id);
  if (dataset.shipped)
    throw new DataError('data-shipped', `data set ${id} comes with the package; it needs no download`);
  const files = dataset.files.filter((file) => file.url !== undefined);
  if (files.length === 0)
    throw new DataError(
      'data-by-hand',
      `data set ${id} has no files that can be downloaded one by one; get it from ${dataset.homepage} and put ${dataset.files.map((file) => file.name).join(', ')} into ${join(dataDir, dataset.folder)}`,
    );
  const results: DownloadedFile[] = [];
  for (const file of files) results.push(await downloadFile(dataset, file, { dataDir, ...options }));
  return results;
}

type FileOptions = DownloadOptions & { readonly dataDir: string };

async function downloadFile(dataset: Dataset, file: DataFile, options: FileOptions): Promise<DownloadedFile> {
  const path = join(options.dataDir, dataset.folder, file.name);
  const verified = file.sha256 !== undefined;
  try {
    const present = existsSync(path);
    if (!present) await fetchFile(dataset, file, options);
    const { bytes, sha256 } = await hashFile(path);
    const wrong = mismatch(file, bytes, sha256);
    if (wrong) {
      // A fresh download that is wrong is of no use; a file that was there is the user's own.
      if (!present) await rm(path);
      const remedy = present
        ? 'move it away and get it again'
        : 'it was removed; try again, or see whether the hub has a new version';
      throw new DataError('data-checksum', `${path} ${wrong}; ${remedy}`);
    }
    return { name: file.name, path, status: present ? 'present' : 'downloaded', bytes, sha256, verified };
  } catch (cause) {
    options.signal?.throwIfAborted();
    const error = cause instanceof DataError ? cause : unreachable(file, path, cause);
    return { name: file.name, path, status: 'failed', bytes: 0, sha256: null, verified: false, error };
  }
}

/** What of a file differs from the published one, or null. */
export function mismatch(file: DataFile, bytes: number, sha256: string): string | null {
  if (file.bytes !== undefined && file.bytes !== bytes)
    return `has ${bytes} bytes, published are ${file.bytes}`;
  if (file.sha256 !== undefined && file.sha256 !== sha256)
    return `has sha256 ${sha256}, published is ${file.sha256}`;
  return null;
}

export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

function unreachable(file: DataFile, path: string, cause: unknown): DataError {
  const { message, cause: inner } = cause as Error & { cause?: { code?: string; message?: string } };
  const what = inner?.code ?? inner?.message ?? message;
  return new DataError(
    'data-offline',
    `cannot download ${file.url} (${what}). Without a connection, get the file elsewhere and put it at ${path}`,
    { cause },
  );
}

/** Writes to `NAME.part` until all is there, then moves it into place. Every attempt goes on where the last one stopped. */
async function fetchFile(dataset: Dataset, file: DataFile, options: FileOptions): Promise<void> {
  const path = join(options.dataDir, dataset.folder, file.name);
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  const attempts = new Attempts(options);
  for (;;) {
    try {
      const response = await request(file, part, options);
      if (response.ok || response.status === 416) {
        if (await receive(response, { part, dataset, file, options })) break;
        await attempts.again(null, new Error('the connection ended early'));
        continue;
      }
      await response.body?.cancel();
      if (response.status !== 429 && response.status < 500) throw refused(file, path, response.status);
      await attempts.again(response.headers.get('retry-after'), new Error(`HTTP status ${response.status}`));
    } catch (cause) {
      options.signal?.throwIfAborted();
      if (cause instanceof DataError || attempts.exhausted) throw cause;
      await attempts.again(null, cause);
    }
  }
  await rename(part, path);
  await rm(`${part}.etag`, { force: true });
}

async function request(file: DataFile, part: string, options: FileOptions): Promise<Response> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  const have = await size(part);
  const etag = await readFile(`${part}.etag`, 'utf8').catch(() => '');
  // Without a validator an older half could be joined to a newer one: only a checksum would notice.
  if (have > 0 && (etag !== '' || file.sha256 !== undefined)) {
    headers.range = `bytes=${have}-`;
    if (etag !== '') headers['if-range'] = etag;
  }
  const token = options.token === undefined ? process.env.HF_TOKEN : options.token;
  if (token && new URL(file.url!).hostname === 'huggingface.co') headers.authorization = `Bearer ${token}`;
  const url = options.rewrite?.(file.url!) ?? file.url!;
  return fetch(url, { headers, redirect: 'follow', ...(options.signal && { signal: options.signal }) });
}

function size(path: string): Promise<number> {
  return stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
}

function refused(file: DataFile, path: string, status: number): DataError {
  const remedy =
    status === 401 || status === 403
      ? 'accept the terms on its page and set HF_TOKEN to a token of your account'
      : 'the hub may have moved it: look at the set’s page';
  return new DataError(
    'data-refused',
    `${file.url} answers with HTTP status ${status}; ${remedy}, or put the file at ${path} by hand`,
  );
}

interface Receiving {
  readonly part: string;
  readonly dataset: Dataset;
  readonly file: DataFile;
  readonly options: FileOptions;
}

/** Appends (206) or writes anew (200). True when the whole file is there. */
async function receive(response: Response, { part, dataset, file, options }: Receiving): Promise<boolean> {
  const range = /^bytes (?:(\d+)-\d+|\*)\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
  const have = await size(part);
  if (response.status === 416) {
    await response.body?.cancel();
    if (range && Number(range[2]) === have) return true;
    await rm(part, { force: true });
    return false;
  }
  const append = response.status === 206 && range !== null && Number(range[1]) === have;
  if (response.status === 206 && !append) {
    await response.body?.cancel();
    await rm(part, { force: true });
    return false;
  }
  const length = response.headers.get('content-length');
  const total = append ? Number(range[2]) : length === null ? null : Number(length);
  const etag = response.headers.get('etag') ?? '';
  await writeFile(`${part}.etag`, etag.startsWith('W/') ? '' : etag);
  const output = await open(part, append ? 'a' : 'w');
  let bytes = append ? have : 0;
  try {
    for await (const chunk of withStallTimeout(response.body!)) {
      await output.write(chunk);
      bytes += chunk.length;
      options.onProgress?.({
        set: dataset.id,
        file: file.name,
        rows: 0,
        bytes,
        totalBytes: total ?? file.bytes ?? bytes,
      });
    }
  } finally {
    await output.close();
  }
  return total === null || bytes === total;
}

async function* withStallTimeout(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`nothing arrived for ${STALL_MS / 1000} s`)), STALL_MS);
      });
      const next = await Promise.race([reader.read(), stalled]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
