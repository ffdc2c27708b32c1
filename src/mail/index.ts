export type * from './message.ts';
