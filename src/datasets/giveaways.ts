import type { Example } from '../case.ts';

/** A trait of form, not of meaning, that tells attack from benign in a set. */
export interface Giveaway {
  /** What the text has: `line starts with "Body:"`, `has a line feed`, `starts with "Subject of"`, … */
  readonly trait: string;
  /** Shares of attacks and of benign rows that have it. */
  readonly attacks: number;
  readonly benign: number;
  /** (share right among attacks + share right among benign) / 2 of a rule that looks at this alone; 0.5 is chance. */
  readonly balancedAccuracy: number;
}

/** From here a single trait of form is worth a warning. */
const LEAST_ACCURACY = 0.7;
/** Rarer traits say little about a set. */
const LEAST_ROWS = 10;
const SHOWN = 20;

/** Traits of form that predict the label within one set; none for a set of one class. */
export function findGiveaways(examples: readonly Example[]): Giveaway[] {
  const totals = [0, 0];
  const counts = new Map<string, [number, number]>();
  for (const example of examples) {
    totals[example.label]!++;
    for (const trait of traits(example)) {
      const count = counts.get(trait) ?? [0, 0];
      count[example.label]++;
      counts.set(trait, count);
    }
  }
  const [benignRows, attackRows] = totals as [number, number];
  if (benignRows === 0 || attackRows === 0) return [];
  const found: Giveaway[] = [];
  for (const [trait, [benignCount, attackCount]] of counts) {
    const attacks = attackCount / attackRows;
    const benign = benignCount / benignRows;
    const balancedAccuracy = 0.5 + Math.abs(attacks - benign) / 2;
    if (benignCount + attackCount >= LEAST_ROWS && balancedAccuracy >= LEAST_ACCURACY)
      found.push({ trait, attacks, benign, balancedAccuracy });
  }
  found.sort((a, b) => b.balancedAccuracy - a.balancedAccuracy || (a.trait < b.trait ? -1 : 1));
  return found.slice(0, SHOWN);
}

/** Field markers at line starts are what frames are made of: a word or three, then a colon. */
const MARKER = /^[ \t]*([\p{L}_][\p{L}_ -]{0,30}):/gmu;
const MAX_MARKERS = 50;

function* traits({ subject, body, userRequest }: Example): Generator<string> {
  if (subject !== null) yield 'has a subject';
  if (userRequest !== null) yield 'has a user request';
  const head = body.slice(0, 20_000);
  if (head.includes('\n')) yield 'has a line feed';
  if (body.endsWith('\n')) yield 'ends with a line feed';
  if (/^\s/.test(body)) yield 'starts with white space';
  if (/ {3}/.test(head)) yield 'has three blanks in a row';
  if (/[^\x00-\x7f]/.test(head)) yield 'has characters outside ASCII';
  if (head.includes('```')) yield 'has a code fence';
  for (const length of [8, 16])
    if (body.length >= length) yield `starts with ${JSON.stringify(body.slice(0, length))}`;
  const bucket = Math.floor(Math.log2(body.length + 1));
  for (let least = 4; least <= bucket; least++) yield `is at least ${2 ** least - 1} units long`;
  const markers = new Set<string>();
  for (const match of head.matchAll(MARKER)) {
    markers.add(match[1]!);
    if (markers.size === MAX_MARKERS) break;
  }
  for (const marker of markers) yield `a line starts with "${marker}:"`;
}
