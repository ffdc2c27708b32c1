export { CATEGORIES, type Category, categoryOf, countCategories } from './category.ts';
export { type OutcomeMode, type OutcomeRow, outcome, readOutcome } from './outcome.ts';
export { type PatternTable, patternOf, patternTable } from './pattern.ts';
export * from './stage.ts';
export { type Goal, stagesReached, type Trace } from './trace.ts';
export { countTransitions, type Transition, type TransitionCount, transitionsOf } from './transition.ts';
