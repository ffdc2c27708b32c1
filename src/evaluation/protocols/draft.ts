import type { LoadReport } from '../../datasets/index.ts';
import { ChainmailError } from '../../errors.ts';
import type { Cell, Curve, DataUse, ProtocolResult, Reproduced, ResultTable } from '../protocol-result.ts';
import type { Protocol, ProtocolContext } from './context.ts';

/** A result being written: what was used, what is missing, and the tables that could be computed. */
export class Draft {
  readonly missing: string[] = [];
  readonly notes: string[] = [];
  readonly tables: ResultTable[] = [];
  readonly curves: Curve[] = [];
  readonly reproduced: Reproduced[] = [];
  readonly #data = new Map<string, DataUse>();

  /** Notes that `rows` rows of a loaded set were used (the most that any part of the protocol used). */
  use(report: LoadReport, rows: number): void {
    const { id, coverage } = report;
    const published = Object.values(coverage.splits).reduce((sum, split) => sum + (split.published ?? 0), 0);
    const before = this.#data.get(id)?.rows ?? 0;
    this.#data.set(id, {
      set: id,
      rows: Math.max(before, rows),
      published: published > 0 ? published : null,
      whole: coverage.whole,
    });
  }

  miss(what: string): void {
    if (!this.missing.includes(what)) this.missing.push(what);
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  /** Our value of a published figure. */
  reproduce(published: string, ours: Cell, note?: string): void {
    this.reproduced.push({ published, ours, ...(note !== undefined && { note }) });
  }

  /** Takes over what a shared part of the work used, missed and noted. */
  follow(other: Draft): void {
    for (const [set, use] of other.#data) {
      const rows = Math.max(use.rows, this.#data.get(set)?.rows ?? 0);
      this.#data.set(set, { ...use, rows });
    }
    for (const what of other.missing) this.miss(what);
    for (const text of other.notes) this.note(text);
  }

  get data(): readonly DataUse[] {
    return [...this.#data.values()];
  }
}

type Outline = Omit<Protocol, 'run'> & {
  readonly compute: (context: ProtocolContext, draft: Draft) => Promise<void>;
};

/**
 * A protocol from what it computes. Errors about data or input end it where it stands: what is done is kept, and the
 * error is told among what is missing. Any other error is a fault of the program and is thrown on.
 */
export function protocol({ compute, ...about }: Outline): Protocol {
  return {
    ...about,
    async run(context) {
      const draft = new Draft();
      try {
        await compute(context, draft);
      } catch (cause) {
        if (!(cause instanceof ChainmailError)) throw cause;
        draft.miss(cause.message);
      }
      return finish(about, context, draft);
    },
  };
}

function finish(about: Omit<Protocol, 'run'>, context: ProtocolContext, draft: Draft): ProtocolResult {
  const own = Object.entries(context.switches).filter(
    ([leak, mode]) => mode !== context.mode && about.leaks.includes(leak),
  );
  const incomplete = draft.missing.length > 0 ? 'partial' : 'done';
  return {
    protocol: about.id,
    title: about.title,
    mode: context.mode,
    switches: Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))),
    status: draft.tables.length === 0 ? 'failed' : incomplete,
    missing: draft.missing,
    notes: draft.notes,
    data: draft.data,
    tables: draft.tables,
    curves: draft.curves,
    reproduced: draft.reproduced,
  };
}
