/** What a detector makes of one text: higher is worse. Peers with a yes or no give 1 or 0. */
export type ScoreText = (text: string, mail: Uint8Array | null) => number | Promise<number>;

/** One way of running a package: it is loaded once, in a process of its own. */
export interface PeerConfiguration {
  /** Unique among all peers, as given on the command line. */
  readonly id: string;
  /** Which part of the package runs, with its documented default thresholds. */
  readonly title: string;
  /** Scores from which a text counts as flagged; several where the package has several levels. */
  readonly readings: readonly Reading[];
  /** Told in every table: what had to be mended so that it ran at all. Missing: runs as published. */
  readonly mended?: string;
  /** Scores a text in seconds, not in milliseconds: left out unless asked for by name. */
  readonly slow?: boolean;
  /** Runs in the peer's own process. `folder` holds its `node_modules`. */
  readonly load: (folder: PeerFolder) => Promise<ScoreText>;
}

export interface Reading {
  /** Empty where there is only one. */
  readonly name: string;
  readonly threshold: number;
}

/** A published package of the same purpose. It never becomes a dependency: it is installed into a folder when asked for. */
export interface Peer {
  readonly id: string;
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  readonly configurations: readonly PeerConfiguration[];
  /** Changes the installed copy so that it can be imported at all. `folder` holds `node_modules`. */
  readonly mend?: (folder: string) => Promise<void>;
}

/** Imports from a folder that a peer was installed into. */
export interface PeerFolder {
  /** Imports an ES module by its path below `node_modules`. */
  readonly import: (path: string) => Promise<PeerModule>;
  /** Requires a CommonJS package by name. */
  readonly require: (name: string) => PeerModule;
}

// biome-ignore lint/suspicious/noExplicitAny: other packages' exports, known from their documentation only
export type PeerModule = any;
