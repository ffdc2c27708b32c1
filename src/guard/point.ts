import { stem, words } from './fold.ts';
import type { Intent } from './intent/intent.ts';
import type { Entry, Item } from './item.ts';
import { numberKey } from './mentions.ts';

/** The user's words over all turns, in the forms in which items are compared with them. */
export interface UserWords {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly literals: readonly string[];
  readonly deictic: boolean;
  /** Speaks of a mail or event, or asks for something that is done to one. */
  readonly ofMail: boolean;
  readonly newest: boolean;
}

const AT_A_MAIL = ['read', 'reply', 'forward', 'accept', 'move', 'delete'] as const;

/** Names stand in other scripts without a blank (回复Ruth的邮件, Ruth에게) and take endings behind an apostrophe (Ruth'un). */
const SEAM =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])(?=[\p{sc=Latin}\p{N}])|(?<=[\p{sc=Latin}\p{N}])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])/gu;

export function userWords(intents: readonly Intent[]): UserWords {
  const text = intents.map((intent) => intent.text).join('\n');
  const list = words(text.replace(SEAM, ' ')).flatMap((word) => {
    const stem = word.split(/['’]/)[0]!;
    return stem === word || stem.length < 3 ? [word] : [word, stem];
  });
  return {
    text,
    words: new Set(list),
    stems: new Set(list.map(stem)),
    literals: intents.flatMap((intent) => intent.literals).map((one) => one.trim()),
    deictic: intents.some((intent) => intent.deictic),
    ofMail: intents.some((intent) =>
      intent.wishes.some(
        (wish) =>
          wish.things.has('mail') ||
          wish.things.has('event') ||
          AT_A_MAIL.some((verb) => wish.verbs.has(verb)),
      ),
    ),
    newest: intents.some((intent) => intent.newest),
  };
}

/** Words that stand in many subjects and requests alike; alone they point to nothing. */
const GENERIC = new Set(
  'email mail message meeting event file document invoice report update request reminder newsletter week today tomorrow new important urgent please inbox summary order account calendar team project list info information question hello action required notice payment bill user website page article note task message data service'
    .split(' ')
    .map(stem),
);
const ENOUGH = 0.6;

/**
 * The entries the user's words point to: by sender, by subject or name, by the words it was searched with,
 * as the only or first mail ("this mail"), or as the newest.
 */
export function pointedEntries(user: UserWords, items: readonly Item[]): Set<Entry> {
  const pointed = new Set<Entry>();
  const mails: Entry[] = [];
  for (const item of items)
    for (const entry of item.entries) {
      if (entry.mail) mails.push(entry);
      if (namesEntry(user, entry) || namesSearch(user, item, entry)) pointed.add(entry);
    }
  for (const entry of describedOnce(user, items)) pointed.add(entry);
  const first = mails[0];
  const pointedMail = [...pointed].some((entry) => entry.mail);
  if (first && user.ofMail && (mails.length === 1 || (user.deictic && !user.newest && !pointedMail)))
    pointed.add(first);
  if (user.newest && mails.length > 0) pointed.add(newest(mails));
  return pointed;
}

/** Nouns that describe a thing well enough where only one thing is called so. */
const DESCRIBES = new Set(
  'event document invoice bill report update request reminder newsletter order project quote offer contract ticket receipt agenda summary booking payment statement slide presentation spreadsheet photo picture minute'
    .split(' ')
    .map(stem),
);

/** "The invoice": the only thing with that word in its title. */
function describedOnce(user: UserWords, items: readonly Item[]): Entry[] {
  const found = new Map<string, Entry | null>();
  for (const item of items)
    for (const entry of item.entries)
      for (const one of new Set(entry.nameStems.flat()))
        if (DESCRIBES.has(one) && user.stems.has(one)) found.set(one, found.has(one) ? null : entry);
  return [...found.values()].filter((entry) => entry !== null);
}

function newest(mails: readonly Entry[]): Entry {
  return mails.reduce((best, mail) => (mail.date > best.date ? mail : best));
}

function namesEntry(user: UserWords, entry: Entry): boolean {
  for (const person of entry.people)
    if (person.role === 'from' && (says(user, person.key) || namesPerson(user, person.name))) return true;
  for (const id of entry.ids) if (id.length > 3 && standsIn(user.text, id)) return true;
  return entry.names.some((name, i) => namesTitle(user, name, entry.nameStems[i]!));
}

/** Account and telephone numbers are said with blanks or without. */
const says = (user: UserWords, key: string): boolean =>
  standsIn(user.text, key) || (/^[A-Z]{0,5}\d[\dA-Z]{5,}$/.test(key) && numberKey(user.text).includes(key));

const EXTENSION = /\.[a-z0-9]{2,5}$/;

/** Whether the user's words name a thing with this (folded) title. */
export function namesTitle(user: UserWords, name: string, stems: readonly string[]): boolean {
  if (stems.length > 1 && EXTENSION.test(name))
    return namesTitle(user, name.replace(EXTENSION, ''), stems.slice(0, -1));
  if (stems.length === 0) return false;
  if (user.literals.some((one) => one === name || (one.length > 5 && name.includes(one)))) return true;
  if (name.length > 5 && stems.some((one) => !GENERIC.has(one)) && user.text.includes(name)) return true;
  const named = stems.filter((one) => !GENERIC.has(one));
  // Years and numbers tell things apart only where no word does.
  const lettered = named.filter((one) => /\p{L}/u.test(one));
  const telling = lettered.length > 0 ? lettered : named;
  const shared = telling.filter((one) => user.stems.has(one));
  return telling.length > 0 && shared.length / telling.length >= ENOUGH;
}

/** A first or family name of at least three letters (two in Han, kana, Hangul) that the user said. */
export function namesPerson(user: UserWords, name: string): boolean {
  return words(name).some(
    (part) =>
      (part.length > 2 && (user.words.has(part) || saysArabicName(user.words, part))) ||
      (/[\p{sc=Han}\p{sc=Hangul}]/u.test(part) && saysJoinedName(user.text, part)),
  );
}

/** What many addresses share, and what requests say of mail in general: no part of a name. */
const IN_MANY_ADDRESSES = new Set([
  ...GENERIC,
  ...'no reply noreply donotreply news www corp example gmail googlemail outlook hotmail yahoo icloud proton gmx web'
    .split(' ')
    .map(stem),
]);

/** What a sender without a display name may be called: the words of its address but the top-level domain. */
export function nameOfAddress(key: string): string {
  const at = key.lastIndexOf('@');
  const labels = key.slice(at + 1).split('.');
  return [key.slice(0, at), ...labels.slice(0, -1)]
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '' && !IN_MANY_ADDRESSES.has(stem(word)))
    .join(' ');
}

/** The whole name, or of three letters and more the first or last two: family or given name. */
const saysJoinedName = (text: string, name: string): boolean =>
  text.includes(name) ||
  (name.length > 2 && (text.includes(name.slice(0, 2)) || text.includes(name.slice(-2))));

/** And, so, with, to and like are written as one with the name. */
const saysArabicName = (said: ReadonlySet<string>, name: string): boolean =>
  /\p{sc=Arabic}/u.test(name) && [...'ولبفك'].some((particle) => said.has(particle + name));

/** Searched there, everything is found. */
const EVERYWHERE = new Set([
  'inbox',
  'all',
  'mail',
  'mails',
  'email',
  'emails',
  'unread',
  'primary',
  'posteingang',
]);

/** The user's words in the call that fetched the item, and again in the entry. */
function namesSearch(user: UserWords, item: Item, entry: Entry): boolean {
  for (const via of item.via) {
    if (via.length < 3 || EVERYWHERE.has(via)) continue;
    const stems = words(via).map(stem);
    const telling = stems.filter((one) => !GENERIC.has(one));
    const fromUser =
      standsIn(user.text, via) || (telling.length > 0 && telling.every((one) => user.stems.has(one)));
    if (!fromUser) continue;
    const address = via.includes('@') || /[/.]\p{L}{2,}/u.test(via) || /^\d{4}-\d\d/.test(via);
    if (
      address ? !/^\d{4}-\d\d/.test(via) : telling.length === 0 || telling.some((one) => entry.stems.has(one))
    )
      return true;
  }
  return false;
}

/** `needle` stands in `text`, not as a part of a longer word, number or address. */
export function standsIn(text: string, needle: string): boolean {
  if (needle === '') return false;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + needle.length] ?? ' ';
    const tail = text[at + needle.length + 1] ?? ' ';
    const joins = (c: string): boolean => /[\p{L}\p{N}@_+-]/u.test(c);
    if (!joins(before) && before !== '.' && !joins(after) && !(after === '.' && /[\p{L}\p{N}]/u.test(tail)))
      return true;
    if (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(needle)) return true;
    if (
      /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(before + after) &&
      !/[a-z0-9]/.test(before) &&
      !/[a-z0-9@]/.test(after)
    )
      return true;
  }
  return false;
}
