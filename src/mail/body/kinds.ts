import type { Parameters } from '../mime/parameters.ts';
import type { Leaf } from '../mime/tree.ts';

/** How a leaf is read. */
export type Reader =
  | 'plain'
  | 'html'
  | 'text'
  | 'calendar'
  | 'contact'
  | 'message'
  | 'pdf'
  | 'zip'
  | 'archive'
  | 'none';

const BY_TYPE: Readonly<Record<string, Reader>> = {
  'text/plain': 'plain',
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'image/svg+xml': 'html',
  'text/calendar': 'calendar',
  'text/x-vcalendar': 'calendar',
  'application/ics': 'calendar',
  'text/vcard': 'contact',
  'text/x-vcard': 'contact',
  'text/directory': 'contact',
  'message/rfc822': 'message',
  'message/global': 'message',
  'message/news': 'message',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/json': 'text',
  'application/xml': 'text',
  'application/javascript': 'text',
  'application/x-yaml': 'text',
  'application/yaml': 'text',
  'application/toml': 'text',
  'application/rtf': 'text',
  'application/x-sh': 'text',
  'application/sql': 'text',
};

const BY_EXTENSION: Readonly<Record<string, Reader>> = {
  ics: 'calendar',
  vcs: 'calendar',
  ifb: 'calendar',
  vcf: 'contact',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  svg: 'html',
  eml: 'message',
  pdf: 'pdf',
};

/** Reader by declared type, else by file name; `none` when only the bytes can tell. */
export function readerOf(type: string, fileName: string): Reader {
  const extension = /\.([a-z0-9]{1,8})\s*$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const byName = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension]! : null;
  const byType = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type]! : null;
  // plain text by label that is something else by name: programs that open it go by the name
  if (byType === 'plain' && byName !== null && byName !== 'message' && byName !== 'pdf') return byName;
  if (byType !== null) return byType;
  if (byName !== null && (type === 'application/octet-stream' || type.startsWith('text/'))) return byName;
  if (type.startsWith('text/') || type.startsWith('message/') || /[+/](?:xml|json)$/.test(type))
    return 'text';
  return 'none';
}

/**
 * Reader by the first bytes of the decoded content: what a file is, whatever it is called.
 * @param start the first 512 bytes or more
 */
export function sniff(start: Uint8Array): Reader {
  const at = (i: number): number => start[i] ?? -1;
  // PDF readers take a header anywhere in the first kilobyte
  if (indexOfAscii(start.subarray(0, 1024), '%PDF-') >= 0) return 'pdf';
  if (at(0) === 0x50 && at(1) === 0x4b && (at(2) === 3 || at(2) === 5)) return 'zip';
  if (at(0) === 0x1f && at(1) === 0x8b) return 'archive';
  if (indexOfAscii(start.subarray(257, 262), 'ustar') === 0) return 'archive';
  return isText(start.subarray(0, 512)) ? 'text' : 'none';
}

/** Mostly printable and without NULs. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  let control = 0;
  let high = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 27) control++;
    if (byte > 126) high++;
  }
  if (control > bytes.length / 50) return false;
  if (high === 0) return true;
  // cut at a character: the sniffed stretch may end inside one
  return (
    new TextDecoder()
      .decode(bytes)
      .replace(/\ufffd{1,3}$/, '')
      .indexOf('\ufffd') < 0
  );
}

function indexOfAscii(bytes: Uint8Array, text: string): number {
  for (let i = 0; i + text.length <= bytes.length; i++) {
    let k = 0;
    while (k < text.length && bytes[i + k] === text.charCodeAt(k)) k++;
    if (k === text.length) return i;
  }
  return -1;
}

/** Names a leaf gives its file, the one of Content-Disposition first; different ones are all kept. */
export function fileNames(leaf: Leaf, disposition: Parameters): string[] {
  const names = [
    disposition.params.get('filename'),
    leaf.type.params.get('name'),
    disposition.contradicted.get('filename'),
    leaf.type.contradicted.get('name'),
  ];
  return [...new Set(names.filter((name): name is string => name !== undefined && name.trim() !== ''))];
}
