import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { InputError } from '../errors.ts';

const FORMAT = 'chainmail-journal';
const VERSION = 1;
const HEAD_START = `{"format":"${FORMAT}"`;
const CHUNK = 1 << 20;

/** One finished item: its id and what was found. */
export interface JournalEntry<T> {
  readonly id: string;
  readonly value: T;
}

/**
 * Append-only record of finished items, for going on after an interruption. The result is written in the same line as
 * the id, so that no item can be done without its result being kept, or the reverse. A line cut off by a kill is dropped
 * when the journal is opened again. Owns the file and the set of ids.
 */
export class Journal<T> {
  readonly #fd: number;
  /** Where the line of each item stands. */
  readonly #lineOf = new Map<string, { readonly from: number; readonly to: number }>();
  readonly #path: string;
  #end = 0;
  #head = 0;

  /** Use `openJournal`. */
  constructor(path: string, key: string) {
    this.#path = path;
    const isNew = !existsSync(path);
    // A device or pipe may never end.
    if (!isNew && !statSync(path).isFile())
      throw new InputError('journal-format', `${path}: is no file; give the path of a new file`);
    this.#fd = openSync(path, isNew ? 'w+' : 'r+');
    lock(path);
    try {
      this.#open(key);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  #open(key: string): void {
    let line = 0;
    for (const { text, end } of this.#lines()) {
      const record = this.#parse(text, ++line);
      if (line > 1) this.#lineOf.set(String(record.id), { from: this.#end, to: end });
      else {
        this.#checkHead(record, key);
        this.#head = end;
      }
      this.#end = end;
    }
    // Whatever follows the last whole line was being written when the process died.
    this.#dropTail();
    if (this.#end > 0) return;
    this.#write(`${JSON.stringify({ format: FORMAT, version: VERSION, key })}\n`);
    this.#head = this.#end;
  }

  has(id: string): boolean {
    return this.#lineOf.has(id);
  }

  get size(): number {
    return this.#lineOf.size;
  }

  /** Records an item as done. One write call: a kill leaves it whole or cut at the end of the file. */
  append(id: string, value: T): void {
    if (this.#lineOf.has(id)) return;
    const from = this.#end;
    this.#write(`${JSON.stringify({ id, value })}\n`);
    this.#lineOf.set(id, { from, to: this.#end });
  }

  /** What was recorded of an item, read back from the file; undefined where it is not done. */
  get(id: string): T | undefined {
    const line = this.#lineOf.get(id);
    if (line === undefined) return undefined;
    const bytes = Buffer.alloc(line.to - line.from);
    readSync(this.#fd, bytes, 0, bytes.length, line.from);
    return (JSON.parse(bytes.toString('utf8')) as JournalEntry<T>).value;
  }

  /** Everything recorded, in order, read back from the file. */
  *entries(): Generator<JournalEntry<T>> {
    for (const { text } of this.#lines(this.#head)) yield JSON.parse(text) as JournalEntry<T>;
  }

  close(): void {
    fsyncSync(this.#fd);
    closeSync(this.#fd);
    rmSync(lockOf(this.#path), { force: true });
  }

  #dropTail(): void {
    const head = Buffer.alloc(HEAD_START.length);
    const length = readSync(this.#fd, head, 0, head.length, 0);
    if (this.#end === 0 && !HEAD_START.startsWith(head.toString('utf8', 0, length)))
      throw notJournal(this.#path);
    ftruncateSync(this.#fd, this.#end);
  }

  #write(line: string): void {
    const bytes = Buffer.from(line);
    let written = 0;
    while (written < bytes.length)
      written += writeSync(this.#fd, bytes, written, bytes.length - written, this.#end + written);
    this.#end += bytes.length;
  }

  #checkHead(record: Record<string, unknown>, key: string): void {
    if (record.format !== FORMAT || record.version !== VERSION)
      throw new InputError(
        'journal-format',
        `${this.#path}: is not a journal of this version; give the path of a new file`,
      );
    if (record.key !== key)
      throw new InputError(
        'journal-key',
        `${this.#path}: was written by another run (${String(record.key)}, this one is ${key}); use the same model and options, or a new file`,
      );
  }

  #parse(text: string, line: number): Record<string, unknown> {
    try {
      const record: unknown = JSON.parse(text);
      if (typeof record === 'object' && record !== null) return record as Record<string, unknown>;
    } catch {}
    if (line === 1) throw notJournal(this.#path);
    throw new InputError(
      'journal-damaged',
      `${this.#path}, line ${line}: is damaged; delete the file to start over, or cut it off before this line`,
    );
  }

  /** Whole lines from an offset on, with the offset after each. */
  *#lines(from = 0): Generator<{ text: string; end: number }> {
    const chunk = Buffer.alloc(CHUNK);
    let rest: Buffer = Buffer.alloc(0);
    let offset = from;
    for (
      let read = readSync(this.#fd, chunk, 0, CHUNK, offset);
      read > 0;
      read = readSync(this.#fd, chunk, 0, CHUNK, offset)
    ) {
      const base = offset - rest.length;
      const buffer = Buffer.concat([rest, chunk.subarray(0, read)]);
      offset += read;
      let start = 0;
      for (let end = buffer.indexOf(10); end >= 0; end = buffer.indexOf(10, start)) {
        yield { text: buffer.toString('utf8', start, end), end: base + end + 1 };
        start = end + 1;
      }
      rest = buffer.subarray(start);
    }
  }
}

const notJournal = (path: string): InputError =>
  new InputError('journal-format', `${path}: is not a journal; give the path of a new file`);

const lockOf = (path: string): string => `${path}.lock`;

/** Keeps two runs from writing into one another. The lock of a process that was killed is taken over. */
function lock(path: string): void {
  for (let attempt = 0; ; attempt++)
    try {
      writeFileSync(lockOf(path), String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(lockOf(path), 'utf8'));
      if (attempt > 0 || isRunning(owner))
        throw new InputError(
          'journal-busy',
          `${path}: is being written by process ${owner}; wait for it, or give another file`,
        );
      rmSync(lockOf(path), { force: true });
    }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Opens or starts a journal. `key` names what must not change between runs (model, options): another key is refused. */
export function openJournal<T>(path: string, key: string): Journal<T> {
  try {
    return new Journal<T>(path, key);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(
      'journal-unwritable',
      `${path}: cannot be opened (${(cause as Error).message}); give a path that can be written`,
      {
        cause,
      },
    );
  }
}
