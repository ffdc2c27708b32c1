import type { Case } from '../../case.ts';
import { type Found, findSignals, viewCase } from '../../signals/index.ts';
import type { VERIFIED_STAGES } from '../../stages/index.ts';
import { buildDocuments, type Document } from '../document.ts';
import { type BareEvidence, bareEvidence } from '../evidence.ts';
import type { Expert } from '../text-models.ts';
import type { WordTable } from '../words.ts';

/** One labelled case that a detector is fitted on. */
export interface FitRow {
  readonly id: string;
  /** Data set, or family of rows: weights, thresholds and tables go by it. */
  readonly set: string;
  readonly label: 0 | 1;
  readonly subject: Case;
  /** The injected text, where the set tells which part of the content it is; null = anything in an attack may be it. */
  readonly injected: string | null;
  /** Whether the injected text reads as an attack by itself; false where only its place makes it one. */
  readonly explicit: boolean;
  /** False for a bare prompt: nothing surrounds it, so it says nothing about what belongs into a mail. */
  readonly inMail: boolean;
  /** Expert models that learn from this row. */
  readonly experts: readonly Expert[];
  /** Weight of the row in the text and passage models. */
  readonly emphasis: number;
  /** Which stages an attack reached, as shares 0 to 1; null = not known. */
  readonly outcome: Readonly<Partial<Record<(typeof VERIFIED_STAGES)[number], number>>> | null;
  /** Fold for out-of-fold scores; rows of one group share it. */
  readonly fold: number;
}

/** A row with everything computed that no fitted part takes part in. */
export interface PreparedRow extends FitRow {
  readonly found: readonly Found[];
  readonly documents: readonly Document[];
  readonly bare: readonly BareEvidence[];
  /** Per document and unit: 1 injected, 0 not, -1 cannot be told (an attack whose injected part is not marked). */
  readonly unitLabels: readonly Int8Array[];
}

export function prepareRow(row: FitRow, words: WordTable): PreparedRow {
  const view = viewCase(row.subject);
  const found = findSignals(view);
  const documents = buildDocuments(view, words);
  const bare = documents.map((document) => bareEvidence(document, found));
  const injected = row.injected === null ? null : plain(row.injected);
  const unitLabels = documents.map((document) =>
    Int8Array.from(document.units, ({ text, unit }) => {
      if (row.label === 0) return 0;
      if (injected === null) return -1;
      const own = plain(text.view.reading.text.slice(unit.start, unit.end));
      return own.length > 0 && overlaps(own, injected) ? 1 : 0;
    }),
  );
  return { ...row, found, documents, bare, unitLabels };
}

/** Whether a unit is (mostly) part of the injected text, or holds it. */
function overlaps(unit: string, injected: string): boolean {
  if (unit.length < 12) return injected === unit || injected.split(/(?<=[.!?]) /).includes(unit);
  return injected.includes(unit) || unit.includes(injected) || unit.includes(injected.slice(0, 60));
}

/** Without white space and escapes of JSON, which a listing of tool output may have added. */
function plain(text: string): string {
  return text.replace(/\\n/g, ' ').replaceAll('\\"', '"').replace(/\s+/g, ' ').trim();
}
