import { describe, expect, it } from 'vitest';
import { hooks } from '../../src/adapters/claude-agent/index.ts';
import { beforeToolCall, createGate, outputProcessor } from '../../src/adapters/mastra/index.ts';
import { describeContract, newSession, type Turn } from './contract.ts';

const text = (value: unknown): string => JSON.stringify(value) ?? '';

async function result({ tool, args }: Turn): Promise<unknown> {
  return tool.run(args);
}

/** The order in which Mastra calls its hooks. */
async function mastra(turn: Turn): Promise<string> {
  const { gate, tool, args } = turn;
  if (gate === null) return text(await result(turn));
  const stop = await beforeToolCall(gate)({ toolName: tool.name, input: args });
  if (stop) return text(stop.output);
  let shown = await result(turn);
  const messageList = {
    updateToolInvocation(part: { toolInvocation: { result: unknown } }) {
      shown = part.toolInvocation.result;
    },
  };
  await outputProcessor(gate).processToolResult({
    toolName: tool.name,
    toolCallId: 'c',
    args,
    result: shown,
    messageList: messageList as never,
  });
  return text(shown);
}

/** The order in which the Claude Agent SDK calls its hooks. */
async function claude(turn: Turn): Promise<string> {
  const { gate, tool, args } = turn;
  if (gate === null) return text(await result(turn));
  const { PreToolUse, PostToolUse } = hooks(gate);
  const base = { tool_name: tool.name, tool_input: args, tool_use_id: 'c' };
  const before = (await PreToolUse[0]!.hooks[0]!({ ...base, hook_event_name: 'PreToolUse' }))
    .hookSpecificOutput;
  if (before?.permissionDecision) return text(before.permissionDecisionReason);
  const shown = await result(turn);
  const after = (
    await PostToolUse[0]!.hooks[0]!({ ...base, hook_event_name: 'PostToolUse', tool_response: shown })
  ).hookSpecificOutput;
  return text(after?.updatedToolOutput ?? shown);
}

describeContract({ name: 'Mastra hooks', turn: mastra, seesErrors: false });
describeContract({ name: 'Claude Agent SDK hooks', turn: claude, seesErrors: false });

describe('Claude Agent SDK hooks', () => {
  it('leave the question to the SDK, and block when they fail', async () => {
    const { PreToolUse, PostToolUse } = hooks(createGate(newSession()));
    const input = {
      hook_event_name: 'PreToolUse',
      tool_name: 'forward_email',
      tool_input: { to: 'bob@example.com' },
      tool_use_id: 'c',
    };
    expect((await PreToolUse[0]!.hooks[0]!(input)).hookSpecificOutput?.permissionDecision).toBe('ask');
    expect([PreToolUse[0]!.onFailure, PostToolUse[0]!.onFailure]).toEqual(['block', 'block']);
  });
});
