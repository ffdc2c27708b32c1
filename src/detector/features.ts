import { moodIn } from '../signals/index.ts';
import { type Document, type DocumentUnit, isContent } from './document.ts';
import { WORD_CLASS, wordClass } from './lexicon.ts';
import { ADDRESS_MARK, LINK_MARK } from './mask.ts';
import { hashWord } from './tokens.ts';

/**
 * What the passage model sees of one unit beside its text: its mood, its place, and whether it belongs to its
 * surroundings. Column order is part of the model file.
 */
export const UNIT_FEATURES = [
  // what text models and signals say, filled in by `readEvidence`
  'text',
  'textBefore',
  'textAfter',
  'textBestElsewhere',
  'chunk',
  'signals',
  'signalsNear',
  // mood
  'imperativeStart',
  'imperativeWords',
  'questionStart',
  'questionMark',
  'you',
  'me',
  'answer',
  'yourAnswer',
  'assistant',
  'polite',
  'negation',
  'artefact',
  'manner',
  'logWords',
  'capitals',
  'digits',
  'quotes',
  'link',
  'address',
  'endsSentence',
  'colonEnd',
  'startsUpper',
  'orders',
  'asks',
  'toReader',
  'toAssistant',
  'toAnswer',
  'ofSelf',
  // place
  'position',
  'first',
  'last',
  'fromEnd',
  'logUnits',
  'row',
  'code',
  'rowShare',
  'codeShare',
  'proseAmongRows',
  'afterCode',
  'beforeCode',
  'quoted',
  'tail',
  'header',
  'aside',
  'hidden',
  'decoded',
  'ownLine',
  'medianWords',
  // cohesion
  'toRest',
  'toBefore',
  'toAfter',
  'toNearestFar',
  'restRank',
  'restGap',
  'sharedWords',
  'rareShared',
  'known',
  'content',
  'meanToRest',
  'hasRequest',
  'toRequest',
  'sharedWithRequest',
] as const;

export type UnitFeature = (typeof UNIT_FEATURES)[number];
export const UNIT_FEATURE_COUNT: number = UNIT_FEATURES.length;
export const UNIT_FEATURE_AT = Object.fromEntries(
  UNIT_FEATURES.map((name, index) => [name, index]),
) as Record<UnitFeature, number>;
const AT = UNIT_FEATURE_AT;

/** Value of a cohesion feature that cannot be known: no words of the table, no neighbour, no request. */
const UNKNOWN = -1;
/** A unit is compared with at most this many others, spread evenly, so that the work stays linear in the mail. */
const FAR_SAMPLES = 40;

/** Feature rows of all units, units x UNIT_FEATURE_COUNT, row-major; the columns of text models and signals are left at 0. */
export function unitFeatures(document: Document): Float64Array {
  const { units } = document;
  const data = new Float64Array(units.length * UNIT_FEATURE_COUNT);
  const body = units.filter(({ inBody }) => inBody);
  const n = Math.max(1, body.length);
  const rows = body.filter(({ unit }) => unit.kind === 'row').length / n;
  const code = body.filter(({ unit }) => unit.kind === 'code').length / n;
  const lengths = body.map(({ from, to }) => to - from).sort((a, b) => a - b);
  const median = lengths[lengths.length >> 1] ?? 0;
  let rank = 0; // among the units of the body
  units.forEach((unit, index) => {
    const row = data.subarray(index * UNIT_FEATURE_COUNT, (index + 1) * UNIT_FEATURE_COUNT);
    mood(unit, row);
    place(document, { index, rank: unit.inBody ? rank++ : -1, of: body.length }, row);
    row[AT.rowShare] = rows;
    row[AT.codeShare] = code;
    row[AT.proseAmongRows] = unit.unit.kind === 'prose' ? rows : 0;
    row[AT.medianWords] = Math.log1p(median);
  });
  cohesion(document, data);
  return data;
}

const YOUR = hashWord('your');
const THE = hashWord('the');
const TO = hashWord('to');

