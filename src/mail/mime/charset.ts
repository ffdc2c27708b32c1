/** Bytes of a text part -> Unicode text, whatever the label says. */

export interface DecodedText {
  readonly text: string;
  /** What was wrong with the label or the bytes; null when all was in order. */
  readonly problem: { readonly code: string; readonly detail: string } | null;
}

/**
 * Labels met in mail that the WHATWG Encoding Standard does not list, with the encoding that fits best. Keys are
 * lower case without separators and without an `x-` or `cs` prefix.
 */
const ALIASES: Readonly<Record<string, string>> = {
  iso646us: 'ascii',
  iso646: 'ascii',
  ansix341968: 'ascii',
  ansix341986: 'ascii',
  '7bit': 'ascii',
  '8bit': 'utf-8',
  unknown: 'ascii',
  unknown8bit: 'ascii',
  default: 'ascii',
  us: 'ascii',
  utf: 'utf-8',
  utf8mb4: 'utf-8',
  cesu8: 'utf-8',
  unicode11utf7: 'utf-7',
  utf7: 'utf-7',
  utf16: 'utf-16le',
  utf32: 'utf-32',
  utf32le: 'utf-32',
  utf32be: 'utf-32be',
  ucs4: 'utf-32be',
  latin9: 'iso-8859-15',
  iso88598i: 'iso-8859-8',
  iso88598e: 'iso-8859-8',
  shiftjis: 'shift_jis',
  windows31j: 'shift_jis',
  mskanji: 'shift_jis',
  eucjp: 'euc-jp',
  iso2022jp: 'iso-2022-jp',
  iso2022jp1: 'iso-2022-jp',
  iso2022jp2: 'iso-2022-jp',
  euckr: 'euc-kr',
  uhc: 'euc-kr',
  tis620: 'windows-874',
  gb231280: 'gbk',
  hzgb2312: 'ascii',
  macroman: 'macintosh',
  maccyrillic: 'x-mac-cyrillic',
};

/** Code pages in labels such as cp932, ms932, ibm932; those with no equivalent in the standard stay unknown. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '874': 'windows-874',
  '51932': 'euc-jp',
  '50220': 'iso-2022-jp',
  '50221': 'iso-2022-jp',
  '50222': 'iso-2022-jp',
  '65000': 'utf-7',
  '65001': 'utf-8',
  '20127': 'ascii',
  '28591': 'iso-8859-1',
};

const utf8 = new TextDecoder('utf-8');
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** What windows-1252 has in place of the control characters U+0080 to U+009F. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const latin1 = new TextDecoder('latin1');
const windows1252 = { decode: (bytes: Uint8Array): string => c1AsWindows1252(latin1.decode(bytes)) };
const decoders = new Map<string, TextDecoder | null>();

/** Longest label looked at: a mail chooses the label, and each new one costs an exception. */
const LABEL_CHARS = 40;

function decoderOf(label: string): TextDecoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  let decoder: TextDecoder | null = null;
  try {
    decoder = new TextDecoder(label);
  } catch {
    // not a label of the Encoding Standard, or one that it replaces for safety (iso-2022-kr)
  }
  // bounded, since the labels come from outside
  if (decoders.size < 500) decoders.set(label, decoder);
  return decoder;
}

/** The encoding that a charset label means: a WHATWG label, `utf-7`, `utf-32`, `utf-32be`, or null when unknown. */
export function encodingOf(label: string): string | null {
  const name = label.trim().toLowerCase().slice(0, LABEL_CHARS);
  if (name === 'utf-8' || name === 'us-ascii' || name === 'iso-8859-1') return name;
  if (decoderOf(name) !== null) return name;
  const bare = name.replace(/^(?:x-ms-|x-|cs)/, '').replace(/[\s._:-]+/g, '');
  const page = /^(?:cp|windows|ms|ibm|codepage)?(\d{3,5})$/.exec(bare)?.[1];
  const alias = (page !== undefined && CODE_PAGES[page]) || (Object.hasOwn(ALIASES, bare) && ALIASES[bare]);
  if (alias) return alias;
  if (page !== undefined && decoderOf(`windows-${page}`) !== null) return `windows-${page}`;
  return decoderOf(bare) === null ? null : bare;
}

/** C1 control characters as windows-1252 reads them: Node 20 decodes that encoding as if it were ISO-8859-1. */
export function c1AsWindows1252(text: string): string {
  return /[\x80-\x9f]/.test(text)
    ? text.replace(/[\x80-\x9f]/g, (char) => WINDOWS_1252[char.charCodeAt(0) - 0x80]!)
    : text;
}

