import { isFromLine } from './mbox.ts';

/** Bytes of a file that `sniffMail` wants to see. */
export const SNIFF_BYTES: number = 16 * 1024;

const HEADER = /^[!-9;-~]+[ \t]*:/;
/** One of these in the first header block tells a mail from any other text with colons. */
const KNOWN =
  /^(?:from|to|cc|subject|date|sender|received|return-path|reply-to|message-id|in-reply-to|references|mime-version|content-type|content-transfer-encoding|delivered-to|delivery-date|envelope-to|dkim-signature|authentication-results|arc-seal|list-id|list-unsubscribe|x-[!-9;-~]+)[ \t]*:/i;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Signs of file types that people take for mail, and their names. */
const FILE_TYPES: readonly (readonly [string, string])[] = [
  ['\x1f\x8b', 'gzip data inside gzip data'],
  ['PK\x03\x04', 'a ZIP archive'],
  ['%PDF-', 'a PDF document'],
  ['\x89PNG', 'a PNG image'],
  ['\xff\xd8\xff', 'a JPEG image'],
  ['!BDN', 'an Outlook .pst file'],
];
/** Share of control characters from which bytes are no text: random bytes have 10 %, text in any charset next to none. */
const BINARY_SHARE = 0.05;
const FEW = 3;

/** What the first bytes look like: an mbox, one mail, an Outlook .msg file, no text at all, or other text. */
export function sniffMail(head: Buffer): 'mbox' | 'mail' | 'msg' | 'empty' | 'binary' | 'other' {
  if (head.length === 0) return 'empty';
  if (head.subarray(0, 4).equals(OLE)) return 'msg';
  const looks = sniffText(head);
  return looks === 'other' && (fileType(head) !== null || isBinary(head)) ? 'binary' : looks;
}

/** The name of a common file type that is no mail; null where it is none of these. */
export function fileType(head: Buffer): string | null {
  const start = head.toString('latin1', 0, 8);
  return FILE_TYPES.find(([sign]) => start.startsWith(sign))?.[1] ?? null;
}

/** Tab, line ends, form feed and the escape of ISO-2022 charsets do not count; a few stray bytes make no file binary. */
function isBinary(head: Buffer): boolean {
  const bytes = head.subarray(0, SNIFF_BYTES);
  let controls = 0;
  for (const byte of bytes) if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b) controls++;
  return controls > Math.max(FEW, BINARY_SHARE * bytes.length);
}

function sniffText(head: Buffer): 'mbox' | 'mail' | 'other' {
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
