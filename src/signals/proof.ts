import type { Case } from '../case.ts';
import type { Address, Segment } from '../mail/message.ts';

/** What a proof says about the segment it is about; the rest is ordinary. */
export type Part = Partial<Pick<Segment, 'origin' | 'role' | 'visibility' | 'hiddenBy'>> & {
  readonly name?: string;
};

/** A case of one mail with an ordinary visible line and one segment of the given kind. */
export function mailWith(part: Part, text: string): Case {
  const { name, ...kind } = part;
  const base: Segment = {
    origin: 'html',
    role: 'body',
    visibility: 'visible',
    text: 'Hello, please find the notes of Tuesday below.',
    source: { part: '1', depth: 0 },
  };
  return mailOf([base, { ...base, ...kind, text, source: { part: '1', depth: 0, name } }], null, []);
}

/** A case of one mail that repeats its text in a preview line which mail programs hide. */
export function mailWithPreview(text: string): Case {
  const shown: Segment = {
    origin: 'html',
    role: 'body',
    visibility: 'visible',
    text,
    source: { part: '1', depth: 0 },
  };
  return mailOf([{ ...shown, visibility: 'hidden', hiddenBy: 'display:none' }, shown], null, []);
}

/** A case of one plain mail with a sender and reply addresses. */
export function mailFrom(from: string, replyTo: string, text: string): Case {
  const segment: Segment = {
    origin: 'plain',
    role: 'body',
    visibility: 'visible',
    text,
    source: { part: '1', depth: 0 },
  };
  return mailOf([segment], { name: '', address: from }, [{ name: '', address: replyTo }]);
}

function mailOf(segments: readonly Segment[], from: Address | null, replyTo: readonly Address[]): Case {
  const message = {
    headers: [],
    from,
    replyTo,
    to: [],
    cc: [],
    subject: '',
    date: '',
    messageId: '',
    segments,
    links: [],
    attachments: [],
    anomalies: [],
    size: 0,
  };
  return { context: [{ kind: 'email', message }] };
}
