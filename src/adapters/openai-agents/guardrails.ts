import type { Gate } from '../gate.ts';

interface CallData {
  readonly toolCall: { readonly name: string; readonly callId: string; readonly arguments: string };
}
type Behavior = { readonly type: 'allow' } | { readonly type: 'rejectContent'; readonly message: string };
interface Guardrails {
  readonly inputGuardrails: {
    type: 'tool_input';
    name: string;
    run: (data: CallData) => Promise<{ behavior: Behavior }>;
  }[];
  readonly outputGuardrails: {
    type: 'tool_output';
    name: string;
    run: (data: CallData & { readonly output: unknown }) => Promise<{ behavior: Behavior }>;
  }[];
}

const ALLOW = { behavior: { type: 'allow' } } as const;
const reject = (message: string): { behavior: Behavior } => ({
  behavior: { type: 'rejectContent', message },
});

/** Spread into `tool({ ...guardrails(gate) })`. For an MCP server name them `toolInputGuardrails`, `toolOutputGuardrails`. */
export function guardrails(gate: Gate): Guardrails {
  return {
    inputGuardrails: [
      {
        type: 'tool_input',
        name: 'chainmail-gate',
        run: async ({ toolCall }) => {
          const args = argsOf(toolCall.arguments);
          if (args === null)
            return reject(`The call of ${toolCall.name} was refused: its arguments are no JSON object.`);
          const admission = await gate.admit({ tool: toolCall.name, args }, toolCall.callId);
          return admission.run ? ALLOW : reject(admission.message);
        },
      },
    ],
    outputGuardrails: [
      {
        type: 'tool_output',
        name: 'chainmail-screen',
        run: async ({ toolCall, output }) => {
          const call = { tool: toolCall.name, args: argsOf(toolCall.arguments) ?? {} };
          const screening = await gate.screen(call, output);
          return screening.clean ? ALLOW : reject(screening.text);
        },
      },
    ],
  };
}

/** `needsApproval` of a tool: doubtful calls become interruptions of the run; `state.approve` runs them once. */
export const needsApproval =
  (tool: string, gate: Gate) =>
  async (_context: unknown, args: unknown, callId?: string): Promise<boolean> =>
    callId !== undefined && gate.needsApproval({ tool, args: args as Record<string, unknown> }, callId);

function argsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
