import { askedSigns } from '../evidence/asked.ts';
import { objectSigns } from '../evidence/objects.ts';
import { querySigns } from '../evidence/query.ts';
import type { Policy } from '../sign.ts';

/** Deleting: what exactly, and not more than was asked for. */
export const deletePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...objectSigns(view),
  ...querySigns(view),
];
