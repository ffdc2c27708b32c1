import { type Box, inside, PaintedAreas } from './pdf-areas.ts';
import { at, IDENTITY, type Matrix, matrixOf, multiply } from './pdf-matrix.ts';
import type { DocumentRun } from './runs.ts';
import { isNearWhite, TINY_POINTS } from './runs.ts';

/** Operators of a page as PDF.js gives them. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

/** Operator numbers by name (PDF.js `OPS`). */
export type Operators = Readonly<Record<string, number>>;

/** The part of the graphics state (PDF 32000-1, section 8.4) that places and hides text. */
interface State {
  matrix: Matrix;
  color: string;
  alpha: number;
  size: number;
  mode: number;
  leading: number;
  charSpace: number;
  wordSpace: number;
  scale: number;
}

interface Glyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

const INVISIBLE_MODES = new Set([3, 7]);

/**
 * Text of a page in the order of its content stream, with what hides it: render mode, no opacity, a size nobody can
 * read, a place off the page, the colour of what lies behind, a hidden layer.
 */
export function pdfPageRuns(
  list: OperatorList,
  page: { operators: Operators; view: readonly number[]; isShown: (layer: unknown) => boolean },
): DocumentRun[] {
  return new PageReader(page).read(list);
}

/** Owns the graphics state while the operators of one page are read. */
class PageReader {
  readonly #names: ReadonlyMap<number, string>;
  readonly #view: Box;
  readonly #isShown: (layer: unknown) => boolean;
  readonly #runs: DocumentRun[] = [];
  readonly #saved: { state: State; painted: number }[] = [];
  readonly #layers: boolean[] = [];
  readonly #areas = new PaintedAreas();
  #state: State = {
    matrix: IDENTITY,
    color: '#000000',
    alpha: 1,
    size: 0,
    mode: 0,
    leading: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
  };
  #text: Matrix = IDENTITY;
  #line: Matrix = IDENTITY;
  /** Where the last text ended, in page units. */
  #end: readonly [number, number] | null = null;
  #painted = 0;

  constructor(page: { operators: Operators; view: readonly number[]; isShown: (layer: unknown) => boolean }) {
    this.#names = new Map(Object.entries(page.operators).map(([name, code]) => [code, name]));
    this.#view = page.view as unknown as Box;
    this.#isShown = page.isShown;
  }

  read(list: OperatorList): DocumentRun[] {
    for (let i = 0; i < list.fnArray.length; i++)
      this.#apply(this.#names.get(list.fnArray[i]!) ?? '', list.argsArray[i] ?? []);
    return this.#runs;
  }

  #apply(name: string, args: readonly unknown[]): void {
    const state = this.#state;
    const number = (i: number): number => (typeof args[i] === 'number' ? (args[i] as number) : 0);
    switch (name) {
      case 'save':
        this.#save();
        return;
      case 'restore':
        this.#restore();
        return;
      case 'transform':
        state.matrix = multiply(state.matrix, matrixOf(args));
        return;
      case 'paintFormXObjectBegin':
        this.#save();
        if (args[0] != null) this.#state.matrix = multiply(state.matrix, matrixOf(args));
        return;
      case 'paintFormXObjectEnd':
        this.#restore();
        return;
      case 'setFillRGBColor':
        if (typeof args[0] === 'string') state.color = args[0];
        return;
      case 'setFillColorN':
      case 'shadingFill':
        state.color = '';
        return;
      case 'setGState':
        this.#setState(args[0]);
        return;
      case 'setFont':
        state.size = number(1);
        return;
      case 'setTextRenderingMode':
        state.mode = number(0);
        return;
      case 'setLeading':
        // PDF.js gives the value with the sign of the next line
        state.leading = number(0);
        return;
      case 'setCharSpacing':
        state.charSpace = number(0);
        return;
      case 'setWordSpacing':
        state.wordSpace = number(0);
        return;
      case 'setHScale':
        state.scale = number(0) / 100;
        return;
      case 'beginText':
        this.#text = IDENTITY;
        this.#line = IDENTITY;
        return;
      case 'setTextMatrix':
        this.#text = matrixOf(args);
        this.#line = this.#text;
        return;
      case 'setLeadingMoveText':
        state.leading = number(1);
        this.#move(number(0), number(1));
        return;
      case 'moveText':
        this.#move(number(0), number(1));
        return;
      case 'nextLine':
        this.#move(0, state.leading);
        return;
      case 'showText':
      case 'showSpacedText':
        this.#show(args[0]);
        return;
      case 'nextLineShowText':
      case 'nextLineSetSpacingShowText':
        this.#move(0, state.leading);
        this.#show(args.at(-1));
        return;
      case 'constructPath':
        this.#path(args);
        return;
      case 'beginMarkedContentProps':
        this.#layers.push(args[0] !== 'OC' || this.#isShown(args[1]));
        return;
      case 'beginMarkedContent':
        this.#layers.push(true);
        return;
      case 'endMarkedContent':
        this.#layers.pop();
        return;
      default:
        if (name.startsWith('paint')) this.#area([0, 0, 1, 1], null);
    }
  }

  #save(): void {
    this.#saved.push({ state: { ...this.#state }, painted: this.#painted });
  }

  #restore(): void {
    const saved = this.#saved.pop();
    if (saved === undefined) return;
    // pictures are left out by PDF.js when they are not decoded: a placed unit square on which nothing was painted
    const { matrix } = this.#state;
    const placed = matrix !== saved.state.matrix && Math.abs(matrix[0]) + Math.abs(matrix[1]) > 10;
    if (placed && saved.painted === this.#painted) this.#area([0, 0, 1, 1], null);
    this.#state = saved.state;
  }

  #setState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries)
      if (Array.isArray(entry) && entry[0] === 'ca' && typeof entry[1] === 'number')
        this.#state.alpha = entry[1];
      else if (Array.isArray(entry) && entry[0] === 'Font' && Array.isArray(entry[1]))
        this.#state.size = Number(entry[1][1]) || this.#state.size;
  }

  #move(x: number, y: number): void {
    this.#line = multiply(this.#line, [1, 0, 0, 1, x, y]);
    this.#text = this.#line;
  }

  #path(args: readonly unknown[]): void {
    const kind = this.#names.get(Number(args[0])) ?? '';
    const bounds = args[2];
    if (!/fill/i.test(kind) || bounds == null) return;
    this.#area(
      Array.from(bounds as Float32Array) as unknown as Box,
      this.#state.alpha < 0.5 ? null : this.#state.color,
    );
  }

  /** Remembers a painted area; a colour of null is one that is not known. */
  #area(local: Box, color: string | null): void {
    this.#painted++;
    this.#areas.add(this.#state.matrix, local, color);
  }

  #show(glyphs: unknown): void {
    this.#painted++;
    if (!Array.isArray(glyphs)) return;
    const start = this.#place();
    const { size } = this.#state;
    let text = '';
    for (const glyph of glyphs as (Glyph | number)[]) {
      if (typeof glyph === 'number') {
        // a gap wider than a fifth of the size is how typesetting programs write a space
        if (glyph < -200 && !text.endsWith(' ')) text += ' ';
        this.#advance((-glyph / 1000) * size);
        continue;
      }
      text += glyph.unicode ?? '';
      const space = glyph.isSpace === true ? this.#state.wordSpace : 0;
      this.#advance(((glyph.width ?? 0) / 1000) * size + this.#state.charSpace + space);
    }
    this.#push(text, start);
  }

  #advance(width: number): void {
    this.#text = multiply(this.#text, [1, 0, 0, 1, width * this.#state.scale, 0]);
  }

  #place(): readonly [number, number] {
    return at(multiply(this.#state.matrix, this.#text), 0, 0);
  }

  #push(text: string, start: readonly [number, number]): void {
    const end = this.#place();
    const full = multiply(this.#state.matrix, this.#text);
    const points = Math.abs(this.#state.size) * Math.sqrt(Math.abs(full[0] * full[3] - full[1] * full[2]));
    let gap = '';
    if (this.#end !== null) {
      if (Math.abs(start[1] - this.#end[1]) > points / 2) gap = '\n';
      else if (Math.abs(start[0] - this.#end[0]) > points / 6) gap = ' ';
    }
    this.#end = end;
    this.#runs.push({ text: gap + text.replaceAll('\0', ''), hiddenBy: this.#hiddenBy(points, start, end) });
  }

  #hiddenBy(points: number, start: readonly [number, number], end: readonly [number, number]): string | null {
    const { mode, alpha, color } = this.#state;
    if (this.#layers.includes(false)) return 'hidden layer';
    if (INVISIBLE_MODES.has(mode)) return 'invisible render mode';
    if (alpha < 0.05) return 'transparent text';
    if (points < TINY_POINTS) return 'tiny text';
    if (!this.#isOnPage(start) && !this.#isOnPage(end)) return 'off-page';
    const behind = this.#areas.colorUnder(start);
    if (behind === undefined) return isNearWhite(color) ? 'white text' : null;
    return behind !== null && color !== '' && isClose(behind, color) ? 'text in background colour' : null;
  }

  #isOnPage(point: readonly [number, number]): boolean {
    return inside(this.#view, point);
  }
}

/** Colours `#rrggbb` that differ by less than an eye sees. */
function isClose(a: string, b: string): boolean {
  const [x, y] = [a, b].map((hex) => Number.parseInt(hex.slice(1), 16)) as [number, number];
  return [16, 8, 0].every((shift) => Math.abs(((x >> shift) & 255) - ((y >> shift) & 255)) <= 10);
}
