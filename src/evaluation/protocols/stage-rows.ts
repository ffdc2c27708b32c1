import type { Example, StageOutcome } from '../../case.ts';
import type { Stage } from '../../stages/index.ts';
import type { DataSource } from './context.ts';
import type { Draft } from './draft.ts';

/** What is kept of every submission, so that all of them fit: phase and outcome. The texts are read again when chosen. */
export interface StageIndex {
  readonly phases: readonly (1 | 2)[];
  /** Null = the row tells nothing about its attack. */
  readonly outcomes: readonly (StageOutcome | null)[];
  /** Number of the row's distinct text. */
  readonly texts: readonly number[];
}

/** First pass over the submissions: outcomes, phases and which rows repeat a text. */
export async function indexStages(data: DataSource, draft: Draft): Promise<StageIndex> {
  const phases: (1 | 2)[] = [];
  const outcomes: (StageOutcome | null)[] = [];
  const texts: number[] = [];
  const known = new Map<number, number>();
  const shared = new Map<string, StageOutcome>();
  const reader = data.open('llmail');
  for await (const { split, outcome, subject, body } of reader) {
    phases.push(split === 'phase2' ? 2 : 1);
    outcomes.push(outcome ? sharedOutcome(outcome, shared) : null);
    const key = hash(`${subject ?? ''}\n${body}`);
    if (!known.has(key)) known.set(key, known.size);
    texts.push(known.get(key)!);
  }
  draft.use(reader.report(), phases.length);
  return { phases, outcomes, texts };
}

/** Second pass: the rows at these indices, in their order. */
export async function readStageRows(data: DataSource, wanted: Int32Array): Promise<Example[]> {
  const places = new Map<number, number>();
  wanted.forEach((row, place) => {
    places.set(row, place);
  });
  const rows = new Array<Example>(wanted.length);
  let at = 0;
  for await (const example of data.open('llmail')) {
    const place = places.get(at++);
    if (place !== undefined) rows[place] = example;
  }
  return rows;
}

const NOTHING: StageOutcome = {
  retrieved: false,
  defenseBypassed: false,
  toolCalled: false,
  destinationCorrect: false,
  contentCorrect: false,
  fullSuccess: false,
};

/** Label of a stage; what cannot be read counts as not reached (L36) unless such rows were left out before. */
export const stageLabel = (outcome: StageOutcome | null | undefined, stage: Stage): 0 | 1 =>
  (outcome ?? NOTHING)[stage] ? 1 : 0;

/** Rows of the frame: all, or (L36 repaired) those that have an outcome. */
export function frameOf({ outcomes }: StageIndex, dropUnlabelled: boolean): Int32Array {
  const all = new Int32Array(outcomes.length).map((_, i) => i);
  return dropUnlabelled ? all.filter((i) => outcomes[i] !== null) : all;
}

export const orNothing = (outcome: StageOutcome | null): StageOutcome => outcome ?? NOTHING;

function sharedOutcome(outcome: StageOutcome, shared: Map<string, StageOutcome>): StageOutcome {
  const key = Object.values(outcome).join();
  const known = shared.get(key);
  if (known !== undefined) return known;
  shared.set(key, outcome);
  return outcome;
}

/** 53 bits of a text (two FNV-1a hashes): among half a million texts a collision is a matter of one in 70,000 runs. */
function hash(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x9e3779b1;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0) * 2 ** 21 + (b >>> 11);
}