function mood({ text, unit, from, to }: DocumentUnit, row: Float64Array): void {
  const { tokens, view } = text;
  let lead = true; // still among words that may stand before an order: please, now, also, then, and
  for (let t = from; t < to; t++) {
    const hash = tokens.hash[t]!;
    const kind = wordClass(hash);
    if (lead) {
      if (kind & WORD_CLASS.imperative) {
        row[AT.imperativeStart] = 1;
        lead = false;
      } else if (kind & WORD_CLASS.question) {
        row[AT.questionStart] = 1;
        lead = false;
      } else if (!(kind & WORD_CLASS.polite) && t - from >= 2) lead = false;
    }
    if (kind === 0) continue;
    if (kind & WORD_CLASS.imperative) row[AT.imperativeWords]!++;
    if (kind & WORD_CLASS.you) row[AT.you]!++;
    if (kind & WORD_CLASS.me) row[AT.me]!++;
    if (kind & WORD_CLASS.assistant) row[AT.assistant]!++;
    if (kind & WORD_CLASS.polite) row[AT.polite]!++;
    if (kind & WORD_CLASS.negation) row[AT.negation]!++;
    if (kind & WORD_CLASS.artefact) row[AT.artefact]!++;
    if (kind & WORD_CLASS.manner) row[AT.manner]!++;
    if (kind & WORD_CLASS.answer) {
      row[AT.answer]!++;
      for (let back = Math.max(from, t - 3); back < t; back++) {
        if (tokens.hash[back] === YOUR || (tokens.hash[back] === THE && tokens.hash[back - 1] !== TO))
          row[AT.yourAnswer] = 1;
      }
    }
  }
  const tone = moodIn(view, unit.start, unit.end);
  row[AT.orders] = tone.imperative;
  row[AT.asks] = tone.request + tone.question;
  row[AT.toReader] = tone.toReader;
  row[AT.toAssistant] = tone.toAssistant;
  row[AT.toAnswer] = tone.toAnswer;
  row[AT.ofSelf] = tone.self;
  row[AT.logWords] = Math.log1p(to - from);
  let capitals = 0;
  let digits = 0;
  let quotes = 0;
  const source = view.reading.text;
  for (let at = unit.start; at < unit.end; at++) {
    const code = source.charCodeAt(at);
    if (code >= 65 && code <= 90) capitals++;
    else if (code >= 48 && code <= 57) digits++;
    else if (code === 34 || code === 0x201c || code === 0x201d || code === 0x60) quotes++;
  }
  const length = unit.end - unit.start;
  row[AT.capitals] = capitals / length;
  row[AT.digits] = digits / length;
  row[AT.quotes] = Math.min(4, quotes);
  const link = text.masked.indexOf(LINK_MARK, unit.start);
  row[AT.link] = link >= 0 && link < unit.end ? 1 : 0;
  const address = text.masked.indexOf(ADDRESS_MARK, unit.start);
  row[AT.address] = address >= 0 && address < unit.end ? 1 : 0;
  const last = source[unit.end - 1]!;
  row[AT.questionMark] = last === '?' || last === '\uff1f' || last === '\u061f' ? 1 : 0;
  row[AT.endsSentence] = /[.!?\u3002\uff01\uff1f\u0964]/.test(last) ? 1 : 0;
  row[AT.colonEnd] = last === ':' || last === '\uff1a' ? 1 : 0;
  const firstCode = source.charCodeAt(unit.start);
  row[AT.startsUpper] = firstCode >= 65 && firstCode <= 90 ? 1 : 0;
}

interface Rank {
  readonly index: number;
  /** Position among the units of the body, -1 outside it; and how many there are. */
  readonly rank: number;
  readonly of: number;
}

function place({ units }: Document, { index, rank, of }: Rank, row: Float64Array): void {
  const { text, unit, inBody } = units[index]!;
  const { segment, reading, primary } = text.view;
  row[AT.position] = inBody && of > 1 ? rank / (of - 1) : UNKNOWN;
  row[AT.first] = rank === 0 ? 1 : 0;
  row[AT.last] = inBody && rank === of - 1 ? 1 : 0;
  row[AT.fromEnd] = inBody ? Math.log1p(of - 1 - rank) : UNKNOWN;
  row[AT.logUnits] = Math.log1p(of);
  row[AT.row] = unit.kind === 'row' ? 1 : 0;
  row[AT.code] = unit.kind === 'code' ? 1 : 0;
  row[AT.afterCode] = units[index - 1]?.unit.kind === 'code' ? 1 : 0;
  row[AT.beforeCode] = units[index + 1]?.unit.kind === 'code' ? 1 : 0;
  row[AT.quoted] =
    segment.role === 'quoted' || segment.role === 'forwarded' || reading.text[unit.start] === '>' ? 1 : 0;
  row[AT.tail] = segment.role === 'signature' || segment.role === 'footer' ? 1 : 0;
  row[AT.header] = inBody ? 0 : 1;
  row[AT.aside] =
    segment.origin === 'attribute' || segment.origin === 'comment' || segment.origin === 'attachment' ? 1 : 0;
  row[AT.hidden] = segment.visibility === 'hidden' ? 1 : 0;
  row[AT.decoded] = primary ? 0 : 1;
  const before = unit.start === 0 || reading.text.lastIndexOf('\n', unit.start - 1) >= unit.start - 3;
  const newline = reading.text.indexOf('\n', unit.end);
  const after = unit.end >= reading.text.length - 1 || (newline >= 0 && newline <= unit.end + 2);
  row[AT.ownLine] = before && after ? 1 : 0;
}

