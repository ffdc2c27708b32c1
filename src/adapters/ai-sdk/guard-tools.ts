import type { Gate } from '../gate.ts';
import { guardTool } from '../plain/guard-tool.ts';

/** The parts of an AI SDK tool that are touched (6 and 7). */
interface SdkTool {
  readonly description?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: tools of every input and output type
  readonly execute?: (input: any, options: any) => any;
  readonly needsApproval?: unknown;
}
interface CallInfo {
  readonly toolCallId: string;
}
type Args = Readonly<Record<string, unknown>>;

/**
 * Guards the tools given to `generateText`, `streamText` or an agent. Calls in doubt become the SDK's own approval requests
 * (`tool-approval-request` parts), unless the gate has an `ask`. Tools without `execute` run elsewhere and stay as they are:
 * `screenPrompt` sees their results.
 */
export function guardTools<T extends Readonly<Record<string, SdkTool>>>(tools: T, gate: Gate): T {
  return Object.fromEntries(
    Object.entries(tools).map(([name, tool]) => [name, guardOne(name, tool, gate)]),
  ) as unknown as T;
}

function guardOne(name: string, tool: SdkTool, gate: Gate): SdkTool {
  const { execute, needsApproval } = tool;
  if (execute === undefined) return tool;
  const description = typeof tool.description === 'string' ? tool.description : undefined;
  return {
    ...tool,
    execute: (input: Args, options: CallInfo) =>
      guardTool(
        (args: Args) => lastOf(execute.call(tool, args, options)),
        { name, description, callId: options.toolCallId },
        gate,
      )(input),
    needsApproval: async (input: Args, options: CallInfo) => {
      const ours = gate.needsApproval({ tool: name, args: input, description }, options.toolCallId);
      if (ours || typeof needsApproval !== 'function') return ours || needsApproval === true;
      return needsApproval.call(tool, input, options);
    },
  };
}

/** A tool that yields preliminary results gives its last one to the model; that one is screened and the others are dropped. */
async function lastOf(result: unknown): Promise<unknown> {
  const value = await result;
  if (typeof value !== 'object' || value === null || !(Symbol.asyncIterator in value)) return value;
  let last: unknown;
  for await (const one of value as AsyncIterable<unknown>) last = one;
  return last;
}

interface ApprovalStatus {
  readonly type: 'denied' | 'user-approval';
  readonly reason: string;
}

/** `toolApproval` of AI SDK 7: denies, asks the user, or has no say. Use it beside `guardTools`. */
export function toolApproval(
  gate: Gate,
): (options: {
  toolCall: { toolName: string; toolCallId: string; input: unknown };
}) => ApprovalStatus | undefined {
  return ({ toolCall }) => {
    const action = { tool: toolCall.toolName, args: toolCall.input as Args };
    const { decision, message } = gate.preview(action);
    if (decision === 'block') return { type: 'denied', reason: message };
    return gate.needsApproval(action, toolCall.toolCallId)
      ? { type: 'user-approval', reason: message }
      : undefined;
  };
}
