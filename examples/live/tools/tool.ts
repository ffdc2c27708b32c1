import type { World } from '../server/world.ts';

export type Args = Readonly<Record<string, unknown>>;

/** A tool as the endpoint is told of it, and what it does. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON schema properties; those named in `required` must be given. */
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  run(args: Args, world: World): Promise<unknown>;
}

export const STRING = { type: 'string' };
export const STRINGS = { type: 'array', items: STRING };

export const text = (args: Args, name: string): string => {
  const value = args[name];
  if (typeof value !== 'string' || value === '') throw new Error(`${name}: give a text`);
  return value;
};
export const optional = (args: Args, name: string): string =>
  typeof args[name] === 'string' ? (args[name] as string) : '';
export const list = (args: Args, name: string): string[] => {
  const value = args[name];
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
};
