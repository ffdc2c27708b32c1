import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';
import { addEntryNames, archiveNames } from './archive.ts';
import { readOffice } from './office.ts';
import { readPdf } from './pdf.ts';
import { zipEntries } from './zip.ts';

/** An attached file that is no plain text. */
export interface Document {
  readonly kind: 'pdf' | 'zip' | 'archive';
  readonly bytes: Uint8Array;
  readonly source: SegmentSource;
}

/** Bytes of a gzip that are inflated to look for a tar's names. */
const LISTING_BYTES = 4 * 1024 * 1024;

/** Adds the text of a document, or the names in an archive. What cannot be read is an anomaly, never an exception. */
export async function readDocument(document: Document, collector: Collector): Promise<void> {
  const { bytes, source } = document;
  if (document.kind === 'pdf') return readPdf(bytes, source, collector);
  if (document.kind === 'archive') {
    addEntryNames(archiveNames(bytes, LISTING_BYTES), source, collector);
    return;
  }
  const entries = zipEntries(bytes);
  if (entries === null) collector.note('damaged-archive', 'no central directory', source.part);
  else if (!readOffice(entries, source, collector))
    addEntryNames(
      entries.map((entry) => entry.name),
      source,
      collector,
    );
}
