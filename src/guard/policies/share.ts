import { askedSigns } from '../evidence/asked.ts';
import { objectSigns } from '../evidence/objects.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import type { Policy } from '../sign.ts';

/** Giving access: to whom, and to what. */
export const sharePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view),
  ...objectSigns(view),
];
