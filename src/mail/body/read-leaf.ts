import type { SegmentSource } from '../message.ts';
import { bytesPerUnit, decodeCharset, decodeUnlabelled } from '../mime/charset.ts';
import { decodeHeader } from '../mime/header-text.ts';
import { type Parameters, parseParameters } from '../mime/parameters.ts';
import { type DecodedBytes, decodedSize, decodeTransfer, encodingName } from '../mime/transfer.ts';
import type { Leaf } from '../mime/tree.ts';
import type { Alternatives } from './agreement.ts';
import { addCalendar, addContact } from './calendar.ts';
import type { Collector } from './collector.ts';
import { addHtml } from './html-text.ts';
import { fileNames, type Reader, readerOf, sniff } from './kinds.ts';
import { addPlainText, cleanText, unflow } from './plain-text.ts';

/** A leaf in its message. */
export interface Part {
  readonly leaf: Leaf;
  /** The message's source. */
  readonly src: Uint8Array;
  /** Attached messages around it. */
  readonly depth: number;
  /** The leaf is the whole body of its message. */
  readonly single: boolean;
  readonly forwardedSubject: boolean;
  /** Takes the visible text of alternatives; null outside a multipart/alternative. */
  readonly alternatives: Alternatives | null;
}

interface Reading extends Part {
  readonly raw: Uint8Array;
  readonly encoding: string;
  readonly disposition: Parameters;
  readonly fileName: string;
  /** Shown in the body; else it is a file. */
  readonly inline: boolean;
}

const SNIFF_BYTES = 1024;

/**
 * Adds the segments of one leaf.
 * @returns the source of the attached message when the leaf is one, to be read next; else null
 */
export async function readLeaf(part: Part, collector: Collector): Promise<Uint8Array | null> {
  const { leaf, src } = part;
  const raw = src.subarray(leaf.start, leaf.end);
  if (leaf.kind === 'source') {
    addSource(raw, part, collector);
    return null;
  }
  const disposition = parseParameters(fieldText(part, 'content-disposition', collector));
  const names = fileNames(leaf, disposition);
  if (names.length > 1)
    collector.note('file-names-differ', `"${names.join('" and "').slice(0, 300)}"`, leaf.part);
  for (const name of names)
    collector.add({
      origin: 'filename',
      role: 'body',
      visibility: 'visible',
      text: name,
      source: { part: leaf.part, depth: part.depth, name: 'filename' },
    });
  const fileName = names[0] ?? '';
  const reading: Reading = {
    ...part,
    raw,
    encoding: encodingName(fieldText(part, 'content-transfer-encoding', collector)),
    disposition,
    fileName,
    inline: part.single || (disposition.value !== 'attachment' && fileName === ''),
  };
  let reader = readerOf(leaf.type.value, fileName);
  if (reader === 'none') reader = sniff(decodeTransfer(raw, reading.encoding, SNIFF_BYTES).bytes);
  return read(reader, reading, collector);
}

async function read(reader: Reader, part: Reading, collector: Collector): Promise<Uint8Array | null> {
  if (reader === 'none') {
    list(part, decodedSize(part.raw, part.encoding), collector);
    return null;
  }
  const decoded = decodeTransfer(part.raw, part.encoding);
  noteDamage(decoded, part, collector);
  const body = part.inline && (reader === 'plain' || reader === 'html');
  if (!body) list(part, decoded.bytes.length, collector);
  if (reader === 'message') {
    if (part.depth < collector.limits.messageDepth) return decoded.bytes;
    collector.note(
      'limit-message-depth',
      `messages attached deeper than ${collector.limits.messageDepth}`,
      part.leaf.part,
    );
    addSource(decoded.bytes, part, collector);
  } else if (reader === 'pdf' || reader === 'zip' || reader === 'archive') {
    await openDocument(reader, decoded.bytes, part, collector);
  } else {
    await readText(reader, decoded.bytes, part, collector);
  }
  if (decoded.stray !== null) addSource(decoded.stray, part, collector);
  return null;
}

