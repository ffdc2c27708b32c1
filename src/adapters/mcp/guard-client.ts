import type { Gate } from '../gate.ts';
import { refusalResult, screenResult } from './content.ts';

type Json = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: further parameters differ between the two SDK generations
type Method = (params: any, ...rest: any[]) => Promise<any>;

interface McpClient {
  callTool: Method;
  readResource: Method;
  getPrompt: Method;
}

const METHODS = { callTool: 'tools/call', readResource: 'resources/read', getPrompt: 'prompts/get' } as const;

/** A client (SDK v1 or v2) whose calls pass the gate and whose results are screened; all else goes to the client itself. */
export function guardClient<C extends McpClient>(client: C, gate: Gate): C {
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const method = METHODS[key as keyof typeof METHODS];
      if (method === undefined) return value.bind(target);
      return async (params: Json, ...rest: unknown[]) => {
        if (method === 'tools/call') {
          const action = { tool: String(params.name), args: (params.arguments ?? {}) as Json };
          const admission = await gate.admit(action);
          if (!admission.run) return refusalResult(admission.message);
        }
        let result: Json;
        try {
          result = await value.call(target, params, ...rest);
        } catch (error) {
          throw await gate.screenError({ tool: String(params.name ?? method), args: {} }, error);
        }
        return screenResult(gate, { method, params }, result);
      };
    },
  });
}

/** The handler of a tool on a server (SDK v1 or v2): `server.registerTool(name, config, guardHandler(name, handler, gate))`. */
export function guardHandler<A, Rest extends unknown[], R extends object>(
  name: string,
  handler: (args: A, ...rest: Rest) => R | Promise<R>,
  gate: Gate,
): (args: A, ...rest: Rest) => Promise<R> {
  return async (args, ...rest) => {
    const params = { name, arguments: args as Json };
    const admission = await gate.admit({ tool: name, args: params.arguments });
    if (!admission.run) return refusalResult(admission.message) as R;
    let result: R;
    try {
      result = await handler(args, ...rest);
    } catch (error) {
      throw await gate.screenError({ tool: name, args: params.arguments }, error);
    }
    return (await screenResult(gate, { method: 'tools/call', params }, result as Json)) as R;
  };
}
