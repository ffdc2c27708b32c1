import { GAP, isUpper, KIND, kindOf, SKIP } from './alphabet.ts';
import { conceptId } from './concept.ts';
import { childOf, type Ending, type Trie } from './trie.ts';

/** What a phrase of the trie tells: a concept in some languages, or the keyword of a signal. */
export interface Meaning {
  /** Concept number, -1 for a keyword. */
  readonly concept: number;
  /** Bit set of LANGUAGES. */
  readonly languages: number;
  /** Index of the signal whose keyword it is, -1 for a concept. */
  readonly signal: number;
}

/** Where concepts occur in a text, in order of their start. Arrays hold `count` entries. */
export interface Marks {
  readonly count: number;
  readonly concept: Uint8Array;
  readonly languages: Uint16Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Number of the word the phrase begins with (two characters of a script without spaces count as a word). */
  readonly word: Int32Array;
  readonly sentence: Int32Array;
  /** 1 where the phrase begins a clause, or follows an opener such as "please". */
  readonly initial: Uint8Array;
  /** Bit set of the concepts present: two times 32 bits. */
  readonly present: readonly [number, number];
  /** Per signal: 1 if one of its keywords occurs. */
  readonly hits: Uint8Array;
}

/** White space and quotes between two words of a phrase, in characters. */
const LONGEST_GAP = 24;

const OPENER = conceptId.get('opener')!;

/** Marks are kept while a scan runs, then copied out at their true length. */
class Scratch {
  count = 0;
  concept = new Uint8Array(1024);
  languages = new Uint16Array(1024);
  start = new Int32Array(1024);
  end = new Int32Array(1024);
  word = new Int32Array(1024);
  sentence = new Int32Array(1024);
  initial = new Uint8Array(1024);

  grow(): void {
    this.concept = grown(this.concept, Uint8Array);
    this.languages = grown(this.languages, Uint16Array);
    this.start = grown(this.start, Int32Array);
    this.end = grown(this.end, Int32Array);
    this.word = grown(this.word, Int32Array);
    this.sentence = grown(this.sentence, Int32Array);
    this.initial = grown(this.initial, Uint8Array);
  }
}

/** Of names, subjects and other short texts, which most texts of a mail are. */
const UNMARKED: Omit<Marks, 'hits'> = {
  count: 0,
  concept: new Uint8Array(0),
  languages: new Uint16Array(0),
  start: new Int32Array(0),
  end: new Int32Array(0),
  word: new Int32Array(0),
  sentence: new Int32Array(0),
  initial: new Uint8Array(0),
  present: [0, 0],
};

type Numbers = Uint8Array | Uint16Array | Int32Array;

function grown<A extends Numbers>(old: A, make: new (n: number) => A): A {
  const next = new make(old.length * 2);
  next.set(old);
  return next;
}

const scratch = new Scratch();

const isBullet = (c: number): boolean =>
  c === 0x2d || c === 0x2a || c === 0x2022 || c === 0x23 || c === 0x25cf;
const isStop = (c: number): boolean =>
  c === 0x3002 || c === 0xff01 || c === 0xff1f || c === 0x61f || c === 0x964 || c === 0xff0e || c === 0x2026;

/** Comma, colon, semicolon, brackets, quotes, equals sign, pipe, dashes and their wide forms. */
const opensClause = (c: number): boolean =>
  c === 0x2c ||
  c === 0x3a ||
  c === 0x3b ||
  c === 0x28 ||
  c === 0x5b ||
  c === 0x5d ||
  c === 0x7c ||
  c === 0x3c ||
  c === 0x3d ||
  c === 0x22 ||
  c === 0x2a ||
  c === 0x60 ||
  c === 0x23 ||
  c >= 0x2010;

/** Where a scan is; in a record and not in closures, since the loop runs over every character. */
interface Place {
  readonly text: string;
  readonly trie: Trie<Meaning>;
  readonly hits: Uint8Array;
  word: number;
  sentence: number;
  /** The word that begins a clause. */
  initialWord: number;
  /** Scripts without spaces: words are not told apart, so the place after an opener counts. */
  initialAt: number;
  present0: number;
  present1: number;
}

