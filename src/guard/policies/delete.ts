import { askedSigns } from '../evidence/asked.ts';
import { broadSigns } from '../evidence/broad.ts';
import { objectSigns } from '../evidence/objects.ts';
import { querySigns } from '../evidence/query.ts';
import type { Policy, Sign } from '../sign.ts';

/** Deleting: what exactly, and not more than was asked for. */
export const deletePolicy: Policy = (view) => [
  ...askedSigns(view),
  ...objectSigns(view).map(fromNowhere),
  ...querySigns(view),
  ...broadSigns(view),
  ...finalSigns(view),
];

/** An id that stands in nothing read is a guess, and a guess must not delete. */
const fromNowhere = (sign: Sign): Sign =>
  sign.feature === 'objectUnknown' ? { ...sign, feature: 'objectUnpointed' } : sign;

const FINAL = /permanent|hard|purge|expunge|force|endgültig|définitif/i;

/** What cannot be undone wants the user's word for it. */
const finalSigns: Policy = (view) =>
  view.args.values
    .filter(
      (value) =>
        (FINAL.test(value.text) && value.text.length < 30) ||
        (FINAL.test(value.key) && value.text === 'true'),
    )
    .filter(() => !FINAL.test(view.request.user.text))
    .map((value) => ({
      feature: 'broad',
      strength: 0.8,
      code: 'cannot-be-undone',
      why: 'it deletes for good, which the user did not ask for',
      argument: value.path,
    }));
