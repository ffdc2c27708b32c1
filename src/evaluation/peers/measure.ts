import { createRng, quantile } from '../../learn/index.ts';
import { LineProcess, type LineProcessOptions, type Scored } from './line-process.ts';
import type { Reading } from './peer.ts';

/** What is measured: a configuration of a peer, Chainmail itself, or a command of one's own. */
export interface Contestant {
  readonly id: string;
  readonly title: string;
  readonly readings: readonly Reading[];
  readonly process: LineProcessOptions;
  /** Told in a note. */
  readonly mended?: string;
  /** Installed size, bytes and packages; null where nobody counts. */
  readonly size: { readonly bytes: number; readonly packages: number } | null;
}

interface Judged {
  readonly id: string;
  readonly text: string;
  readonly mail?: Uint8Array;
}

/** Scores of some rows: NaN where there is none. */
export interface Outcome {
  readonly scores: Float64Array;
  /** Failures by kind; rows that the time did not reach are under `not reached`. */
  readonly failures: Readonly<Record<string, number>>;
  /** The first reason given, null when nothing failed. */
  readonly why: string | null;
  readonly peakBytes: number;
}

export interface ScoreOptions {
  /** Seconds for all rows together: what does not fit is not reached, in an order drawn by the seed. */
  readonly budgetSeconds: number;
  readonly seed: number;
  /** Rows that must come first (clean mails, without which net recall has no base). */
  readonly first: (row: number) => boolean;
  readonly signal?: AbortSignal;
}

export async function scoreRows(
  contestant: Contestant,
  rows: readonly Judged[],
  options: ScoreOptions,
): Promise<Outcome> {
  const scores = new Float64Array(rows.length).fill(Number.NaN);
  const failures: Record<string, number> = {};
  let why: string | null = null;
  const indices = rows.map((_, i) => i);
  const order = [
    ...indices.filter(options.first),
    ...createRng(options.seed).shuffle(indices.filter((i) => !options.first(i))),
  ];
  const process = new LineProcess(contestant.process);
  const end = performance.now() + 1000 * options.budgetSeconds;
  try {
    for (const i of order) {
      options.signal?.throwIfAborted();
      if (performance.now() > end || process.givenUp) {
        failures['not reached'] = (failures['not reached'] ?? 0) + 1;
        continue;
      }
      const result = await process.score(line(rows[i]!));
      if ('score' in result) scores[i] = result.score;
      else {
        failures[result.failure] = (failures[result.failure] ?? 0) + 1;
        why ??= result.why;
      }
    }
  } finally {
    await process.close();
  }
  return { scores, failures, why, peakBytes: process.peakBytes };
}

export interface Cost {
  /** Of mails of about 600 characters, least of five passes each, milliseconds. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** One text of 20 KB, and one of 1 MB: milliseconds, or why there is none. */
  readonly ms20k: number | string;
  readonly ms1m: number | string;
  /** From import to the first score, median of fresh processes, milliseconds. */
  readonly coldMs: number | null;
  /** What loading and the first score add to the resident set, bytes. */
  readonly addedBytes: number | null;
  readonly peakBytes: number;
}

const PASSES = 5;
const COLD_STARTS = 5;

/**
 * What a configuration costs on this machine, or why it cannot even start.
 * @param texts mails of about 600 characters
 */
export async function measureCost(
  contestant: Contestant,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Cost | string> {
  const cold: number[] = [];
  const added: number[] = [];
  for (let start = 0; start < COLD_STARTS; start++) {
    const process = new LineProcess(contestant.process);
    const first = await process.score({ id: 'first', text: texts[0]! });
    if (!('score' in first)) {
      await process.close();
      return first.why;
    }
    if (process.ready) {
      cold.push(process.ready.loadMs + first.ms);
      added.push(process.ready.rss[1] - process.ready.rss[0]);
    }
    await process.close();
  }
  const process = new LineProcess(contestant.process);
  const least = texts.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++)
    for (const [i, text] of texts.entries()) {
      signal?.throwIfAborted();
      const result = await process.score({ id: `${pass}-${i}`, text });
      if ('score' in result) least[i] = Math.min(least[i]!, result.ms);
    }
  const long = async (length: number): Promise<number | string> => {
    const result = await process.score({ id: `long-${length}`, text: repeatTo(texts, length) });
    return 'score' in result ? result.ms : shortReason(result);
  };
  const ms20k = await long(20_000);
  const ms1m = await long(1_000_000);
  await process.close();
  const known = least.filter(Number.isFinite);
  return {
    p50: known.length === 0 ? null : quantile(known, 0.5),
    p99: known.length === 0 ? null : quantile(known, 0.99),
    ms20k,
    ms1m,
    coldMs: cold.length === 0 ? null : quantile(cold, 0.5),
    addedBytes: added.length === 0 ? null : quantile(added, 0.5),
    peakBytes: process.peakBytes,
  };
}

const shortReason = (result: Extract<Scored, { failure: string }>): string =>
  result.failure === 'refused' ? result.why.split(':')[0]! : result.failure;

/** Different mails one after the other, cut at `length` characters. */
function repeatTo(texts: readonly string[], length: number): string {
  const parts: string[] = [];
  for (let i = 0, size = 0; size < length; i++) {
    parts.push(texts[i % texts.length]!);
    size += parts.at(-1)!.length + 2;
  }
  return parts.join('\n\n').slice(0, length);
}

const line = ({ id, text, mail }: Judged) => ({
  id,
  text,
  ...(mail && { mail: Buffer.from(mail).toString('base64') }),
});
