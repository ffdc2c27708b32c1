import type { Gate } from '../gate.ts';

interface Request {
  readonly toolCall: { readonly id?: string; readonly name: string; readonly args: Record<string, unknown> };
  readonly tool?: unknown;
}
interface MessageFields {
  readonly content: string;
  readonly tool_call_id: string;
  readonly name: string;
  readonly status: 'error' | 'success';
}
/** Class `ToolMessage` of `langchain`: handed in, so that this file needs no import of it. */
type MessageClass<M> = new (fields: MessageFields) => M;

/**
 * `wrapToolCall` of a middleware: `createMiddleware({ name: 'Chainmail', wrapToolCall: wrapToolCall(gate, ToolMessage) })`.
 * For a durable question let the gate's `ask` call LangGraph's `interrupt`.
 */
export function wrapToolCall<M>(gate: Gate, ToolMessage: MessageClass<M>) {
  // biome-ignore lint/suspicious/noExplicitAny: ToolMessage or Command, with the type parameters of the agent
  return async (request: any, handler: (request: any) => any): Promise<any> => {
    const { toolCall, tool } = request as Request;
    const { name, args } = toolCall;
    const say = (content: string, status: 'error' | 'success'): M =>
      new ToolMessage({ content, tool_call_id: toolCall.id ?? '', name, status });
    const description = (tool as { description?: string } | undefined)?.description;
    const admission = await gate.admit({ tool: name, args, description });
    if (!admission.run) return say(admission.message, 'error');
    let result: unknown;
    try {
      result = await handler(request);
    } catch (error) {
      throw await gate.screenError({ tool: name, args }, error);
    }
    const screening = await gate.screen({ tool: name, args }, readOf(result));
    return screening.clean ? result : say(screening.text, 'success');
  };
}

/** What the model reads of a ToolMessage; of a Command all that it updates. */
function readOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  if ('content' in result) return result.content;
  if ('update' in result) return JSON.stringify(result.update);
  return result;
}
