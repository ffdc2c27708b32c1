import { printable } from './plausibility.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** UTF-8 text of bytes, or `null` where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Text hidden in variation selectors: one byte a selector (U+FE00 to U+FE0F are 0 to 15, U+E0100 to U+E01EF 16 to 255),
 * or one half byte a selector where only the first sixteen occur. `null` where none comes out.
 */
export function smuggledBytes(points: readonly number[]): string | null {
  if (points.length < 4) return null;
  const values = points.map((cp) => (cp <= 0xfe0f ? cp - 0xfe00 : cp - 0xe0100 + 16));
  const whole = decodeUtf8(Uint8Array.from(values));
  if (whole !== null && printable(whole)) return whole;
  if (values.some((value) => value > 15)) return null;
  const pairs = new Uint8Array(values.length >> 1);
  for (let i = 0; i < pairs.length; i++) pairs[i] = (values[2 * i]! << 4) | values[2 * i + 1]!;
  const halves = decodeUtf8(pairs);
  return halves !== null && printable(halves) ? halves : null;
}

/** Text written with two invisible characters as bits, eight to a byte, either polarity. `null` where none comes out. */
export function smuggledBits(points: readonly number[]): string | null {
  const marks = [...new Set(points)];
  if (points.length < 32 || marks.length < 2 || marks.length > 4) return null;
  for (const one of marks)
    for (const zero of marks) {
      if (one === zero) continue;
      const bits = points.filter((cp) => cp === one || cp === zero);
      if (bits.length < 32) continue;
      const bytes = new Uint8Array(bits.length >> 3);
      for (let i = 0; i < bytes.length * 8; i++) bytes[i >> 3]! |= (bits[i] === one ? 1 : 0) << (7 - (i & 7));
      const text = decodeUtf8(bytes);
      if (text !== null && printable(text)) return text;
    }
  return null;
}
