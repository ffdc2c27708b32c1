import type { Protocol } from './protocols/context.ts';
import { leakValues } from './protocols/leak-values.ts';
import { p1 } from './protocols/p1-stages.ts';
import { p2 } from './protocols/p2-phases.ts';
import { p3 } from './protocols/p3-transitions.ts';
import { p4 } from './protocols/p4-cross-set.ts';
import { p5 } from './protocols/p5-framework.ts';
import { p6 } from './protocols/p6-hard-negatives.ts';

export type { DataSource, Protocol, ProtocolContext } from './protocols/context.ts';
export { folderData } from './protocols/folder-data.ts';

/** Every protocol, in the order in which they are run and reported. */
export const PROTOCOLS: readonly Protocol[] = [p1, p2, p3, p4, p5, p6, leakValues];
