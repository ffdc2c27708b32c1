import { isFromLine } from './mbox.ts';

/** Bytes of a file that `sniffMail` wants to see. */
export const SNIFF_BYTES: number = 16 * 1024;

const HEADER = /^[!-9;-~]+[ \t]*:/;
/** One of these in the first header block tells a mail from any other text with colons. */
const KNOWN =
  /^(?:from|to|cc|subject|date|sender|received|return-path|reply-to|message-id|in-reply-to|references|mime-version|content-type|content-transfer-encoding|delivered-to|delivery-date|envelope-to|dkim-signature|authentication-results|arc-seal|list-id|list-unsubscribe|x-[!-9;-~]+)[ \t]*:/i;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** What the first bytes look like: an mbox, one mail, an Outlook .msg file, or something else. */
export function sniffMail(head: Buffer): 'mbox' | 'mail' | 'msg' | 'empty' | 'other' {
  if (head.length === 0) return 'empty';
  if (head.subarray(0, 4).equals(OLE)) return 'msg';
  const lines = head
    .toString('latin1', 0, SNIFF_BYTES)
    .replace(/^(?:\xef\xbb\xbf)?[\r\n]+/, '')
    .split(/\r?\n|\r/);
  if (isFromLine(lines[0]!)) return 'mbox';
  // A From_ line without a date still opens a mail that some program wrote to a file of its own.
  const first = /^>?From /.test(lines[0]!) ? 1 : 0;
  if (!HEADER.test(lines[first] ?? '')) return 'other';
  for (let i = first; i < lines.length && lines[i] !== ''; i++) if (KNOWN.test(lines[i]!)) return 'mail';
  return 'other';
}
