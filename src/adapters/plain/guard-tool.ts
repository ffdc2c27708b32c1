import type { Gate } from '../gate.ts';
import { type Collected, collect, isStream } from '../stream.ts';

/** What is known of a tool. Description and schema help the guard to tell what it does. */
export interface ToolMeta {
  /** The id under which the framework itself asked a person about this call. */
  readonly callId?: string;
  readonly name: string;
  readonly description?: string;
  readonly schema?: unknown;
}

type Args = Readonly<Record<string, unknown>>;

/**
 * Puts a tool behind the gate: `fn(args, ...rest)` runs only when the guard (or a person it asks) lets it, and its result is
 * screened before it is given back. A clean result is given back as it is. A refused call and a withheld result give a text
 * for the model instead. Streams are read to their end, screened whole and replayed.
 */
export function guardTool<A extends Args, Rest extends unknown[], R>(
  fn: (args: A, ...rest: Rest) => R,
  meta: ToolMeta,
  gate: Gate,
): (args: A, ...rest: Rest) => Promise<Awaited<R> | string> {
  const { name: tool, description, schema, callId } = meta;
  return async (args, ...rest): Promise<Awaited<R> | string> => {
    const admission = await gate.admit({ tool, args, description, schema }, callId);
    if (!admission.run) return admission.message;
    const call = { tool, args };
    let result: Awaited<R> | undefined;
    let collected: Collected | null = null;
    try {
      result = await fn(args, ...rest);
      if (isStream(result)) collected = await collect(result);
    } catch (error) {
      throw await gate.screenError(call, error);
    }
    const screening = await gate.screen(call, collected === null ? result : collected.content);
    if (!screening.clean)
      return collected === null ? screening.text : (collected.replace(screening.text) as never);
    return collected === null ? (result as Awaited<R>) : (collected.replay() as Awaited<R>);
  };
}
