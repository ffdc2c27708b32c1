import type { ActionKind } from './action.ts';
import { acceptPolicy } from './policies/accept.ts';
import { answerPolicy } from './policies/answer.ts';
import { deletePolicy } from './policies/delete.ts';
import { draftPolicy } from './policies/draft.ts';
import { forwardPolicy } from './policies/forward.ts';
import { movePolicy } from './policies/move.ts';
import { openPolicy } from './policies/open.ts';
import { payPolicy } from './policies/pay.ts';
import { readPolicy } from './policies/read.ts';
import { rememberPolicy } from './policies/remember.ts';
import { replyPolicy } from './policies/reply.ts';
import { rulePolicy } from './policies/rule.ts';
import { runPolicy } from './policies/run.ts';
import { searchPolicy } from './policies/search.ts';
import { sendPolicy } from './policies/send.ts';
import { sharePolicy } from './policies/share.ts';
import { writePolicy } from './policies/write.ts';
import type { Policy } from './sign.ts';

export const POLICIES: Readonly<Record<ActionKind, Policy>> = {
  read: readPolicy,
  search: searchPolicy,
  send: sendPolicy,
  reply: replyPolicy,
  forward: forwardPolicy,
  draft: draftPolicy,
  delete: deletePolicy,
  move: movePolicy,
  rule: rulePolicy,
  share: sharePolicy,
  accept: acceptPolicy,
  open: openPolicy,
  pay: payPolicy,
  run: runPolicy,
  remember: rememberPolicy,
  answer: answerPolicy,
  write: writePolicy,
};
