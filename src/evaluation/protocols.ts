import type { Protocol } from './protocols/context.ts';
import { disguises } from './protocols/disguises.ts';
import { languages } from './protocols/languages.ts';
import { leakValues } from './protocols/leak-values.ts';
import { leaveOneOut } from './protocols/leave-one-out.ts';
import { p1 } from './protocols/p1-stages.ts';
import { p2 } from './protocols/p2-phases.ts';
import { p3 } from './protocols/p3-transitions.ts';
import { p4 } from './protocols/p4-cross-set.ts';
import { p5 } from './protocols/p5-framework.ts';
import { p6 } from './protocols/p6-hard-negatives.ts';
import { p7 } from './protocols/p7-frozen-detectors.ts';
import { p8 } from './protocols/p8-judge.ts';
import { p9 } from './protocols/p9-robustness.ts';
import { p10 } from './protocols/p10-errors.ts';
import { paired } from './protocols/paired.ts';
import { positions } from './protocols/positions.ts';

export type { DataSource, Protocol, ProtocolContext } from './protocols/context.ts';
export { folderData } from './protocols/folder-data.ts';
export { LEAKS } from './protocols/leaks.ts';

/** Every protocol, in the order in which they are run and reported. */
export const PROTOCOLS: readonly Protocol[] = [
  ...[p1, p2, p3, p4, p5, p6, p7, p8, p9, p10],
  ...[leakValues, paired, leaveOneOut, disguises, positions, languages],
];
