import type { Evidence } from './action.ts';
import type { Arguments } from './arguments.ts';
import type { Fit } from './fit.ts';
import type { UserRequest } from './request.ts';
import type { GuardState } from './state.ts';
import type { ToolProfile } from './tool.ts';

/** What the combination weighs; every one speaks against the call, so that nothing added to a session can lower the risk. */
export const FEATURES = [
  'notAsked',
  'loosely',
  'otherObject',
  'delegated',
  'forbidden',
  'unknownRequest',
  'recipientText',
  'recipientSeen',
  'recipientNowhere',
  'recipientKnown',
  'recipientAmbiguous',
  'suspicious',
  'objectUnpointed',
  'objectUnknown',
  'valueText',
  'linkText',
  'carriesOut',
  'hiddenText',
  'passageRisk',
  'contentRisk',
  'privateRead',
  'broad',
  'malformed',
] as const;
export type Feature = (typeof FEATURES)[number];

/** One thing that speaks against a call, 0 (not at all) to 1 (fully), with the reason in words. */
export interface Sign {
  readonly feature: Feature;
  readonly strength: number;
  readonly code: string;
  readonly why: string;
  readonly argument?: string;
  readonly evidence?: Evidence;
}

/** All that a policy looks at. */
export interface View {
  readonly state: GuardState;
  readonly request: UserRequest;
  readonly tool: ToolProfile;
  readonly args: Arguments;
  readonly fit: Fit;
}

/** What speaks against calls of one kind. */
export type Policy = (view: View) => Sign[];
