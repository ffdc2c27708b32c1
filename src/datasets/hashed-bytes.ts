import { createHash, type Hash } from 'node:crypto';
import { createReadStream, type Stats, statSync } from 'node:fs';
import { DataError } from '../errors.ts';
import { gunzipped } from '../mailbox/index.ts';
import type { DataFile, Dataset } from './dataset.ts';

/** Bytes of a file in chunks (gunzipped by its `.gz` name), hashed as they are read; owns the running sha256. */
export class HashedBytes implements AsyncIterable<Buffer> {
  readonly name: string;
  readonly total: number;
  read = 0;
  readonly #path: string;
  readonly #expected: DataFile | undefined;
  readonly #hash: Hash = createHash('sha256');

  constructor(path: string, name: string, expected?: DataFile) {
    this.#path = path;
    this.name = name;
    this.#expected = expected;
    this.total = statOf(path).size;
    const bytes = expected?.bytes;
    if (bytes !== undefined && bytes !== this.total && !path.endsWith('.gz'))
      throw new DataError(
        'data-size',
        `${path} has ${this.total} bytes, published are ${bytes}; get the file again, or load with verify: false if you changed it on purpose`,
      );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      yield* this.#path.endsWith('.gz') ? gunzipped(this.#hashed()) : this.#hashed();
    } catch (cause) {
      if (cause instanceof DataError) throw cause;
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new DataError(
        'data-damaged',
        `${this.#path}: cannot be read to its end (${message}); get the file again`,
        {
          cause,
        },
      );
    }
  }

  async *#hashed(): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(this.#path, { highWaterMark: 1 << 18 })) {
      this.read += chunk.length;
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** Checksum of what was read; a published file with other bytes than published is refused. */
  finish(dataset: Dataset): { name: string; bytes: number; sha256: string } {
    const sha256 = this.#hash.digest('hex');
    const { sha256: wanted } = this.#expected ?? {};
    if (wanted !== undefined && wanted !== sha256 && this.read === this.total && !this.#path.endsWith('.gz'))
      throw new DataError(
        'data-checksum',
        `data set ${dataset.id}: ${this.#path} has sha256 ${sha256}, published is ${wanted}; get the file again, or load with verify: false if you changed it on purpose`,
      );
    return { name: this.name, bytes: this.total, sha256 };
  }
}

function statOf(path: string): Stats {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile()) return stats;
  const what = stats === undefined ? 'there is no such file' : 'it is no file';
  throw new DataError('data-missing', `${path}: ${what}; check the name`);
}
