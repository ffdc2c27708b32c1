export type * from './verdict.ts';
