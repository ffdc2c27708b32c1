import { loadDetector } from '../../load-detector.ts';
import { isFailure, type MailEntry, MailKeys, openJournal, openMailbox } from '../../mailbox/index.ts';
import type { Io } from '../io.ts';
import { chooseFormat, type FailLevel, type Format } from '../options.ts';
import { Progress } from '../progress.ts';
import { safeLine } from '../safe-text.ts';
import { scanOutput } from '../scan-output.ts';
import { complaint, isFlagged, type ScanRecord, unreadPath } from '../scan-record.ts';
import { Scorer } from '../scorer.ts';
import { type Status, statusOf } from '../status.ts';
import type { Tally } from '../table.ts';

export interface ScanOptions {
  readonly format?: Format;
  readonly failOn: FailLevel;
  readonly exitZero?: boolean;
  readonly explain?: boolean;
  readonly jobs: number;
  readonly resume?: string;
  readonly model?: string;
  readonly quiet?: boolean;
}

/** Bytes of mail under way at once, whatever the number of jobs. */
const MAX_BYTES_UNDER_WAY = 64 * 1024 * 1024;

/** `chainmail scan`: judges every mail under the paths, in the order in which they are read. */
export async function scan(paths: readonly string[], options: ScanOptions, io: Io): Promise<Status> {
  const { explain = false, quiet = false, jobs, failOn } = options;
  const detector = await loadDetector(options.model);
  const journal =
    options.resume === undefined
      ? null
      : openJournal<ScanRecord>(options.resume, `${detector.model.card.id}${explain ? ' explain' : ''}`);
  // Who asks for an explanation wants to read it, in a pager too.
  const format = chooseFormat(options.format ?? (explain ? 'table' : undefined), io);
  const output = scanOutput({ format, explain, quiet }, io);
  // On one and the same terminal the row says it.
  const told = format === 'table' && io.stdout.isTTY && io.stderr.isTTY;
  // Rows on the same terminal are progress enough, and the line would tear them.
  const progress = new Progress(io.stderr, !quiet && !io.stdout.isTTY);
  const scorer = new Scorer({ detector, model: options.model ?? null, jobs, explain }, io.worker);
  const tally: Tally = { allow: 0, review: 0, block: 0, errors: 0 };
  const started = performance.now();
  let flagged = false;
  const keys = new MailKeys();
  const underWay: {
    readonly entry: MailEntry;
    /** Its name in the journal. */
    readonly key: string | null;
    readonly record: Promise<ScanRecord>;
  }[] = [];
  let bytes = 0;

  const emit = async (record: ScanRecord): Promise<void> => {
    count(tally, record);
    flagged ||= isFlagged(record, failOn);
    if ('error' in record && !told) {
      await progress.clear();
      await io.stderr.write(`chainmail: ${complaint(record)}\n`);
    }
    await output.record(record);
    await progress.show(() => progressText(tally, performance.now() - started));
  };
  const settle = async (): Promise<void> => {
    const { entry, key, record: promise } = underWay.shift()!;
    const record = await promise;
    bytes -= sizeOf(entry);
    // A path that could not be read is tried again; a mail that could not be judged would fail again.
    if (key !== null) journal?.append(key, record);
    await emit(record);
  };

  try {
    await output.begin();
    for await (const entry of openMailbox(paths, { stdin: io.stdin, signal: io.signal })) {
      if (io.signal.aborted) break;
      bytes += sizeOf(entry);
      const key = isFailure(entry) || journal === null ? null : keys.of(entry);
      // What an earlier run finished is told again, so that the output of the run that ends is whole.
      const done = key === null ? undefined : journal?.get(key);
      const record = isFailure(entry) ? unreadPath(entry) : (done ?? scorer.score(entry));
      underWay.push({ entry, key, record: Promise.resolve(record) });
      while (underWay.length >= scorer.window || bytes > MAX_BYTES_UNDER_WAY) await settle();
    }
    while (underWay.length > 0) await settle();
    await progress.clear();
    if (!io.signal.aborted && tally.allow + tally.review + tally.block + tally.errors === 0)
      await io.stderr.write(`chainmail: no mail found in ${paths.map(safeLine).join(', ')}\n`);
    await output.end(tally, (performance.now() - started) / 1000);
  } finally {
    await scorer.close();
    journal?.close();
  }
  if (io.signal.aborted) {
    const hint = options.resume
      ? `go on with --resume ${options.resume}`
      : 'use --resume FILE to be able to go on';
    await io.stderr.write(`chainmail: interrupted; ${hint}\n`);
    return 130;
  }
  return statusOf({ failed: tally.errors > 0, flagged, exitZero: options.exitZero });
}

const sizeOf = (entry: MailEntry): number => (isFailure(entry) ? 0 : entry.bytes.length);

function count(tally: Tally, record: ScanRecord): void {
  if ('error' in record) tally.errors += 1;
  else tally[record.decision] += 1;
}

function progressText(tally: Tally, elapsed: number): string {
  const done = tally.allow + tally.review + tally.block + tally.errors;
  const rate = Math.round((done * 1000) / Math.max(1, elapsed));
  return `${done.toLocaleString('en')} messages, ${tally.review + tally.block} flagged, ${rate.toLocaleString('en')} a second`;
}
