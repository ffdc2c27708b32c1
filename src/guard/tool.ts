import type { Action } from '../case.ts';
import type { ActionKind } from './action.ts';
import { fold, stem } from './fold.ts';
import { THINGS, type Thing } from './intent/objects.ts';
import type { Verb } from './intent/verbs.ts';

/** What the person who sets the guard up says about a tool. */
export interface ToolDeclaration {
  readonly kind: ActionKind;
}
export type ToolDeclarations = Readonly<Record<string, ToolDeclaration | ActionKind>>;

/** What is known of a tool before its arguments are looked at. */
export interface ToolProfile {
  readonly name: string;
  readonly kind: ActionKind;
  /** What the name says it does, finer than the kind. */
  readonly verb: Verb | null;
  readonly things: ReadonlySet<Thing>;
  /** Stems of the name's words that are no verb. */
  readonly nouns: readonly string[];
  /** Nothing in name, description or schema told what it does. */
  readonly unknown: boolean;
  readonly declared: boolean;
  /** What says that it acts on everything there is (`delete_all_emails`, `empty_trash`). */
  readonly sweeps: 'name' | 'description' | null;
}

type Told = readonly [ActionKind, Verb];

/** First words of tool names. The order of the words in a name decides, not the order here. */
const NAME_WORDS: Readonly<Record<string, Told>> = {};
const tell = (kind: ActionKind, verb: Verb, list: string): void => {
  for (const word of list.split(' ')) (NAME_WORDS as Record<string, Told>)[word] = [kind, verb];
};
tell(
  'read',
  'read',
  'get list read fetch view show retrieve check lookup describe count access summarize summarise inspect peek status verify estimate calculate current geocoding query ask track monitor analyze predict compare preview poll',
);
tell('search', 'search', 'search find look filter_by lookup');
tell(
  'send',
  'send',
  'send email mail message sms text dm notify deliver resend outbound smtp submit consult request',
);
tell('send', 'publish', 'post publish tweet retweet upload announce broadcast comment review');
tell('reply', 'reply', 'reply respond');
tell('forward', 'forward', 'forward redirect fwd');
tell('draft', 'draft', 'draft compose');
tell(
  'delete',
  'delete',
  'delete remove trash erase purge wipe discard clear empty destroy drop unsubscribe expunge revoke',
);
tell('delete', 'cancel', 'cancel');
tell('move', 'move', 'move archive label tag organize organise mark star flag sort unlabel snooze');
tell('rule', 'rule', 'rule rules filter filters applet forwarding policy webhook automation autoreply');
tell('rule', 'control', 'block unblock mute unmute');
tell('share', 'share', 'share grant permission permissions collaborator publish_link');
tell('accept', 'accept', 'accept decline rsvp tentative');
tell('open', 'open', 'open visit navigate browse click goto request_url');
tell('pay', 'pay', 'pay transfer withdraw deposit refund purchase buy checkout donate wire trade');
tell('run', 'run', 'run execute exec shell bash eval script terminal command invoke deploy install');
tell('remember', 'remember', 'remember memory memorize memorise memories');
tell('write', 'create', 'create make new generate schedule plan setup start insert write build compile');
tell(
  'write',
  'update',
  'update edit modify change set rename reschedule replace patch put append extend adjust manage configure save store import export',
);
tell('write', 'add', 'add attach include');
tell('share', 'invite', 'invite');
tell('write', 'book', 'book reserve booking order place');
tell(
  'write',
  'control',
  'enable disable lock unlock turn play stop pause control activate deactivate follow unfollow like unlike join leave dispatch go hand input fill autofill apply give ship sign',
);
tell('answer', 'read', 'answer final');

const READ_WORDS =
  /^(?:get|list|read|fetch|view|show|retrieve|check|lookup|describe|count|search|find|query)$/;
const RUN_PARAMETER = /^(?:command|cmd|code|script|shell)$/;

