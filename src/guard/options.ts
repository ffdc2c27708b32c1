import { InputError } from '../errors.ts';
import { ACTION_KINDS } from './action.ts';
import type { GuardOptions } from './guard.ts';
import { type GuardRules, parseRules } from './rules.ts';

const KNOWN = ['detector', 'profile', 'account', 'contacts', 'rules', 'tools', 'now', 'weights'];

/** Checks what callers without types hand over. Throws an InputError that names key, value and remedy. */
export function checkOptions(options: GuardOptions): GuardOptions {
  const given: unknown = options;
  if (!isTable(given)) throw fault('options', given, 'give { detector, … }');
  for (const key of Object.keys(given))
    if (!KNOWN.includes(key)) throw fault(key, given[key], `no such option; known: ${KNOWN.join(', ')}`);
  const { detector, profile, account, contacts, tools, now, weights } = given;
  if (typeof (detector as { assess?: unknown } | null | undefined)?.assess !== 'function')
    throw fault('detector', detector, 'give one, such as `await loadDetector()`');
  if (profile !== undefined && profile !== 'attended' && profile !== 'unattended')
    throw fault('profile', profile, 'use "attended" or "unattended"');
  if (account != null && typeof account !== 'string' && !isStrings(account))
    throw fault('account', account, "give the user's address as a string, or a list of them");
  if (contacts !== undefined) checkContacts(contacts);
  if (tools !== undefined) checkTools(tools);
  if (now !== undefined && typeof now !== 'function')
    throw fault('now', now, 'give a function that returns milliseconds, such as Date.now');
  if (weights !== undefined && !(isTable(weights) && isTable(weights.weights)))
    throw fault('weights', weights, 'leave it out, or give weights of the shape of GUARD_WEIGHTS');
  return given.rules === undefined ? options : { ...options, rules: rulesOf(given.rules) };
}

function checkContacts(contacts: unknown): void {
  const remedy = 'give { name, address }, both strings';
  if (!Array.isArray(contacts)) throw fault('contacts', contacts, 'give a list of { name, address }');
  for (const [index, one] of contacts.entries())
    if (!isTable(one) || typeof one.name !== 'string' || typeof one.address !== 'string')
      throw fault(`contacts[${index}]`, one, remedy);
}

function checkTools(tools: unknown): void {
  if (!isTable(tools)) throw fault('tools', tools, 'give a table of kinds by tool name');
  for (const [name, one] of Object.entries(tools)) {
    const kind = isTable(one) ? one.kind : one;
    if (!ACTION_KINDS.some((known) => known === kind))
      throw fault(`tools.${name.slice(0, 60)}`, one, `use one of ${ACTION_KINDS.join(', ')}`);
  }
}

/** Rules from `parseRules` pass; a parsed TOML or JSON table goes through it. */
function rulesOf(rules: unknown): GuardRules {
  if (isTable(rules) && ('allowRecipients' in rules || 'blockRecipients' in rules)) {
    const { allowRecipients, blockRecipients, tools, ...rest } = rules;
    const shaped = isStrings(allowRecipients) && isStrings(blockRecipients) && isTable(tools);
    if (shaped && Object.keys(rest).length === 0 && Object.values(tools).every(isTable))
      return rules as unknown as GuardRules;
    throw fault('rules', rules, 'give what parseRules returns, or a table with its snake_case fields');
  }
  return parseRules(rules);
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function fault(key: string, value: unknown, remedy: string): InputError {
  let shown: string;
  try {
    shown = JSON.stringify(value)?.slice(0, 80) ?? String(value).slice(0, 80);
  } catch {
    shown = typeof value;
  }
  return new InputError('bad-options', `createGuard: ${key.slice(0, 80)}: ${shown}: ${remedy}`);
}
