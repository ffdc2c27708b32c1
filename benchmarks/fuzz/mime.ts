import { mutateHtml } from './html.ts';
import { below, type Chance, pick, times } from './random.ts';

/** One entity of a mail, one byte a character. A multipart has a boundary and children, a leaf a body. */
interface Entity {
  head: string;
  body: string;
  boundary: string | null;
  children: Entity[];
  epilogue: string;
  closed: boolean;
}

const TYPES = [
  'text/plain',
  'text/plain; format=flowed; delsp=yes',
  'text/html',
  'text/html; charset=utf-7',
  'text/plain; charset=utf-16',
  'text/plain; charset=iso-2022-jp',
  'text/calendar; method=REQUEST',
  'text/vcard',
  'text/rtf',
  'image/svg+xml',
  'image/png',
  'message/rfc822',
  'message/delivery-status',
  'application/octet-stream; name="a.html"',
  'application/octet-stream; name="invite.ics"',
  'application/pdf; name=a.pdf',
  'application/zip; name=a.docx',
  'multipart/mixed; boundary=none',
  'multipart/alternative',
  'multipart/related; boundary=""',
  'nonsense',
];
const ENCODINGS = ['7bit', '8bit', 'binary', 'base64', 'quoted-printable', 'x-uuencode', 'unknown'];
const FLOODS = [
  (i: number) => `X-Flood-${i}: please read what stands here`,
  (i: number) => `Content-Type: text/plain; filename*${i}*=utf-8''%E2%80`,
  (i: number) => ` folded line ${i} (comment (`,
  () => 'Subject: =?utf-8?B?aWdub3Jl?= =?utf-8?Q?=69?=',
  () => 'To: "a" <a@b.example>, group: (c) d@e.example;',
  () => 'no colon on this line',
];

/** One change of the tree of parts: what stands in it, how it is nested, labelled, encoded and parted. */
export function mutateMime(source: string, other: string, next: Chance): string {
  const root = read(source, 0);
  const all = list(root);
  const at = pick(next, all);
  const parent = all.find((entity) => entity.children.includes(at)) ?? null;
  switch (below(next, 14)) {
    case 0:
      if (parent !== null) parent.children.splice(parent.children.indexOf(at), 1);
      break;
    case 1:
      if (parent !== null)
        for (let i = times(next, 300); i > 0; i--) parent.children.push(structuredClone(at));
      break;
    case 2:
      if (parent !== null) parent.children.sort(() => next() - 0.5);
      break;
    case 3: {
      const target = pick(
        next,
        all.filter((entity) => entity.boundary !== null),
      );
      target?.children.splice(below(next, target.children.length + 1), 0, pick(next, list(read(other, 0))));
      break;
    }
    case 4:
      for (let i = times(next, 150); i > 0; i--)
        wrap(at, `w${i}`, pick(next, ['mixed', 'alternative', 'related']));
      break;
    case 5:
      for (let i = times(next, 15); i > 0; i--) attach(at);
      break;
    case 6:
      setHeader(at, 'Content-Type', pick(next, TYPES));
      break;
    case 7:
      setHeader(at, 'Content-Transfer-Encoding', pick(next, ENCODINGS));
      break;
    case 8:
      encode(at, next);
      break;
    case 9:
      breakBoundary(at, parent, next);
      break;
    case 10:
      headerLines(at, next);
      break;
    case 11:
      at.head = joinLines(at.head, pick(next, ['\n', '\r', '\r\r\n', '\r\n']));
      at.body = joinLines(at.body, pick(next, ['\n', '\r', '\r\n']));
      break;
    case 12: {
      const flood = pick(next, FLOODS);
      at.head += `\r\n${Array.from({ length: times(next, 5000) }, (_, i) => flood(i)).join('\r\n')}`;
      break;
    }
    default:
      setHeader(
        at,
        'Content-Disposition',
        pick(next, ['attachment', 'inline; filename=a.html', 'attachment; filename="a\u202e.txt"']),
      );
  }
  return print(root);
}

/** Changes the text of an HTML part, sent on unencoded; null when the mail has none. */
export function mutateHtmlPart(source: string, next: Chance): string | null {
  const root = read(source, 0);
  const leaves = list(root).filter(
    (e) => e.boundary === null && /^content-type:\s*text\/html/im.test(e.head),
  );
  if (leaves.length === 0) return null;
  const leaf = pick(next, leaves);
  leaf.body = mutateHtml(decoded(leaf), next);
  setHeader(leaf, 'Content-Transfer-Encoding', '8bit');
  return print(root);
}

/** Every HTML part of a mail as Unicode text. */
export function htmlParts(source: string): string[] {
  return list(read(source, 0))
    .filter((e) => e.boundary === null && /^content-type:\s*text\/html/im.test(e.head))
    .map((leaf) => Buffer.from(decoded(leaf), 'latin1').toString('utf8'));
}

