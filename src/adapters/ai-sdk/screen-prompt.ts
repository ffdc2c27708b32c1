import type { Gate } from '../gate.ts';

interface ResultPart {
  readonly type: string;
  readonly toolName?: string;
  readonly output?: { readonly type: string; readonly value?: unknown };
}
interface PromptMessage {
  readonly role: string;
  readonly content: unknown;
}
const MAX_KEPT = 500;

/**
 * `transformParams` of a language model middleware (AI SDK 6 and 7): screens every tool result in the prompt, also those of
 * tools that the provider or somebody else ran. `wrapLanguageModel({ model, middleware: screenPrompt(gate) })`.
 */
export function screenPrompt(gate: Gate) {
  // Each step sends the whole history again.
  const known = new Map<string, Promise<ResultPart>>();
  const screenPart = (part: ResultPart): Promise<ResultPart> => {
    const key = JSON.stringify(part);
    const before = known.get(key);
    if (before !== undefined) return before;
    const screened = screen(part, gate);
    known.set(key, screened);
    if (known.size > MAX_KEPT) known.delete(known.keys().next().value!);
    return screened;
  };
  return {
    specificationVersion: 'v3' as const,
    // biome-ignore lint/suspicious/noExplicitAny: the parameter types of two major versions
    transformParams: async ({ params }: { params: any }): Promise<any> => ({
      ...params,
      prompt: await Promise.all(
        (params.prompt as PromptMessage[]).map(async (message) =>
          !Array.isArray(message.content) || (message.role !== 'tool' && message.role !== 'assistant')
            ? message
            : {
                ...message,
                content: await Promise.all(
                  (message.content as ResultPart[]).map((part) =>
                    part.type === 'tool-result' ? screenPart(part) : part,
                  ),
                ),
              },
        ),
      ),
    }),
  };
}

async function screen(part: ResultPart, gate: Gate): Promise<ResultPart> {
  const call = { tool: part.toolName ?? 'unknown', args: {} };
  const screening = await gate.screen(call, part.output?.value);
  return screening.clean ? part : { ...part, output: { type: 'text', value: screening.text } };
}
