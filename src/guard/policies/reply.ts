import { objectSigns } from '../evidence/objects.ts';
import type { Policy } from '../sign.ts';
import { sendPolicy } from './send.ts';

/** A reply is sent to the people of the mail it answers: that mail must be the one the user means. */
export const replyPolicy: Policy = (view) => [...sendPolicy(view), ...objectSigns(view)];
