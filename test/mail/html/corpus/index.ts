import { inline } from './inline.ts';
import { nested } from './nested.ts';
import { sheets } from './sheets.ts';

/** HTML snippets, each named by itself; every word of a snippet stands in it once. */
export const corpus: readonly string[] = [...inline, ...nested, ...sheets];
