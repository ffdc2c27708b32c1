import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';

export interface Document {
  readonly kind: 'pdf' | 'zip' | 'archive';
  readonly bytes: Uint8Array;
  readonly source: SegmentSource;
  readonly name: string;
}
export async function readDocument(document: Document, collector: Collector): Promise<void> {
  collector.note('unread-document', document.name, document.source.part);
}
