import type { ActionKind } from '../action.ts';
import type { Policy } from '../sign.ts';
import { acceptPolicy } from './accept.ts';
import { answerPolicy } from './answer.ts';
import { deletePolicy } from './delete.ts';
import { draftPolicy } from './draft.ts';
import { forwardPolicy } from './forward.ts';
import { movePolicy } from './move.ts';
import { openPolicy } from './open.ts';
import { payPolicy } from './pay.ts';
import { readPolicy } from './read.ts';
import { rememberPolicy } from './remember.ts';
import { replyPolicy } from './reply.ts';
import { rulePolicy } from './rule.ts';
import { runPolicy } from './run.ts';
import { searchPolicy } from './search.ts';
import { sendPolicy } from './send.ts';
import { sharePolicy } from './share.ts';
import { writePolicy } from './write.ts';

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
