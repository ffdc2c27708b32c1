const LF = 10;
const CR = 13;

/**
 * The source with every CR that does not belong to a line end turned into LF, same length; the very array when there is
 * none. Some readers take a bare CR for a line end (Python's among them), so a header or a boundary may hide behind one.
 */
export function withLineFeeds(src: Uint8Array): Uint8Array {
  let copy: Uint8Array | null = null;
  for (let i = src.indexOf(CR); i >= 0; ) {
    let end = i + 1;
    while (src[end] === CR) end++;
    if (src[end] !== LF) {
      copy ??= src.slice();
      copy.fill(LF, i, end);
    }
    i = src.indexOf(CR, end);
  }
  return copy ?? src;
}
