import type { DocumentRun } from './runs.ts';
import { TINY_POINTS } from './runs.ts';
import { attribute, xmlTokens } from './xml.ts';

/**
 * Text of a slide or of its notes (ECMA-376 part 1, section 21.1.2). White text is not called hidden: slides are often
 * dark, and their background comes from a theme that is not read.
 * @param outer why the whole part is hidden (`speaker notes`), or null
 */
export function slideRuns(xml: string, outer: string | null): DocumentRun[] {
  const runs: DocumentRun[] = [];
  let hiddenBy = outer;
  let tiny = false;
  let inText = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText) runs.push({ text: token.text, hiddenBy: hiddenBy ?? (tiny ? 'tiny text' : null) });
    } else if (token.name === 'a:t') inText = token.kind === 'start';
    else if (token.kind === 'end') {
      if (token.name === 'a:p') runs.push({ text: '\n', hiddenBy: runs.at(-1)?.hiddenBy ?? null });
    } else if (token.name === 'p:sld' && attribute(token.attributes, 'show') === '0')
      hiddenBy = 'hidden slide';
    else if (token.name === 'a:r') tiny = false;
    else if (token.name === 'a:rPr') {
      const size = Number(attribute(token.attributes, 'sz'));
      tiny = size > 0 && size / 100 < TINY_POINTS;
    } else if (token.name === 'p:cNvPr') {
      const text = attribute(token.attributes, 'descr');
      if (text !== '') runs.push({ text: `${text}\n`, hiddenBy: 'alternative text' });
    }
  }
  return runs;
}
