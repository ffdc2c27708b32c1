import { inline } from './inline.ts';
import { nested } from './nested.ts';
import { secondLayout } from './second-layout.ts';
import { secondRules } from './second-rules.ts';
import { sheets } from './sheets.ts';
import { thirdBoxes } from './third-boxes.ts';
import { thirdPaint } from './third-paint.ts';
import { thirdRules } from './third-rules.ts';

/** Written by somebody other than the cascade's author, before reading how it computes values. */
export const second: readonly string[] = [...secondLayout, ...secondRules];

/** Written by yet another author, looking for techniques that the others leave out. */
export const third: readonly string[] = [...thirdPaint, ...thirdBoxes, ...thirdRules];

/** HTML snippets, each named by itself; every word of a snippet stands in it once. */
export const corpus: readonly string[] = [...inline, ...nested, ...sheets, ...second, ...third];
