import { askedSigns } from '../evidence/asked.ts';
import { objectSigns } from '../evidence/objects.ts';
import type { Policy } from '../sign.ts';

/** Answering an invitation tells its organiser that the address lives: the event must be the one the user means. */
export const acceptPolicy: Policy = (view) => [...askedSigns(view), ...objectSigns(view)];
