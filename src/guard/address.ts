import { fold } from './fold.ts';

/** An address as compared: display name, comments, case, plus-tag and Gmail's dots gone. */
export interface Mailbox {
  /** `local@domain`, the form in which two addresses are the same mailbox; '' when there is none. */
  readonly key: string;
  readonly domain: string;
  readonly name: string;
  /** What is wrong with the way it is written; such an address is never trusted by its looks. */
  readonly odd: string | null;
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** Reads one addr-spec with or without display name (RFC 5322 3.4); comments and quoted local parts as far as needed. */
export function readMailbox(raw: string): Mailbox {
  const odd = oddity(raw);
  const text = fold(raw.slice(0, 1_000))
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/%40/g, '@')
    .replace(/^mailto:/, '');
  const angle = /<([^<>]*)>[^<>]*$/.exec(text);
  const spec = (angle ? angle[1]! : text)
    .replace(/\([^()]*\)/g, '')
    .trim()
    .replace(/^@[^:]*:/, '');
  const name = (angle ? text.slice(0, angle.index) : '').replace(/["']/g, '').trim();
  const at = lastAt(spec);
  if (at <= 0) return { key: '', domain: '', name: name || spec, odd };
  let local = spec.slice(0, at).trim();
  const domain = asciiDomain(spec.slice(at + 1).trim());
  const quoted = /^".*"$/.test(local);
  if (quoted) local = local.slice(1, -1).replace(/\\(.)/g, '$1');
  const base = local.split('+')[0]! || local;
  const plain = DOTLESS.has(domain) ? base.replaceAll('.', '') : base;
  const strange = /[@\s%!]/.test(local) ? 'its local part holds another address' : null;
  return { key: `${plain}@${domain}`, domain, name, odd: odd ?? strange };
}

function oddity(raw: string): string | null {
  if (/[\r\n\u0085\u2028\u2029]|%0[ad]/i.test(raw)) return 'it holds a line break';
  if (raw.length > 1_000) return 'it is too long for an address';
  if (/[\u0000-\u0008\u000e-\u001f\u202a-\u202e\u2066-\u2069]/.test(raw))
    return 'it holds control characters';
  if (/^\s*(?:[^<]{0,200}<\s*)?@[^:<>]{1,255}:/.test(raw)) return 'it gives a route through another host';
  const angles = raw.match(/<[^<>@]{0,999}@[^<>]{0,999}>/g);
  if (angles && angles.length > 1) return 'it holds two addresses';
  const shown = angles && /[^\s<>"',;@]{1,99}@[^\s<>"',;]{1,255}/.exec(raw.replace(angles[0]!, ''));
  if (shown && angles && fold(shown[0]) !== fold(angles[0]!.slice(1, -1)).trim())
    return 'its display name shows another address';
  return null;
}

function lastAt(spec: string): number {
  const close = spec.startsWith('"') ? spec.lastIndexOf('"@') : -1;
  return close > 0 ? close + 1 : spec.lastIndexOf('@');
}

/** Domain in the form in which it goes over the wire (IDNA, lower case); as written where it is no host name. */
export function asciiDomain(domain: string): string {
  const bare = domain.replace(/[>.\s]{1,99}$/, '').replace(/^[<\s]+/, '');
  if (/^[a-z0-9.-]+$/.test(bare)) return bare;
  try {
    return new URL(`http://${bare}`).hostname;
  } catch {
    return bare;
  }
}

/** More than a call may have values: what is cut is a fault there. */
const MOST_MAILBOXES = 5_000;

/** Splits `a@x, "B, C" <b@y>; c@z` at separators outside quotes and angle brackets. */
export function splitMailboxes(list: string): string[] {
  const out: string[] = [];
  let from = 0;
  let quoted = false;
  let depth = 0;
  for (let i = 0; i <= list.length && out.length < MOST_MAILBOXES; i++) {
    const c = list[i];
    if (c === '"' && list[i - 1] !== '\\') quoted = !quoted;
    else if (c === '<') depth++;
    else if (c === '>') depth = Math.max(0, depth - 1);
    if (c === undefined || ((c === ',' || c === ';') && !quoted && depth === 0)) {
      const part = list.slice(from, i).trim();
      if (part !== '') out.push(part);
      from = i + 1;
    }
  }
  return out;
}

/** The form in which look-alike domains are the same: confusable letters and pairs mapped to what they imitate (UTS 39 idea). */
export function skeleton(domain: string): string {
  return fold(unicodeLabels(domain))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u0400-\u04ff\u0370-\u03ff]/gu, (c) => LOOKS[c] ?? c)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[0]/g, 'o')
    .replace(/[1|íıł]/g, 'l')
    .replace(/i/g, 'l')
    .replace(/5/g, 's')
    .replace(/3/g, 'e')
    .replace(/[-_]/g, '');
}

const LOOKS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  к: 'k',
  м: 'm',
  н: 'h',
  т: 't',
  в: 'b',
  ԁ: 'd',
  ɡ: 'g',
  һ: 'h',
  ԛ: 'q',
  ԝ: 'w',
  г: 'r',
  п: 'n',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  τ: 't',
  ι: 'i',
  κ: 'k',
  υ: 'u',
  χ: 'x',
};

/** Undoes Punycode (RFC 3492) label by label. */
function unicodeLabels(domain: string): string {
  return domain
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (punydecode(label.slice(4)) ?? label) : label))
    .join('.');
}

function punydecode(input: string): string | null {
  const cut = input.lastIndexOf('-');
  const out = [...(cut > 0 ? input.slice(0, cut) : '')].map((c) => c.codePointAt(0)!);
  let [n, i, bias] = [128, 0, 72];
  for (let at = cut > 0 ? cut + 1 : 0; at < input.length; ) {
    const before = i;
    for (let w = 1, k = 36; ; k += 36) {
      const c = input.charCodeAt(at++);
      const digit = c >= 48 && c < 58 ? c - 22 : c >= 97 && c < 123 ? c - 97 : 36;
      if (digit >= 36 || out.length > 63) return null;
      i += digit * w;
      const t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
      if (digit < t) break;
      w *= 36 - t;
    }
    bias = adapt(i - before, out.length + 1, before === 0);
    n += Math.floor(i / (out.length + 1));
    i %= out.length + 1;
    if (n > 0x10ffff) return null;
    out.splice(i++, 0, n);
  }
  return String.fromCodePoint(...out);
}

function adapt(delta: number, points: number, first: boolean): number {
  let d = Math.floor(delta / (first ? 700 : 2));
  d += Math.floor(d / points);
  let k = 0;
  for (; d > 455; k += 36) d = Math.floor(d / 35);
  return k + Math.floor((36 * d) / (d + 38));
}

/** Whether `domain` imitates one of `trusted` without being it or under it. */
export function imitates(domain: string, trusted: Iterable<string>): string | null {
  if (domain === '') return null;
  const mine = skeleton(domain);
  for (const other of trusted) {
    if (domain === other || domain.endsWith(`.${other}`) || other.endsWith(`.${domain}`)) return null;
  }
  for (const other of trusted) {
    const theirs = skeleton(other);
    if (mine === theirs) return other;
    if (mine.length >= 8 && oneEdit(mine, theirs)) return other;
    const label = theirs.split('.')[0]!;
    if (label.length >= 6 && mine.split('.').some((part) => part !== label && part.includes(label)))
      return other;
  }
  return null;
}

function oneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  let [x, y] = [a.length, b.length];
  while (x > i && y > i && a[x - 1] === b[y - 1]) [x, y] = [x - 1, y - 1];
  return x - i <= 1 && y - i <= 1;
}