async function readText(
  reader: Reader,
  whole: Uint8Array,
  part: Reading,
  collector: Collector,
): Promise<void> {
  const source = sourceOf(part);
  const charset = labelOf(part, reader, whole);
  const bytes = collector.readable(whole, part.leaf.part, bytesPerUnit(whole, charset));
  if (bytes.length < whole.length && part.alternatives) part.alternatives.cut = true;
  const { text: decoded, problem } = decodeCharset(bytes, charset);
  if (problem !== null) collector.note(problem.code, problem.detail, part.leaf.part);
  if (decoded.includes('\0')) collector.note('nul', 'NUL characters in the text', part.leaf.part);
  const text = cleanText(decoded);
  const { forwardedSubject } = part;
  switch (reader) {
    case 'html': {
      const origin = part.inline ? 'html' : 'attachment';
      const visible = await addHtml(text, collector, { origin, source, forwardedSubject });
      if (part.inline) part.alternatives?.html.push(visible);
      return;
    }
    case 'calendar':
      await addCalendar(text, collector, source);
      return;
    case 'contact':
      addContact(text, collector, source);
      return;
    default: {
      const { params } = part.leaf.type;
      const flowed = params.get('format')?.toLowerCase() === 'flowed';
      const shown = flowed ? unflow(text, params.get('delsp')?.toLowerCase() === 'yes') : text;
      const origin = part.inline && reader === 'plain' ? 'plain' : 'attachment';
      addPlainText(shown, collector, { origin, source, forwardedSubject });
      if (part.inline && reader === 'plain') part.alternatives?.plain.push(shown);
    }
  }
}

async function openDocument(
  kind: 'pdf' | 'zip' | 'archive',
  bytes: Uint8Array,
  part: Reading,
  collector: Collector,
): Promise<void> {
  const { limits } = collector;
  if (bytes.length > limits.documentBytes || ++collector.documents > limits.documents) {
    collector.note('limit-document', `"${part.fileName.slice(0, 100)}" was not opened`, part.leaf.part);
    return;
  }
  // loaded with the first document only: the readers of documents weigh more than all the rest
  const { readDocument } = await import('../documents/index.ts');
  await readDocument({ kind, bytes, source: sourceOf(part) }, collector);
}

/** A label, and the quotes and blanks before it. */
const LABEL_CHARS = 200;

/** Declared charset; for HTML without one, that of its meta element. */
function labelOf(part: Reading, reader: Reader, bytes: Uint8Array): string {
  const declared = part.leaf.type.params.get('charset') ?? '';
  const label = /^[^\s;,'"]+/.exec(declared.slice(0, LABEL_CHARS).replace(/^['"\s]+/, ''))?.[0] ?? '';
  if (label !== '' || reader !== 'html') return label;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFF_BYTES));
  return /<meta[^>]{1,200}?charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(start)?.[1] ?? '';
}

function addSource(bytes: Uint8Array, part: Part, collector: Collector): void {
  addPlainText(cleanText(decodeUnlabelled(collector.readable(bytes, part.leaf.part))), collector, {
    origin: 'source',
    source: { part: part.leaf.part, depth: part.depth },
    forwardedSubject: part.forwardedSubject,
  });
}

function sourceOf(part: Reading): SegmentSource {
  const { leaf, depth, fileName, inline } = part;
  const name = inline ? undefined : fileName || leaf.type.value;
  return { part: leaf.part, depth, ...(name === undefined ? {} : { name }) };
}

function list(part: Reading, bytes: number, collector: Collector): void {
  collector.attachments.push({
    name: part.fileName,
    type: part.leaf.type.value,
    bytes,
    part: part.leaf.part,
  });
}

function noteDamage(decoded: DecodedBytes, part: Reading, collector: Collector): void {
  if (decoded.problem !== null) collector.note(decoded.problem.code, decoded.problem.detail, part.leaf.part);
}

function fieldText(part: Part, name: string, collector: Collector): string {
  const field = part.leaf.fields.find((f) => f.name === name);
  if (field === undefined) return '';
  const end = Math.min(field.end, field.start + collector.limits.headerFieldBytes);
  return decodeHeader(part.src.subarray(field.start, end)).text;
}
