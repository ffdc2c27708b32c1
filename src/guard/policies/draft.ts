import { askedSigns } from '../evidence/asked.ts';
import { carriedSigns } from '../evidence/carried.ts';
import { hiddenSigns } from '../evidence/hidden.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import type { Policy } from '../sign.ts';

/** A draft leaves nobody's hands: what it holds weighs half. */
export const draftPolicy: Policy = (view) => [
  ...askedSigns(view),
  ...[...recipientSigns(view), ...carriedSigns(view)].map((sign) => ({
    ...sign,
    strength: sign.strength / 2,
  })),
  ...hiddenSigns(view),
];
