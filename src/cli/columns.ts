import stringWidth from 'string-width';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Columns that `text` takes on a terminal. */
export const width = (text: string): number => stringWidth(text);

/** `text` in exactly `columns` columns: cut with `…` or padded. Text must be one safe line without colours. */
export function pad(text: string, columns: number): string {
  const cut = truncate(text, columns);
  return cut + ' '.repeat(Math.max(0, columns - width(cut)));
}

export function truncate(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const w = width(segment);
    if (used + w > columns - 1) break;
    kept += segment;
    used += w;
  }
  return `${kept.trimEnd()}…`;
}

/** `text` in lines of at most `columns` columns, broken at spaces where there are any. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/(?<= )/)) {
      if (width(line) + width(word.trimEnd()) <= columns) {
        line += word;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = word;
      while (width(line.trimEnd()) > columns) {
        const head = truncate(line, columns + 1).slice(0, -1);
        if (head === '') break;
        lines.push(head);
        line = line.slice(head.length);
      }
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
