import type { Detector } from '../detector/index.ts';
import { type Anomaly, type Message, parseMessage, type Segment } from '../mail/index.ts';
import type { MailFailure, RawMail } from '../mailbox/index.ts';
import { type ErrorAnswer, errorAnswer, type VerdictAnswer, verdictAnswer } from '../wire/index.ts';
import type { FailLevel } from './options.ts';
import { safeLine } from './safe-text.ts';

/** What a record tells of the mail besides the verdict. */
export interface MailFacts {
  /** Display name and address of the sender as written; '' when there is none. */
  readonly from: string;
  readonly subject: string;
  readonly date: string;
  readonly messageId: string;
  /** Bytes of the source. */
  readonly size: number;
  readonly anomalies: readonly Anomaly[];
  /** The mail was larger than is read; its decision is `review` at least. */
  readonly truncated?: true;
}

/** One line of `scan`: the wire format's answer and what mail it is about. */
export interface JudgedMail extends VerdictAnswer {
  readonly mail: MailFacts;
  /** The mail's text, with `explain` only; findings index it. */
  readonly segments?: readonly Segment[];
}

/** A mail or path that could not be judged. */
export interface FailedMail extends ErrorAnswer {
  readonly mail: null;
}

export type ScanRecord = JudgedMail | FailedMail;

export interface ScoreOptions {
  readonly explain: boolean;
}

/** Reads and judges one mail. Never throws: what fails is a record that says `review`. */
export async function scoreMail(
  detector: Detector,
  raw: Omit<RawMail, 'source'>,
  { explain }: ScoreOptions,
): Promise<ScanRecord> {
  try {
    const message = await parseMessage(raw.bytes);
    const verdict = detector.assess({ context: [{ kind: 'email', message }] });
    const answer = verdictAnswer(raw.id, verdict, null);
    const cut = raw.truncated && answer.decision === 'allow';
    return {
      ...answer,
      ...(cut ? { decision: 'review' as const } : {}),
      mail: facts(message, raw),
      ...(explain ? { segments: message.segments } : {}),
    };
  } catch (error) {
    return failedMail(raw.id, error);
  }
}

export const failedMail = (id: string, error: unknown): FailedMail => ({
  ...errorAnswer(error, { id }),
  mail: null,
});

/** The record of a path that could not be read. */
export const unreadPath = (failure: MailFailure): FailedMail => failedMail(failure.path, failure.error);

function facts(message: Message, raw: Omit<RawMail, 'source'>): MailFacts {
  const { from } = message;
  return {
    from: from === null ? '' : from.name === '' ? from.address : `${from.name} <${from.address}>`,
    subject: message.subject,
    date: message.date,
    messageId: message.messageId,
    size: raw.size,
    anomalies: message.anomalies,
    ...(raw.truncated ? { truncated: true as const } : {}),
  };
}

/** Whether a record counts as flagged at `level`. A mail that failed is an error, not a flag. */
export function isFlagged(record: ScanRecord, level: FailLevel): boolean {
  if ('error' in record) return false;
  return record.decision === 'block' || (level === 'review' && record.decision === 'review');
}

/** The error with the path in front, unless it names it itself. */
export function complaint({ id, error }: FailedMail): string {
  const path = String(id);
  return safeLine(error.message.includes(path) ? error.message : `${path}: ${error.message}`);
}
