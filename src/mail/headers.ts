import { addressParser } from 'postal-mime';
import type { Address, Header, Message } from './message.ts';

/** All values of a header, in order. `name` in any case. */
export function headersOf(message: Pick<Message, 'headers'>, name: string): string[] {
  const wanted = name.toLowerCase();
  return message.headers.filter((header) => header.name === wanted).map((header) => header.value);
}

/** First value of a header, or null. */
export function headerOf(message: Pick<Message, 'headers'>, name: string): string | null {
  const wanted = name.toLowerCase();
  return message.headers.find((header) => header.name === wanted)?.value ?? null;
}

/** Addresses of an address list (RFC 5322 section 3.4), groups flattened; [] for one that holds none. */
export function addressesOf(value: string): Address[] {
  return addressParser(value, { flatten: true })
    .map((mailbox) => ({ name: mailbox.name ?? '', address: mailbox.address ?? '' }))
    .filter((mailbox) => mailbox.name !== '' || mailbox.address !== '');
}

/** The bare addr-spec of `Name <a@b>` or `a@b`, lower case in the domain; '' when there is none. */
export function addressOf(value: string): string {
  const address = addressesOf(value)[0]?.address ?? '';
  const at = address.lastIndexOf('@');
  return at < 0 ? '' : `${address.slice(0, at)}@${address.slice(at + 1).toLowerCase()}`;
}

/**
 * Headers that machines write for machines: transport, authentication, threading and filter results. An agent is not
 * given them, filters before us have added many of them, and their tokens drown a text model. Prose in any header that
 * is not on this list is a segment, whatever its name: mail tools hand custom headers on, and a sender invents them.
 */
const MACHINE_HEADERS = new Set(
  (
    'received return-path delivered-to envelope-to x-original-to x-envelope-from x-envelope-to x-received date ' +
    'message-id in-reply-to references mime-version content-type content-transfer-encoding content-disposition ' +
    'content-id content-language content-length content-md5 content-location content-features lines status x-status ' +
    'x-uid x-uidl x-keywords x-mozilla-status x-mozilla-status2 x-mozilla-keys dkim-signature domainkey-signature ' +
    'authentication-results arc-seal arc-message-signature arc-authentication-results received-spf dkim-filter ' +
    'x-google-smtp-source x-gm-message-state x-google-dkim-signature x-gm-features precedence importance priority ' +
    'x-priority x-msmail-priority user-agent x-mailer x-mimeole x-newsreader x-originating-ip x-originalarrivaltime ' +
    'x-sender x-loop x-beenthere x-mailman-version errors-to list-unsubscribe-post x-virus-scanned x-virus-status ' +
    'x-antivirus thread-index x-mime-autoconverted auto-submitted x-auto-response-suppress disposition-notification-to ' +
    'return-receipt-to feedback-id autocrypt face x-face openpgp x-pgp-key bcc mail-followup-to x-gmane-nntp-posting-host ' +
    'path nntp-posting-host newsgroups xref x-trace x-complaints-to distribution expires approved control sender-id ' +
    'x-authentication-warning x-authenticated-sender x-scanned-by x-rcpt-to x-return-path old-return-path resent-date ' +
    'resent-message-id x-egroups-return x-apparently-to x-yahoo-profile x-mailing-list-id x-list-administrivia'
  ).split(' '),
);
const MACHINE_PREFIX =
  /^(?:arc-|x-spam|x-ms-|x-microsoft|x-forefront|x-exchange|x-eop|x-proofpoint|x-barracuda|x-mimecast|x-sophos|x-amavis|x-mailscanner|x-bogosity|x-rspamd|x-dspam|x-crm114|x-pyzor|x-razor|x-sg-|x-ses-|x-mailgun|x-mandrill|x-pm-|x-mc-|x-sfmc|x-csa-|x-report-abuse|x-feedback|x-google|x-gm-|x-yahoo|x-ymail|x-aol|x-hotmail|x-tmn|x-ironport|x-cisco|x-fortimail|x-sieve|x-pobox|x-zoho|x-provags|x-ui-|x-auth|x-php-|x-antiabuse|x-source|x-mdaemon|x-qmail|x-abuse|x-webmail|x-sasl|x-me-|x-apple-|x-uniform|x-universally|x-nntp)/;

/** Address headers: the display name is prose that the sender chose. */
const ADDRESS_HEADERS = new Set([
  'from',
  'sender',
  'reply-to',
  'to',
  'cc',
  'resent-from',
  'resent-to',
  'resent-sender',
]);

/**
 * What of a header reaches a model: display names of address fields, the text of the subject, and prose of all others
 * that are not machine headers. [] when there is nothing to read.
 */
export function readableHeader(header: Header): string[] {
  const { name, value } = header;
  if (name === 'subject') return [value];
  if (ADDRESS_HEADERS.has(name)) return displayNames(value);
  if (MACHINE_HEADERS.has(name) || MACHINE_PREFIX.test(name)) return [];
  const prose = name.startsWith('list-') ? value.replace(/<[^<>]{0,2000}>/g, ' ').trim() : value;
  return isProse(prose) ? [prose] : [];
}

function displayNames(value: string): string[] {
  return addressesOf(value)
    .slice(0, 100)
    .map((mailbox) => mailbox.name)
    .filter((name) => name !== '');
}

/** At least three words beside each other: codes, flags, host names and identifiers have none. */
export function isProse(text: string): boolean {
  return (
    /(?:^|[\s"'([{])[\p{L}\p{M}'’-]{1,40}[.,;:!?]?\s{1,3}[\p{L}\p{M}'’-]{1,40}[.,;:!?]?\s{1,3}[\p{L}\p{M}]/u.test(
      text,
    ) || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]{6}/u.test(text)
  );
}
