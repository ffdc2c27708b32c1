import { readMailbox } from './address.ts';
import { fold } from './fold.ts';
import { type Intent, readIntent } from './intent/intent.ts';
import type { Entry } from './item.ts';
import { hostOf, readMentions } from './mentions.ts';
import { namesPerson, pointedEntries, type UserWords, userWords } from './point.ts';
import type { GuardState } from './state.ts';

/** What the user's turns come to, together with what they point to. */
export interface UserRequest {
  /** Whether there was any turn at all. */
  readonly known: boolean;
  readonly intents: readonly Intent[];
  /** Intents read from the mail or file that the user handed over to. */
  readonly delegated: readonly Intent[];
  readonly user: UserWords;
  readonly pointed: ReadonlySet<Entry>;
  readonly delegates: boolean;
  readonly replyAll: boolean;
  /** The user names a person that a contact, or somebody in the content, is. */
  readonly namesSomebody: boolean;
  readonly locates: boolean;
  /** Asks to pay something that is at hand. */
  readonly pays: boolean;
  /** Domains of the account, contacts, pointed mails and whatever the user wrote. */
  readonly trustedDomains: ReadonlySet<string>;
  readonly accountKeys: ReadonlySet<string>;
}

const cache = new WeakMap<GuardState, UserRequest>();

export function userRequestOf(state: GuardState): UserRequest {
  const known = cache.get(state);
  if (known) return known;
  const made = read(state);
  cache.set(state, made);
  return made;
}

function read(state: GuardState): UserRequest {
  const intents = state.turns;
  const user = userWords(intents);
  const pointed = pointedEntries(user, state.items);
  const delegates = intents.some((intent) => intent.delegates);
  const delegated: Intent[] = [];
  if (delegates) {
    const sources = [...pointed].filter((entry) => state.items[entry.item]?.verdict.decision === 'allow');
    for (const entry of sources.slice(0, 5)) delegated.push(readIntent(entry.text.slice(0, 8_000)));
    const handed = userWords([...intents, ...delegated]);
    for (const entry of pointedEntries({ ...handed, deictic: false, newest: false }, state.items))
      pointed.add(entry);
  }
  const accountKeys = new Set(state.accounts.map((one) => readMailbox(one).key).filter((key) => key !== ''));
  return {
    known: intents.length > 0,
    intents,
    delegated,
    user,
    pointed,
    delegates,
    namesSomebody: namesSomebody(state, user),
    replyAll: intents.some((intent) => intent.replyAll),
    locates: intents.some((intent) => intent.locates),
    pays: asksToPay(intents),
    trustedDomains: domains(state, user, pointed),
    accountKeys,
  };
}

function asksToPay(intents: readonly Intent[]): boolean {
  const wishes = intents.flatMap((intent) => intent.wishes);
  const spokenOf = new Set(wishes.flatMap((wish) => [...wish.things]));
  const money = spokenOf.has('money');
  return wishes.some(
    (wish) =>
      wish.verbs.has('pay') &&
      (wish.things.has('money') || (wish.things.size === 0 && (money || spokenOf.size === 0))),
  );
}

const namesSomebody = (state: GuardState, user: UserWords): boolean =>
  user.text.includes('@') ||
  state.contacts.some((one) => namesPerson(user, fold(one.name))) ||
  state.items.some((item) =>
    item.entries.some((entry) => entry.people.some((person) => namesPerson(user, person.name))),
  );

function domains(state: GuardState, user: UserWords, pointed: ReadonlySet<Entry>): Set<string> {
  const keys = [
    ...state.accounts,
    ...state.contacts.map((one) => one.address),
    ...(user.text.match(/[^\s<>"',;()@]{1,99}@[^\s<>"',;()]{1,255}/g) ?? []),
    ...[...pointed].flatMap((entry) => entry.people.map((person) => person.key)),
  ];
  const said = readMentions(user.text).flatMap((one) => (one.type === 'link' ? [hostOf(one.key)] : []));
  return new Set(
    [...keys.map((key) => readMailbox(key).domain), ...said].filter((domain) => domain.includes('.')),
  );
}
