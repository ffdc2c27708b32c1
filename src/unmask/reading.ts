/** How a stretch of text was disguised. */
export type DisguiseKind =
  | 'zero-width'
  | 'tag-characters'
  | 'variation-selectors'
  | 'bidi-override'
  | 'soft-hyphen'
  | 'homoglyph'
  | 'full-width'
  | 'math-letters'
  | 'html-entities'
  | 'split-by-tags'
  | 'letter-spacing'
  | 'newline-split'
  | 'leetspeak'
  | 'scrambled'
  | 'base64'
  | 'hex'
  | 'escapes'
  | 'percent'
  | 'rot13'
  | 'reversed';

/** One disguise that was undone; `span` indexes UTF-16 units of the text as given (the segment's text). */
export interface Disguise {
  readonly kind: DisguiseKind;
  readonly span: readonly [number, number];
}

/** A text as a reader (or a model) would understand it, with the way back. */
export interface Reading {
  readonly text: string;
  /**
   * `map[i]` is the index in the text as given that produced UTF-16 unit `i` of `text`; length `text.length + 1`,
   * not decreasing, last entry = end of the source stretch. `null` means identity (nothing was changed).
   */
  readonly map: Int32Array | null;
  readonly disguises: readonly Disguise[];
}

/** What one text says: its plain reading in place, and what encoded stretches of it say once decoded. */
export interface Unmasked {
  readonly plain: Reading;
  /** Decoded stretches and alternative readings (base64, rot13, tag characters, leetspeak …), each a text of its own. */
  readonly decoded: readonly Reading[];
  /** Whether a limit was reached (see UnmaskLimits), so that a part of the text was not read or not decoded. */
  readonly truncated: boolean;
}

/** The stretch of the source that produced `[start, end)` of a reading's text. */
export function sourceSpan(reading: Reading, start: number, end: number): readonly [number, number] {
  if (reading.map === null) return [start, end];
  return [
    reading.map[start]!,
    Math.max(reading.map[start]!, end > start ? reading.map[end - 1]! + 1 : reading.map[start]!),
  ];
}
