import { answerForcing } from './answer-forcing.ts';
import { assistantAddressed } from './assistant-addressed.ts';
import { assistantOrder } from './assistant-order.ts';
import { authorityClaim } from './authority-claim.ts';
import { chatTemplate } from './chat-template.ts';
import { concealment } from './concealment.ts';
import { decodeAndFollow } from './decode-and-follow.ts';
import { delayedTrigger } from './delayed-trigger.ts';
import { delimiterBlock } from './delimiter-block.ts';
import { dictatedMail } from './dictated-mail.ts';
import { encodedOrder } from './encoded-order.ts';
import { encodingTalk } from './encoding-talk.ts';
import { exfiltrationTalk } from './exfiltration-talk.ts';
import { fakeTurn } from './fake-turn.ts';
import { fieldTargets } from './field-targets.ts';
import { forgedApproval } from './forged-approval.ts';
import { hiddenOrder } from './hidden-order.ts';
import { installOrder } from './install-order.ts';
import { instructionOverride } from './instruction-override.ts';
import { invitationActs } from './invitation-acts.ts';
import { languageSwitch } from './language-switch.ts';
import { linkDataSlot } from './link-data-slot.ts';
import { mailboxRuleOrder } from './mailbox-rule-order.ts';
import { mailboxSweep } from './mailbox-sweep.ts';
import { memoryPlanting } from './memory-planting.ts';
import { misplacedOrder } from './misplaced-order.ts';
import { paymentOrder } from './payment-order.ts';
import { promptLeak } from './prompt-leak.ts';
import { rankingSteer } from './ranking-steer.ts';
import { refusalSuppression } from './refusal-suppression.ts';
import { relayedAlert } from './relayed-alert.ts';
import { replyToElsewhere } from './reply-to-elsewhere.ts';
import { roleClaim } from './role-claim.ts';
import { secretsOrder } from './secrets-order.ts';
import { selfNote } from './self-note.ts';
import { sessionForgery } from './session-forgery.ts';
import type { Signal } from './signal.ts';
import { skipConfirmation } from './skip-confirmation.ts';
import { standingOrder } from './standing-order.ts';
import { summarySteering } from './summary-steering.ts';
import { taskSwitch } from './task-switch.ts';
import { toolSyntax } from './tool-syntax.ts';
import { urgency } from './urgency.ts';
import { wrapperClose } from './wrapper-close.ts';

/** Every signal, in the order in which findings are listed. The one place where a signal is registered. */
export const SIGNALS: readonly Signal[] = [
  instructionOverride,
  promptLeak,
  roleClaim,
  authorityClaim,
  taskSwitch,
  refusalSuppression,
  chatTemplate,
  fakeTurn,
  wrapperClose,
  sessionForgery,
  delimiterBlock,
  assistantAddressed,
  assistantOrder,
  selfNote,
  hiddenOrder,
  misplacedOrder,
  encodedOrder,
  decodeAndFollow,
  encodingTalk,
  concealment,
  forgedApproval,
  skipConfirmation,
  delayedTrigger,
  standingOrder,
  memoryPlanting,
  summarySteering,
  relayedAlert,
  rankingSteer,
  answerForcing,
  languageSwitch,
  secretsOrder,
  exfiltrationTalk,
  linkDataSlot,
  mailboxRuleOrder,
  mailboxSweep,
  dictatedMail,
  fieldTargets,
  replyToElsewhere,
  invitationActs,
  paymentOrder,
  installOrder,
  toolSyntax,
  urgency,
];
