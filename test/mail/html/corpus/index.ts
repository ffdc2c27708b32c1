import { inline } from './inline.ts';
import { nested } from './nested.ts';
import { secondLayout } from './second-layout.ts';
import { secondRules } from './second-rules.ts';
import { sheets } from './sheets.ts';

/** Written without knowledge of the cascade, by somebody other than its author. */
export const second: readonly string[] = [...secondLayout, ...secondRules];

/** HTML snippets, each named by itself; every word of a snippet stands in it once. */
export const corpus: readonly string[] = [...inline, ...nested, ...sheets, ...second];
