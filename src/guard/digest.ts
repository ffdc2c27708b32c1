import type { ToolCall } from '../case.ts';
import { MAX_DEPTH } from './limits.ts';
import { sha256 } from './sha256.ts';

/**
 * SHA-256 over a call in canonical form: keys sorted, strings as they are (a blank or a case changed is another call).
 * Throws where arguments are no plain data or nested too deep: two such calls could have one digest, so none can be confirmed.
 */
export function digestCall(call: ToolCall): string {
  return sha256(canonical([call.tool, call.args]));
}

const NOT_PLAIN = 'its arguments are no plain data: give objects, lists, strings, numbers, booleans and null';

/** Objects as JSON has them: a Map, a class or an inherited field could show a tool what was not checked. */
const isPlain = (value: object): boolean => {
  if (Array.isArray(value)) return true;
  const parent: unknown = Object.getPrototypeOf(value);
  return (
    parent === null ||
    (Object.getPrototypeOf(parent) === null && Object.hasOwn(parent as object, 'hasOwnProperty'))
  );
};

type Piece = { readonly text: string } | { readonly value: unknown; readonly depth: number };

/** JSON with sorted keys, written with a stack: arguments are the attacker's to nest. */
export function canonical(root: unknown): string {
  const out: string[] = [];
  const stack: Piece[] = [{ value: root, depth: 0 }];
  while (stack.length > 0) {
    const piece = stack.pop()!;
    if ('text' in piece) {
      out.push(piece.text);
      continue;
    }
    const { value, depth } = piece;
    if (typeof value !== 'object' || value === null) {
      out.push(scalar(value));
      continue;
    }
    if (depth > MAX_DEPTH * 2) throw new Error(`its arguments are nested deeper than ${MAX_DEPTH} levels`);
    if (!isPlain(value)) throw new Error(NOT_PLAIN);
    pushChildren(stack, value, depth + 1);
  }
  return out.join('');
}

function pushChildren(stack: Piece[], value: object, depth: number): void {
  const list = Array.isArray(value);
  const keys = list ? null : Object.keys(value).sort();
  const count = keys ? keys.length : (value as unknown[]).length;
  stack.push({ text: list ? ']' : '}' });
  for (let i = count - 1; i >= 0; i--) {
    const key = keys?.[i];
    stack.push({ value: key === undefined ? (value as unknown[])[i] : (value as never)[key], depth });
    if (key !== undefined) stack.push({ text: `${JSON.stringify(key)}:` });
    if (i > 0) stack.push({ text: ',' });
  }
  stack.push({ text: list ? '[' : '{' });
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined || typeof value === 'bigint') return `"${typeof value}:${String(value)}"`;
  throw new Error(NOT_PLAIN);
}
