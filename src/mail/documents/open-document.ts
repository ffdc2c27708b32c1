import type { DocumentRun } from './runs.ts';
import { isNearWhite, TINY_POINTS } from './runs.ts';
import { attribute, xmlTokens } from './xml.ts';

const BREAKS = new Set(['text:p', 'text:h', 'text:line-break', 'table:table-row', 'text:list-item']);

/** Why the styles of an OpenDocument file (ODF 1.3 part 3) hide text, by style name; null = they do not. */
export function openDocumentStyles(...xmls: readonly string[]): Map<string, string | null> {
  const styles = new Map<string, string | null>();
  for (const xml of xmls) {
    let name = '';
    for (const token of xmlTokens(xml)) {
      if (token.kind !== 'start') continue;
      if (token.name === 'style:style') {
        name = attribute(token.attributes, 'style:name');
        styles.set(name, styles.get(attribute(token.attributes, 'style:parent-style-name')) ?? null);
      } else if (token.name === 'style:text-properties' && name !== '') {
        const reason = hiddenBy(token.attributes);
        if (reason !== null) styles.set(name, reason);
      }
    }
  }
  return styles;
}

function hiddenBy(attributes: string): string | null {
  if (attribute(attributes, 'text:display') === 'none') return 'text:display="none"';
  const size = /^([\d.]+)pt$/.exec(attribute(attributes, 'fo:font-size'));
  if (size !== null && Number(size[1]) < TINY_POINTS) return 'tiny text';
  const fill = attribute(attributes, 'fo:background-color');
  const color = attribute(attributes, 'fo:color');
  if (isNearWhite(color) && (fill === '' || fill === 'transparent' || isNearWhite(fill))) return 'white text';
  return color !== '' && color === fill ? 'text in background colour' : null;
}

/** Text of content.xml or the page headers in styles.xml of ODT, ODS and ODP. */
export function openDocumentRuns(xml: string, styles: ReadonlyMap<string, string | null>): DocumentRun[] {
  const runs: DocumentRun[] = [];
  const open: { name: string; hiddenBy: string | null }[] = [];
  let inBody = false;
  for (const token of xmlTokens(xml)) {
    const current = open.at(-1)?.hiddenBy ?? null;
    if (token.kind === 'text') {
      if (inBody && open.length > 0) runs.push({ text: token.text.replace(/\s+/g, ' '), hiddenBy: current });
    } else if (token.kind === 'end') {
      if (open.at(-1)?.name === token.name) open.pop();
      if (BREAKS.has(token.name)) runs.push({ text: '\n', hiddenBy: runs.at(-1)?.hiddenBy ?? null });
      else if (token.name === 'table:table-cell')
        runs.push({ text: '\t', hiddenBy: runs.at(-1)?.hiddenBy ?? null });
    } else {
      if (token.name === 'office:body' || token.name === 'style:header' || token.name === 'style:footer')
        inBody = true;
      const own = styles.get(attribute(token.attributes, 'text:style-name')) ?? null;
      const hidden =
        attribute(token.attributes, 'text:is-hidden') === 'true' ||
        (token.name === 'text:section' && attribute(token.attributes, 'text:display') === 'none')
          ? 'hidden section'
          : own;
      // only what holds text is put on the stack: its depth is the document's, not the attacker's markup
      if (/^(?:text:|office:annotation|svg:(?:title|desc)|dc:)/.test(token.name) && open.length < 1000)
        open.push({ name: token.name, hiddenBy: hidden ?? inherited(token.name, current) });
      if (token.name === 'text:tab' || token.name === 'text:s') runs.push({ text: ' ', hiddenBy: current });
    }
  }
  return runs;
}

function inherited(name: string, outer: string | null): string | null {
  return /^svg:/.test(name) ? 'alternative text' : outer;
}
