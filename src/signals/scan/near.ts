import { CONCEPTS, type Concept, conceptId, LANGUAGES, type Language } from './concept.ts';
import type { Marks } from './marks.ts';

/** Concepts that stand near each other. The first part is the anchor. */
export interface Near {
  /** One concept of each part must occur, in one language. */
  readonly parts: readonly (Concept | readonly Concept[])[];
  /** Largest distance from the anchor, in words. */
  readonly within?: number;
  /** Sentences that may lie between the anchor and another part; 0 = the same sentence. */
  readonly sentences?: number;
  /** Parts that must begin a clause (see Marks.initial), by index; holds for languages that write imperatives first. */
  readonly initial?: readonly number[];
  /** Parts must follow each other in this order. */
  readonly ordered?: boolean;
  /** None of these may stand in the anchor's sentence within the distance. */
  readonly unless?: readonly Concept[];
  /** None of these may stand within the distance, as far as `sentences` goes. */
  readonly unlessAround?: readonly Concept[];
  /** Holds for these languages only; missing = all. */
  readonly languages?: readonly Language[];
  readonly why?: string;
}

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly why?: string;
}

export type NearFinder = (marks: Marks, limit: number) => Span[];

/** Bit set of languages whose imperatives stand first in the clause and look like other verb forms elsewhere. */
const INITIAL_LANGUAGES = 1 | (1 << 1) | (1 << 6);

/** Compiles a rule. Work per text: marks times `within`, since a word begins few phrases. */
export function near(rule: Near): NearFinder {
  const parts = rule.parts.map((p) => (typeof p === 'string' ? [p] : p).map((c) => conceptId.get(c)!));
  const within = rule.within ?? 12;
  const sentences = rule.sentences ?? 0;
  const partsOf = new Int32Array(CONCEPTS.length);
  for (const [k, part] of parts.entries()) for (const c of part) partsOf[c]! |= 1 << k;
  const banned = new Uint8Array(CONCEPTS.length);
  for (const c of rule.unless ?? []) banned[conceptId.get(c)!] = 1;
  for (const c of rule.unlessAround ?? []) banned[conceptId.get(c)!] = 2;
  const needs = parts.map((part): readonly [number, number] => [
    part.filter((c) => c < 32).reduce((bits, c) => bits | (1 << c), 0),
    part.filter((c) => c >= 32).reduce((bits, c) => bits | (1 << (c - 32)), 0),
  ]);
  const initial = (rule.initial ?? []).reduce((bits, k) => bits | (1 << k), 0);
  const spoken = (rule.languages ?? LANGUAGES).reduce((bits, l) => bits | (1 << LANGUAGES.indexOf(l)), 0);
  const all = (1 << parts.length) - 1;
  const chosen = new Int32Array(parts.length);

  return (marks, limit) => {
    const spans: Span[] = [];
    if (!needs.every(([a, b]) => (marks.present[0] & a) !== 0 || (marks.present[1] & b) !== 0)) return spans;
    let free = -1;
    for (let m = 0; m < marks.count && spans.length < limit; m++) {
      if ((partsOf[marks.concept[m]!]! & 1) === 0 || marks.start[m]! < free) continue;
      if (!fits(marks, m, initial & 1)) continue;
      const found = around(marks, m);
      if (!found) continue;
      let start = marks.start[m]!;
      let end = marks.end[m]!;
      for (let k = 1; k < parts.length; k++) {
        start = Math.min(start, marks.start[chosen[k]!]!);
        end = Math.max(end, marks.end[chosen[k]!]!);
      }
      spans.push(rule.why === undefined ? { start, end } : { start, end, why: rule.why });
      free = end;
    }
    return spans;
  };

  function fits(marks: Marks, m: number, mustBeInitial: number): boolean {
    return mustBeInitial === 0 || marks.initial[m] === 1 || (marks.languages[m]! & ~INITIAL_LANGUAGES) !== 0;
  }

  /**
   * Fills `chosen` with the nearest mark for each part; false when one is missing. Each language by itself: a word of two
   * languages beside the anchor (the stem of one opens a word of the other) must not decide which one is spoken.
   */
  function around(marks: Marks, anchor: number): boolean {
    for (let left = marks.languages[anchor]! & spoken; left !== 0; left &= left - 1)
      if (aroundIn(left & -left, marks, anchor)) return true;
    return false;
  }

  function aroundIn(language: number, marks: Marks, anchor: number): boolean {
    let missing = all & ~1;
    const word = marks.word[anchor]!;
    const sentence = marks.sentence[anchor]!;
    let right = anchor + 1;
    let left = anchor - 1;
    chosen[0] = anchor;
    for (;;) {
      const toRight = right < marks.count ? marks.word[right]! - word : Number.MAX_SAFE_INTEGER;
      const toLeft = left >= 0 ? word - marks.word[left]! : Number.MAX_SAFE_INTEGER;
      const m = toRight <= toLeft ? right++ : left--;
      if (Math.min(toRight, toLeft) > within) break;
      const apart = Math.abs(marks.sentence[m]! - sentence);
      if (apart > sentences) continue;
      const concept = marks.concept[m]!;
      const ban = banned[concept]!;
      if (ban > 0 && (ban === 2 || apart === 0) && (marks.languages[m]! & language) !== 0) return false;
      let open = partsOf[concept]! & missing;
      if (open === 0 || (marks.languages[m]! & language) === 0 || overlaps(marks, m, anchor)) continue;
      for (let k = 1; open !== 0 && k < parts.length; k++) {
        if ((open & (1 << k)) === 0) continue;
        if (!fits(marks, m, initial & (1 << k))) continue;
        if (rule.ordered && marks.start[m]! < marks.start[anchor]!) continue;
        chosen[k] = m;
        missing &= ~(1 << k);
        open = 0;
      }
    }
    return missing === 0;
  }

  function overlaps(marks: Marks, a: number, b: number): boolean {
    return marks.start[a]! < marks.end[b]! && marks.start[b]! < marks.end[a]!;
  }
}
