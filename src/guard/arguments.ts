import type { Action } from '../case.ts';
import { readMailbox, splitMailboxes } from './address.ts';
import { MAX_ARGUMENT_CHARS, MAX_DEPTH, MAX_VALUES } from './limits.ts';
import { nameWords } from './tool.ts';

/** What an argument value is for. */
export type Role =
  | 'recipient'
  | 'sender'
  | 'link'
  | 'id'
  | 'amount'
  | 'date'
  | 'secret'
  | 'content'
  | 'query'
  | 'other';

/** One scalar of a call's arguments. */
export interface Value {
  /** `to[1]`, `headers.Bcc`. */
  readonly path: string;
  readonly key: string;
  readonly role: Role;
  readonly text: string;
}

export interface Arguments {
  readonly values: readonly Value[];
  /** What made the arguments unreadable in part: too deep, too many, too long, not an object, header injection. */
  readonly faults: readonly { readonly argument: string; readonly why: string }[];
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['sender', /^(?:from|sender|author|from_account|from_account_number|from_account_id|from_address)$/],
  ['secret', /password|passcode|passphrase|private_key|secret|api_key|^pin$|new_password/],
  [
    'recipient',
    /(?:^|_)(?:to|cc|bcc|recipients?|emails?|e_mail|participants?|attendees|invitees|guests?|collaborators?|assignees?|payee|payee_id|beneficiary|iban|phone|phones|phone_numbers?|channel|channels|channel_name|user|users|username|user_name|contact|contacts|members?|recipient_id|destination_address|to_account_number|to_account_id|to_address|service_account_number|forward_to|reply_to|redirect_to|shared_with|share_with|app_id|friend_id|person_id|person|target|to_account|beneficiary_account|payee_account|dest_account|destination_account|counterparty|counterparty_account|creditor|creditor_account|acct|konto|wallet|wallet_address|destination|dest|rcpt|rcpt_to|rcpt_tos|envelope_to|(?:cc|bcc|to)_list|blind_copy|hidden_copy|copy|watchers|subscribers|return_path)$/,
  ],
  ['link', /(?:^|_)(?:url|urls|uri|href|link|links|webhook|endpoint|website|websites|domain|domains)$/],
  ['query', /(?:^|_)(?:query|q|search|keywords?|search_keywords|search_term|filter|filters)$/],
  [
    'amount',
    /(?:^|_)(?:amount|amounts|sum|total|price|value|quantity|amount_[a-z]{2,6}|amt|betrag|fee|tip)$/,
  ],
  [
    'date',
    /(?:^|_)(?:date|dates|time|day|start|end|start_time|end_time|when|due|due_date|send_at|date_time|until)$/,
  ],
  [
    'content',
    /(?:^|_)(?:body|content|contents|text|message|subject|title|name|description|note|notes|markdown|html|comment|reason|summary|answer|event_name|caption|review|message_content|status_text|command|cmd|code)$/,
  ],
  [
    'id',
    /(?:^|_)(?:id|ids|id_|uid|uids|event|events|file|files|filename|file_name|path|file_path|item_path|attachments?|thread|folder|in_reply_to|item|items|rule|device|page)$|_ids?$|_path$/,
  ],
];
const OPAQUE_RECIPIENT = /^(?:message|folder|event)$/;

