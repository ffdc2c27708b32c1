import type { Evidence } from './action.ts';
import { asciiDomain, imitates, readMailbox } from './address.ts';
import type { Value } from './arguments.ts';
import type { Entry, Item } from './item.ts';
import { hostOf, identityKey, linkKey, numberKey } from './mentions.ts';
import { standsIn } from './point.ts';
import { contactOf, exactReference, handleReference } from './references.ts';
import type { UserRequest } from './request.ts';
import type { GuardState } from './state.ts';

/** Where a value came from, most trusted first. */
export type Source =
  | 'user' // the user said it
  | 'account' // it is the user's own
  | 'contact' // a contact the user named
  | 'reference' // the user's words lead to it: a participant of a mail they point to, a value they say stands there
  | 'known' // a contact the user did not name
  | 'ambiguous' // the user's words lead to several such values
  | 'seen' // it stands in a field of content that the user did not point to
  | 'nowhere' // neither the user nor any content has it
  | 'text'; // the free text of content names it, and nobody else does

export interface Origin {
  readonly source: Source;
  readonly evidence?: Evidence;
  /** The value as compared. */
  readonly key: string;
  /** Why it looks forged: imitates a known domain, holds a line break, … */
  readonly suspicious: string | null;
  /** The stretch of content it stands in was hidden. */
  readonly hidden: boolean;
  /** Whether it is a full address, account number or link, and not just a name. */
  readonly exact: boolean;
}

/** Where a recipient (address, account number, handle, channel) came from. */
export function recipientOrigin(state: GuardState, request: UserRequest, value: Value): Origin {
  const mailbox = readMailbox(value.text);
  const { key, type } = identityKey(value.text);
  const number = type === 'number';
  const exact = type !== 'handle';
  const found = mention(state.items, key);
  const base = {
    key,
    exact,
    suspicious: mailbox.odd,
    hidden: found?.hidden ?? false,
    ...(found ? { evidence: found.evidence } : {}),
  };
  if (base.suspicious === null && (request.accountKeys.has(key) || isSelf(key)))
    return { ...base, source: 'account' };
  const said = exact ? saidByUser(request, key, number) : saidHandle(request, key);
  if (said) return { ...base, source: 'user' };
  const imitated = mailbox.domain === '' ? null : imitates(mailbox.domain, request.trustedDomains);
  if (imitated !== null) base.suspicious ??= `its domain looks like ${imitated} but is another`;
  const contact = contactOf(state, request, key);
  if (contact === 'contact') return { ...base, source: 'contact' };
  const reference = exact ? exactReference(state, request, key) : handleReference(state, request, key);
  if (reference) return { ...base, ...reference };
  if (contact) return { ...base, source: 'known' };
  if (found) return { ...base, source: 'text' };
  const field = inField(state.items, key);
  if (field) return { ...base, evidence: field, source: 'seen' };
  const text = exact ? null : inText(state.items, key);
  if (text) return { ...base, evidence: text, source: 'text' };
  return { ...base, source: 'nowhere' };
}

const isSelf = (key: string): boolean => /^(?:me|self|myself|my account|primary)$/.test(key);

