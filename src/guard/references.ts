import type { Evidence } from './action.ts';
import { readMailbox } from './address.ts';
import { fold, stem, words } from './fold.ts';
import type { Entry } from './item.ts';
import { hostOf, identityKey, linkKey, type Mention, readMentions } from './mentions.ts';
import { namesPerson, namesTitle, standsIn } from './point.ts';
import type { Origin } from './provenance.ts';
import type { UserRequest } from './request.ts';
import type { GuardState } from './state.ts';

/** Whether it is a contact, and one that the user named. */
export function contactOf(state: GuardState, request: UserRequest, key: string): 'contact' | 'known' | null {
  const mine = state.contacts.filter((one) => readMailbox(one.address).key === key);
  if (mine.length === 0) return null;
  return mine.some((one) => namesPerson(request.user, fold(one.name))) ? 'contact' : 'known';
}

export type Found = Pick<Origin, 'source' | 'evidence'>;

/** Participants of what the user pointed to; people the user named; values the user said stand in what they pointed to. */
export function exactReference(state: GuardState, request: UserRequest, key: string): Found | null {
  const named = new Set<string>();
  let hit: Entry | null = null;
  let shown = '';
  let mine: Entry | null = null;
  for (const item of state.items)
    for (const entry of item.entries)
      for (const person of entry.people) {
        const pointed = request.pointed.has(entry);
        const byRole = pointed && (person.role === 'from' || request.replyAll);
        const byName = namesPerson(request.user, person.name);
        if (byName && person.key.includes('@')) named.add(person.key);
        if (person.key !== key) continue;
        shown ||= person.name;
        if (byRole) hit = entry;
        else if (byName || (pointed && person.role === 'other' && meansOthers(request, entry))) mine = entry;
      }
  const posing = key.includes('@') && posesAsContact(state, request, shown);
  if (hit) return { source: posing ? 'ambiguous' : 'reference', evidence: { item: hit.item } };
  if (mine)
    return {
      source: posing || (named.has(key) && named.size > 1 && !onePerson(named)) ? 'ambiguous' : 'reference',
      evidence: { item: mine.item },
    };
  return located(state, request, key) ?? onOwnPage(state, request, key);
}

/** The one address that a page states which the user gave the link of, where user, link and address say the same name. */
function onOwnPage(state: GuardState, request: UserRequest, key: string): Found | null {
  const name = /^[\p{L}\p{N}]{3,}/u.exec(key)?.[0];
  if (name === undefined || !key.includes('@') || !request.user.words.has(name)) return null;
  for (const item of state.items) {
    if (item.verdict.decision !== 'allow') continue;
    const hers = item.via.some(
      (link) =>
        /^\S+\.\p{L}/u.test(link) &&
        standsIn(request.user.text, link) &&
        words(hostOf(linkKey(link))).includes(name),
    );
    if (!hers) continue;
    const stated = [...item.mentioned.values()].filter((one) => one.type === 'address');
    const [only] = stated;
    if (stated.length === 1 && only?.key === key && !only.ordered && !only.hidden)
      return { source: 'reference', evidence: { item: item.index, segment: only.segment, span: only.span } };
  }
  return null;
}

/** A stranger who goes by the name of a contact that the user named: anybody may write any name into a From field. */
const posesAsContact = (state: GuardState, request: UserRequest, shown: string): boolean =>
  shown !== '' &&
  state.contacts.some((one) => {
    const name = fold(one.name);
    return (
      namesPerson(request.user, name) &&
      words(shown).some(
        (word) => word.length > 2 && request.user.words.has(word) && words(name).includes(word),
      )
    );
  });

const THEM =
  /(?<!\p{L})(?:them|ihnen|leur|eux|ellos|ellas|eles|elas|lhes|loro|hen|hun|им|их|ними|onlara|उन्हें|لهم|إليهم)(?!\p{L})|他们|她们|彼ら|彼女ら|그들/u;

/** "Tell her" means a mail's sender; its other people are meant by "them", or where the user sent it. */
function meansOthers(request: UserRequest, entry: Entry): boolean {
  if (!request.user.deictic) return false;
  const own = entry.people.some((one) => one.role === 'from' && request.accountKeys.has(one.key));
  return !entry.mail || own || THEM.test(request.user.text);
}

/** The same local part at several domains is not one person; the same mailbox name with one domain is. */
const onePerson = (keys: ReadonlySet<string>): boolean =>
  new Set([...keys].map((key) => key.split('@')[1])).size === 1 && keys.size <= 1;

/** "Her address is on her site", "pay the bill": the one such value in what the user pointed to. */
function located(state: GuardState, request: UserRequest, key: string): Found | null {
  // Who names an account asks to pay that one.
  if (!request.locates && (!request.pays || ACCOUNT.test(request.user.text))) return null;
  const rivals = new Set<string>();
  let mine: Evidence | null = null;
  let ordered = false;
  for (const entry of request.pointed) {
    const item = state.items[entry.item];
    if (!item || item.verdict.decision === 'block') continue;
    // A row of payments says in its fields whom it is about: an account in its text is another's.
    const accounts = entry.people.map((one) => one.key).filter((own) => identityKey(own).type === 'number');
    for (const one of mentionsOf(entry)) {
      const at = item.mentioned.get(one.key);
      if (at?.hidden) continue;
      if (!request.locates && accounts.length > 0 && one.type === 'number' && !accounts.includes(one.key))
        continue;
      if (one.key !== key) {
        if (
          one.type === typeOf(key) &&
          aimed(one.key, key) &&
          !entry.people.some(({ key: own }) => own === one.key)
        )
          rivals.add(one.key);
        continue;
      }
      mine ??= { item: entry.item, ...(at ? { segment: at.segment, span: at.span } : {}) };
      ordered ||= one.ordered && !(request.pays && one.billed);
    }
  }
  if (mine === null) return null;
  // A bill says whom to pay: only where the user asks to pay it is such an order a statement of fact.
  const plain = request.locates || !ordered;
  return { source: rivals.size === 0 && plain ? 'reference' : 'ambiguous', evidence: mine };
}

/** An IBAN (ISO 13616: country, two digits, then letters and digits) or a long number. */
const ACCOUNT = /(?<![\p{L}\p{N}])(?:[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}|\d{8,})/u;

const typeOf = (key: string): Mention['type'] => (key.includes('@') ? 'address' : 'number');

const known = new WeakMap<Entry, readonly Mention[]>();

/** Mentions in the (folded) text of an entry. */
export function mentionsOf(entry: Entry): readonly Mention[] {
  const read = known.get(entry) ?? readMentions(entry.text);
  known.set(entry, read);
  return read;
}

/** Two numbers are rivals only where both could be accounts: of about the same make. */
const aimed = (other: string, key: string): boolean =>
  other.includes('@') || /^[A-Z]{2}\d/.test(other) === /^[A-Z]{2}\d/.test(key);

/** The same for handles: channels, user names, titles. */
export function handleReference(state: GuardState, request: UserRequest, key: string): Found | null {
  for (const entry of request.pointed) {
    const item = state.items[entry.item];
    if (entry.people.some((person) => person.key === key || person.name === key) || item?.via.includes(key))
      return { source: 'reference', evidence: { item: entry.item } };
    if (namesTitle(request.user, key, words(key).map(stem)))
      return { source: 'reference', evidence: { item: entry.item } };
  }
  return null;
}
