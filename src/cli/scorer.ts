import type { Detector } from '../detector/index.ts';
import type { RawMail } from '../mailbox/index.ts';
import type { Io } from './io.ts';
import { type ScanRecord, type ScoreOptions, scoreMail } from './scan-record.ts';

export type MailBytes = Omit<RawMail, 'source'>;

/** What a worker is given; its answer is a ScanRecord. */
export interface WorkerTask extends ScoreOptions {
  readonly mail: MailBytes;
  readonly model: string | null;
}

export interface ScorerOptions extends ScoreOptions {
  readonly detector: Detector;
  /** Path of the model for workers; null = the one that ships. */
  readonly model: string | null;
  readonly jobs: number;
}

/** Mails judged in this process before workers are started: a small mailbox is done sooner without. */
const WARM_UP = 64;

/** Judges mails here, and from the 65th on in worker threads when there is more than one job. */
export class Scorer {
  readonly #options: ScorerOptions;
  readonly #worker: Io['worker'];
  #pool: Promise<import('tinypool').Tinypool> | null = null;
  #count = 0;

  constructor(options: ScorerOptions, worker: Io['worker']) {
    this.#options = options;
    this.#worker = worker;
  }

  /** Mails that may be under way at once. */
  get window(): number {
    return this.#pool === null ? 1 : this.#options.jobs * 4;
  }

  async score(mail: MailBytes): Promise<ScanRecord> {
    const { detector, jobs, model, explain } = this.#options;
    this.#count += 1;
    if (jobs === 1 || this.#worker === null || this.#count <= WARM_UP)
      return scoreMail(detector, mail, { explain });
    this.#pool ??= startPool(this.#worker, jobs);
    const task: WorkerTask = { mail, model, explain };
    return (await this.#pool).run(task) as Promise<ScanRecord>;
  }

  async close(): Promise<void> {
    if (this.#pool !== null) await (await this.#pool).destroy();
  }
}

async function startPool(worker: URL, jobs: number): Promise<import('tinypool').Tinypool> {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({
    filename: worker.href,
    runtime: 'worker_threads',
    minThreads: jobs,
    maxThreads: jobs,
  });
}