/** Learns what a tool does from name, description and schema; a declaration overrides. */
export function describeTool(action: Action, declarations: ToolDeclarations = {}): ToolProfile {
  const name = typeof action.tool === 'string' ? action.tool : '';
  const parts = nameWords(name);
  const description = typeof action.description === 'string' ? action.description : '';
  const parameters = parameterNames(action);
  const guess = ODD_NAME.test(name)
    ? null
    : (writesSql(action) ?? fromName(parts, parameters) ?? fromDescription(description));
  const declaration = Object.hasOwn(declarations, name) ? declarations[name] : undefined;
  const declared = typeof declaration === 'string' ? declaration : declaration?.kind;
  const nouns = parts.filter((part) => NAME_WORDS[part] === undefined).map(stem);
  return {
    name,
    kind: declared ?? guess?.[0] ?? 'send',
    verb: guess?.[1] ?? null,
    things: thingsOf(parts, parameters),
    nouns,
    unknown: declared === undefined && guess === null,
    declared: declared !== undefined,
    sweeps: parts.some((part) => SWEEPING.test(part))
      ? 'name'
      : SWEEPING_SENTENCE.test(description.slice(0, 500))
        ? 'description'
        : null,
  };
}

/** No tool is called so: nothing is learnt from such a name. */
const ODD_NAME = /[^\p{L}\p{M}\p{N}_.:/\- ]/u;

const SWEEPING = /^(?:all|everything|every|entire|empty|empties|purge|purges|wipe|wipes)$/;
const SWEEPING_SENTENCE =
  /\b(?:all|everything|every|entire|empty|empties|emptying|purges?|purging|wipes?|wiping)\b/i;

const WRITING_SQL = /^\s*(?:drop|delete|update|insert|alter|truncate|create|grant|replace|merge)\s/i;
const WRITING_WITH = /^\s*with\s.{0,5000}?\b(?:delete\s+from|insert\s+into|update\s+\w)/is;

const MOST_SQL = 20_000;

/** Any of the statements writes; comments say nothing. */
function isWriting(sql: string): boolean {
  const [first = '', ...rest] = sql.slice(0, MOST_SQL).split('/*');
  const uncommented = [first, ...rest.map((part) => part.split('*/').slice(1).join('*/'))].join(' ');
  const bare = uncommented.replace(/--[^\n]*/g, ' ');
  return bare.split(';').some((statement) => WRITING_SQL.test(statement) || WRITING_WITH.test(statement));
}

/** A database tool does what its statement says, whatever its name says. */
function writesSql({ args }: Action): Told | null {
  if (typeof args !== 'object' || args === null) return null;
  for (const key of ['sql', 'query', 'statement', 'q']) {
    const value = Object.hasOwn(args, key) ? args[key] : undefined;
    if (typeof value === 'string' && isWriting(value) && (key !== 'q' || value.includes('(')))
      return ['run', 'run'];
  }
  return null;
}

