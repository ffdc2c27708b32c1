import type { DocumentRun } from './runs.ts';
import { isNearWhite } from './runs.ts';
import { attribute, xmlTokens } from './xml.ts';

/** Strings of a SpreadsheetML workbook (ECMA-376 part 1, section 18.4), by index. */
export function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText) text += token.text;
    } else if (token.name === 't') inText = token.kind === 'start';
    else if (token.name === 'si') {
      if (token.kind === 'start') text = '';
      else strings.push(text);
    }
  }
  return strings;
}

/** Cell formats (index of `s`) whose font is white on no fill, from xl/styles.xml. */
export function whiteFormats(xml: string): Set<number> {
  const white: boolean[] = [];
  const formats = new Set<number>();
  let where = '';
  let format = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    if (token.name === 'fonts' || token.name === 'cellXfs') where = token.kind === 'start' ? token.name : '';
    if (token.kind !== 'start') continue;
    if (where === 'fonts' && token.name === 'font') white.push(false);
    else if (where === 'fonts' && token.name === 'color' && white.length > 0) {
      const rgb = attribute(token.attributes, 'rgb');
      // theme colour 0 is the background of the sheet
      white[white.length - 1] = isNearWhite(rgb.slice(-6)) || attribute(token.attributes, 'theme') === '0';
    } else if (where === 'cellXfs' && token.name === 'xf') {
      const font = Number(attribute(token.attributes, 'fontId'));
      if (white[font] === true && Number(attribute(token.attributes, 'fillId') || 0) < 2) formats.add(format);
      format++;
    }
  }
  return formats;
}

export interface Workbook {
  readonly strings: readonly string[];
  readonly white: ReadonlySet<number>;
}

/** Text cells of one sheet, a tab between cells and a line per row. Numbers are left out: they say nothing to obey. */
export function sheetRuns(xml: string, book: Workbook, sheetHidden: boolean): DocumentRun[] {
  const runs: DocumentRun[] = [];
  let type = '';
  let format = 0;
  let rowHidden = false;
  let value = '';
  let inValue = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inValue) value += token.text;
      continue;
    }
    const starts = token.kind === 'start';
    if (token.name === 'v' || token.name === 't') inValue = starts;
    else if (token.name === 'row' && token.kind === 'start')
      rowHidden = attribute(token.attributes, 'hidden') === '1';
    else if (token.name === 'row') runs.push({ text: '\n', hiddenBy: runs.at(-1)?.hiddenBy ?? null });
    else if (token.name === 'c' && token.kind === 'start') {
      type = attribute(token.attributes, 't');
      format = Number(attribute(token.attributes, 's') || 0);
      value = '';
    } else if (token.name === 'c') {
      const text =
        type === 's'
          ? (book.strings[Number(value)] ?? '')
          : type === 'str' || type === 'inlineStr'
            ? value
            : '';
      const hiddenBy = sheetHidden
        ? 'hidden sheet'
        : rowHidden
          ? 'hidden row'
          : book.white.has(format)
            ? 'white text'
            : null;
      if (text !== '') runs.push({ text: `${text}\t`, hiddenBy });
    }
  }
  return runs;
}

/** Names of the sheets in order, and which of them the workbook hides. */
export function sheetList(xml: string): { name: string; hidden: boolean }[] {
  const sheets: { name: string; hidden: boolean }[] = [];
  for (const token of xmlTokens(xml))
    if (token.kind === 'start' && token.name === 'sheet')
      sheets.push({
        name: attribute(token.attributes, 'name'),
        hidden: /^(?:veryH|h)idden$/.test(attribute(token.attributes, 'state')),
      });
  return sheets;
}
