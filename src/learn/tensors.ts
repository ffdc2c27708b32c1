import { ModelError } from '../errors.ts';

// The safetensors layout: 8 bytes little-endian length, a JSON header of that length, then the tensors' bytes. Tensors
// are one-dimensional, in name order, each begun at a multiple of 8 bytes so that it can be viewed without a copy.

export type TypedArray =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

export interface Tensors {
  readonly tensors: Readonly<Record<string, TypedArray>>;
  readonly metadata: Readonly<Record<string, string>>;
  /** The bytes behind the header, where all tensors lie. */
  readonly data: Uint8Array;
}

const KINDS = {
  I8: Int8Array,
  U8: Uint8Array,
  I16: Int16Array,
  U16: Uint16Array,
  I32: Int32Array,
  U32: Uint32Array,
  F32: Float32Array,
  F64: Float64Array,
} as const;

type Kind = keyof typeof KINDS;

const LENGTH_BYTES = 8;
const ALIGNMENT = 8;
/** A header names tensors; 16 MB is far more than any honest file needs. */
const MAX_HEADER_BYTES = 16 * 2 ** 20;

/** Bytes of the tensors; the same content gives the same bytes whatever the order of the keys. */
export function writeTensors(
  tensors: Readonly<Record<string, TypedArray>>,
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const { header, places, size } = layOut(tensors, metadata);
  const bytes = new Uint8Array(header.length + size);
  bytes.set(header);
  for (const { tensor, start } of places) {
    const { buffer, byteOffset, byteLength } = tensor;
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), header.length + start);
  }
  return bytes;
}

/** What `writeTensors` writes before the tensors. */
export function tensorHeader(
  tensors: Readonly<Record<string, TypedArray>>,
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  return layOut(tensors, metadata).header;
}

interface Layout {
  /** With its length before it. */
  readonly header: Uint8Array<ArrayBuffer>;
  readonly places: readonly { readonly tensor: TypedArray; readonly start: number }[];
  /** Bytes of the tensors with what pads them. */
  readonly size: number;
}

function layOut(
  tensors: Readonly<Record<string, TypedArray>>,
  metadata: Readonly<Record<string, string>>,
): Layout {
  const names = Object.keys(tensors).sort();
  const entries: [string, unknown][] = [];
  if (Object.keys(metadata).length > 0) {
    const sorted = Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1));
    entries.push(['__metadata__', Object.fromEntries(sorted)]);
  }
  let end = 0;
  const places = names.map((name) => {
    const tensor = tensors[name]!;
    const start = end;
    end += tensor.byteLength;
    const kind = (Object.keys(KINDS) as Kind[]).find((key) => tensor instanceof KINDS[key]);
    if (kind === undefined || name === '__metadata__')
      throw new ModelError(
        'tensor-kind',
        `tensor ${name} cannot be written; use a plain name and a numeric array`,
      );
    entries.push([name, { dtype: kind, shape: [tensor.length], data_offsets: [start, end] }]);
    // The layout allows no holes between tensors, so a tensor is padded by one of its own.
    const pad = (ALIGNMENT - (end % ALIGNMENT)) % ALIGNMENT;
    if (pad > 0) {
      entries.push([`${name}#pad`, { dtype: 'U8', shape: [pad], data_offsets: [end, end + pad] }]);
      end += pad;
    }
    return { tensor, start };
  });
  let json = JSON.stringify(Object.fromEntries(entries));
  const encoder = new TextEncoder();
  json += ' '.repeat((ALIGNMENT - (encoder.encode(json).length % ALIGNMENT)) % ALIGNMENT);
  const text = encoder.encode(json);
  const header = new Uint8Array(LENGTH_BYTES + text.length);
  new DataView(header.buffer).setBigUint64(0, BigInt(text.length), true);
  header.set(text, LENGTH_BYTES);
  return { header, places, size: end };
}

/**
 * Tensors as views of `bytes` (copies where they are not aligned).
 * @throws ModelError on truncation, a header too large or malformed, an unknown dtype, or tensors that overlap, leave a
 * hole, or do not fill the file
 */
export function readTensors(bytes: Uint8Array): Tensors {
  if (bytes.length < LENGTH_BYTES) throw damaged(`it has ${bytes.length} bytes, too few for a header`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = Number(view.getBigUint64(0, true));
  if (size > MAX_HEADER_BYTES || size > bytes.length - LENGTH_BYTES)
    throw damaged(`its header claims ${size} bytes of ${bytes.length}, unless it is no tensor file at all`);
  const header = parseHeader(bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + size));
  const data = bytes.subarray(LENGTH_BYTES + size);
  const tensors: Record<string, TypedArray> = Object.create(null);
  const metadata: Record<string, string> = Object.create(null);
  const spans: { name: string; start: number; end: number }[] = [];
  for (const [name, entry] of Object.entries(header)) {
    if (name === '__metadata__') {
      for (const [key, value] of Object.entries(record(entry, name))) metadata[key] = String(value);
      continue;
    }
    const { kind, start, end } = checkEntry(name, entry, data.length);
    spans.push({ name, start, end });
    if (!name.endsWith('#pad')) tensors[name] = viewOf(data.subarray(start, end), kind);
  }
  let at = 0;
  for (const { name, start, end } of spans.sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start !== at) throw damaged(`tensor ${name} starts at ${start}, the one before ends at ${at}`);
    at = end;
  }
  if (at !== data.length) throw damaged(`its tensors fill ${at} of ${data.length} bytes`);
  return { tensors, metadata, data };
}

function parseHeader(bytes: Uint8Array): Record<string, unknown> {
  try {
    return record(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), 'header');
  } catch (cause) {
    if (cause instanceof ModelError) throw cause;
    throw damaged('its header is not JSON', cause);
  }
}

function checkEntry(name: string, entry: unknown, size: number): { kind: Kind; start: number; end: number } {
  const { dtype, shape, data_offsets: offsets } = record(entry, name);
  if (typeof dtype !== 'string' || !Object.hasOwn(KINDS, dtype))
    throw damaged(`tensor ${name} has dtype ${dtype}`);
  if (!isCounts(shape)) throw damaged(`tensor ${name} has a malformed shape`);
  if (!isCounts(offsets) || offsets.length !== 2) throw damaged(`tensor ${name} has malformed offsets`);
  const [start, end] = offsets as [number, number];
  const kind = dtype as Kind;
  const wanted = shape.reduce((product, side) => product * side, KINDS[kind].BYTES_PER_ELEMENT);
  if (start > end || end > size || end - start !== wanted)
    throw damaged(`tensor ${name} spans ${start} to ${end} of ${size} bytes, its shape needs ${wanted}`);
  return { kind, start, end };
}

function viewOf(bytes: Uint8Array, kind: Kind): TypedArray {
  const Kind = KINDS[kind];
  const aligned = bytes.byteOffset % Kind.BYTES_PER_ELEMENT === 0 ? bytes : bytes.slice();
  return new Kind(
    aligned.buffer as ArrayBuffer,
    aligned.byteOffset,
    bytes.byteLength / Kind.BYTES_PER_ELEMENT,
  );
}

const isCounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => Number.isSafeInteger(n) && n >= 0);

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw damaged(`${name} is not an object`);
  return value as Record<string, unknown>;
}

const damaged = (what: string, cause?: unknown): ModelError =>
  new ModelError('tensors-damaged', `the tensor file is damaged: ${what}; fetch or build it again`, {
    cause,
  });

/** Lower-case hexadecimal SHA-256, by Web Crypto. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
