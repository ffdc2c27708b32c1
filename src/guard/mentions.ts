import { readMailbox } from './address.ts';
import { fold } from './fold.ts';
import { languagesOf } from './intent/language.ts';
import { VERB_NOUN } from './intent/phrases.ts';
import { VERBS, type Verb } from './intent/verbs.ts';

/** A value of a kind that actions aim with, as it stands in a text. `key` is the form in which values are compared. */
export interface Mention {
  readonly type: 'address' | 'link' | 'number';
  readonly key: string;
  /** UTF-16 span in the text that was read. */
  readonly span: readonly [number, number];
  /** Stands in a sentence that orders something: an order is no statement of fact. */
  readonly ordered: boolean;
  /** The order is to pay and nothing else, as on a bill. */
  readonly billed: boolean;
}

const MAX_MENTIONS = 2_000;
const AT = '(?:@|%40|\\s?[([{]\\s?at\\s?[)\\]}]\\s?|\\s(?:at|AT)\\s)';
const DOT = '(?:\\.|\\s?[([{]\\s?dot\\s?[)\\]}]\\s?|\\s(?:dot|DOT)\\s)';
const ADDRESS = new RegExp(
  `(?:"[^"\\s@]{1,64}"|[\\p{L}\\p{N}._+-]{1,64})${AT}[\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{1,63}){1,6}`,
  'gu',
);
const LINK =
  /(?:(?:https?|ftp|file|javascript|data):[^\s<>"'`\\)\]}]{1,2000}|(?<![\p{L}\p{N}@.-])www\.[^\s<>"'`\\)\]}]{1,500}|(?<![\p{L}\p{N}@.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|dev|app|ai|co|info|biz|ru|cn|xyz|site|online|top|me|eu|de|fr|uk|us)\/[^\s<>"'`\\)\]}]{1,500})/giu;
const IBAN =
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/giu;
const NUMBER = /(?<![\p{L}\p{N}])\+?\d(?:[ ().-]{0,2}\d){5,18}(?![\p{L}\p{N}])/gu;

/** Addresses (also written out: `x (at) y dot z`), links, account and telephone numbers in a text. */
export function readMentions(text: string): Mention[] {
  const out: Mention[] = [];
  const add = (type: Mention['type'], pattern: RegExp, key: (hit: string) => string): void => {
    for (const hit of text.matchAll(pattern)) {
      if (out.length >= MAX_MENTIONS) return;
      const value = key(hit[0]);
      if (value !== '')
        out.push({
          type,
          key: value,
          span: [hit.index, hit.index + hit[0].length],
          ...inOrder(text, hit.index),
        });
    }
  };
  add('address', ADDRESS, (hit) => addressKey(plainAddress(hit)));
  add('link', LINK, linkKey);
  add('number', IBAN, numberKey);
  add('number', NUMBER, numberKey);
  return out;
}

const plainAddress = (hit: string): string =>
  hit
    .replace(new RegExp(AT, 'u'), '@')
    .replace(new RegExp(DOT, 'gu'), '.')
    .replace(/\.{1,99}$/, '');

export const addressKey = (text: string): string => readMailbox(text).key;

/** The form in which people of a field, recipients and mentions are compared: mailbox, account or telephone number, handle. */
export function identityKey(text: string): {
  readonly key: string;
  readonly type: Mention['type'] | 'handle';
} {
  const address = addressKey(text);
  if (address !== '') return { key: address, type: 'address' };
  const digits = numberKey(text);
  if (/\d{5}/.test(digits) && /^[A-Z]{0,5}\d[\dA-Z]+$/.test(digits)) return { key: digits, type: 'number' };
  return { key: fold(text).trim().replace(/^[#@]/, ''), type: 'handle' };
}

/** Digits and letters alone, upper case: `GB29 NWBK …`, `+1 (555) 0100`. */
export const numberKey = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Host and path of a link without scheme, `www.` and final slash; the query stays. */
export function linkKey(text: string): string {
  const bare = fold(text)
    .replace(/[.,;:!?]{1,99}$/, '')
    .replace(/^(?:https?|ftp):\/+/, '')
    .replace(/^[^/@\s]*@(?=[^/]*\.)/, '')
    .replace(/^www\./, '');
  return bare.replace(/\/{1,99}$/, '');
}

export const hostOf = (key: string): string => key.split(/[/?#:]/)[0]!;

const REACH = 160;
const DEED_VERBS: readonly Verb[] = [
  'send',
  'forward',
  'pay',
  'share',
  'invite',
  'update',
  'delete',
  'create',
  'add',
  'publish',
  'open',
  'tell',
  'rule',
];
const NO_LINK_NOUNS =
  /(?<!\p{L})(?:website|websites|web|site|link|links|url|page|pages|article|articles|visit)(?!\p{L})/gu;

/** "My e-mail is …": a noun, though e-mail and mail are verbs too. */
const MAIL_NOUN =
  /(?<!\p{L})(?:my|your|our|his|her|their|the|an|by|via|meine?|mijn|mon|mi|meu|minha|mia)\s(?:e-?mail|mail)(?!\p{L})/gu;

/** Whether the sentence up to `at` (and on its line) asks for a deed. */
function inOrder(text: string, at: number): Pick<Mention, 'ordered' | 'billed'> {
  const before = fold(text.slice(Math.max(0, at - REACH), at));
  const sentence = before
    .split(/[.!?;。！？]\s|\n/)
    .at(-1)!
    .replace(NO_LINK_NOUNS, ' ')
    .replace(MAIL_NOUN, ' ');
  return orders(sentence);
}

/** Whether a (folded) sentence asks for a deed. */
export function orders(sentence: string): Pick<Mention, 'ordered' | 'billed'> {
  if (VERB_NOUN.test(sentence)) return { ordered: true, billed: false };
  const languages = languagesOf(sentence);
  const asked = DEED_VERBS.filter((verb) =>
    languages.some((language) => sentence.search(VERBS[verb][language]!()) !== -1),
  );
  return { ordered: asked.length > 0, billed: asked.length === 1 && asked[0] === 'pay' };
}
