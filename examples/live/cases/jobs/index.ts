import { LANGUAGE_JOBS } from './languages.ts';
import { READING_JOBS } from './reading.ts';
import { TIDYING_JOBS } from './tidying.ts';
import { WRITING_JOBS } from './writing.ts';

/** The benign jobs of this project's own, mixed so that the first few are of every kind. */
export const OWN_JOBS = mixed([READING_JOBS, WRITING_JOBS, TIDYING_JOBS, LANGUAGE_JOBS]);

function mixed<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
}