/** `GmailSendEmail`, `send_email`, `mcp__mail__send-email` → words in lower case. */
export function nameWords(name: string): string[] {
  return fold(
    name
      .slice(0, 200)
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

function fromName(parts: readonly string[], parameters: readonly string[]): Told | null {
  if (parts.includes('answer') && (parts.includes('final') || parts.length === 1)) return ['answer', 'read'];
  const told = parts.map((part) => (Object.hasOwn(NAME_WORDS, part) ? NAME_WORDS[part]! : null));
  const at = told.findIndex((one, i) => one !== null && isVerbPosition(parts, i));
  const first = told[at] ?? told.find((one) => one !== null) ?? null;
  if (first === null) return null;
  return refine(joined(parts, told) ?? first, parts, parameters);
}

/** `read_and_send`, `fetch_then_delete`, `read_write_file`: where a name has two verbs, the one that changes something counts. */
function joined(parts: readonly string[], told: readonly (Told | null)[]): Told | null {
  for (const [i, one] of told.entries()) {
    if (one === null || i === 0 || one[0] === 'read' || one[0] === 'search') continue;
    const before = parts[i - 1]!;
    if (
      /^(?:and|then|or|n)$/.test(before) ||
      (i === 1 && /^(?:read|search|find)$/.test(before) && /^(?:write|replace)$/.test(parts[i]!))
    )
      return one;
  }
  return parts[0] === 'check' && parts[1] === 'out' ? ['pay', 'pay'] : null;
}

/** Nouns that are verbs too (`email`, `message`, `review`, `status`) count as verbs only where no other word is one. */
const NOUN_TOO = new Set(
  'email mail message sms text comment review request order status current memory memories rule rules filter filters policy permission permissions label tag applet webhook command script shell terminal code booking draft track post final dm permission collaborator forwarding invite look set plan tweet'.split(
    ' ',
  ),
);
const isVerbPosition = (parts: readonly string[], i: number): boolean =>
  !NOUN_TOO.has(parts[i]!) ||
  (i === 0 && (parts.length === 1 || NAME_WORDS[parts[1]!] === undefined || NOUN_TOO.has(parts[1]!)));

function refine(told: Told, parts: readonly string[], parameters: readonly string[]): Told {
  const [kind, verb] = told;
  const has = (list: string): boolean => list.split(' ').some((word) => parts.includes(word));
  const writes = kind !== 'read' && kind !== 'search';
  // What has a recipient and a body is sent, whatever it is called.
  if (
    kind === 'read' &&
    parameters.includes('to') &&
    parameters.some((p) => /^(?:body|message|content)$/.test(p))
  )
    return ['send', 'send'];
  if (!writes)
    return kind === 'read' && parameters.some((p) => /^(?:url|href|link)$/.test(p)) ? ['open', 'open'] : told;
  if (kind === 'send' && has('money payment transaction funds ether bitcoin')) return ['pay', 'pay'];
  if (kind === 'write' && has('transaction payment bill order purchase') && verb !== 'control')
    return verb === 'update' ? told : ['pay', verb];
  if (has('memory memories')) return ['remember', 'remember'];
  if (has('draft drafts') && kind !== 'delete' && kind !== 'send') return ['draft', 'draft'];
  if (has('rule rules filter filters applet forwarding policy webhook autoreply') && kind !== 'delete')
    return ['rule', 'rule'];
  if (kind === 'reply' && has('event invite invitation invitations rsvp')) return ['accept', 'accept'];
  if (kind === 'send' && has('draft')) return told;
  if (kind === 'run' && !parameters.some((p) => RUN_PARAMETER.test(p)) && has('query search'))
    return ['search', 'search'];
  return told;
}

function fromDescription(description: string): Told | null {
  const first = nameWords(description.slice(0, 120)).slice(0, 6);
  for (const word of first) {
    const base = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find(
      (w) => Object.hasOwn(NAME_WORDS, w) && !NOUN_TOO.has(w),
    );
    if (base !== undefined) return NAME_WORDS[base]!;
    if (/^returns?$/.test(word)) return ['read', 'read'];
  }
  return null;
}

function parameterNames(action: Action): string[] {
  const names = new Set<string>();
  const schema = action.schema as { properties?: object } | undefined;
  const properties = schema && typeof schema === 'object' ? (schema.properties ?? schema) : {};
  for (const source of [properties, action.args])
    if (typeof source === 'object' && source !== null && !Array.isArray(source))
      for (const key of Object.keys(source).slice(0, 100)) names.add(nameWords(key).join('_'));
  return [...names];
}

function thingsOf(parts: readonly string[], parameters: readonly string[]): Set<Thing> {
  const text = parts.filter((part) => !READ_WORDS.test(part)).join(' ');
  const out = new Set<Thing>();
  for (const [thing, pattern] of Object.entries(THINGS)) {
    if (text.search(pattern()) !== -1) out.add(thing as Thing);
  }
  if (out.size === 0 && parameters.includes('subject') && parameters.includes('body')) out.add('mail');
  return out;
}
