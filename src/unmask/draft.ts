import type { Disguise, DisguiseKind, Reading } from './reading.ts';

/** Puts `text` in place of `[start, end)`; with a `kind` the stretch is reported as disguised. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind?: DisguiseKind | undefined;
}

/** Spans of one kind that stand closer than this (UTF-16 units of the source) are one disguise. */
const SAME_DISGUISE = 40;

/** The reading that says the text as given. */
export function identity(text: string): Reading {
  return { text, map: null, disguises: [] };
}

/** Applies edits (in order, not overlapping) to a reading. Replacements map to the stretch they replace, spread evenly. */
export function applyEdits(reading: Reading, edits: readonly Edit[]): Reading {
  if (edits.length === 0) return reading;
  const { text, map } = reading;
  let length = text.length;
  for (const edit of edits) length += edit.text.length - (edit.end - edit.start);
  const next = new Int32Array(length + 1);
  const pieces: string[] = [];
  const found: Disguise[] = [];
  let from = 0;
  let to = 0;
  const source = (at: number): number => (map === null ? at : map[at]!);
  const keep = (end: number): void => {
    if (end > from) pieces.push(text.slice(from, end));
    while (from < end) next[to++] = source(from++);
  };
  for (const edit of edits) {
    keep(edit.start);
    const width = edit.end - edit.start;
    const size = edit.text.length;
    for (let i = 0; i < size; i++)
      next[to++] = source(edit.start + (size === width ? i : Math.floor((i * width) / size)));
    if (size > 0) pieces.push(edit.text);
    from = edit.end;
    if (edit.kind !== undefined)
      found.push({ kind: edit.kind, span: [source(edit.start), source(edit.end)] });
  }
  keep(text.length);
  next[to] = source(text.length);
  return { text: pieces.join(''), map: next, disguises: mergeDisguises(reading.disguises, found) };
}

/** Joins neighbouring spans of one kind. `added` is in order of position. */
export function mergeDisguises(known: readonly Disguise[], added: readonly Disguise[]): readonly Disguise[] {
  const merged = [...known];
  const open = new Map<DisguiseKind, number>();
  for (const disguise of added) {
    const at = open.get(disguise.kind);
    const last = at === undefined ? undefined : merged[at];
    if (at !== undefined && last !== undefined && disguise.span[0] - last.span[1] < SAME_DISGUISE) {
      merged[at] = { kind: last.kind, span: [last.span[0], Math.max(last.span[1], disguise.span[1])] };
    } else {
      open.set(disguise.kind, merged.length);
      merged.push(disguise);
    }
  }
  return merged;
}

/** A reading of `text` that was won from `[start, end)` of `outer`, its units spread evenly over that stretch. */
export function derive(
  outer: Reading,
  span: readonly [number, number],
  found: { text: string; kind: DisguiseKind },
): Reading {
  const { text, kind } = found;
  const [start, end] = span;
  const source = (at: number): number => (outer.map === null ? at : outer.map[at]!);
  const map = new Int32Array(text.length + 1);
  for (let i = 0; i < text.length; i++)
    map[i] = source(start + Math.floor((i * (end - start)) / text.length));
  const last = end > start ? source(end - 1) + 1 : source(start);
  map[text.length] = last;
  return { text, map, disguises: [{ kind, span: [source(start), last] }] };
}
