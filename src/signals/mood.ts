import { marksIn, marksOf } from './reads.ts';
import { CONCEPTS, type Concept, conceptId, LANGUAGES, type Language } from './scan/concept.ts';
import type { Marks } from './scan/marks.ts';
import type { TextView } from './signal.ts';

/** How a stretch of text speaks: counts of words or sentences, 0 or more. */
export interface Mood {
  /** Sentences begun, at least 1 for a text with a word of the lexicons. */
  readonly sentences: number;
  /** Orders: verbs in the imperative that begin a clause (Japanese, Korean, Turkish, Hindi: wherever they stand). */
  readonly imperative: number;
  /** Question marks. */
  readonly question: number;
  /** "please", "could you" and their like. */
  readonly request: number;
  /** Second person. */
  readonly toReader: number;
  /** Names of software that reads: "AI assistant", "language model". */
  readonly toAssistant: number;
  /** The reader's answer or summary is spoken of. */
  readonly toAnswer: number;
  /** First person. */
  readonly self: number;
  /** Words per topic, in the order of TOPICS. */
  readonly topics: Uint8Array;
}

/** What a stretch of text may be about, whatever its language: the concepts that speak of it. */
const TOPIC_CONCEPTS = {
  send: ['send'],
  remove: ['remove'],
  reveal: ['reveal'],
  say: ['say'],
  open: ['visit', 'run', 'command', 'link'],
  pay: ['pay', 'bank'],
  secret: ['secret'],
  manyMails: ['allMail', 'mailRule'],
  keepFrom: ['conceal', 'quietly'],
  unasked: ['noAsk', 'approved'],
  lasting: ['future', 'store', 'remember', 'waiting'],
  summing: ['summary', 'summaryAct', 'answer'],
  judging: ['rank'],
  machine: ['assistant', 'calledTool', 'machine'],
  owner: ['user'],
  setAside: ['ignore', 'dropTask', 'role', 'newTask', 'unbound'],
} as const satisfies Readonly<Record<string, readonly Concept[]>>;

export type Topic = keyof typeof TOPIC_CONCEPTS;
export const TOPICS = Object.keys(TOPIC_CONCEPTS) as readonly Topic[];
const TOPIC_IDS = TOPICS.map((topic) => TOPIC_CONCEPTS[topic].map((concept) => conceptId.get(concept)!));

const IMPERATIVE = conceptId.get('imperative')!;
const PLEASE = conceptId.get('please')!;
const YOU = conceptId.get('you')!;
const ASSISTANT = conceptId.get('assistant')!;
const ANSWER = conceptId.get('answer')!;
const SELF = conceptId.get('self')!;

/** These languages put the order at the end of the clause, in a form of its own. */
const VERB_LAST = languageBits('ja', 'ko', 'tr', 'hi');

function languageBits(...languages: Language[]): number {
  return languages.reduce((bits, l) => bits | (1 << LANGUAGES.indexOf(l)), 0);
}

/** Mood of a sentence, a window, a mail: one linear pass. */
export function moodOf(text: string): Mood {
  return moodOfMarks(marksIn(text), text, [0, text.length]);
}

/** Mood of `[start, end)` of a text whose marks are known already: looks at the marks of that stretch only. */
export function moodIn(text: TextView, start: number, end: number): Mood {
  return moodOfMarks(marksOf(text), text.reading.text, [start, end]);
}

// Scratch, by concept and by language: a mail has many units, and fresh arrays for each cost more than the counting.
const conceptCounts = new Int32Array(CONCEPTS.length);
const lastWords = new Int32Array(CONCEPTS.length);
const languageCounts = new Int32Array(LANGUAGES.length);

function moodOfMarks(marks: Marks, text: string, [start, end]: readonly [number, number]): Mood {
  const from = firstMarkAt(marks, start);
  const to = firstMarkAt(marks, end);
  const spoken = spokenLanguages(marks, from, to);
  conceptCounts.fill(0);
  lastWords.fill(-1);
  const counts = conceptCounts;
  const lastWord = lastWords;
  for (let m = from; m < to; m++) {
    const concept = marks.concept[m]!;
    const languages = marks.languages[m]! & spoken;
    if (languages === 0 || lastWord[concept] === marks.word[m]) continue;
    if (concept === IMPERATIVE && marks.initial[m] === 0 && (languages & VERB_LAST) === 0) continue;
    lastWord[concept] = marks.word[m]!;
    counts[concept]!++;
  }
  return {
    sentences: to > from ? marks.sentence[to - 1]! - marks.sentence[from]! + 1 : 0,
    imperative: counts[IMPERATIVE]!,
    question: questionMarks(text, start, end),
    request: counts[PLEASE]!,
    toReader: counts[YOU]!,
    toAssistant: counts[ASSISTANT]!,
    toAnswer: counts[ANSWER]!,
    self: counts[SELF]!,
    topics: topicsOf(counts),
  };
}

function topicsOf(counts: Int32Array): Uint8Array {
  const topics = new Uint8Array(TOPIC_IDS.length);
  for (let t = 0; t < topics.length; t++) {
    let sum = 0;
    for (const concept of TOPIC_IDS[t]!) sum += counts[concept]!;
    topics[t] = Math.min(255, sum);
  }
  return topics;
}

/** Bit set of the languages with at least two thirds as many marks as the best: words of others are chance. */
function spokenLanguages(marks: Marks, from: number, to: number): number {
  const counts = languageCounts.fill(0);
  for (let m = from; m < to; m++) {
    const languages = marks.languages[m]!;
    for (let l = 0; l < counts.length; l++) counts[l]! += (languages >> l) & 1;
  }
  let best = 0;
  for (let l = 0; l < counts.length; l++) best = Math.max(best, counts[l]!);
  let bits = 0;
  for (let l = 0; l < counts.length; l++) if (counts[l]! * 3 >= best * 2) bits |= 1 << l;
  return bits;
}

function firstMarkAt(marks: Marks, offset: number): number {
  let low = 0;
  let high = marks.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks.start[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function questionMarks(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c === 0x3f || c === 0xff1f || c === 0x61f) count++;
  }
  return count;
}
