import type { Example } from '../case.ts';
import type { SetFolder } from './set-folder.ts';

export interface Licence {
  /** SPDX id, or the words of the card. */
  readonly name: string;
  readonly nonCommercial?: boolean;
  /** The rows must not be passed on (the project never ships rows; this marks sets where a user must not either). */
  readonly noRedistribution?: boolean;
  readonly note?: string;
}

/** One file of a set: as published on its hub, or a sample in a shape of its own. */
export interface DataFile {
  /** Name to show and to store a download under, relative to the set's folder. */
  readonly name: string;
  /** Matches the path relative to the set's folder (without `.gz`), `/` as separator. Default: `name` at any depth. */
  readonly pattern?: RegExp;
  /** Which part of the set it holds. Where a part has a published file, the samples of that part are not read. */
  readonly part: string;
  readonly kind: 'published' | 'sample';
  readonly url?: string;
  readonly bytes?: number;
  readonly sha256?: string;
  readonly rows?: number;
}

/** What is known about a data set, and how its files become examples. */
export interface Dataset {
  readonly id: string;
  /** `Example.set` of its rows; several entries may share one (LLMail's submissions, pairs and benign mail). */
  readonly set: string;
  readonly title: string;
  /** Folder below the data directory. */
  readonly folder: string;
  readonly homepage: string;
  readonly licence: Licence;
  /** Rows per split as published; the sum of a whole copy. */
  readonly published: Readonly<Record<string, number>>;
  readonly files: readonly DataFile[];
  /** The rows come with the package: there is no folder and nothing to download. `read` records what it gave. */
  readonly shipped?: boolean;
  readonly read: (folder: SetFolder) => AsyncIterable<Example>;
}

export interface Progress {
  readonly set: string;
  readonly file: string;
  /** Rows of this file read so far, and bytes on disk read so far out of `totalBytes`. */
  readonly rows: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface LoadOptions {
  /** Only rows that this accepts are kept (and counted as `kept`). */
  readonly keep?: (example: Example) => boolean;
  /** Called about every thousand rows and at the end of each file. */
  readonly onProgress?: (progress: Progress) => void;
  /** Refuse files whose size or sha256 differ from the published ones. Default true. */
  readonly verify?: boolean;
}

export interface FileRecord {
  readonly name: string;
  readonly bytes: number;
  /** Of the file as it lies on disk. */
  readonly sha256: string;
  readonly rows: number;
}

export interface SplitCoverage {
  readonly rows: number;
  readonly attacks: number;
  /** As published, null where the set does not say. */
  readonly published: number | null;
}

/** What was read: whole or partial, with counts. */
export interface Coverage {
  /** True when every published split is there with its published number of rows. */
  readonly whole: boolean;
  readonly rows: number;
  readonly splits: Readonly<Record<string, SplitCoverage>>;
  /** Rows that were left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

export interface LoadReport {
  readonly id: string;
  readonly files: readonly FileRecord[];
  /** sha256 over names and checksums of the files read: two runs with the same one saw the same bytes. */
  readonly fingerprint: string;
  readonly coverage: Coverage;
}

export interface LoadedSet extends LoadReport {
  readonly examples: readonly Example[];
}
