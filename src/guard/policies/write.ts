import { askedSigns } from '../evidence/asked.ts';
import { hiddenSigns } from '../evidence/hidden.ts';
import { objectSigns } from '../evidence/objects.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import { valueSigns } from '../evidence/values.ts';
import type { Policy } from '../sign.ts';

/** Any other change: what it acts on, whom it tells, and values of weight. */
export const writePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view),
  ...objectSigns(view),
  ...valueSigns(view),
  ...hiddenSigns(view),
];
