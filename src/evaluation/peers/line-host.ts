import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { ScoreText } from './peer.ts';

/** One line to a scorer. `mail` is the source of the whole mail in base64, for those that read mail and not only text. */
export interface TextLine {
  readonly id: string;
  readonly text: string;
  readonly mail?: string;
}

/** One line back. `ms` (time of the judgement alone) may be left out: then the way there and back counts as well. */
export type ScoreLine =
  | { readonly id: string; readonly score: number; readonly ms?: number }
  | { readonly id: string; readonly error: string; readonly ms?: number };

/** Told once before the first score by scorers that know: what loading took. */
export interface ReadyLine {
  readonly ready: true;
  readonly loadMs: number;
  /** Resident set before and after loading, bytes. */
  readonly rss: readonly [number, number];
}

export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Loads a scorer and answers lines with it until the input ends. One text at a time: times are not those of a crowd. */
export async function serveLines(load: () => Promise<ScoreText>, { input, output }: Streams): Promise<void> {
  const say = (line: ScoreLine | ReadyLine): void => void output.write(`${JSON.stringify(line)}\n`);
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const score = await load();
  say({ ready: true, loadMs: performance.now() - start, rss: [before, process.memoryUsage().rss] });
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const { id, text, mail } = JSON.parse(line) as TextLine;
    const bytes = mail === undefined ? null : Buffer.from(mail, 'base64');
    const begin = performance.now();
    try {
      const value = await score(text, bytes);
      const ms = performance.now() - begin;
      if (typeof value !== 'number' || Number.isNaN(value)) throw new Error(`gave ${value} and no number`);
      say({ id, score: value, ms });
    } catch (error) {
      const { name, message } = error as Error;
      say({ id, error: `${name}: ${message}`.slice(0, 300), ms: performance.now() - begin });
    }
  }
}
