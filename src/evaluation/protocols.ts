import type { Protocol } from './protocols/context.ts';
import { p1 } from './protocols/p1-stages.ts';
import { p2 } from './protocols/p2-phases.ts';
import { p3 } from './protocols/p3-transitions.ts';

export type { DataSource, Protocol, ProtocolContext } from './protocols/context.ts';
export { folderData } from './protocols/folder-data.ts';

/** Every protocol, in the order in which they are run and reported. */
export const PROTOCOLS: readonly Protocol[] = [p1, p2, p3];
