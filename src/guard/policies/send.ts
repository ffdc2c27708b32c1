import { askedSigns } from '../evidence/asked.ts';
import { carriedSigns, linkSigns } from '../evidence/carried.ts';
import { hiddenSigns } from '../evidence/hidden.ts';
import { recipientSigns } from '../evidence/recipients.ts';
import type { Policy } from '../sign.ts';

/** Sending or publishing: to whom, and what goes along. */
export const sendPolicy: Policy = (view) => [
  ...askedSigns(view),
  ...recipientSigns(view),
  ...carriedSigns(view),
  ...linkSigns(view),
  ...hiddenSigns(view),
  ...attachmentSigns(view),
];

import { objectSigns } from '../evidence/objects.ts';

/** What is attached must be what the user spoke of: a file that was seen nowhere is as bad as another one. */
const attachmentSigns: Policy = (view) =>
  objectSigns({
    ...view,
    args: { ...view.args, values: view.args.values.filter((value) => /attach|file/i.test(value.key)) },
  }).map((sign) => (sign.feature === 'objectUnknown' ? { ...sign, feature: 'objectUnpointed' } : sign));
