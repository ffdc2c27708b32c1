/**
 * What a mail is made of, once read. Pure data: no bytes of the mail are kept beyond the text an agent may read.
 */

/** Where a segment's text stood in the mail. */
export type Origin =
  | 'header' // a header value that reaches a model: From display name, Subject, Reply-To, List-*, …
  | 'plain' // text/plain body part
  | 'html' // text node of a text/html part
  | 'attribute' // alt, title, aria-label, placeholder, data: text of an HTML part
  | 'comment' // HTML comment, conditional comment
  | 'filename' // name of an attached file or of an archive's entry
  | 'attachment' // text extracted from an attached document (PDF, DOCX, XLSX, ODT, text, HTML attachment)
  | 'calendar' // a field of an iCalendar part
  | 'contact' // a field of a vCard part
  | 'preamble' // text before the first or after the last boundary of a multipart
  | 'source'; // raw source read because no parser found a body

/** What a stretch of a body is for. Headers and attachments are always `body`. */
export type Role = 'body' | 'quoted' | 'forwarded' | 'signature' | 'footer';

/** One stretch of text of one origin, one visibility and one role, in reading order. */
export interface Segment {
  readonly origin: Origin;
  readonly role: Role;
  readonly visibility: 'visible' | 'hidden';
  /** Why it is hidden, in CSS or format terms: `display:none`, `font-size:0`, `white text`, `comment`, … */
  readonly hiddenBy?: string;
  /** Unicode text, line ends `\n`, white space as a reader would see it. Spans elsewhere index UTF-16 units of this text. */
  readonly text: string;
  readonly source: SegmentSource;
}

/** The way back to the source. */
export interface SegmentSource {
  /** IMAP-style part number of the leaf part, `1` for a single-part mail, `2.1` …; `0` for the mail's own headers. */
  readonly part: string;
  /** Number of attached messages (message/rfc822) around it; 0 = the mail itself. */
  readonly depth: number;
  /** Header name, attribute name, calendar field or file name, as fits the origin. */
  readonly name?: string;
  /** Character offsets [start, end) in the part's decoded text (HTML: in the HTML source), where known. */
  readonly range?: readonly [number, number];
}

/** A departure from the standards or a limit that was reached; `code` is kebab-case and stable. */
export interface Anomaly {
  readonly code: string;
  readonly detail: string;
  readonly part?: string;
  /** How much of the thing departs, 0 to 1, where that is a share (`alternatives-differ`: distinct words). */
  readonly share?: number;
}

export interface Address {
  /** Display name, decoded; '' when there is none. */
  readonly name: string;
  /** addr-spec, as written but unfolded; may be malformed. */
  readonly address: string;
}

export interface Header {
  /** Lower-case name. */
  readonly name: string;
  /** Decoded, unfolded value. */
  readonly value: string;
}

export interface Link {
  readonly href: string;
  /** Text shown for it, trimmed; '' for an image or an empty link. */
  readonly text: string;
  readonly kind: 'link' | 'image' | 'form' | 'other';
  readonly visibility: 'visible' | 'hidden';
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  /** Decoded size in bytes. */
  readonly bytes: number;
  readonly part: string;
}

export interface Message {
  /** All headers of the outer mail in order, duplicates kept. */
  readonly headers: readonly Header[];
  readonly from: Address | null;
  readonly replyTo: readonly Address[];
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly subject: string;
  /** The Date header as written, '' when missing. */
  readonly date: string;
  readonly messageId: string;
  readonly segments: readonly Segment[];
  readonly links: readonly Link[];
  readonly attachments: readonly Attachment[];
  readonly anomalies: readonly Anomaly[];
  /** Size of the source in bytes. */
  readonly size: number;
}
