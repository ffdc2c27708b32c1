export { openBytes } from './byte-stream.ts';
export type { MboxMessage } from './mbox.ts';
export { isFromLine, splitMbox } from './mbox.ts';
export type { MailboxOptions, MailEntry, MailFailure, MailSource, RawMail } from './raw-mail.ts';
export { DEFAULT_MAX_MAIL_BYTES, isFailure } from './raw-mail.ts';
