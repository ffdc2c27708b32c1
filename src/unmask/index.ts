export type * from './reading.ts';
export { sourceSpan } from './reading.ts';
