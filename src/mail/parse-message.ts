import { InputError } from '../errors.ts';
import { type Alternatives, noteAgreement } from './body/agreement.ts';
import { Collector } from './body/collector.ts';
import { addPlainText, cleanText } from './body/plain-text.ts';
import { addressesOf } from './headers.ts';
import { type MailLimits, mailLimits } from './limits.ts';
import type { Header, Message } from './message.ts';
import { decodeUnlabelled } from './mime/charset.ts';
import { type Progress, type Step, takeStep } from './read-message.ts';

export interface ParseOptions {
  /** Changes of MAIL_LIMITS. */
  readonly limits?: Partial<MailLimits>;
}

/**
 * Reads a mail from its source (RFC 5322, MIME). Takes any bytes: what is broken is read as well as can be, and every
 * departure and every limit that was reached is named in `anomalies`. Loads nothing from elsewhere.
 * @throws InputError when `bytes` is no Uint8Array or a limit is nonsense; never for what the bytes are
 */
export async function parseMessage(bytes: Uint8Array, options: ParseOptions = {}): Promise<Message> {
  if (!(bytes instanceof Uint8Array))
    throw new InputError('bad-mail', `parseMessage got ${typeof bytes}; give the source as a Uint8Array`);
  const limits = mailLimits(options.limits);
  const collector = new Collector(limits);
  const source = bytes.subarray(0, limits.bytes);
  if (source.length < bytes.length)
    collector.note('limit-bytes', `${bytes.length} bytes, read are ${limits.bytes}`, '0');
  const alternatives: Alternatives[] = [];
  const progress: Progress = {
    collector,
    budget: { parts: limits.parts, headerBytes: limits.headerBytes },
    alternatives,
    headers: [],
  };
  // a stack of steps, last first: attached messages are read in their place without recursion
  const steps: Step[] = [{ message: { bytes: source, prefix: '', depth: 0 } }];
  while (steps.length > 0) steps.push(...(await takeStep(steps.pop()!, progress)).reverse());
  for (const group of alternatives) noteAgreement(group, collector);
  if (progress.headers.length === 0 && source.length > 0)
    collector.note('no-headers', 'the source has no headers', '0');
  if (!hasContent(collector)) addSource(source, collector);
  return assemble(progress.headers, collector, bytes.length);
}

function hasContent(collector: Collector): boolean {
  return (
    collector.attachments.length > 0 ||
    collector.segments.some((segment) => segment.origin !== 'header' && segment.origin !== 'filename')
  );
}

/** No part has text: what stands in the source after the headers is read as it is. */
function addSource(source: Uint8Array, collector: Collector): void {
  const text = cleanText(decodeUnlabelled(collector.readable(source, '0')));
  const blank = text.indexOf('\n\n');
  const body = blank < 0 ? '' : text.slice(blank);
  if (body.trim() === '') return;
  collector.note('body-not-found', 'no part has text but the source has', '0');
  addPlainText(body, collector, {
    origin: 'source',
    source: { part: '0', depth: 0 },
    forwardedSubject: false,
  });
}

function assemble(headers: readonly Header[], collector: Collector, size: number): Message {
  const value = (name: string): string => headers.find((header) => header.name === name)?.value ?? '';
  const addresses = (name: string) =>
    headers.filter((header) => header.name === name).flatMap((header) => addressesOf(header.value));
  return {
    headers,
    from: addressesOf(value('from'))[0] ?? null,
    replyTo: addresses('reply-to'),
    to: addresses('to'),
    cc: addresses('cc'),
    subject: value('subject'),
    date: value('date'),
    messageId: value('message-id'),
    segments: collector.segments,
    links: collector.links,
    attachments: collector.attachments,
    anomalies: collector.anomalies,
    size,
  };
}
