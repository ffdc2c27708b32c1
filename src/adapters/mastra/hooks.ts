import type { Gate } from '../gate.ts';

interface ResultInput {
  readonly toolName: string;
  readonly toolCallId: string;
  readonly args: unknown;
  readonly result: unknown;
  readonly messageList: { updateToolInvocation(part: unknown): unknown };
}
type Args = Record<string, unknown>;

/** `hooks` of `new Agent({ hooks: { beforeToolCall: beforeToolCall(gate) } })`. */
export const beforeToolCall =
  (gate: Gate) =>
  async (call: {
    toolName: string;
    input: unknown;
  }): Promise<{ proceed: false; output: string } | undefined> => {
    const admission = await gate.admit({ tool: call.toolName, args: (call.input ?? {}) as Args });
    return admission.run ? undefined : { proceed: false, output: admission.message };
  };

/** `new Agent({ outputProcessors: [outputProcessor(gate)] })`: screens results on their way to the model. */
export const outputProcessor = (gate: Gate) => ({
  id: 'chainmail',
  processToolResult: async (input: ResultInput): Promise<ResultInput['messageList'] | undefined> => {
    const { toolName, toolCallId, messageList } = input;
    const args = (input.args ?? {}) as Args;
    const screening = await gate.screen({ tool: toolName, args }, input.result);
    if (screening.clean) return undefined;
    messageList.updateToolInvocation({
      type: 'tool-invocation',
      toolInvocation: { state: 'result', toolCallId, toolName, args, result: screening.text },
    });
    return messageList;
  },
});
