import type { StageOutcome } from '../case.ts';
import type { OutcomeMode } from './outcome.ts';
import type { Stage } from './stage.ts';

/** A step of the chain: of the rows that reached all of `given`, how many reached `target`. */
export interface Transition {
  readonly name: string;
  readonly given: readonly Stage[];
  readonly target: Stage;
}

const PUBLISHED: readonly Transition[] = [
  { name: 'retrieved→bypass', given: ['retrieved'], target: 'defenseBypassed' },
  { name: 'bypass→tool call', given: ['defenseBypassed'], target: 'toolCalled' },
  { name: 'tool call→destination', given: ['toolCalled'], target: 'destinationCorrect' },
  { name: 'tool call→content', given: ['toolCalled'], target: 'contentCorrect' },
  { name: 'tool call→full success', given: ['toolCalled'], target: 'fullSuccess' },
];

/** The published late steps count detected rows too, and so mix detection with the arguments; these do not. */
const UNDETECTED: readonly Transition[] = PUBLISHED.slice(2).map(({ name, given, target }) => ({
  name: `undetected ${name}`,
  given: [...given, 'defenseBypassed'],
  target,
}));

/** The transitions of a mode: those published; `leakFree` adds the late ones among undetected rows. */
export function transitionsOf(mode: OutcomeMode): readonly Transition[] {
  return mode === 'paper' ? PUBLISHED : [...PUBLISHED, ...UNDETECTED];
}

export interface TransitionCount extends Transition {
  /** Rows that reached all of `given`. */
  readonly rows: number;
  /** Of these, rows that reached `target`. */
  readonly reached: number;
}

/** Counts each transition of the mode. */
export function countTransitions(outcomes: readonly StageOutcome[], mode: OutcomeMode): TransitionCount[] {
  return transitionsOf(mode).map((transition) => {
    const rows = outcomes.filter((o) => transition.given.every((stage) => o[stage]));
    return { ...transition, rows: rows.length, reached: rows.filter((o) => o[transition.target]).length };
  });
}
