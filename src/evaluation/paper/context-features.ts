import { type ActionOptions, contextBoundaryMarks, hasSend, looseAddresses } from './action-patterns.ts';
import type { FramedRow } from './frames.ts';
import { exfiltrationScore, instructionScore, toolWords } from './rule-scores.ts';

export const CONTEXT_NAMES = [
  'ctx_user_has_send_action',
  'ctx_text_has_send_action',
  'ctx_untrusted_has_send_action',
  'ctx_user_email_count',
  'ctx_text_email_count',
  'ctx_untrusted_email_count',
  'ctx_text_boundary_marker_count',
  'ctx_untrusted_boundary_marker_count',
  'ctx_external_content_marker_present',
  'ctx_email_body_marker_present',
  'ctx_untrusted_instruction_score',
  'ctx_user_instruction_score',
  'ctx_untrusted_tool_score',
  'ctx_user_tool_score',
  'ctx_untrusted_exfil_score',
  'ctx_intent_tool_conflict',
  'ctx_intent_send_conflict',
  'ctx_recipient_introduced_by_untrusted',
  'ctx_boundary_control_risk',
  'ctx_tool_argument_risk',
  'ctx_instruction_delta',
] as const;

/** The two columns that merely tell the data set's frame (L02). */
export const MARKER_NAMES = ['ctx_external_content_marker_present', 'ctx_email_body_marker_present'] as const;

/**
 * The 21 context features (method, section 3.9), in the order of `CONTEXT_NAMES`. Without a request whatever compares
 * with it is 0: nobody can say what was not asked for.
 */
export function contextFeatures(
  { text, request, segment }: Omit<FramedRow, 'label'>,
  options: ActionOptions = {},
): number[] {
  const user = request ?? '';
  const known = request !== null;
  const userSends = hasSend(user, options);
  const segmentSends = hasSend(segment, options);
  const addresses = [user, text, segment].map((part) => looseAddresses(part).length);
  const [userAddresses, textAddresses, segmentAddresses] = addresses as [number, number, number];
  const marks = contextBoundaryMarks(segment, options);
  const toolScore = (part: string, count: number): number =>
    Math.min(1, toolWords(part) + (count > 0 ? 1 : 0));
  const tool = toolScore(segment, segmentAddresses);
  const userTool = toolScore(user, userAddresses);
  const instruction = instructionScore(segment, options);
  const userInstruction = instructionScore(user, options);
  const exfiltration = exfiltrationScore(segment);
  const sendConflict = Number(known && segmentSends && !userSends);
  const introduced = Number(known && segmentAddresses > userAddresses && !userSends);
  const boundary = Number(known && marks > 0 && userInstruction === 0);
  const count = (n: number): number => (options.trueCounts === true ? Math.log1p(n) : n);
  return [
    Number(userSends),
    Number(hasSend(text, options)),
    Number(segmentSends),
    count(userAddresses),
    count(textAddresses),
    count(segmentAddresses),
    count(contextBoundaryMarks(text, options)),
    count(marks),
    Number(/external content:/i.test(text)),
    Number(/body:/i.test(text)),
    instruction,
    userInstruction,
    tool,
    userTool,
    exfiltration,
    Number(known && tool > 0 && userTool === 0),
    sendConflict,
    introduced,
    boundary,
    Math.min(1, 0.35 * sendConflict + 0.3 * introduced + 0.2 * exfiltration + 0.15 * boundary),
    Math.max(0, instruction - userInstruction),
  ];
}
