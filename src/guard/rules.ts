import { InputError } from '../errors.ts';
import { ACTION_KINDS, type ActionDecision, type ActionKind } from './action.ts';

/** What the owner of a tool lays down about it. */
export interface ToolRule {
  /** What the tool does, instead of what its name tells. */
  readonly kind?: ActionKind;
  /** `allow` runs what would only be asked about; `confirm` and `block` are the least that happens. */
  readonly decision?: ActionDecision;
  /** Calls of it in one session that run without a question. */
  readonly maxCalls?: number;
  readonly maxRecipients?: number;
  /** Highest amount (any argument that is one) that runs without a question. */
  readonly maxAmount?: number;
  /** Only these recipients run without a question: `a@b.example`, `*@b.example`. */
  readonly recipients?: readonly string[];
}

/** Rules on top of the learned combination. */
export interface GuardRules {
  /** Recipients that count as named by the user. */
  readonly allowRecipients: readonly string[];
  /** Recipients to whom nothing goes. */
  readonly blockRecipients: readonly string[];
  readonly tools: Readonly<Record<string, ToolRule>>;
}

export const NO_RULES: GuardRules = { allowRecipients: [], blockRecipients: [], tools: {} };

/** Checks an already parsed TOML or JSON value. Throws an InputError that names field, value and remedy. */
export function parseRules(value: unknown): GuardRules {
  const root = object(value, 'rules');
  known(root, 'rules', ['allow_recipients', 'block_recipients', 'tools']);
  const tools: Record<string, ToolRule> = {};
  for (const [name, rule] of Object.entries(object(root.tools ?? {}, 'rules.tools')))
    tools[name] = parseTool(rule, `rules.tools.${name}`);
  return {
    allowRecipients: patterns(root.allow_recipients, 'rules.allow_recipients'),
    blockRecipients: patterns(root.block_recipients, 'rules.block_recipients'),
    tools,
  };
}

function parseTool(value: unknown, where: string): ToolRule {
  const rule = object(value, where);
  known(rule, where, ['kind', 'decision', 'max_calls', 'max_recipients', 'max_amount', 'recipients']);
  return {
    ...(rule.kind === undefined ? {} : { kind: oneOf(rule.kind, `${where}.kind`, ACTION_KINDS) }),
    ...(rule.decision === undefined
      ? {}
      : { decision: oneOf(rule.decision, `${where}.decision`, ['allow', 'confirm', 'block'] as const) }),
    ...count(rule, where, 'max_calls', 'maxCalls'),
    ...count(rule, where, 'max_recipients', 'maxRecipients'),
    ...count(rule, where, 'max_amount', 'maxAmount'),
    ...(rule.recipients === undefined
      ? {}
      : { recipients: patterns(rule.recipients, `${where}.recipients`) }),
  };
}

function count(rule: Record<string, unknown>, where: string, key: string, name: keyof ToolRule): ToolRule {
  const value = rule[key];
  if (value === undefined) return {};
  if (typeof value !== 'number' || !(value >= 0))
    throw fault(`${where}.${key}`, value, 'give a number of 0 or more');
  return { [name]: value };
}

function patterns(value: unknown, where: string): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw fault(where, value, 'give a list such as ["*@example.com"]');
  return value.map((one) => {
    if (typeof one !== 'string' || one === '' || one === '*' || one.length > 320)
      throw fault(where, one, 'give addresses or "*@domain"; "*" alone would switch the guard off');
    return one.toLowerCase();
  });
}

/** Whether a mailbox key fits one of the patterns. */
export function fitsPattern(key: string, list: readonly string[]): boolean {
  return list.some((one) =>
    one.startsWith('*') ? key.endsWith(one.slice(1)) && one.length > 2 : key === one,
  );
}

function oneOf<T extends string>(value: unknown, where: string, options: readonly T[]): T {
  const found = options.find((one) => one === value);
  if (found === undefined) throw fault(where, value, `use one of ${options.join(', ')}`);
  return found;
}

function object(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault(where, value, 'give a table');
  return value as Record<string, unknown>;
}

function known(table: Record<string, unknown>, where: string, keys: readonly string[]): void {
  for (const key of Object.keys(table))
    if (!keys.includes(key))
      throw fault(`${where}.${key}`, table[key], `no such field; known: ${keys.join(', ')}`);
}

const fault = (where: string, value: unknown, remedy: string): InputError =>
  new InputError('bad-rules', `${where}: ${JSON.stringify(value)?.slice(0, 80)}: ${remedy}`);
