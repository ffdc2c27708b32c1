import type { ContextItem } from '../case.ts';
import { InputError } from '../errors.ts';
import { type Message, parseMessage, unreadText } from '../mail/index.ts';
import { MAX_EMBEDDED_MAILS, MAX_ITEM_CHARS } from './limits.ts';

/** What an agent was given: a mail's bytes or source, a parsed mail, a text, or a tool's result as JSON value. */
export type Content = Uint8Array | string | Message | object | number | boolean | null | undefined;

export interface ReadContent {
  readonly items: readonly ContextItem[];
  /** A part was not read, for size or depth. */
  readonly cut: boolean;
}

const HEADERS = /^(?:From |(?:[A-Za-z][A-Za-z0-9-]{1,60}:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,})/;
const MAIL_HEADER =
  /^(?:from|to|subject|date|received|return-path|message-id|mime-version|delivered-to|content-type|dkim-signature)[ \t]*:/im;

/** Turns what a tool returned into context items. Raw mails inside a result are read as mails of their own. */
export async function readContent(content: Content, source: string): Promise<ReadContent> {
  if (content instanceof Uint8Array) {
    const head = new TextDecoder('latin1').decode(content.subarray(0, 4_096));
    if (looksLikeMail(head)) return readMail(await parseMessage(content), source);
    const text = new TextDecoder().decode(content.subarray(0, MAX_ITEM_CHARS));
    return { items: [{ kind: 'text', text, source }], cut: content.length > MAX_ITEM_CHARS };
  }
  if (typeof content === 'string') return readString(content, source);
  if (content === undefined || content === null) return { items: [], cut: false };
  if (typeof content === 'object' && isMessage(content)) return readMail(content, source);
  return readValue(content, source);
}

const looksLikeMail = (text: string): boolean =>
  HEADERS.test(text.slice(0, 4_096)) && MAIL_HEADER.test(text.slice(0, 4_096));

const readMail = (message: Message, source: string): ReadContent => ({
  items: [{ kind: 'email', message, source }],
  cut: unreadText(message).length > 0,
});

async function readString(text: string, source: string): Promise<ReadContent> {
  if (looksLikeMail(text)) return readMail(await parseMessage(new TextEncoder().encode(text)), source);
  return {
    items: [{ kind: 'text', text: text.slice(0, MAX_ITEM_CHARS), source }],
    cut: text.length > MAX_ITEM_CHARS,
  };
}

async function readValue(value: unknown, source: string): Promise<ReadContent> {
  const json = stringify(value);
  const items: ContextItem[] = [{ kind: 'text', text: json.slice(0, MAX_ITEM_CHARS), source }];
  const raws = rawMails(value);
  let cut = json.length > MAX_ITEM_CHARS || raws.length > MAX_EMBEDDED_MAILS;
  for (const raw of raws.slice(0, MAX_EMBEDDED_MAILS)) {
    const mail = readMail(await parseMessage(new TextEncoder().encode(raw)), source);
    items.push(...mail.items);
    cut ||= mail.cut;
  }
  return { items, cut };
}

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, null, 1) ?? '';
  } catch (cause) {
    throw new InputError(
      'bad-content',
      'the tool result cannot be written as JSON (a cycle or a BigInt in it): pass text or plain data',
      { cause },
    );
  }
}

/** Strings of a JSON value that are whole mails in source form. */
function rawMails(root: unknown): string[] {
  const out: string[] = [];
  const stack: unknown[] = [root];
  for (let steps = 0; stack.length > 0 && steps < 100_000; steps++) {
    const value = stack.pop();
    if (typeof value === 'string' && value.length > 60 && looksLikeMail(value)) out.push(value);
    else if (typeof value === 'object' && value !== null)
      stack.push(...Object.values(value).slice(0, 10_000));
  }
  return out;
}

function isMessage(value: object): value is Message {
  return (
    'segments' in value &&
    Array.isArray(value.segments) &&
    'headers' in value &&
    Array.isArray(value.headers) &&
    'anomalies' in value
  );
}