/** Flattens a call's arguments with a stack: nesting is the attacker's. */
export function readArguments(action: Action): Arguments {
  const values: Value[] = [];
  const faults: { argument: string; why: string }[] = [];
  const args: unknown = action.args;
  if (typeof args !== 'object' || args === null || Array.isArray(args)) {
    faults.push({
      argument: '',
      why: `the arguments are ${args === null ? 'null' : Array.isArray(args) ? 'a list' : `a ${typeof args}`}, not an object`,
    });
    return { values, faults };
  }
  let chars = 0;
  const stack: { value: unknown; path: string; key: string; depth: number }[] = [
    { value: args, path: '', key: '', depth: 0 },
  ];
  while (stack.length > 0) {
    const { value, path, key, depth } = stack.pop()!;
    if (typeof value === 'object' && value !== null) {
      if (depth >= MAX_DEPTH) {
        faults.push({ argument: path.slice(0, 80), why: `it is nested deeper than ${MAX_DEPTH} levels` });
        continue;
      }
      const entries = Array.isArray(value)
        ? [...value.slice(0, MAX_VALUES).entries()]
        : Object.entries(value).slice(0, MAX_VALUES);
      if ((Array.isArray(value) ? value.length : Object.keys(value).length) > MAX_VALUES)
        faults.push({ argument: path.slice(0, 80), why: `it has more than ${MAX_VALUES} entries` });
      for (const [name, child] of entries.reverse()) {
        // `{ "a@x.example": true }`: a recipient may stand in the key
        if (typeof name === 'string' && name.includes('@') && child !== false && child !== null)
          values.push({
            path: path === '' ? name : `${path}.${name}`,
            key: 'to',
            role: 'recipient',
            text: name,
          });
        stack.push({
          value: child,
          path: typeof name === 'number' ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`,
          key: typeof name === 'number' ? key : name,
          depth: depth + 1,
        });
      }
      continue;
    }
    if (value === undefined || value === null || value === '') continue;
    const text = String(value);
    chars += text.length;
    if (values.length >= MAX_VALUES || chars > MAX_ARGUMENT_CHARS) {
      faults.push({
        argument: path.slice(0, 80),
        why: 'there is too much in the arguments to check all of it',
      });
      break;
    }
    addValue({ values, faults, stack }, { text, path, key, depth });
  }
  return { values, faults };
}

interface Sink {
  readonly values: Value[];
  readonly faults: { argument: string; why: string }[];
  readonly stack: { value: unknown; path: string; key: string; depth: number }[];
}

function addValue(sink: Sink, one: { text: string; path: string; key: string; depth: number }): void {
  const { text, path, key, depth } = one;
  const own = roleOf(key, text);
  // `cc: { address: "x", domain: "y" }`: the parts of a recipient are one.
  const role = own !== 'recipient' && PART.test(key) && under(path) ? 'recipient' : own;
  if (/^\s*[[{]/.test(text) && text.length < 20_000 && (role !== 'content' || NAMES_RECIPIENTS.test(text))) {
    const parsed = parseJson(text);
    if (parsed !== undefined) {
      sink.stack.push({ value: parsed, path, key, depth: depth + 1 });
      return;
    }
  }
  const source = sourceOfMail(key, text);
  const lines = source === null ? text : `\n${source.slice(0, MOST_HEADER_CHARS)}`;
  const smuggled =
    role === 'recipient' || source !== null || text.length < 1_000
      ? smuggledHeaders(lines, source === null ? role : 'other')
      : [];
  for (const recipient of smuggled) {
    sink.faults.push({ argument: path, why: 'a line break in it starts another header field' });
    sink.values.push({ path, key: 'bcc', role: 'recipient', text: recipient });
  }
  if (role !== 'recipient') {
    sink.values.push({ path, key, role, text });
    return;
  }
  const parts = text.includes('@') ? splitMailboxes(text) : [text];
  for (const part of parts) sink.values.push({ path, key, role, text: part });
}

/** Keys of a JSON text that say to whom it goes: a mail in a field meant for words. */
const NAMES_RECIPIENTS = /"(?:to|cc|bcc|recipients?)"\s{0,20}:/i;
const MOST_HEADER_CHARS = 20_000;
/** A multiple of 4, so that what is cut still decodes. */
const MOST_BASE64_CHARS = 40_000;
const HEADER_START =
  /^\s{0,20}(?:to|cc|bcc|from|subject|date|mime-version|content-type|return-path|received)[ \t]*:/i;

/** The text of a mail in source form that an argument carries, base64 undone as mail interfaces take it; null = it is none. */
function sourceOfMail(key: string, text: string): string | null {
  if ((HEADER_START.test(text) && text.includes('\n')) || /header|^raw$|^mime$/i.test(key)) {
    if (!/^[\w+/=-]{24,}$/.test(text)) return text;
  } else if (!/^[\w+/=-]{40,}$/.test(text)) return null;
  try {
    const plain = atob(text.slice(0, MOST_BASE64_CHARS).replaceAll('-', '+').replaceAll('_', '/'));
    return HEADER_START.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

const PART = /^(?:address|addr|mailbox|local|local_?part|domain|host|value)$/i;
const under = (path: string): boolean =>
  path
    .split(/[.[\]]+/)
    .slice(0, -1)
    .some((key) => key !== '' && !/^\d+$/.test(key) && roleOf(key, '') === 'recipient');

/** What role a value plays, by its key, and by its looks where the key tells nothing. */
export function roleOf(key: string, text: string): Role {
  const name = nameWords(key).join('_');
  for (const [role, pattern] of ROLES) {
    if (!pattern.test(name)) continue;
    if (role === 'recipient' && OPAQUE_RECIPIENT.test(name)) continue;
    if (role === 'id' && /^(?:https?:)?\/\/\S+$/i.test(text)) return 'link';
    return role;
  }
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'link';
  if (text.length < 320 && /^\S*[^\s@]@[^\s@]+\.[^\s@]+$/.test(text)) return 'recipient';
  if (isMailboxList(text)) return 'recipient';
  if (/address/.test(name) && readMailbox(text).key !== '') return 'recipient';
  return text.length > 40 || /\s\S+\s/.test(text) ? 'content' : 'other';
}

/** `Ann <a@x.example>`, `a@x.example; b@y.example`: nothing but mailboxes, whatever the key calls them. */
function isMailboxList(text: string): boolean {
  if (text.length > 10_000 || !text.includes('@')) return false;
  const parts = splitMailboxes(text);
  return (
    parts.length > 0 &&
    parts.every((part) =>
      /^(?:[^<>@]{0,80}<[^\s<>@]{1,64}@[^\s<>@]{1,255}>|[^\s<>@]{1,64}@[^\s<>@]{1,255}\.[^\s<>@]{1,63})$/.test(
        part,
      ),
    )
  );
}

const HEADER_LINE =
  /(?:\r\n?|\n|\u2028|\u2029|\u0085|%0d%0a|%0a|\\r\\n)[ \t]*(?:bcc|cc|to|reply-to|from|resent-to|sender)[ \t]*:[ \t]*([^\r\n]{1,300})/giu;

function smuggledHeaders(text: string, role: Role): string[] {
  if (role === 'content' && text.length > 300) return [];
  return [...text.matchAll(HEADER_LINE)].flatMap((hit) => splitMailboxes(hit[1]!)).slice(0, 20);
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
