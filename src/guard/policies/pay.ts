import { askedSigns } from '../evidence/asked.ts';
import { carriedSigns } from '../evidence/carried.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import { valueSigns } from '../evidence/values.ts';
import type { Policy } from '../sign.ts';

/** Money: to whom above all. */
export const payPolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view),
  ...valueSigns(view),
  ...carriedSigns(view),
];
