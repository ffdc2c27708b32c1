import { InputError } from '../errors.ts';

/** How much of a mail is read. Reaching one is an anomaly `limit-…` of the message, never a silent cut. */
export interface MailLimits {
  /** Bytes of the source. */
  readonly bytes: number;
  /** Header bytes of all parts and attached messages together. */
  readonly headerBytes: number;
  /** Bytes of one header field that are decoded. */
  readonly headerFieldBytes: number;
  /** Leaf parts of all attached messages together. */
  readonly parts: number;
  /** Multiparts around a part. */
  readonly depth: number;
  /** Attached messages around a part. */
  readonly messageDepth: number;
  /** UTF-16 units of all segments together. */
  readonly textChars: number;
  /** UTF-16 units of all HTML sources together that are read as HTML; the rest is read with its tags dropped. */
  readonly htmlChars: number;
  /** Segments of the message. */
  readonly segments: number;
  /** Bytes of one document or archive that are opened. */
  readonly documentBytes: number;
  /** Bytes that all documents of the message may inflate to. */
  readonly inflatedBytes: number;
  /** Documents (PDF, office files, archives) that are opened. */
  readonly documents: number;
  /** Pages or sheets read of one document. */
  readonly documentPages: number;
}

/**
 * Defaults. The largest mail that common providers take is 25 MB before, about 35 MB after encoding; Postfix takes 100
 * parts and header blocks of 100 KB by default, and no legitimate mail nests multiparts more than a dozen deep.
 */
export const MAIL_LIMITS: MailLimits = Object.freeze({
  bytes: 64 * 1024 * 1024,
  headerBytes: 1024 * 1024,
  headerFieldBytes: 32 * 1024,
  parts: 1000,
  depth: 100,
  messageDepth: 10,
  textChars: 4 * 1024 * 1024,
  htmlChars: 750_000,
  segments: 20_000,
  documentBytes: 16 * 1024 * 1024,
  inflatedBytes: 16 * 1024 * 1024,
  documents: 20,
  documentPages: 50,
});

/**
 * Fills in the defaults.
 * @throws InputError when a limit has an unknown name or is not a positive whole number: an option that comes from
 *   outside must not be able to switch a limit off.
 */
export function mailLimits(given: Partial<MailLimits> = {}): MailLimits {
  const limits: Record<string, number> = { ...MAIL_LIMITS };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(MAIL_LIMITS, name))
      throw new InputError(
        'unknown-limit',
        `mail limit "${name}" does not exist; known are ${Object.keys(MAIL_LIMITS).join(', ')}`,
      );
    if (!Number.isSafeInteger(value) || value < 1)
      throw new InputError(
        'bad-limit',
        `mail limit "${name}" is ${String(value)}; give a whole number of at least 1`,
      );
    limits[name] = value;
  }
  return limits as unknown as MailLimits;
}
