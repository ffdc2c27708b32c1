import type { Collector } from '../body/collector.ts';
import type { SegmentSource } from '../message.ts';
import { decodeUnlabelled } from '../mime/charset.ts';
import { openDocumentRuns, openDocumentStyles } from './open-document.ts';
import { slideRuns } from './presentation.ts';
import { addRuns, type DocumentRun } from './runs.ts';
import { sharedStrings, sheetList, sheetRuns, whiteFormats } from './spreadsheet.ts';
import { wordRuns, wordStyles } from './word.ts';
import { attribute, xmlTokens } from './xml.ts';
import { readEntry, type ZipEntry } from './zip.ts';

/** Opens entries of an office file within the limits of the message. */
export class Package {
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #collector: Collector;
  readonly #part: string;

  constructor(entries: readonly ZipEntry[], collector: Collector, part: string) {
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#collector = collector;
    this.#part = part;
  }

  /** Names that match, in numerical order of the first number in them. */
  names(pattern: RegExp): string[] {
    const number = (name: string): number => Number(/\d{1,9}/.exec(name)?.[0] ?? 0);
    const { documentPages } = this.#collector.limits;
    const names = [...this.#entries.keys()].filter((name) => pattern.test(name));
    if (names.length > documentPages)
      this.#collector.note('limit-document-pages', `more than ${documentPages} pages or sheets`, this.#part);
    return names.sort((a, b) => number(a) - number(b)).slice(0, documentPages);
  }

  /** Text of an entry, '' when there is none. */
  text(name: string): string {
    const entry = this.#entries.get(name);
    if (entry === undefined) return '';
    const { limits } = this.#collector;
    const left = limits.inflatedBytes - this.#collector.inflatedBytes;
    const content = left > 0 ? readEntry(entry, left) : null;
    if (content === null || content.cut)
      this.#collector.note(
        left > 0 && content === null ? 'unreadable-entry' : 'limit-inflated',
        name,
        this.#part,
      );
    this.#collector.inflatedBytes += content?.bytes.length ?? 0;
    return content === null ? '' : decodeUnlabelled(content.bytes);
  }
}

/**
 * Adds the text of an office file.
 * @returns false when the archive is none
 */
export function readOffice(
  entries: readonly ZipEntry[],
  source: SegmentSource,
  collector: Collector,
): boolean {
  const kind = officeKind(entries);
  if (kind === null) return false;
  const file = new Package(entries, collector, source.part);
  for (const runs of READERS[kind](file)) addRuns(runs, source, collector);
  addRuns(metadata(file.text(kind === 'odf' ? 'meta.xml' : 'docProps/core.xml')), source, collector);
  return true;
}

type Kind = 'word' | 'excel' | 'powerpoint' | 'odf';

function officeKind(entries: readonly ZipEntry[]): Kind | null {
  for (const { name } of entries) {
    if (name === 'word/document.xml') return 'word';
    if (name === 'xl/workbook.xml') return 'excel';
    if (name === 'ppt/presentation.xml') return 'powerpoint';
    if (name === 'content.xml') return 'odf';
  }
  return null;
}

const READERS: Readonly<Record<Kind, (file: Package) => Generator<readonly DocumentRun[]>>> = {
  *word(file) {
    const styles = wordStyles(file.text('word/styles.xml'));
    yield wordRuns(file.text('word/document.xml'), styles);
    for (const name of file.names(/^word\/(?:header|footer|footnotes|endnotes|comments)\d*\.xml$/))
      yield wordRuns(file.text(name), styles);
  },
  *excel(file) {
    const book = {
      strings: sharedStrings(file.text('xl/sharedStrings.xml')),
      white: whiteFormats(file.text('xl/styles.xml')),
    };
    const sheets = sheetList(file.text('xl/workbook.xml'));
    yield sheets.map(({ name, hidden }) => ({ text: `${name}\n`, hiddenBy: hidden ? 'hidden sheet' : null }));
    // sheets are written in the order of the workbook by all common programs
    for (const [i, name] of file.names(/^xl\/worksheets\/sheet\d+\.xml$/).entries())
      yield sheetRuns(file.text(name), book, sheets[i]?.hidden ?? false);
    for (const name of file.names(/^xl\/comments\d*\.xml$/))
      yield sharedStrings(file.text(name).replaceAll('comment>', 'si>').replaceAll('<comment ', '<si ')).map(
        (text) => ({ text: `${text}\n`, hiddenBy: null }),
      );
  },
  *powerpoint(file) {
    for (const name of file.names(/^ppt\/slides\/slide\d+\.xml$/)) yield slideRuns(file.text(name), null);
    for (const name of file.names(/^ppt\/notesSlides\/notesSlide\d+\.xml$/))
      yield slideRuns(file.text(name), 'speaker notes');
  },
  *odf(file) {
    const content = file.text('content.xml');
    const shared = file.text('styles.xml');
    const styles = openDocumentStyles(shared, content);
    yield openDocumentRuns(content, styles);
    yield openDocumentRuns(shared, styles);
  },
};

/** Title, subject, keywords and description: not on any page, but readers of documents hand them on. */
function metadata(xml: string): DocumentRun[] {
  const runs: DocumentRun[] = [];
  let wanted = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'start')
      wanted =
        /^(?:dc:(?:title|subject|description)|cp:keywords|meta:(?:keyword|user-defined))$/.test(token.name) &&
        attribute(token.attributes, 'xml:lang') === '';
    else if (token.kind === 'end') wanted = false;
    else if (wanted) runs.push({ text: `${token.text}\n`, hiddenBy: 'document metadata' });
  }
  return runs;
}