/** One linear pass over the text; every step is bounded by the longest phrase. */
export function scan(text: string, trie: Trie<Meaning>, signals: number): Marks {
  const { symbol } = trie.alphabet;
  const { root } = trie;
  const kinds = kindOf;
  const hits = new Uint8Array(signals);
  const n = text.length;
  const place: Place = {
    text,
    trie,
    hits,
    word: -1,
    sentence: 0,
    initialWord: 0,
    initialAt: -1,
    present0: 0,
    present1: 0,
  };
  let joined = 0;
  let before: number = KIND.other;
  scratch.count = 0;

  for (let i = 0; i < n; i++) {
    const c = text.charCodeAt(i);
    const kind = kinds[c]!;
    if (kind === KIND.word) {
      if (before !== KIND.word) {
        place.word++;
        joined = 0;
        if (root[symbol[c]!]! !== 0) markAt(place, i);
        if (c >= 0x620 && c <= 0x64a) arabicStarts(place, i);
      }
      before = KIND.word;
      continue;
    }
    if (kind === KIND.joined) {
      if ((joined++ & 1) === 0) place.word++;
      if (root[symbol[c]!]! !== 0) markAt(place, i);
      before = KIND.joined;
      continue;
    }
    before = KIND.other;
    if (kind === KIND.skip) continue;
    if (c === 0x20) continue;
    if (c === 0x0a) {
      let j = i + 1;
      while (
        j < n &&
        (text.charCodeAt(j) === 0x20 || text.charCodeAt(j) === 0x3e || text.charCodeAt(j) === 9)
      )
        j++;
      const next = j < n ? text.charCodeAt(j) : 0x0a;
      if (next === 0x0a || isBullet(next)) place.sentence++;
      if (next === 0x0a || isBullet(next) || isUpper[next] === 1 || next > 0x5ff)
        place.initialWord = place.word + 1;
    } else if (c === 0x2e || c === 0x21 || c === 0x3f) {
      const next = i + 1 < n ? text.charCodeAt(i + 1) : 0x20;
      if (c !== 0x2e || kinds[next] !== KIND.word) {
        place.sentence++;
        place.initialWord = place.word + 1;
      }
    } else if (isStop(c)) {
      place.sentence++;
      place.initialWord = place.word + 1;
    } else {
      if (root[symbol[c]!]! !== 0) markAt(place, i);
      if (opensClause(c)) place.initialWord = place.word + 1;
    }
  }

  const k = scratch.count;
  if (k === 0) return { ...UNMARKED, hits };
  return {
    count: k,
    concept: scratch.concept.slice(0, k),
    languages: scratch.languages.slice(0, k),
    start: scratch.start.slice(0, k),
    end: scratch.end.slice(0, k),
    word: scratch.word.slice(0, k),
    sentence: scratch.sentence.slice(0, k),
    initial: scratch.initial.slice(0, k),
    present: [place.present0, place.present1],
    hits,
  };
}

/** Notes what the phrases that begin at `from` stand for. */
function markAt(place: Place, from: number): void {
  const { text, trie } = place;
  const found = phrasesAt(text, from, trie);
  for (let k = 0; k < found; k++) {
    const endings = trie.endings[foundEnding[k]!]!;
    const end = foundEnd[k]!;
    const closed = end === text.length || endsWord(text.charCodeAt(end - 1), text.charCodeAt(end));
    for (let e = 0; e < endings.length; e++) {
      const ending = endings[e]!;
      if (!closed && !ending.stem) continue;
      if (ending.value.signal >= 0) place.hits[ending.value.signal] = 1;
      else mark(place, ending, from, end);
    }
  }
}

function mark(place: Place, ending: Ending<Meaning>, start: number, end: number): void {
  const { concept, languages } = ending.value;
  const { word } = place;
  if (concept < 32) place.present0 |= 1 << concept;
  else place.present1 |= 1 << (concept - 32);
  const k = scratch.count;
  if (k === scratch.concept.length) scratch.grow();
  scratch.concept[k] = concept;
  scratch.languages[k] = languages;
  scratch.start[k] = start;
  scratch.end[k] = end;
  scratch.word[k] = word;
  scratch.sentence[k] = place.sentence;
  scratch.initial[k] = word === place.initialWord || start === place.initialAt ? 1 : 0;
  scratch.count++;
  if (concept === OPENER) {
    place.initialWord = word + ending.words;
    place.initialAt = end;
  }
}

const MOST_AT_ONCE = 64;
const foundEnding = new Int32Array(MOST_AT_ONCE);
const foundEnd = new Int32Array(MOST_AT_ONCE);

/** Fills `foundEnding` and `foundEnd` with the phrases that begin at `from`; returns how many. */
function phrasesAt(text: string, from: number, trie: Trie<Meaning>): number {
  const { symbol } = trie.alphabet;
  const { root, nodes, edges } = trie;
  const n = text.length;
  let node = 0;
  let gap = 0;
  let found = 0;
  for (let j = from; j < n; j++) {
    const s = symbol[text.charCodeAt(j)]!;
    if (s === SKIP) continue;
    if (s !== GAP) gap = 0;
    else if (gap++ > 0) {
      if (gap > LONGEST_GAP) break;
      continue;
    }
    node = node === 0 ? root[s]! : childOf(node, s, nodes, edges);
    if (node === 0) break;
    const at = nodes[node]!;
    if (at < 0) continue;
    foundEnding[found] = at;
    foundEnd[found++] = j + 1;
    if (found === MOST_AT_ONCE) break;
  }
  return found;
}

function endsWord(last: number, next: number): boolean {
  return kindOf[last] !== KIND.word || kindOf[next] !== KIND.word;
}

/** Arabic writes "and", "so", "by", "for" and the article onto the word: look behind them too. */
function arabicStarts(place: Place, at: number): void {
  const { text } = place;
  let i = at;
  const c = text.charCodeAt(i);
  if (c === 0x648 || c === 0x641 || c === 0x628 || c === 0x644 || c === 0x643) markAt(place, ++i);
  if (text.charCodeAt(i) === 0x627 && text.charCodeAt(i + 1) === 0x644) markAt(place, i + 2);
  else if (i > at && text.charCodeAt(i) === 0x644) markAt(place, i + 1);
}
