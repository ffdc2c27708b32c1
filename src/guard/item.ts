import type { Verdict } from '../detector/index.ts';
import type { Address, Message } from '../mail/index.ts';
import { readMailbox } from './address.ts';
import { fold, keyStems, stem, words } from './fold.ts';
import { MAX_ITEM_CHARS } from './limits.ts';
import { addressKey, identityKey, type Mention, readMentions } from './mentions.ts';
import { nameOfAddress } from './point.ts';
import { type RawRecord, readRecords } from './records.ts';
import { readSecrets } from './secrets.ts';
import { shingles } from './shingles.ts';

/** Someone who stands in a field of a mail or record (not in its text). */
export interface Person {
  readonly role: 'from' | 'replyTo' | 'other';
  /** Mailbox key, or the folded handle where it is no address. */
  readonly key: string;
  /** Folded display name; where an address has none, the telling words of the address. */
  readonly name: string;
}

/** One mail, event, file or row: what a user can point to. */
export interface Entry {
  readonly item: number;
  readonly mail: boolean;
  readonly ids: readonly string[];
  /** Folded subject, title, file name. */
  readonly names: readonly string[];
  readonly nameStems: readonly (readonly string[])[];
  readonly people: readonly Person[];
  /** Milliseconds since 1970; NaN when unknown. */
  readonly date: number;
  /** Folded text of all its fields, cut. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** A stretch that the detector holds for an order to the assistant, in content that it does not let pass. */
export interface Flagged {
  readonly span: readonly [number, number];
  readonly risk: number;
  readonly folded: string;
  readonly shingles: Int32Array;
  /** Keys of the addresses, links and numbers in it. */
  readonly keys: ReadonlySet<string>;
}

/** One text of an item, as far as checks need it. */
export interface Text {
  readonly segment: number;
  readonly hidden: boolean;
  readonly mentions: readonly Mention[];
  readonly secrets: readonly { readonly value: string; readonly span: readonly [number, number] }[];
  readonly shingles: Int32Array;
  readonly folded: string;
  readonly flagged: readonly Flagged[];
}

/** Content that the agent was shown. */
export interface Item {
  readonly index: number;
  readonly source: string;
  /** Folded string arguments of the call that fetched it. */
  readonly via: readonly string[];
  readonly entries: readonly Entry[];
  readonly texts: readonly Text[];
  /** Every mention's key → where it stands. Own people of an entry are left out: a signature names its sender. */
  readonly mentioned: ReadonlyMap<string, Mention & { readonly segment: number; readonly hidden: boolean }>;
  readonly verdict: Verdict;
  /** Characters kept. */
  readonly size: number;
}

/** An item in words: what was read is the attacker's to name, so the place it came from tells it. */
export function nameOf({ index, source }: Pick<Item, 'index' | 'source'>): string {
  const what = `content ${index + 1} of this session`;
  return source === 'unknown' ? what : `${what} (from ${source.slice(0, 60)})`;
}

export interface ItemInput {
  readonly index: number;
  readonly source: string;
  readonly via: readonly string[];
  readonly verdict: Verdict;
}

/** Reads a mail into an item. */
export function itemOfMessage(message: Message, input: ItemInput): Item {
  const texts = message.segments.map((segment, i) =>
    textOf(segment.text, { segment: i, hidden: segment.visibility === 'hidden', verdict: input.verdict }),
  );
  const people: Person[] = [
    ...(message.from ? [personOf(message.from, 'from')] : []),
    ...message.replyTo.map((one) => personOf(one, answersTo(message, one) ? 'from' : 'replyTo')),
    ...[...message.to, ...message.cc].map((one) => personOf(one, 'other')),
  ];
  const text = texts.map((one) => one.folded).join('\n');
  const entry = entryOf({
    item: input.index,
    mail: true,
    ids: [
      message.messageId,
      message.messageId.replace(/^<|>$/g, ''),
      ...message.segments
        .filter((one) => one.origin === 'calendar' && /^uid$/i.test(one.source.name ?? ''))
        .map((one) => one.text),
    ].filter((id) => id !== ''),
    names: [message.subject, ...message.attachments.map((one) => one.name)],
    people,
    date: message.date,
    text,
  });
  return seal(input, [entry], texts);
}

/** Reads a text (a tool's result: JSON, indented fields, or prose) into an item. */
export function itemOfText(text: string, input: ItemInput): Item {
  const whole = textOf(text.slice(0, MAX_ITEM_CHARS), {
    segment: 0,
    hidden: false,
    verdict: input.verdict,
  });
  const records = readRecords(text.slice(0, MAX_ITEM_CHARS));
  const entries = records.map((record) => entryOfRecord(record, input.index));
  if (entries.length === 0)
    entries.push(
      entryOf({
        item: input.index,
        mail: false,
        ids: [],
        names: [],
        people: [],
        date: '',
        text: whole.folded,
      }),
    );
  return seal(input, entries, [whole]);
}

function seal(input: ItemInput, entries: readonly Entry[], texts: readonly Text[]): Item {
  const own = new Set(entries.flatMap((entry) => entry.people.map((person) => person.key)));
  const mentioned = new Map<string, Mention & { segment: number; hidden: boolean }>();
  for (const text of texts)
    for (const mention of text.mentions)
      if (!own.has(mention.key) && !mentioned.has(mention.key))
        mentioned.set(mention.key, { ...mention, segment: text.segment, hidden: text.hidden });
  const size = texts.reduce((sum, text) => sum + text.folded.length, 0);
  return {
    index: input.index,
    source: input.source,
    via: input.via,
    verdict: input.verdict,
    entries,
    texts,
    mentioned,
    size,
  };
}

function textOf(text: string, where: { segment: number; hidden: boolean; verdict: Verdict }): Text {
  const { segment, hidden, verdict } = where;
  const folded = fold(text);
  return {
    segment,
    hidden,
    folded,
    flagged: flaggedIn(text, segment, verdict),
    mentions: readMentions(text),
    secrets: readSecrets(text),
    shingles: shingles(folded),
  };
}

function flaggedIn(text: string, segment: number, verdict: Verdict): Flagged[] {
  if (verdict.decision === 'allow') return [];
  return verdict.passages
    .filter((one) => one.segment === segment && one.risk >= verdict.model.review)
    .map(({ span, risk }) => {
      const stretch = text.slice(...span);
      const folded = fold(stretch);
      const keys = new Set(readMentions(stretch).map((one) => one.key));
      return { span, risk, folded, shingles: shingles(folded), keys };
    });
}

/** Whether a Reply-To is where an answer belongs: the sender's own domain, or the list that the mail came by. */
function answersTo(message: Message, replyTo: Address): boolean {
  const domain = readMailbox(replyTo.address).domain;
  if (domain === '') return false;
  const owner = (one: string): string => one.split('.').slice(-2).join('.');
  if (message.from && owner(readMailbox(message.from.address).domain) === owner(domain)) return true;
  const lists = message.headers
    .filter((header) => /^list-(?:post|id)$/.test(header.name))
    .map((header) => fold(header.value));
  return (
    lists.some((value) => value.includes(domain)) &&
    [...message.to, ...message.cc].some((one) => readMailbox(one.address).domain === domain)
  );
}

function personOf(one: Address, role: Person['role']): Person {
  const key = addressKey(one.address);
  return { role, key: key || fold(one.address), name: called(key, one.name) };
}

/** A display name that is an address is none: it may be another's. */
function called(key: string, shown: string): string {
  const name = fold(shown).trim();
  return key !== '' && (name === '' || name.includes('@')) ? nameOfAddress(key) : name;
}

interface EntryInput {
  readonly item: number;
  readonly mail: boolean;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly people: readonly Person[];
  readonly date: string;
  readonly text: string;
}

const MAX_ENTRY_STEMS = 4_000;

function entryOf(input: EntryInput): Entry {
  const names = input.names.map((name) => fold(name).trim()).filter((name) => name !== '');
  const cut = input.text.slice(0, 60_000);
  const stems = new Set(words(cut).slice(0, MAX_ENTRY_STEMS).map(stem));
  return {
    item: input.item,
    mail: input.mail,
    ids: input.ids.map((id) => fold(id).trim()),
    names,
    nameStems: names.map(keyStems),
    people: input.people,
    date: Date.parse(input.date),
    text: input.text,
    stems,
  };
}

const ID_KEY = /^(?:_?id_?|uid|uuid|[a-z_]*_id|message_?id|slug|number)$/i;
const NAME_KEY =
  /^(?:subject|title|name|file_?name|event_name|summary|label|path|file_path|display_name|task_name|hotel_name)$/i;
const FROM_KEY = /^(?:from|sender|author|organi[sz]er|created_by|owner|user|from_[a-z_]+)$/i;
const REPLY_KEY = /^reply_?to$/i;
const PEOPLE_KEY =
  /^(?:to|cc|bcc|recipients?|participants?|attendees|members?|users?|channel|channels|email|e_?mail|[a-z]+_email|contact|contacts|iban|account|payee|shared_with|[a-z_]*recipients?|[a-z_]*phone[a-z_]*)$/i;
const DATE_KEY =
  /^(?:date|timestamp|time|start_time|start|received|received_at|created_at|sent_at|last_modified)$/i;

function entryOfRecord(record: RawRecord, item: number): Entry {
  const pick = (key: RegExp): string[] =>
    record.fields.filter(([name]) => key.test(name)).map(([, value]) => value);
  const people = (key: RegExp, role: Person['role']): Person[] =>
    pick(key).flatMap((value) => {
      const short = value.slice(0, 400).trim();
      if (short === '' || short === '[]') return [];
      const address = addressKey(short);
      const name = address ? called(address, short.replace(/<[^<>]{0,999}>/, '')) : '';
      return [{ role, key: identityKey(short).key, name }];
    });
  const all = [...people(FROM_KEY, 'from'), ...people(REPLY_KEY, 'replyTo'), ...people(PEOPLE_KEY, 'other')];
  const names = pick(NAME_KEY);
  const labelled = all.map((person) =>
    person.name === '' &&
    !person.key.includes('@') &&
    names.length > 0 &&
    person.role === 'other' &&
    all.length === 1
      ? { ...person, name: fold(names[0]!) }
      : person,
  );
  const keys = record.fields.map(([name]) => name.toLowerCase());
  return entryOf({
    item,
    mail:
      keys.some((key) => FROM_KEY.test(key)) &&
      keys.some((key) => /^(?:body|subject|snippet|message)$/.test(key)),
    ids: pick(ID_KEY),
    names,
    people: labelled,
    date: pick(DATE_KEY)[0] ?? '',
    text: fold(record.fields.map(([name, value]) => `${name}: ${value}`).join('\n')),
  });
}
