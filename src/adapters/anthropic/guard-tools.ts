import type { Gate } from '../gate.ts';
import { guardTool } from '../plain/guard-tool.ts';

interface RunnableTool {
  readonly name?: string;
  readonly description?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tools of every input type
  readonly run?: (args: any, context?: any) => any;
}

/** Guards the tools given to `client.beta.messages.toolRunner({ tools })`. Server tools have no `run` and stay as they are. */
export function guardTools<T extends RunnableTool>(tools: readonly T[], gate: Gate): T[] {
  return tools.map((tool) => {
    const { run, name, description } = tool;
    if (run === undefined || name === undefined) return tool;
    return { ...tool, run: guardTool(run.bind(tool), { name, description }, gate) };
  });
}
