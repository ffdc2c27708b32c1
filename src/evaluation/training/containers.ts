import type { Rng } from '../../learn/index.ts';
import { BUTTONS, CLOSINGS, COMMENTS, FOOTERS } from './html-phrases.ts';

/** Where a text can stand in a mail beside its visible body. */
export const CONTAINERS = [
  'hidden',
  'alt',
  'comment',
  'calendar',
  'attachment',
  'subject',
  'quoted',
] as const;
export type Container = (typeof CONTAINERS)[number];

export interface Letter {
  readonly subject: string;
  readonly body: string;
  /** Adds the buttons and footers of English mailings. */
  readonly english: boolean;
}

/** Ways in which a style keeps text from a reader. */
const HIDING = [
  'display:none',
  'display:none;max-height:0;overflow:hidden',
  'font-size:0',
  'font-size:1px;color:#ffffff;line-height:1px',
  'color:#ffffff;background-color:#ffffff',
  'opacity:0',
  'visibility:hidden',
  'position:absolute;left:-9999px',
  'height:0;width:0;overflow:hidden',
];

/** A mail with text and HTML parts or HTML alone, as mailing systems send it. */
export function htmlMail(letter: Letter, rng: Rng): Uint8Array {
  return mail(letter.subject, [{ type: 'text/html', text: page(letter, rng) }]);
}

/** A mail that holds `extra` in the given place, and the letter around it. */
export function mailWith(
  letter: Letter,
  extra: { text: string; container: Container },
  rng: Rng,
): Uint8Array {
  const { text, container } = extra;
  const plain = { type: 'text/plain', text: letter.body };
  switch (container) {
    case 'hidden': {
      const style = HIDING[rng.int(HIDING.length)]!;
      return mail(letter.subject, [
        { type: 'text/html', text: page(letter, rng, `<div style="${style}">${paragraphs(text)}</div>`) },
      ]);
    }
    case 'alt': {
      const picture = `<img src="cid:picture" width="480" height="120" alt="${escapeHtml(text)}">`;
      return mail(letter.subject, [{ type: 'text/html', text: page(letter, rng, picture) }]);
    }
    case 'comment':
      return mail(letter.subject, [
        { type: 'text/html', text: page(letter, rng, `<!-- ${text.replaceAll('--', '- -')} -->`) },
      ]);
    case 'calendar':
      return mail(letter.subject, [
        plain,
        { type: 'text/calendar; method=REQUEST', text: event(letter, text, rng) },
      ]);
    case 'attachment':
      return mail(letter.subject, [plain, { type: 'text/plain; name="notes.txt"', text, file: 'notes.txt' }]);
    case 'subject':
      return mail(text, [plain]);
    case 'quoted':
      return mail(letter.subject, [
        { type: 'text/plain', text: `${letter.body}\n\n> ${text.split('\n').join('\n> ')}` },
      ]);
  }
}

function page({ subject, body, english }: Letter, rng: Rng, extra = ''): string {
  const blocks = body.split(/\n\s*\n/).map(paragraphs);
  blocks.splice(rng.int(blocks.length + 1), 0, extra);
  const preheader =
    rng.next() < 0.5
      ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body.slice(0, 90))}${'&#847;&zwnj;&nbsp;'.repeat(rng.int(20))}</div>`
      : '';
  const pick = (list: readonly string[]): string => list[rng.int(list.length)]!;
  const button =
    english && rng.next() < 0.6
      ? `<table role="presentation"><tr><td style="background:#2b6cb0;border-radius:4px"><a href="https://example.com/${rng.int(9999)}" style="color:#ffffff">${pick(BUTTONS)}</a></td></tr></table>`
      : '';
  const closing = english && rng.next() < 0.6 ? `<p>${pick(CLOSINGS)}</p>` : '';
  const footer =
    english && rng.next() < 0.8
      ? `<td style="color:#999999;font-size:12px">${[pick(FOOTERS), pick(FOOTERS)].join('<br>')}</td>`
      : '<td></td>';
  const note = (): string => (rng.next() < 0.5 ? `<!-- ${pick(COMMENTS)} -->` : '');
  const title = rng.next() < 0.5 ? `<title>${escapeHtml(subject)}</title>` : '';
  return `<!DOCTYPE html><html><head><meta charset="utf-8">${title}<style>body{font-family:Arial,sans-serif;background:#f4f4f4}td{padding:12px;background:#fff}</style>${note()}</head><body>${note()}${preheader}${note()}<table width="600" align="center"><tr><td>${blocks.join('')}${button}${closing}${note()}</td></tr><tr>${footer}</tr></table>${note()}</body></html>`;
}

function paragraphs(text: string): string {
  return `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The text is the title of the event, its description, or its place. */
function event({ subject }: Letter, text: string, rng: Rng): string {
  const line = (name: string, value: string): string =>
    `${name}:${value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;')}`;
  const at = rng.int(3);
  const rows = [
    line('SUMMARY', at === 0 ? text : subject),
    line('LOCATION', at === 2 ? text : 'Room 2'),
    ...(at === 1 ? [line('DESCRIPTION', text)] : []),
  ];
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'UID:1@example.com']
    .concat(['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'], rows, ['END:VEVENT', 'END:VCALENDAR'])
    .join('\r\n');
}

interface Part {
  readonly type: string;
  readonly text: string;
  readonly file?: string;
}

function mail(subject: string, parts: readonly Part[]): Uint8Array {
  const encode = ({ type, text, file }: Part): string => {
    const bytes = new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n'));
    const disposition = file === undefined ? '' : `Content-Disposition: attachment; filename="${file}"\r\n`;
    return `Content-Type: ${type}; charset=utf-8\r\n${disposition}Content-Transfer-Encoding: base64\r\n\r\n${lines(Buffer.from(bytes).toString('base64'))}\r\n`;
  };
  const head = `Subject: ${word(subject)}\r\nMIME-Version: 1.0\r\n`;
  if (parts.length === 1) return new TextEncoder().encode(head + encode(parts[0]!));
  const rule = 'part-of-letter';
  const body = parts.map((part) => `--${rule}\r\n${encode(part)}`).join('');
  return new TextEncoder().encode(
    `${head}Content-Type: multipart/mixed; boundary="${rule}"\r\n\r\n${body}--${rule}--\r\n`,
  );
}

function lines(base64: string): string {
  return base64.replace(/.{76}/g, '$&\r\n');
}

/** A header value in UTF-8 (RFC 6532), on one line. */
function word(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
