import type { Example } from '../../case.ts';
import type { LoadedSet, LoadReport } from '../../datasets/index.ts';
import type { Mode, ProtocolResult } from '../protocol-result.ts';
import type { Scorer } from '../scorer.ts';

/** Where protocols get their rows from. */
export interface DataSource {
  /** A whole set, read once and kept. @throws DataError when it is missing or damaged */
  load(id: string): Promise<LoadedSet>;
  /** A set row by row, for those too large to hold; its report is complete once the iteration has ended. */
  open(id: string): AsyncIterable<Example> & { report(): LoadReport };
}

/** What a protocol runs with. Everything that steers it is here. */
export interface ProtocolContext {
  readonly mode: Mode;
  /** Leaks set apart from the mode, by number: `{L01: 'leakFree'}`. See `LEAKS` for those that each protocol heeds. */
  readonly switches: Readonly<Record<string, Mode>>;
  /** The method's is 2026. */
  readonly seed: number;
  /** Small samples, one rotation, few resamples: every path is walked, no figure is worth quoting. */
  readonly quick: boolean;
  readonly data: DataSource;
  /** Columns of the protocols that compare scorers; the published method is added by those protocols themselves. */
  readonly scorers: readonly Scorer[];
  /** Work that several protocols share in one run (features by rotation, seed and frame). An empty map at the start. */
  readonly cache: Map<string, unknown>;
  readonly onStep?: (step: string) => void;
}

export interface Protocol {
  /** As in the result: `P1` … `P10`, or a plain name. */
  readonly id: string;
  readonly title: string;
  readonly modes: readonly Mode[];
  /** Leak numbers that this protocol heeds. */
  readonly leaks: readonly string[];
  /** The kind of scorer that it measures: where none is given, it runs only if it is asked for by name, and fails. */
  readonly needs?: 'detector' | 'judge';
  /** Protocols of one lane share, in each mode, what they fit: they are run in one process. */
  readonly lane?: 'framework' | 'columns';
  /** Never throws for want of data: a missing or one-sided set becomes a `partial` or `failed` result that names it. */
  readonly run: (context: ProtocolContext) => Promise<ProtocolResult>;
}

/** Whether a leak is repaired in this run: by its own switch, else by the mode. */
export function repaired(
  { mode, switches }: Pick<ProtocolContext, 'mode' | 'switches'>,
  leak: string,
): boolean {
  return (switches[leak] ?? mode) === 'leakFree';
}
