/**
 * Placeholders, so that no model learns an address, a link or a number: whoever attacks chooses those anew.
 * Offsets stay: the masked text is as long as the text.
 */

/** Stands for a link; letters, so that tokenisers keep it, and such as no mail uses. */
export const LINK_MARK = '\u02ac\u02ac';
/** Stands for an e-mail address. */
export const ADDRESS_MARK = '\u02ad\u02ad';

const LONGEST_ADDRESS_SIDE = 96;

/** `lower` with every link and address replaced by its mark and spaces, and every digit by `0`. Linear. */
export function maskText(lower: string): string {
  const cuts: { start: number; end: number; mark: string }[] = [];
  const ends = linkEnds(lower);
  for (let at = lower.indexOf('://'); at >= 0; at = lower.indexOf('://', at + 3)) {
    let start = at;
    while (start > 0 && at - start < 12 && isAlnum(lower.charCodeAt(start - 1))) start--;
    if (start < at) cuts.push({ start, end: ends(at + 3), mark: LINK_MARK });
  }
  const wwwEnds = linkEnds(lower);
  for (let at = lower.indexOf('www.'); at >= 0; at = lower.indexOf('www.', at + 4)) {
    cuts.push({ start: at, end: wwwEnds(at + 4), mark: LINK_MARK });
  }
  for (let at = lower.indexOf('@'); at >= 0; at = lower.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < LONGEST_ADDRESS_SIDE && isAddressChar(lower.charCodeAt(start - 1)))
      start--;
    let end = at + 1;
    while (end < lower.length && end - at < LONGEST_ADDRESS_SIDE && isAddressChar(lower.charCodeAt(end)))
      end++;
    if (start < at && end > at + 2) cuts.push({ start, end, mark: ADDRESS_MARK });
  }
  const digits = lower.replace(/[1-9]/g, '0');
  if (cuts.length === 0) return digits;
  cuts.sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, mark } of cuts) {
    if (start < from) continue;
    parts.push(digits.slice(from, start), mark, ' '.repeat(end - start - mark.length));
    from = end;
  }
  parts.push(digits.slice(from));
  return parts.join('');
}

/** Where links end that begin at ever later places. Links in one run end alike: the run is looked through once. */
function linkEnds(text: string): (from: number) => number {
  let run = -1;
  let trimmed = -1;
  return (from) => {
    if (from > run) {
      run = runEnd(text, from);
      trimmed = run;
      while (trimmed > from && /[.,;:!?']/.test(text[trimmed - 1]!)) trimmed--;
    }
    return Math.max(from, trimmed);
  };
}

function runEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    // white space, quotes, angle brackets, closing brackets
    if (
      code <= 32 ||
      code === 34 ||
      code === 60 ||
      code === 62 ||
      code === 0xa0 ||
      code === 41 ||
      code === 93
    )
      break;
    end++;
  }
  return end;
}

function isAlnum(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

function isAddressChar(code: number): boolean {
  return isAlnum(code) || code === 46 || code === 43 || code === 45 || code === 95 || code > 0xbf;
}
