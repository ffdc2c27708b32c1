import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  DATASETS,
  type Dataset,
  type DownloadedFile,
  downloadDataset,
  type FileCheck,
  findDataset,
  verifyDataset,
} from '../../datasets/index.ts';
import { DataError, InputError } from '../../errors.ts';
import { colorsFor } from '../colors.ts';
import type { Io } from '../io.ts';
import { chooseFormat, type Format } from '../options.ts';
import { Progress } from '../progress.ts';
import { safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

export interface ListOptions {
  readonly data?: string;
  readonly format?: Format;
}

/** `chainmail data list`: what each set is, its licence, size, and how it is got. */
export async function dataList(options: ListOptions, io: Io): Promise<Status> {
  const folder = options.data === undefined ? null : resolve(io.cwd, options.data);
  const rows = DATASETS.map((dataset) => about(dataset, folder));
  const format = chooseFormat(options.format, io);
  if (format === 'jsonl') await io.stdout.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  else if (format === 'json') await io.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else {
    const colors = colorsFor(io.stdout, io.env);
    const heads = columnsOf(
      rows.map(({ id, rows: count, bytes, sizesKnown, files, get, present }) => [
        id,
        count === null ? 'rows unknown' : `${count.toLocaleString('en')} rows`,
        bytes === 0 ? 'size unknown' : `${sizesKnown ? '' : 'at least '}${size(bytes)}`,
        `${files.filter(({ sha256 }) => sha256).length} of ${files.length} files with checksum`,
        get,
        ...(present === null ? [''] : [present ? 'here' : 'not here']),
      ]),
    ).split('\n');
    const lines = rows.flatMap((row, i) => [
      colors.bold(heads[i]!),
      `    ${row.title}`,
      `    ${colors.dim(`licence ${row.licence}${marks(row)}; ${row.homepage}`)}`,
    ]);
    await io.stdout.write(`${lines.join('\n')}\n\n${rows.length} sets\n`);
  }
  return 0;
}

interface About {
  readonly id: string;
  readonly title: string;
  readonly homepage: string;
  readonly licence: string;
  readonly licenceNote: string | null;
  readonly nonCommercial: boolean;
  readonly noRedistribution: boolean;
  /** As published, null where nobody states it. */
  readonly rows: number | null;
  /** Of the published files whose size is known. */
  readonly bytes: number;
  /** Whether that is all of them. */
  readonly sizesKnown: boolean;
  readonly get: 'ships' | 'download' | 'by hand';
  /** Whether its folder is there; null when no folder was named. */
  readonly present: boolean | null;
  readonly files: readonly { readonly name: string; readonly url?: string; readonly sha256?: string }[];
}

function about(dataset: Dataset, folder: string | null): About {
  const { id, title, homepage, licence, published, files, shipped } = dataset;
  const wanted = files.filter(({ kind }) => kind === 'published');
  const sizes = wanted.map(({ bytes }) => bytes);
  const rows = Object.values(published);
  return {
    id,
    title,
    homepage,
    licence: licence.name,
    licenceNote: licence.note ?? null,
    nonCommercial: licence.nonCommercial ?? false,
    noRedistribution: licence.noRedistribution ?? false,
    rows: rows.length === 0 ? null : rows.reduce((sum, count) => sum + count, 0),
    bytes: sizes.reduce((sum: number, bytes) => sum + (bytes ?? 0), 0),
    sizesKnown: sizes.length > 0 && !sizes.includes(undefined),
    get: shipped ? 'ships' : wanted.some(({ url }) => url !== undefined) ? 'download' : 'by hand',
    present: folder === null ? null : shipped === true || existsSync(join(folder, dataset.folder)),
    files: wanted.map(({ name, url, sha256 }) => ({ name, ...(url && { url }), ...(sha256 && { sha256 }) })),
  };
}

const marks = ({
  nonCommercial,
  noRedistribution,
  licenceNote,
}: Pick<About, 'nonCommercial' | 'noRedistribution' | 'licenceNote'>): string =>
  [
    nonCommercial ? ', NON-COMMERCIAL' : '',
    noRedistribution ? ', NO REDISTRIBUTION' : '',
    licenceNote === null ? '' : ` (${licenceNote})`,
  ].join('');

export interface GetOptions {
  readonly data: string;
  readonly retries: number;
  readonly quiet?: boolean;
}

/** `chainmail data get SET…`: from the set's own hub into the data folder; a half file is resumed. */
export async function dataGet(ids: readonly string[], options: GetOptions, io: Io): Promise<Status> {
  const folder = resolve(io.cwd, options.data);
  const sets = ids.map(findDataset);
  const rewrite = mirror(io.env.HF_ENDPOINT);
  const progress = new Progress(io.stderr, !options.quiet);
  let failed = false;
  for (const dataset of sets) {
    const { licence } = about(dataset, null);
    await io.stderr.write(
      `${dataset.id}: licence ${licence}${marks(about(dataset, null))}; ${dataset.homepage}\n`,
    );
    let files: DownloadedFile[];
    try {
      files = await downloadDataset(dataset.id, folder, {
        // Huggingface's own tools read these two as well.
        token: io.env.HF_TOKEN ?? null,
        rewrite,
        retries: options.retries,
        signal: io.signal,
        onProgress: ({ set, file, bytes, totalBytes }) =>
          void progress.show(() => `${set} ${file}  ${size(bytes)} of ${size(totalBytes)}`),
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      failed = true;
      await io.stderr.write(`${safeLine(error.message)}\n`);
      continue;
    }
    await progress.clear();
    for (const file of files) {
      failed ||= file.status === 'failed';
      await io.stdout.write(`${getLine(file)}\n`);
    }
  }
  return failed ? 2 : 0;
}

function getLine({ status, path, bytes, sha256, verified, error }: DownloadedFile): string {
  if (status === 'failed') return `failed      ${safeLine(error?.message ?? path)}`;
  const checked = verified ? 'checksum as published' : 'no checksum published';
  return `${status.padEnd(10)}  ${path}  ${size(bytes)}  ${checked}  sha256 ${sha256}`;
}

/** `HF_ENDPOINT` names a mirror of the hub. */
function mirror(endpoint: string | undefined): (url: string) => string {
  if (!endpoint) return (url) => url;
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new InputError(
      'hf-endpoint',
      `HF_ENDPOINT is ${endpoint}, which is no http address; unset it or give one`,
    );
  return (url) => {
    const { hostname, pathname, search } = new URL(url);
    return hostname === 'huggingface.co' ? endpoint.replace(/\/$/, '') + pathname + search : url;
  };
}

export interface VerifyOptions {
  readonly data: string;
  readonly format?: Format;
}

/** `chainmail data verify [SET…]`: hashes what is there. Without names, every set that has a folder. */
export async function dataVerify(ids: readonly string[], options: VerifyOptions, io: Io): Promise<Status> {
  const folder = resolve(io.cwd, options.data);
  const sets =
    ids.length > 0
      ? ids.map(findDataset)
      : DATASETS.filter((set) => !set.shipped && existsSync(join(folder, set.folder)));
  if (sets.length === 0)
    throw new InputError(
      'no-sets',
      `${options.data} has no folder of a known set; chainmail data list names them, data get SET --data ${options.data} gets one`,
    );
  const format = chooseFormat(options.format, io);
  const all: (FileCheck & { readonly set: string })[] = [];
  for (const { id, shipped } of sets) {
    io.signal.throwIfAborted();
    if (shipped) continue;
    for (const check of await verifyDataset(id, folder)) all.push({ set: id, ...check });
  }
  if (format === 'jsonl') await io.stdout.write(all.map((check) => `${JSON.stringify(check)}\n`).join(''));
  else if (format === 'json') await io.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
  else {
    const lines = columnsOf(
      all.map(({ set, status, name, bytes, detail, path }) => [
        set,
        status,
        path === null ? name : relative(folder, path),
        bytes === null ? '' : size(bytes),
        detail ?? meaning(status),
      ]),
    );
    await io.stdout.write(`${lines}\n`);
  }
  // A named set that is not whole is a failure; of all that lie about, only what was changed.
  const bad = all.some(({ status }) => status === 'changed' || (ids.length > 0 && status === 'missing'));
  return bad ? 2 : 0;
}

const meaning = (status: FileCheck['status']): string =>
  ({
    ok: 'as published',
    unknown: 'there, no checksum is known',
    changed: 'differs',
    missing: 'not there',
  })[status];

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const step = Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** step).toFixed(1)} ${['B', 'kB', 'MB', 'GB'][step]}`;
}
