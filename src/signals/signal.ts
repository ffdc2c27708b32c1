import type { Case, ContextItem } from '../case.ts';
import type { Segment } from '../mail/message.ts';
import type { Stage } from '../stages/stage.ts';
import type { Reading } from '../unmask/reading.ts';
import type { Marks } from './scan/marks.ts';

/** One text of a case in one reading: a segment's plain reading, or what an encoded stretch of it says. */
export interface TextView {
  readonly item: number;
  /** Index of the segment in its message; 0 for a text item. */
  readonly segmentIndex: number;
  /** Text items get a segment of origin `plain`. */
  readonly segment: Segment;
  readonly reading: Reading;
  /** Lower-cased reading text, same length as `reading.text` (offsets agree). */
  readonly lower: string;
  /** False for decoded or alternative readings. */
  readonly primary: boolean;
  /** Kept when the text is first scanned; a weak map from texts would burden the garbage collector. */
  marks?: Marks | undefined;
}

/** A case as signals see it. */
export interface CaseView {
  readonly items: readonly ContextItem[];
  readonly request: string | null;
  readonly texts: readonly TextView[];
  readonly case: Case;
}

/** An occurrence: where in which text (offsets in `text.reading.text`). */
export interface Occurrence {
  readonly text: TextView;
  readonly start: number;
  readonly end: number;
  /** Overrides the signal's own reason where this occurrence has a more telling one. */
  readonly why?: string;
}

/** A text given to a signal's proof: plain text, or a case with more to it. */
export type Proof = string | Case;

/** One observable sign of an attack, with its own proof. */
export interface Signal {
  /** kebab-case, stable, unique. */
  readonly id: string;
  /** The stage of the chain it speaks of. */
  readonly stage: Stage;
  readonly severity: 'low' | 'medium' | 'high';
  /** What it is, in a few words. */
  readonly title: string;
  /** Why it matters, one sentence for the reader of a verdict. */
  readonly why: string;
  /** Lower-case words or phrases, one of which must occur in a text for `find` to look at it; null = always. */
  readonly keywords: readonly string[] | null;
  /** Each must be found. */
  readonly matches: readonly Proof[];
  /** Ordinary mail that looks alike: none may be found. */
  readonly nearMisses: readonly Proof[];
  /** Work is linear in the text. Looks at `texts` only (those of the view in which a keyword occurs). */
  find(texts: readonly TextView[], view: CaseView): Occurrence[];
}
