import * as six from 'ai';
import * as six_test from 'ai/test';
import * as seven from 'ai-7';
import * as seven_test from 'ai-7/test';
import { describe, expect, it } from 'vitest';
import { createGate, guardTools, screenPrompt } from '../../src/adapters/ai-sdk/index.ts';
import { ATTACK, describeContract, newSession, spyTool, type Turn } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: two major versions behind one harness
type Any = any;
const VERSIONS: [string, Any, (reply: Any) => Any][] = [
  ['AI SDK 6', six, (reply) => new six_test.MockLanguageModelV3({ doGenerate: reply } as Any)],
  ['AI SDK 7', seven, (reply) => new seven_test.MockLanguageModelV4({ doGenerate: reply } as Any)],
];
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };

function scripted(name: string, args: unknown): { reply: (options: Any) => Promise<Any>; prompts: Any[] } {
  const prompts: Any[] = [];
  const call = { type: 'tool-call', toolCallId: 'c1', toolName: name, input: JSON.stringify(args) };
  return {
    prompts,
    reply: async ({ prompt }) => {
      prompts.push(prompt);
      const first = prompt.at(-1).role === 'user';
      return {
        content: first ? [call] : [{ type: 'text', text: 'ok' }],
        finishReason: first ? { unified: 'tool-calls' } : { unified: 'stop' },
        usage,
        warnings: [],
      };
    },
  };
}

describe.each(VERSIONS)('%s', (label, sdk, model) => {
  const streaming = (doStream: Any): Any =>
    label === 'AI SDK 6'
      ? new six_test.MockLanguageModelV3({ doStream })
      : new seven_test.MockLanguageModelV4({ doStream });
  const tools = ({ gate, tool }: Turn): Any => {
    const own = {
      [tool.name]: sdk.tool({ inputSchema: sdk.jsonSchema({ type: 'object' }), execute: tool.run }),
    };
    return gate === null ? own : guardTools(own, gate);
  };
  const turn = async (one: Turn): Promise<string> => {
    const { reply, prompts } = scripted(one.tool.name, one.args);
    await sdk.generateText({
      model: model(reply),
      tools: tools(one),
      prompt: 'go',
      stopWhen: sdk.stepCountIs(2),
    });
    const output = prompts[1]?.at(-1).content[0].output;
    return output === undefined ? 'confirmation asked' : JSON.stringify(output);
  };
  describeContract({ name: label, turn });

  /** The same turn by `streamText`. */
  const streamed = async (one: Turn): Promise<string> => {
    const { reply, prompts } = scripted(one.tool.name, one.args);
    const doStream = async (options: Any): Promise<Any> => {
      const { content, finishReason, warnings } = await reply(options);
      const parts = content.flatMap((part: Any) =>
        part.type === 'text'
          ? [
              { type: 'text-start', id: 't' },
              { type: 'text-delta', id: 't', delta: part.text },
              { type: 'text-end', id: 't' },
            ]
          : [part],
      );
      const all = [{ type: 'stream-start', warnings }, ...parts, { type: 'finish', finishReason, usage }];
      return { stream: sdk.simulateReadableStream({ chunks: all }) };
    };
    const result = sdk.streamText({
      model: streaming(doStream),
      tools: tools(one),
      prompt: 'go',
      stopWhen: sdk.stepCountIs(2),
    });
    await result.consumeStream();
    const output = prompts[1]?.at(-1).content[0].output;
    return output === undefined ? 'confirmation asked' : JSON.stringify(output);
  };
  describeContract({ name: `${label}, streamed`, turn: streamed });

  it.each([true, false])('asks by approval request and runs once on a yes: %s', async (approved) => {
    const tool = spyTool('forward_email');
    const args = { to: 'bob@example.com' };
    const { reply, prompts } = scripted(tool.name, args);
    const guarded = tools({ gate: createGate(newSession()), tool, args });
    const user = { role: 'user', content: 'go' };
    const first = await sdk.generateText({ model: model(reply), tools: guarded, messages: [user] });
    const asked = first.content.find((part: Any) => part.type === 'tool-approval-request');
    expect(tool.calls).toEqual([]);
    const answer = {
      role: 'tool',
      content: [{ type: 'tool-approval-response', approvalId: asked.approvalId, approved }],
    };
    await sdk.generateText({
      model: model(reply),
      tools: guarded,
      messages: [user, ...first.response.messages, answer],
    });
    expect(tool.calls).toEqual(approved ? [args] : []);
    expect(prompts.length).toBeGreaterThan(1);
  });

  it('screens results that others ran', async () => {
    const { reply, prompts } = scripted('x', {});
    const guarded = sdk.wrapLanguageModel({
      model: model(reply),
      middleware: screenPrompt(createGate(newSession())),
    });
    const call = { type: 'tool-call', toolCallId: 'h', toolName: 'web', input: {} };
    const result = {
      type: 'tool-result',
      toolCallId: 'h',
      toolName: 'web',
      output: { type: 'text', value: ATTACK },
    };
    await sdk.generateText({
      model: guarded,
      messages: [
        { role: 'user', content: 'go' },
        { role: 'assistant', content: [call] },
        { role: 'tool', content: [result] },
      ],
    });
    expect(JSON.stringify(prompts)).not.toContain('MARKER-ATTACK');
    expect(JSON.stringify(prompts)).toContain('withheld');
  });
});