function saidByUser(request: UserRequest, key: string, number: boolean): boolean {
  if (number) return numberKey(request.user.text).includes(key);
  if (standsIn(request.user.text, key)) return true;
  return (request.user.text.match(/[^\s<>"'“”,;()@]{1,99}@[^\s<>"'“”,;()]{1,255}/g) ?? []).some(
    (one) => readMailbox(one.replace(/[.!?:]{1,99}$/, '')).key === key,
  );
}

/** A handle is said when all its words are; the user may say the start of a longer one ("the channel starting with …"). */
function saidHandle(request: UserRequest, key: string): boolean {
  const { user } = request;
  if (standsIn(user.text, key)) return true;
  const parts = key.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 1);
  const first = parts[0];
  return (
    first !== undefined &&
    first.length > 4 &&
    user.words.has(first) &&
    new RegExp(`(?:start\\p{L}*|begin\\p{L}*)(?: with)? ['"]?${first}`, 'u').test(user.text)
  );
}

interface Mentioned {
  readonly evidence: Evidence;
  readonly hidden: boolean;
}

function mention(items: readonly Item[], key: string): Mentioned | null {
  for (const item of items) {
    const one = item.mentioned.get(key);
    if (one)
      return { evidence: { item: item.index, segment: one.segment, span: one.span }, hidden: one.hidden };
  }
  return null;
}

function inField(items: readonly Item[], key: string): Evidence | null {
  for (const item of items)
    for (const entry of item.entries)
      if (
        entry.people.some((person) => person.key === key) ||
        entry.ids.includes(key) ||
        entry.names.includes(key)
      )
        return { item: item.index };
  for (const item of items)
    for (const text of item.texts)
      if (text.folded.split('\n', 400).some((line) => line.replace(/^[\s*-]+/, '').trim() === key))
        return { item: item.index, segment: text.segment };
  return null;
}

/** First place in content where the folded `key` stands as a whole word. */
export function inText(items: readonly Item[], key: string): (Evidence & { hidden?: boolean }) | null {
  if (key.length < 2) return null;
  for (const item of items)
    for (const text of item.texts) {
      if (!text.folded.includes(key) || !standsIn(text.folded, key)) continue;
      const at = text.folded.indexOf(key);
      return {
        item: item.index,
        segment: text.segment,
        span: [at, at + key.length],
        ...(text.hidden ? { hidden: true } : {}),
      };
    }
  return null;
}

/** Where a link came from: the user (the link or its host), a pointed item, other content, nowhere. */
export function linkOrigin(state: GuardState, request: UserRequest, text: string): Origin {
  const key = linkKey(text);
  const host = asciiDomain(hostOf(key));
  const base = { key, exact: true, hidden: false, suspicious: linkOddity(text, host, request) };
  if (standsIn(request.user.text.replace(/www\./g, ''), key)) return { ...base, source: 'user' };
  for (const item of state.items) {
    const one = item.mentioned.get(key);
    if (!one) continue;
    const evidence = { item: item.index, segment: one.segment, span: one.span };
    const pointed = [...request.pointed].some((entry) => entry.item === item.index);
    return {
      ...base,
      evidence,
      hidden: one.hidden,
      source: pointed && !one.hidden && (!one.ordered || leaves(request, key)) ? 'reference' : 'text',
    };
  }
  if (host !== '' && standsIn(request.user.text.replace(/www\./g, ''), host))
    return { ...base, source: 'known' };
  return { ...base, source: 'nowhere' };
}

const LEAVES =
  /unsub|opt-?out|abmeld|abbestell|désabonn|desabonn|desinscri|disiscri|uitschrijv|afmeld|wypisz|отпи|abonelikten|退订|退订|配信停止/u;

/** "Unsubscribe me": the link that says so is what the user asks for. */
const leaves = (request: UserRequest, key: string): boolean =>
  LEAVES.test(key) && LEAVES.test(request.user.text);

function linkOddity(text: string, host: string, request: UserRequest): string | null {
  if (/^\s*(?:file|javascript|data|vbscript|blob):/i.test(text))
    return 'it is no web address but opens local or inline content';
  if (/^\w+:\/\/[^/\s]*@/.test(text)) return 'it hides its host behind a user name';
  if (/^(?:localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|\[?::1)/.test(host))
    return 'it leads to the local network';
  const imitated = imitates(host, request.trustedDomains);
  return imitated === null ? null : `its host looks like ${imitated} but is another`;
}

/** The entry that an id, file name or title stands for, if any was seen. */
export function entryOf(state: GuardState, key: string): Entry[] {
  const out: Entry[] = [];
  for (const item of state.items)
    for (const entry of item.entries)
      if (entry.ids.includes(key) || entry.names.includes(key)) out.push(entry);
  return out;
}
