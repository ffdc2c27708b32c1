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
  ...senderSigns(view),
];

/** Whose mail it is about must be somebody the user spoke of. */
const senderSigns: Policy = (view) =>
  recipientSigns({
    ...view,
    args: {
      ...view.args,
      values: view.args.values
        .filter((value) => value.role === 'sender' && value.text.includes('@'))
        .map((value) => ({ ...value, role: 'recipient' as const })),
    },
  }).map((sign) => ({ ...sign, feature: 'objectUnpointed', code: 'object-not-named' }));
