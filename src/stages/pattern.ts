import type { StageOutcome } from '../case.ts';
import { STAGES, type Stage } from './stage.ts';

const FIVE = STAGES.slice(0, 5) as readonly Exclude<Stage, 'fullSuccess'>[];

/** Five digits, 1 where the stage was reached: retrieved, bypassed, called, destination, content. */
export function patternOf(outcome: StageOutcome): string {
  return FIVE.map((stage) => (outcome[stage] ? '1' : '0')).join('');
}

export interface PatternTable {
  /** All 32 patterns with their rows, `00000` first. */
  readonly counts: ReadonlyMap<string, number>;
  readonly rows: number;
  /** Rows in which a detector fired and the tool was called all the same. */
  readonly detectedButCalled: number;
}

/** The full table of patterns: the chain is not monotone, and categories alone hide that. */
export function patternTable(outcomes: Iterable<StageOutcome>): PatternTable {
  const counts = new Map<string, number>();
  for (let p = 0; p < 32; p++) counts.set(p.toString(2).padStart(5, '0'), 0);
  let rows = 0;
  let detectedButCalled = 0;
  for (const outcome of outcomes) {
    const pattern = patternOf(outcome);
    counts.set(pattern, counts.get(pattern)! + 1);
    rows++;
    if (!outcome.defenseBypassed && outcome.toolCalled) detectedButCalled++;
  }
  return { counts, rows, detectedButCalled };
}
