import type { InputError } from '../errors.ts';

/** Where a mail was found. */
export interface MailSource {
  /** Path as reached from the path that was asked for; `-` for standard input. */
  readonly file: string;
  /** Byte offset of the mail in the (uncompressed) file: 0 for a file that is one mail, the From_ line for an mbox. */
  readonly offset: number;
  /** Position in its file or folder, from 0. */
  readonly index: number;
  /** Maildir folder name (`INBOX`, `Archive.2024`), for Maildir only. */
  readonly folder?: string;
  /** Maildir flags (`S` seen, `R` replied, `F` flagged, `T` trashed, `D` draft, `P` passed), for Maildir only. */
  readonly flags?: string;
}

/** One mail as bytes, not yet parsed. */
export interface RawMail {
  /** Stable over runs as long as the mail is not moved: file, or file and byte offset; Maildir ids leave the flags out. */
  readonly id: string;
  readonly source: MailSource;
  /** RFC 5322 source, without From_ line and mbox escapes. */
  readonly bytes: Uint8Array;
  /** Size in bytes; larger than `bytes.length` when the mail was cut (then as far as it was read). */
  readonly size: number;
  /** The mail is larger than the limit: `bytes` holds its first part. */
  readonly truncated: boolean;
}

/** A path that could not be read, or not to its end. Reading goes on with the next one. */
export interface MailFailure {
  readonly path: string;
  readonly error: InputError;
}

export type MailEntry = RawMail | MailFailure;

export interface MailboxOptions {
  /** Bytes of one mail that are kept at most; the rest is dropped and `truncated` says so. */
  readonly maxMailBytes?: number;
}

/** 25 MB, what large providers accept, and a margin for the headers they add. */
export const DEFAULT_MAX_MAIL_BYTES: number = 26 * 1024 * 1024;

export function isFailure(entry: MailEntry): entry is MailFailure {
  return 'error' in entry;
}
