import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';
import { inflateUpTo } from './inflate.ts';
import { type OperatorList, type Operators, pdfPageRuns } from './pdf-page.ts';
import { addRuns, type DocumentRun } from './runs.ts';

/** Encrypted streams cannot be measured before they are opened; deflate makes at most 1,032 bytes of one. */
const ENCRYPTED_BYTES = 64 * 1024;
const OPERATORS = 400_000;
/** Streams without pictures that one PDF may hold, inflated: PDF.js reads page contents at about 4 MB a second. */
const STREAM_BYTES = 6 * 1024 * 1024;

/** Adds the text of a PDF: pages with what hides text on them, then notes and metadata. Damage is an anomaly. */
export async function readPdf(bytes: Uint8Array, source: SegmentSource, collector: Collector): Promise<void> {
  if (!isMeasurable(bytes, collector)) {
    collector.note(
      'limit-inflated',
      'PDF inflates to more than the limit, or cannot be measured',
      source.part,
    );
    return;
  }
  try {
    await readPages(bytes, source, collector);
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown error';
    collector.note('unreadable-pdf', why.slice(0, 100), source.part);
  }
}

async function readPages(bytes: Uint8Array, source: SegmentSource, collector: Collector): Promise<void> {
  defineTransfer();
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  // a copy: PDF.js takes the buffer over. Images are not decoded (they have no text, and are the costly part)
  const pdf = await getDocumentProxy(bytes.slice(), {
    verbosity: 0,
    maxImageSize: 1,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  } as Parameters<typeof getDocumentProxy>[1]);
  try {
    const { OPS } = (await getResolvedPDFJS()) as unknown as { OPS: Operators };
    const layers = await pdf.getOptionalContentConfig();
    const pages = Math.min(pdf.numPages, collector.limits.documentPages);
    if (pages < pdf.numPages)
      collector.note('limit-document-pages', `${pdf.numPages} pages, read are ${pages}`, source.part);
    let operators = 0;
    for (let number = 1; number <= pages && operators < OPERATORS; number++) {
      const page = await pdf.getPage(number);
      const list = (await page.getOperatorList()) as unknown as OperatorList;
      operators += list.fnArray.length;
      const isShown = (layer: unknown): boolean => layers.isVisible(layer as never);
      addRuns(pdfPageRuns(list, { operators: OPS, view: page.view, isShown }), source, collector);
      addNotes(await page.getAnnotations(), source, collector);
      page.cleanup();
    }
    if (operators >= OPERATORS) collector.note('limit-pdf-operators', `more than ${OPERATORS}`, source.part);
    const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
    addRuns(metadata(info), source, collector);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Text of notes and form fields, and the links. */
function addNotes(annotations: readonly unknown[], source: SegmentSource, collector: Collector): void {
  const runs: DocumentRun[] = [];
  for (const note of annotations as Record<string, unknown>[]) {
    const contents = (note.contentsObj as { str?: unknown } | undefined)?.str;
    for (const text of [contents, note.fieldValue, note.alternativeText])
      if (typeof text === 'string' && text.trim() !== '')
        runs.push({ text: `${text}\n`, hiddenBy: note.subtype === 'Widget' ? null : 'annotation' });
    if (typeof note.url === 'string')
      collector.addLink({ href: note.url, text: '', kind: 'link', visibility: 'visible' });
  }
  addRuns(runs, source, collector);
}

function metadata(info: Record<string, unknown>): DocumentRun[] {
  return ['Title', 'Subject', 'Author', 'Keywords']
    .map((name) => info[name])
    .filter((value): value is string => typeof value === 'string' && value.trim() !== '')
    .map((value) => ({ text: `${value}\n`, hiddenBy: 'document metadata' }));
}

/**
 * Inflates every stream to nowhere before PDF.js, which knows no limit, does it in memory. Streams inside streams
 * (`/Filter [/FlateDecode /FlateDecode]`) are followed.
 */
function isMeasurable(bytes: Uint8Array, collector: Collector): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.includes('/Encrypt') && bytes.length > ENCRYPTED_BYTES) return false;
  // chained or rare filters blow up too, and no program that writes mail attachments chains them
  if (/\/(?:LZWDecode|RunLengthDecode)\b/.test(text) && bytes.length > ENCRYPTED_BYTES) return false;
  let pos = text.indexOf('stream');
  let size = 0;
  while (pos >= 0) {
    let start = pos + 6;
    if (text[start] === '\r') start++;
    if (text[start] === '\n') start++;
    const end = text.indexOf('endstream', start);
    const stop = end < 0 ? bytes.length : end;
    // images are not decoded: their streams do not count
    const dictionary = text.slice(Math.max(0, pos - 1000), pos);
    const isImage = /\/Subtype\s{0,3}\/Image/.test(dictionary.slice(dictionary.lastIndexOf('endobj') + 1));
    if (!isImage) {
      size += measure(bytes.subarray(start, stop), collector);
      if (size > STREAM_BYTES) return false;
    }
    if (end < 0) return true;
    pos = text.indexOf('stream', end + 9);
  }
  return true;
}

/** Bytes of a stream once inflated; infinite when the limit is reached before its end. */
function measure(stream: Uint8Array, collector: Collector): number {
  let data = stream;
  for (let depth = 0; depth < 4 && isZlib(data); depth++) {
    const left = collector.limits.inflatedBytes - collector.inflatedBytes;
    const inflated = inflateUpTo(data, Math.max(0, left), 'zlib');
    collector.inflatedBytes += inflated.bytes.length;
    if (inflated.cut) return Number.POSITIVE_INFINITY;
    data = inflated.bytes;
  }
  return isZlib(data) && data.length >= 1024 ? Number.POSITIVE_INFINITY : data.length;
}

function isZlib(data: Uint8Array): boolean {
  return data.length > 2 && (data[0]! & 0x0f) === 8 && ((data[0]! << 8) | data[1]!) % 31 === 0;
}

/**
 * PDF.js needs `ArrayBuffer.prototype.transferToFixedLength` (ES2024) to hand over fonts, which Node 20 lacks; without
 * it a page ends at its first font. Defined as the standard says, only where it is missing, only once a PDF is read.
 */
function defineTransfer(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const out = new ArrayBuffer(length);
      new Uint8Array(out).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return out;
    },
    configurable: true,
    writable: true,
  });
}
