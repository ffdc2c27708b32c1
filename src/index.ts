export type { Action, Case, ContextItem, Profile, ToolCall } from './case.ts';
export type {
  ContentDecision,
  Detector,
  Finding,
  FindingSegment,
  ModelStamp,
  Passage,
  Verdict,
} from './detector/index.ts';
export { loadModel } from './detector/index.ts';
export { ChainmailError, DataError, InputError, ModelError } from './errors.ts';
export type {
  ActionDecision,
  ActionVerdict,
  Guard,
  GuardOptions,
  GuardRules,
  Inspection,
  JudgeOptions,
  Session,
} from './guard/index.ts';
export { createGuard, judgeAction, parseRules } from './guard/index.ts';
export { defaultModelPath, loadDetector } from './load-detector.ts';
export type { Message, Segment } from './mail/index.ts';
export { parseMessage } from './mail/index.ts';
export type { Signal } from './signals/index.ts';
export { SIGNALS } from './signals/index.ts';
export type { Stage } from './stages/index.ts';
export { STAGES } from './stages/index.ts';
export { unmask } from './unmask/index.ts';
