import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DataError } from '../errors.ts';
import type { DataFile, Dataset, FileRecord, LoadOptions } from './dataset.ts';
import { HashedBytes } from './hashed-bytes.ts';
import { type Row, readRows } from './rows.ts';

/** A folder is searched this deep, and no further than this many files. */
const MAX_DEPTH = 4;
const MAX_FILES = 20_000;

/** The files of one set on disk; owns what was read from them: checksums, rows, and rows left out with the reason. */
export class SetFolder {
  readonly dataset: Dataset;
  readonly path: string;
  readonly records: FileRecord[] = [];
  readonly dropped: Record<string, number> = {};
  readonly #options: LoadOptions;
  readonly #files: readonly string[];

  constructor(dataset: Dataset, dataDir: string, options: LoadOptions) {
    this.dataset = dataset;
    this.path = join(dataDir, dataset.folder);
    this.#options = options;
    if (dataset.shipped) {
      this.#files = [];
      return;
    }
    if (!existsSync(this.path)) throw this.missing(`there is no folder ${this.path}`);
    this.#files = statSync(this.path).isDirectory() ? listFiles(this.path) : [];
  }

  missing(what: string): DataError {
    const names = this.dataset.files.filter((file) => file.kind === 'published').map((file) => file.name);
    const wanted = (names.length > 0 ? names : this.dataset.files.map((file) => file.name)).join(', ');
    return new DataError(
      'data-missing',
      `data set ${this.dataset.id}: ${what}. Get it with "chainmail data get ${this.dataset.id}", or put ${wanted} from ${this.dataset.homepage} into ${this.path}`,
    );
  }

  drop(reason: string): void {
    this.dropped[reason] = (this.dropped[reason] ?? 0) + 1;
  }

  /** All files below the folder, relative, sorted. */
  get all(): readonly string[] {
    return this.#files;
  }

  /** Files of a part that are there, the published ones if there are any, else the samples. */
  find(part: string): readonly { readonly path: string; readonly file: DataFile }[] {
    const of = (kind: DataFile['kind']) =>
      this.dataset.files
        .filter((file) => file.part === part && file.kind === kind)
        .flatMap((file) => this.matches(file).map((path) => ({ path, file })));
    const published = of('published');
    return published.length > 0 ? published : of('sample');
  }

  /** The parts, in the registry's order, of which some file is there. */
  parts(): readonly string[] {
    const names = [...new Set(this.dataset.files.map((file) => file.part))];
    const present = names.filter((part) => this.find(part).length > 0);
    if (present.length === 0) throw this.missing(`none of its files lies in ${this.path}`);
    return present;
  }

  /** Rows of a table (JSONL, JSON, CSV, parquet; each also gzipped), streamed. */
  async *rows(path: string, file?: DataFile): AsyncGenerator<Row> {
    const bytes = this.open(path, file);
    let rows = 0;
    for await (const row of readRows(path, bytes)) {
      rows++;
      if (rows % 1000 === 0) this.#progress(bytes, rows);
      yield row;
    }
    this.close(bytes, rows);
  }

  /** A file's bytes, unzipped, hashed as they pass; `close` it when all were read. */
  open(path: string, file?: DataFile): HashedBytes {
    const expected = this.#options.verify === false ? undefined : file;
    return new HashedBytes(join(this.path, path), path, expected);
  }

  close(bytes: HashedBytes, rows: number): void {
    const record = { ...bytes.finish(this.dataset), rows };
    if (!this.records.some(({ name }) => name === record.name)) this.records.push(record);
    this.#progress(bytes, rows);
  }

  #progress(bytes: HashedBytes, rows: number): void {
    this.#options.onProgress?.({
      set: this.dataset.id,
      file: bytes.name,
      rows,
      bytes: bytes.read,
      totalBytes: bytes.total,
    });
  }

  /** Paths that are this file, by its pattern or name. */
  matches(file: DataFile): string[] {
    return this.#files.filter((path) => {
      const plain = path.replace(/\.gz$/, '');
      return file.pattern
        ? file.pattern.test(plain)
        : plain === file.name || plain.endsWith(`/${file.name}`) || path === file.name;
    });
  }

  fingerprint(): string {
    const hash = createHash('sha256');
    for (const record of this.records) hash.update(`${record.name} ${record.sha256}\n`);
    return hash.digest('hex');
  }
}

function listFiles(root: string): string[] {
  const files: string[] = [];
  const queue: [string, number][] = [[root, 0]];
  while (queue.length > 0 && files.length < MAX_FILES) {
    const [folder, depth] = queue.pop()!;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && depth < MAX_DEPTH) queue.push([path, depth + 1]);
      else if (entry.isFile() || entry.isSymbolicLink())
        files.push(relative(root, path).split(sep).join('/'));
    }
  }
  return files.sort((a, b) => (a < b ? -1 : 1));
}
