import { askedSigns } from '../evidence/asked.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import { valueSigns } from '../evidence/values.ts';
import type { Policy } from '../sign.ts';

/** A rule goes on acting when nobody looks: whom it sends to must be named by the user. */
export const rulePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view).map((sign) =>
    sign.feature === 'recipientSeen' ? { ...sign, feature: 'recipientText' as const } : sign,
  ),
  ...valueSigns(view),
];
