export type * from './signal.ts';
