export { type Found, findSignals, PER_SIGNAL } from './find-signals.ts';
export { type Mood, moodIn, moodOf, TOPICS, type Topic } from './mood.ts';
export { LANGUAGES, type Language } from './scan/concept.ts';
export type * from './signal.ts';
export { SIGNALS } from './signals.ts';
export { viewCase } from './view.ts';