function cohesion(document: Document, data: Float64Array): void {
  const { units, sums, total, knownWords, contentWords, unitsWith, request } = document;
  const n = units.length;
  const dims = total.length;
  const norms = new Float64Array(n);
  for (let i = 0; i < n; i++) norms[i] = Math.sqrt(dot(sums, i * dims, sums, i * dims, dims));
  const toRest = new Float64Array(n).fill(UNKNOWN);
  const rest = new Float32Array(dims);
  for (let i = 0; i < n; i++) {
    if (norms[i] === 0) continue;
    const own = units[i]!.inBody ? 1 : 0;
    for (let d = 0; d < dims; d++) rest[d] = total[d]! - own * sums[i * dims + d]!;
    const norm = Math.sqrt(dot(rest, 0, rest, 0, dims));
    if (norm > 1e-3) toRest[i] = dot(sums, i * dims, rest, 0, dims) / (norm * norms[i]!);
  }
  const knownRest = Array.from(toRest)
    .filter((value) => value !== UNKNOWN)
    .sort((a, b) => a - b);
  const meanRest = knownRest.length > 0 ? knownRest.reduce((a, b) => a + b, 0) / knownRest.length : UNKNOWN;
  const requestNorm = request === null ? 0 : Math.sqrt(dot(request.sum, 0, request.sum, 0, dims));
  const step = Math.max(1, n / FAR_SAMPLES);
  for (let i = 0; i < n; i++) {
    const row = data.subarray(i * UNIT_FEATURE_COUNT, (i + 1) * UNIT_FEATURE_COUNT);
    const { text, from, to } = units[i]!;
    row[AT.toRest] = toRest[i]!;
    row[AT.meanToRest] = meanRest;
    row[AT.restGap] = toRest[i] === UNKNOWN ? 0 : toRest[i]! - meanRest;
    row[AT.restRank] =
      toRest[i] === UNKNOWN ? UNKNOWN : below(knownRest, toRest[i]!) / Math.max(1, knownRest.length - 1);
    row[AT.toBefore] = similarity(i, i - 1);
    row[AT.toAfter] = similarity(i, i + 1);
    let nearest = UNKNOWN;
    for (let k = 0; k < n; k += step) {
      const j = Math.floor(k);
      if (j >= i - 1 && j <= i + 1) continue;
      nearest = Math.max(nearest, similarity(i, j));
    }
    row[AT.toNearestFar] = nearest;
    let shared = 0;
    let rare = 0;
    let withRequest = 0;
    for (let t = from; t < to; t++) {
      if (!isContent(text.tokens, t)) continue;
      const hash = text.tokens.hash[t]!;
      if (unitsWith.get(hash)! > 1) {
        shared++;
        if ((wordClass(hash) & ~WORD_CLASS.artefact) === 0) rare++;
      }
      if (request?.words.has(hash)) withRequest++;
    }
    const words = contentWords[i]!;
    row[AT.content] = Math.log1p(words);
    row[AT.sharedWords] = words === 0 ? UNKNOWN : shared / words;
    row[AT.rareShared] = Math.log1p(rare);
    row[AT.known] = words === 0 ? UNKNOWN : knownWords[i]! / words;
    row[AT.hasRequest] = request === null ? 0 : 1;
    row[AT.toRequest] =
      request === null || requestNorm === 0 || norms[i] === 0
        ? UNKNOWN
        : dot(sums, i * dims, request.sum, 0, dims) / (norms[i]! * requestNorm);
    row[AT.sharedWithRequest] = request === null || words === 0 ? UNKNOWN : withRequest / words;
  }
  function similarity(i: number, j: number): number {
    if (j < 0 || j >= n || norms[i] === 0 || norms[j] === 0) return UNKNOWN;
    return dot(sums, i * dims, sums, j * dims, dims) / (norms[i]! * norms[j]!);
  }
}

function below(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function dot(a: Float32Array, ai: number, b: Float32Array, bi: number, dims: number): number {
  let sum = 0;
  for (let d = 0; d < dims; d++) sum += a[ai + d]! * b[bi + d]!;
  return sum;
}
