import type { CaseView, TextView } from '../signals/index.ts';
import { sourceSpan } from '../unmask/index.ts';
import { WORD_CLASS, wordClass } from './lexicon.ts';
import { maskText } from './mask.ts';
import { type Tokens, tokenize } from './tokens.ts';
import { splitUnits, type Unit } from './units.ts';
import { rowOf, type WordTable, weightOf } from './words.ts';

/** One text of an item, masked and cut into words. */
export interface DocumentText {
  readonly view: TextView;
  readonly masked: string;
  readonly tokens: Tokens;
}

/** One unit of an item: where it stands and which words it has. */
export interface DocumentUnit {
  readonly text: DocumentText;
  readonly unit: Unit;
  /** Word indices [from, to) into `text.tokens`. */
  readonly from: number;
  readonly to: number;
  /** Header values and file names stand beside the body, not in it. */
  readonly inBody: boolean;
}

/** Everything of one context item that the passage model reads, in reading order. */
export interface Document {
  readonly item: number;
  readonly units: readonly DocumentUnit[];
  /** units x dims sums of weighted word vectors; length 0 without a table. */
  readonly sums: Float32Array;
  /** Sum of `sums` over the units of the body. */
  readonly total: Float32Array;
  readonly content: ContentWords;
  /** Per unit: content words that the word table knows. */
  readonly knownWords: Int32Array;
  /** Weighted word-vector sum and word hashes of the user's request; null when there is none. */
  readonly request: { readonly sum: Float32Array; readonly words: ReadonlySet<number> } | null;
}

/** The content words of the units, numbered in order of first occurrence so that each is looked up once. */
export interface ContentWords {
  /** Number of each, unit by unit: those of unit i are [starts[i], starts[i + 1]). */
  readonly words: readonly number[];
  readonly starts: Int32Array;
  /** Per number: the word's hash as `mapKey` gives it, and how many units it occurs in. */
  readonly hashes: readonly number[];
  readonly unitsWith: readonly number[];
}

/** The documents of a case, one per context item: what was decoded stands where it was found. */
export function buildDocuments(view: CaseView, words: WordTable): Document[] {
  const request = view.request === null ? null : readRequest(view.request.toLowerCase(), words);
  const documents: Document[] = [];
  let group: TextView[] = [];
  const flush = (): void => {
    if (group.length > 0) documents.push(buildDocument(group, request, words));
    group = [];
  };
  for (const text of view.texts) {
    if (group.length > 0 && group[0]!.item !== text.item) flush();
    group.push(text);
  }
  flush();
  return documents;
}

function readRequest(lower: string, words: WordTable): Document['request'] {
  const tokens = tokenize(maskText(lower));
  const sum = new Float32Array(words.dims);
  const seen = new Set<number>();
  for (let t = 0; t < tokens.count; t++) {
    const hash = tokens.hash[t]!;
    if (!isContent(tokens, t)) continue;
    seen.add(mapKey(hash));
    addVector(words, rowOf(words, hash), sum, 0);
  }
  return { sum, words: seen };
}

/** White space that is not a single blank: most units have none, and a replacement for each blank is dear. */
const SPACED = /\s\s|[^\S ]/;

function buildDocument(views: readonly TextView[], request: Document['request'], words: WordTable): Document {
  const units: DocumentUnit[] = [];
  // plain and HTML parts say the same things twice; a hidden repeat is another thing than a visible one
  const seen = { visible: new Set<string>(), hidden: new Set<string>() };
  for (const view of views) {
    const known = seen[view.segment.visibility];
    const masked = maskText(view.lower);
    const text: DocumentText = { view, masked, tokens: tokenize(masked) };
    const inBody = view.segment.origin !== 'header' && view.segment.origin !== 'filename';
    const after = view.primary ? [] : units.splice(placeOf(view, units));
    let from = 0;
    for (const unit of splitUnits(view.reading.text)) {
      while (from < text.tokens.count && text.tokens.start[from]! < unit.start) from++;
      let to = from;
      while (to < text.tokens.count && text.tokens.start[to]! < unit.end) to++;
      const first = from;
      from = to;
      if (to === first) continue;
      const said = masked.slice(unit.start, unit.end);
      const key = SPACED.test(said) ? said.replace(/\s{2,}|[^\S ]/g, ' ') : said;
      if (known.has(key)) continue;
      known.add(key);
      units.push({ text, unit, from: first, to, inBody });
    }
    for (const unit of after) units.push(unit);
  }
  const { dims } = words;
  const sums = new Float32Array(units.length * dims);
  const total = new Float32Array(dims);
  const knownWords = new Int32Array(units.length);
  const content = numberContent(units);
  const rows = content.hashes.map((hash) => rowOf(words, hash >>> 0));
  units.forEach(({ inBody }, index) => {
    const to = content.starts[index + 1]!;
    for (let k = content.starts[index]!; k < to; k++)
      if (addVector(words, rows[content.words[k]!]!, sums, index * dims)) knownWords[index]!++;
    if (inBody) for (let d = 0; d < dims; d++) total[d]! += sums[index * dims + d]!;
  });
  return { item: views[0]!.item, units, sums, total, content, knownWords, request };
}

/** Where the units of a decoded reading belong: behind the unit that holds the characters it was decoded from. */
function placeOf(view: TextView, units: readonly DocumentUnit[]): number {
  const [start] = sourceSpan(view.reading, 0, view.reading.text.length);
  let at = units.length;
  while (at > 0) {
    const { text, unit } = units[at - 1]!;
    if (text.view.segmentIndex !== view.segmentIndex) break;
    if (sourceSpan(text.view.reading, unit.start, unit.end)[0] <= start) break;
    at--;
  }
  return at;
}

function numberContent(units: readonly DocumentUnit[]): ContentWords {
  const numbers = new Map<number, number>();
  const words: number[] = [];
  const starts = new Int32Array(units.length + 1);
  const hashes: number[] = [];
  const unitsWith: number[] = [];
  const lastUnit: number[] = [];
  units.forEach(({ text: { tokens }, from, to }, index) => {
    for (let t = from; t < to; t++) {
      if (!isContent(tokens, t)) continue;
      const key = mapKey(tokens.hash[t]!);
      let number = numbers.get(key);
      if (number === undefined) {
        number = hashes.push(key) - 1;
        numbers.set(key, number);
        unitsWith.push(0);
        lastUnit.push(-1);
      }
      words.push(number);
      if (lastUnit[number] === index) continue;
      lastUnit[number] = index;
      unitsWith[number]!++;
    }
    starts[index + 1] = words.length;
  });
  return { words, starts, hashes, unitsWith };
}

/** A word hash as a key of maps and sets: half of all hashes are no small integers unless signed, and an object each. */
const mapKey = (hash: number): number => hash | 0;

/** Words that carry a topic: at least three letters, not a function word, not a number. */
function isContent(tokens: Tokens, index: number): boolean {
  if (tokens.end[index]! - tokens.start[index]! < 3) return false;
  return (wordClass(tokens.hash[index]!) & (WORD_CLASS.stop | WORD_CLASS.polite)) === 0;
}

/** @param row the word's row in the table, -1 for a word that it does not know */
function addVector(words: WordTable, row: number, into: Float32Array, at: number): boolean {
  const weight = row < 0 ? 0 : weightOf(row);
  if (weight === 0) return false;
  const { dims, vectors } = words;
  const base = row * dims;
  for (let d = 0; d < dims; d++) into[at + d]! += weight * vectors[base + d]!;
  return true;
}
