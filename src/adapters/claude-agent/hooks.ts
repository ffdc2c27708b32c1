import type { Gate } from '../gate.ts';

interface HookInput {
  readonly hook_event_name: string;
  readonly tool_name?: string;
  readonly tool_input?: unknown;
  readonly tool_response?: unknown;
  readonly tool_use_id?: string;
}
interface HookOutput {
  readonly hookSpecificOutput?: {
    readonly hookEventName: 'PreToolUse' | 'PostToolUse';
    readonly permissionDecision?: 'deny' | 'ask';
    readonly permissionDecisionReason?: string;
    readonly updatedToolOutput?: unknown;
  };
}
interface Matcher {
  readonly hooks: ((input: HookInput) => Promise<HookOutput>)[];
  readonly onFailure: 'block';
}

const argsOf = (input: HookInput): Record<string, unknown> =>
  (input.tool_input ?? {}) as Record<string, unknown>;

/**
 * `hooks` of `query({ options: { hooks: hooks(gate) } })`. A clean call gets no decision, so the user's own permission rules
 * stay in force. `onFailure: 'block'` because the SDK's default lets a call through when a hook throws.
 */
export function hooks(gate: Gate): { PreToolUse: Matcher[]; PostToolUse: Matcher[] } {
  const before = async (input: HookInput): Promise<HookOutput> => {
    const action = { tool: input.tool_name ?? '', args: argsOf(input) };
    // Without an `ask` of its own the gate leaves the question to the SDK.
    if (gate.needsApproval(action, input.tool_use_id ?? ''))
      return decide('ask', gate.preview(action).message);
    const admission = await gate.admit(action);
    return admission.run ? {} : decide('deny', admission.message);
  };
  const after = async (input: HookInput): Promise<HookOutput> => {
    const call = { tool: input.tool_name ?? '', args: argsOf(input) };
    const screening = await gate.screen(call, input.tool_response);
    if (screening.clean) return {};
    return { hookSpecificOutput: { hookEventName: 'PostToolUse', updatedToolOutput: screening.text } };
  };
  return {
    PreToolUse: [{ hooks: [before], onFailure: 'block' }],
    PostToolUse: [{ hooks: [after], onFailure: 'block' }],
  };
}

const decide = (permissionDecision: 'deny' | 'ask', permissionDecisionReason: string): HookOutput => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason },
});
