import { isObject } from './message.ts';

/** More than the limit of one message. */
export class TooLong extends Error {}

/** Null where it is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The system's code says what is wrong without the address, which may hold a secret. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof TooLong) return cause.message;
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const code = isObject(inner) || inner instanceof Error ? (inner as { code?: unknown }).code : undefined;
  if (typeof code === 'string') return `the server cannot be reached (${code})`;
  return cause instanceof Error && cause.message.startsWith('the server')
    ? cause.message
    : 'the connection to the server broke off';
}

/** The body as text; throws `TooLong`. */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array;
    size += part.length;
    if (size > maxBytes) throw new TooLong(`the answer is over ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Ends early when the signal is raised. Keeps no process alive. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
