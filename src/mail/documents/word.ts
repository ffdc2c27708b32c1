import type { DocumentRun } from './runs.ts';
import { isNearWhite, TINY_POINTS } from './runs.ts';
import { attribute, xmlTokens } from './xml.ts';

/** Look of a run as far as it can hide it. */
interface Look {
  vanish: boolean;
  color: string;
  halfPoints: number;
  /** Background: `w:shd` fill or highlight; '' = paper. */
  fill: string;
}

const PLAIN: Look = { vanish: false, color: '', halfPoints: 24, fill: '' };

/** Looks by style id, from word/styles.xml. Styles on which others are based must stand before them to count. */
export type WordStyles = ReadonlyMap<string, Look>;

/** Reads the styles that can hide text. */
export function wordStyles(xml: string): WordStyles {
  const styles = new Map<string, Look>();
  let id = '';
  let look: Look = { ...PLAIN };
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'start' && token.name === 'w:style') {
      id = attribute(token.attributes, 'w:styleId');
      look = { ...PLAIN };
    } else if (token.kind === 'start' && token.name === 'w:basedOn')
      look = { ...(styles.get(attribute(token.attributes, 'w:val')) ?? PLAIN) };
    else if (token.kind === 'start') applyProperty(look, token.name, token.attributes);
    else if (token.kind === 'end' && token.name === 'w:style') styles.set(id, look);
  }
  return styles;
}

/**
 * Text of a WordprocessingML part (ECMA-376 part 1, section 17): document, header, footer, notes or comments.
 * Hidden are vanished text, text in the colour of paper, and text below TINY_POINTS.
 */
export function wordRuns(xml: string, styles: WordStyles): DocumentRun[] {
  const runs: DocumentRun[] = [];
  let look: Look = { ...PLAIN };
  let paragraph: Look = { ...PLAIN };
  let cellFill = '';
  let inRun = false;
  let inText = false;
  let deleted = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (inText)
        runs.push({ text: token.text, hiddenBy: deleted > 0 ? 'deleted text' : hiddenBy(look, cellFill) });
      continue;
    }
    const { name } = token;
    if (token.kind === 'end') {
      if (name === 'w:t' || name === 'w:delText' || name === 'w:instrText') inText = false;
      else if (name === 'w:r') inRun = false;
      else if (name === 'w:p') runs.push({ text: '\n', hiddenBy: runs.at(-1)?.hiddenBy ?? null });
      else if (name === 'w:tc') cellFill = '';
      else if (name === 'w:del') deleted = Math.max(0, deleted - 1);
      continue;
    }
    switch (name) {
      case 'w:p':
        paragraph = { ...PLAIN };
        break;
      case 'w:r':
        inRun = true;
        look = { ...paragraph };
        break;
      case 'w:del':
        deleted++;
        break;
      case 'w:t':
      case 'w:delText':
      case 'w:instrText':
        inText = true;
        break;
      case 'w:tab':
      case 'w:br':
        if (inRun) runs.push({ text: name === 'w:tab' ? '\t' : '\n', hiddenBy: hiddenBy(look, cellFill) });
        break;
      case 'w:pStyle':
        paragraph = { ...(styles.get(attribute(token.attributes, 'w:val')) ?? PLAIN) };
        break;
      case 'w:rStyle':
        look = merged(look, styles.get(attribute(token.attributes, 'w:val')) ?? PLAIN);
        break;
      case 'wp:docPr':
        pushAlternative(runs, token.attributes);
        break;
      case 'w:shd':
        if (inRun) look.fill = attribute(token.attributes, 'w:fill');
        else cellFill = attribute(token.attributes, 'w:fill');
        break;
      default:
        if (inRun) applyProperty(look, name, token.attributes);
    }
  }
  return runs;
}

function applyProperty(look: Look, name: string, attributes: string): void {
  const value = attribute(attributes, 'w:val');
  if (name === 'w:vanish' || name === 'w:webHidden' || name === 'w:specVanish')
    look.vanish = !/^(?:0|false|off)$/.test(value);
  else if (name === 'w:color') look.color = value;
  else if (name === 'w:sz') look.halfPoints = Number(value) || look.halfPoints;
  else if (name === 'w:highlight') look.fill = value;
}

function merged(base: Look, style: Look): Look {
  return {
    vanish: base.vanish || style.vanish,
    color: style.color || base.color,
    halfPoints: style.halfPoints === PLAIN.halfPoints ? base.halfPoints : style.halfPoints,
    fill: style.fill || base.fill,
  };
}

function hiddenBy(look: Look, cellFill: string): string | null {
  if (look.vanish) return 'vanish';
  if (look.halfPoints / 2 < TINY_POINTS) return 'tiny text';
  const fill = look.fill || cellFill;
  const onPaper = fill === '' || fill === 'auto' || isNearWhite(fill);
  if (isNearWhite(look.color) && onPaper) return 'white text';
  return !onPaper && look.color !== '' && look.color.toLowerCase() === fill.toLowerCase()
    ? 'text in background colour'
    : null;
}

function pushAlternative(runs: DocumentRun[], attributes: string): void {
  const text = `${attribute(attributes, 'title')} ${attribute(attributes, 'descr')}`.trim();
  if (text !== '') runs.push({ text: `${text}\n`, hiddenBy: 'alternative text' });
}