/** True when no byte is above 0x7F. */
export function isAscii(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i]! > 0x7f) return false;
  return true;
}

/** UTF-8 when the bytes are valid UTF-8, else windows-1252: how unlabelled 8-bit mail is best read. */
export function decodeUnlabelled(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

/**
 * Decodes a text part. `label` is the charset parameter, '' when there is none.
 * The bytes win over a label that they contradict (a byte order mark, 8-bit text labelled ASCII, text labelled UTF-8
 * that is not), since that is how readers show them.
 */
export function decodeCharset(bytes: Uint8Array, label: string): DecodedText {
  const marked = byteOrderMark(bytes);
  const encoding = marked ?? (label === '' ? 'us-ascii' : encodingOf(label));
  if (encoding === null)
    return {
      text: decodeUnlabelled(bytes),
      problem: { code: 'unknown-charset', detail: `charset "${label.slice(0, LABEL_CHARS)}"` },
    };
  if (encoding === 'utf-8') return decodeUtf8(bytes);
  if (encoding === 'us-ascii' || encoding === 'ascii') {
    const text = decodeUnlabelled(bytes);
    if (label === '' || isAscii(bytes)) return { text, problem: null };
    return { text, problem: { code: 'undeclared-8bit', detail: `8-bit text labelled "${label}"` } };
  }
  if (encoding === 'utf-7')
    return {
      text: decodeUtf7(windows1252.decode(bytes)),
      problem: { code: 'unusual-charset', detail: 'utf-7' },
    };
  if (encoding === 'utf-32' || encoding === 'utf-32be')
    return {
      text: decodeUtf32(bytes, encoding === 'utf-32be'),
      problem: { code: 'unusual-charset', detail: encoding },
    };
  const decoder = decoderOf(encoding)!;
  const text = decoder.decode(bytes);
  return { text: decoder.encoding === 'windows-1252' ? c1AsWindows1252(text) : text, problem: null };
}

/** Most bytes that a UTF-16 unit of ASCII text takes under this label. */
export function bytesPerUnit(bytes: Uint8Array, label: string): number {
  const encoding = byteOrderMark(bytes) ?? (label === '' ? 'us-ascii' : encodingOf(label)) ?? '';
  if (encoding.startsWith('utf-32')) return 4;
  if (encoding.startsWith('utf-16')) return 2;
  // UTF-7 and the ISO 2022 encodings switch by runs of ASCII
  return encoding === 'utf-7' || encoding.startsWith('iso-2022') ? 4 : 1;
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return bytes[2] === 0 && bytes[3] === 0 && bytes.length >= 4 ? 'utf-32' : 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function decodeUtf8(bytes: Uint8Array): DecodedText {
  try {
    return { text: strictUtf8.decode(bytes), problem: null };
  } catch {
    const lossy = utf8.decode(bytes);
    let damaged = 0;
    let sound = 0;
    for (let i = 0; i < lossy.length; i++) {
      const unit = lossy.charCodeAt(i);
      if (unit === 0xfffd) damaged++;
      else if (unit > 0x7f) sound++;
    }
    return {
      text: sound > damaged ? lossy : windows1252.decode(bytes),
      problem: { code: 'charset-mismatch', detail: `${damaged} bad sequences in text labelled utf-8` },
    };
  }
}

/** RFC 2152. Nobody sends it any more but those who know that some readers still decode it. */
export function decodeUtf7(text: string): string {
  return text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, run: string) => {
    if (run === '') return '+';
    let out = '';
    let bits = 0;
    let held = 0;
    for (let i = 0; i < run.length; i++) {
      held = ((held << 6) | base64Digit(run.charCodeAt(i))) & 0x3fffff;
      bits += 6;
      if (bits >= 16) {
        bits -= 16;
        out += String.fromCharCode((held >> bits) & 0xffff);
      }
    }
    return out;
  });
}

function base64Digit(code: number): number {
  if (code >= 97) return code - 71;
  if (code >= 65) return code - 65;
  if (code >= 48) return code + 4;
  return code === 43 ? 62 : 63;
}

function decodeUtf32(bytes: Uint8Array, bigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let i = 0; i + 4 <= bytes.length; i += 4) {
    const point = view.getUint32(i, !bigEndian);
    if (point !== 0xfeff) parts.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd');
  }
  return parts.join('');
}