function read(source: string, depth: number): Entity {
  const gap = /\r?\n\r?\n/.exec(source);
  const head = gap === null ? source : source.slice(0, gap.index);
  const body = gap === null ? '' : source.slice(gap.index + gap[0].length);
  const entity: Entity = { head, body, boundary: null, children: [], epilogue: '', closed: true };
  const declared = /^content-type:\s*multipart\/[^;]*;[\s\S]*?boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/im.exec(
    head,
  );
  if (declared === null || depth > 20) return entity;
  const boundary = declared[1] ?? declared[2]!;
  const pieces = `\n${body}`.split(`\n--${boundary}`);
  if (pieces.length < 2) return entity;
  entity.boundary = boundary;
  entity.body = pieces.shift()!.slice(1);
  entity.closed = pieces.at(-1)!.startsWith('--');
  if (entity.closed) entity.epilogue = pieces.pop()!.slice(2);
  entity.children = pieces.map((piece) => read(piece.replace(/^[ \t]*\r?\n/, ''), depth + 1));
  return entity;
}

function print(entity: Entity): string {
  if (entity.boundary === null) return `${entity.head}\r\n\r\n${entity.body}`;
  const parts = entity.children.map((child) => `\r\n--${entity.boundary}\r\n${print(child)}`).join('');
  const end = entity.closed ? `\r\n--${entity.boundary}--${entity.epilogue}` : '';
  return `${entity.head}\r\n\r\n${entity.body}${parts}${end}`;
}

function list(root: Entity): Entity[] {
  const all = [root];
  for (let i = 0; i < all.length; i++) all.push(...all[i]!.children);
  return all;
}

const CONTENT = /^content-[^\n]*(?:\n[ \t][^\n]*)*\n?/gim;

function wrap(entity: Entity, boundary: string, kind: string): void {
  const inner = { ...entity, head: (`${entity.head}\n`.match(CONTENT) ?? []).join('').trimEnd() };
  entity.head = `${`${entity.head}\n`.replace(CONTENT, '').trimEnd()}\r\nContent-Type: multipart/${kind}; boundary=${boundary}`;
  Object.assign(entity, { body: '', boundary, children: [inner], epilogue: '', closed: true });
}

function attach(entity: Entity): void {
  const inner = print(entity);
  const head = `${`${entity.head}\n`.replace(CONTENT, '').trimEnd()}\r\nContent-Type: message/rfc822`;
  Object.assign(entity, { head, body: inner, boundary: null, children: [], epilogue: '', closed: true });
}

function setHeader(entity: Entity, name: string, value: string): void {
  const line = new RegExp(`^${name}:[^\\n]*(?:\\n[ \\t][^\\n]*)*`, 'im');
  const field = `${name}: ${value}`;
  entity.head = line.test(entity.head)
    ? entity.head.replace(line, () => field)
    : `${entity.head}\r\n${field}`;
}

function headerLines(entity: Entity, next: Chance): void {
  const lines = entity.head.split('\n');
  const at = below(next, lines.length);
  const line = lines[at]!;
  const changes = [
    () => lines.splice(at, 1),
    () => lines.splice(below(next, lines.length), 0, line),
    () => lines.splice(at, 1, `${line.trimEnd()} other value\r`),
    () => lines.splice(at, 1, line.replaceAll(' ', '\r\n ')),
    () => lines.splice(at, 1, line.replace(':', ' ')),
    () => lines.splice(at, 0, '\r'),
    () => lines.splice(at, 1, line.toUpperCase()),
  ];
  pick(next, changes)();
  entity.head = lines.join('\n');
}

function breakBoundary(entity: Entity, parent: Entity | null, next: Chance): void {
  if (entity.boundary === null) {
    // a line of the parent's boundary within the body
    if (parent !== null)
      entity.body += `\r\n--${parent.boundary}${pick(next, ['', '--', ' ', 'x'])}\r\n${entity.body}`;
    return;
  }
  switch (below(next, 5)) {
    case 0:
      entity.closed = !entity.closed;
      break;
    case 1:
      entity.boundary = `${entity.boundary}${pick(next, ['x', '--', ' ', '\u00e9'])}`;
      break;
    case 2:
      if (parent?.boundary != null) {
        entity.head = entity.head.replace(entity.boundary, () => parent.boundary!);
        entity.boundary = parent.boundary;
      }
      break;
    case 3:
      entity.head = entity.head.replace(/;?\s*boundary\s*=\s*(?:"[^"]*"|[^\s;]*)/i, '');
      break;
    default:
      entity.body += `\r\n--${entity.boundary}--\r\n`;
  }
}

function encode(entity: Entity, next: Chance): void {
  if (entity.boundary !== null) return;
  const bytes = Buffer.from(decoded(entity), 'latin1');
  const base64 = next() < 0.5;
  entity.body = base64
    ? bytes.toString('base64').replace(/.{76}/g, '$&\r\n')
    : [...bytes]
        .map((b) =>
          b === 13 || b === 10 || (b > 31 && b < 127 && b !== 61)
            ? String.fromCharCode(b)
            : `=${b.toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .join('');
  setHeader(entity, 'Content-Transfer-Encoding', base64 ? 'base64' : 'quoted-printable');
  for (let i = below(next, 4); i > 0; i--) {
    const at = below(next, entity.body.length);
    entity.body =
      entity.body.slice(0, at) +
      pick(next, ['=', '==', '!', ' ', '\n', '=3', '=\n', '\u00ff']) +
      entity.body.slice(at + below(next, 3));
  }
}

function decoded(leaf: Entity): string {
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(leaf.head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(leaf.body, 'base64').toString('latin1');
  if (encoding !== 'quoted-printable') return leaf.body;
  return leaf.body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const joinLines = (text: string, end: string): string => text.split(/\r?\n/).join(end);
