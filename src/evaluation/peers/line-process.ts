import { type ChildProcess, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import { InputError } from '../../errors.ts';
import type { ReadyLine, ScoreLine, TextLine } from './line-host.ts';
import { type MemoryUse, memoryOf } from './process-memory.ts';

export interface LineLimits {
  /** For one text, and for the start together with the first text, seconds. */
  readonly textSeconds: number;
  readonly startSeconds: number;
  /** Resident set, bytes (watched on Linux). */
  readonly memoryBytes: number;
}

export const DEFAULT_LIMITS: LineLimits = { textSeconds: 30, startSeconds: 60, memoryBytes: 2 * 2 ** 30 };

/** What came of one text: a score, or why there is none. */
export type Scored =
  | { readonly score: number; readonly ms: number }
  | { readonly failure: 'timeout' | 'memory' | 'died' | 'malformed' | 'refused'; readonly why: string };

export interface LineProcessOptions {
  /** Program and arguments; no shell is between. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly limits?: Partial<LineLimits>;
}

/** So often a scorer may die before it is given up. */
const MAX_DEATHS = 3;
const WATCH_MS = 100;
const MAX_LINE = 1 << 20;
/** A scorer is other people's code: it sees no token and no key of the caller. */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'NO_COLOR'];

interface Pending {
  readonly id: string;
  readonly begin: number;
  readonly timer: NodeJS.Timeout;
  readonly done: (result: Scored) => void;
}

/**
 * A scorer in a process of its own that reads one JSON line a text and writes one a score. It owns the process: starts
 * it, ends it when a text takes too long or memory too much, and starts it again, at most three times.
 */
export class LineProcess {
  readonly #options: LineProcessOptions;
  readonly #limits: LineLimits;
  #child: ChildProcess | null = null;
  #pending: Pending | null = null;
  #deaths = 0;
  #stderr = '';
  #watch: NodeJS.Timeout | null = null;
  /** Peak resident set over all starts, bytes; 0 where it cannot be read. */
  peakBytes = 0;
  /** What the scorer told of its first start, null while nothing came. */
  ready: ReadyLine | null = null;

  constructor(options: LineProcessOptions) {
    if (options.command.length === 0)
      throw new InputError('peer-command', 'the command of a scorer is empty');
    this.#options = options;
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits };
  }

  /** Died too often: it is not started again. */
  get givenUp(): boolean {
    return this.#deaths >= MAX_DEATHS;
  }

  /** Scores one text; the next may be asked for when this one is answered. */
  async score(line: TextLine): Promise<Scored> {
    if (this.#pending) throw new InputError('peer-busy', 'a scorer answers one text at a time');
    if (this.givenUp)
      return { failure: 'died', why: `given up after ${MAX_DEATHS} ends: ${this.#lastWords()}` };
    const fresh = this.#child === null;
    this.#child ??= this.#start();
    const seconds = fresh ? this.#limits.startSeconds : this.#limits.textSeconds;
    return new Promise((done) => {
      const timer = setTimeout(() => this.#end('timeout', `no answer within ${seconds} s`), 1000 * seconds);
      this.#pending = { id: line.id, begin: performance.now(), timer, done };
      this.#child!.stdin!.write(`${jsonLine(line)}\n`);
    });
  }

  /** Ends the process. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#note(memoryOf(child.pid));
    this.#child = null;
    clearInterval(this.#watch ?? undefined);
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.stdin?.end();
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
    await gone;
    clearTimeout(timer);
  }

  #start(): ChildProcess {
    const [program, ...args] = this.#options.command as [string, ...string[]];
    const env = Object.fromEntries(
      PASSED_ON.flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
    );
    const child = spawn(program, args, { cwd: this.#options.cwd, env, stdio: 'pipe', windowsHide: true });
    const decoder = new StringDecoder('utf8');
    let rest = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop()!;
      if (rest.length > MAX_LINE) this.#end('malformed', 'its answer has no end');
      for (const text of lines) if (child === this.#child) this.#answer(text);
    });
    child.stderr!.on('data', (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-4000);
    });
    // A write to a process that is gone: its end is told by `close`.
    child.stdin!.on('error', () => {});
    child.on('error', (error) => this.#died(child, `cannot be started: ${error.message}`));
    child.on('close', (code, signal) =>
      this.#died(child, `ended with ${signal ?? `status ${code}`}: ${this.#lastWords()}`),
    );
    clearInterval(this.#watch ?? undefined);
    this.#watch = setInterval(() => {
      const use = memoryOf(child.pid);
      this.#note(use);
      if (use && use.now > this.#limits.memoryBytes)
        this.#end('memory', `more than ${Math.round(this.#limits.memoryBytes / 2 ** 20)} MB`);
    }, WATCH_MS);
    this.#watch.unref();
    return child;
  }

  #note(use: MemoryUse | null): void {
    if (use) this.peakBytes = Math.max(this.peakBytes, use.peak);
  }

  #answer(text: string): void {
    // Whatever else a package prints is not for us.
    if (!text.startsWith('{')) return;
    let line: Partial<ReadyLine> & Partial<{ id: string; score: number; ms: number; error: string }>;
    try {
      line = JSON.parse(text);
    } catch {
      this.#settle({ failure: 'malformed', why: `is no JSON: ${text.slice(0, 80)}` });
      return;
    }
    if (line.ready === true) {
      this.ready ??= line as ReadyLine;
      return;
    }
    const pending = this.#pending;
    if (pending === null || String(line.id) !== pending.id) return;
    if (typeof line.error === 'string') this.#settle({ failure: 'refused', why: line.error });
    else if (typeof line.score !== 'number')
      this.#settle({ failure: 'malformed', why: `has no score: ${text.slice(0, 80)}` });
    else this.#settle({ score: line.score, ms: line.ms ?? performance.now() - pending.begin });
  }

  #settle(result: Scored): void {
    const pending = this.#pending;
    if (!pending) return;
    this.#pending = null;
    clearTimeout(pending.timer);
    pending.done(result);
  }

  /** Ends a process that went too far; the text under way gets the reason. */
  #end(failure: 'timeout' | 'memory' | 'malformed', why: string): void {
    const child = this.#child;
    if (!child) return;
    this.#note(memoryOf(child.pid));
    this.#child = null;
    this.#deaths++;
    clearInterval(this.#watch ?? undefined);
    child.kill('SIGKILL');
    this.#stderr = why;
    this.#settle({ failure, why });
  }

  #died(child: ChildProcess, why: string): void {
    if (child !== this.#child) return;
    this.#child = null;
    this.#deaths++;
    clearInterval(this.#watch ?? undefined);
    this.#settle({ failure: 'died', why });
  }

  /** The line of standard error that says most. */
  #lastWords(): string {
    const lines = this.#stderr.split('\n').filter((line) => line.trim() !== '');
    const told = lines.findLast((line) => /error|cannot|not found/i.test(line)) ?? lines.at(-1);
    return (told ?? 'it said nothing').trim().slice(0, 300);
  }
}

/** JSON on one line for readers that also break lines at U+2028 and U+2029. */
const jsonLine = (line: TextLine | ScoreLine): string =>
  JSON.stringify(line).replace(/[\u2028\u2029]/g, (c) => (c === '\u2028' ? '\\u2028' : '\\u2029'));
