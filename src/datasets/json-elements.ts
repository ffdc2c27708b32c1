import { DataError } from '../errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Elements of a JSON array, one by one, in constant memory; of a JSON object, its entries as `{ key, value }`
 * (LLMail's labelled files are one object of hundreds of megabytes). Strings and numbers become `{ value }`.
 */
export async function* jsonElements(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let object = false;
  let key: string | null = null;
  let count = 0;
  let ended = false;
  let rest: Buffer = Buffer.alloc(0);
  const parse = (text: Buffer): unknown => {
    try {
      return JSON.parse(text.toString('utf8'));
    } catch (cause) {
      throw new DataError(
        'data-row',
        `${name}, row ${count + 1}: is not JSON (${(cause as Error).message}); the file may be cut off`,
        {
          cause,
        },
      );
    }
  };
  for await (const chunk of bytes) {
    const buffer: Buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let i = rest.length; i < buffer.length; i++) {
      const byte = buffer[i]!;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        continue;
      }
      if (depth === 0) {
        if (byte === OPEN_BRACKET || byte === OPEN_BRACE) {
          object = byte === OPEN_BRACE;
          depth = 1;
          start = i + 1;
        } else if (byte > 0x20 && byte < 0x80)
          throw new DataError('data-format', `${name}: is neither a JSON array nor a JSON object`);
        continue;
      }
      if (byte === QUOTE) inString = true;
      else if (byte === OPEN_BRACKET || byte === OPEN_BRACE) depth++;
      else if (byte === COLON && depth === 1 && object && key === null) {
        key = String(parse(buffer.subarray(start, i)));
        start = i + 1;
      } else if (byte === COMMA || byte === CLOSE_BRACKET || byte === CLOSE_BRACE) {
        if (byte !== COMMA) depth--;
        if (depth > 1 || (byte !== COMMA && depth === 1)) continue;
        const text = buffer.subarray(start, i);
        start = i + 1;
        ended = depth === 0;
        if (ended && key === null && text.toString('latin1').trim() === '') continue;
        const value = parse(text);
        count++;
        if (object) yield { key, value };
        else yield typeof value === 'object' ? value : { value };
        key = null;
      }
    }
    rest = depth === 0 ? Buffer.alloc(0) : buffer.subarray(start);
  }
  if (!ended && (depth > 0 || count === 0))
    throw new DataError(
      'data-row',
      `${name}, row ${count + 1}: the JSON ends in the middle; get the file again`,
    );
}
