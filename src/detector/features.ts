import { moodIn } from '../signals/index.ts';
import { cohesion } from './cohesion.ts';
import type { Document, DocumentUnit } from './document.ts';
import { WORD_CLASS, wordClass } from './lexicon.ts';
import { ADDRESS_MARK, LINK_MARK } from './mask.ts';
import { hashWord } from './tokens.ts';
import { UNIT_FEATURE_AT as AT, FIRST_TOPIC, UNIT_FEATURE_COUNT, UNKNOWN } from './unit-columns.ts';

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
  row.set(tone.topics, FIRST_TOPIC);
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
