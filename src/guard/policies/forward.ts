import { broadSigns } from '../evidence/broad.ts';
import { objectSigns } from '../evidence/objects.ts';
import type { Policy } from '../sign.ts';
import { sendPolicy } from './send.ts';

/** A forward carries a whole mail: both the mail and its new reader must be what the user means. */
export const forwardPolicy: Policy = (view) => [
  ...sendPolicy(view),
  ...objectSigns(view),
  ...broadSigns(view),
];
