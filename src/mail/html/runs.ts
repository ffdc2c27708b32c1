/** One stretch of an HTML part's text of one kind, one visibility and one block, in reading order. */
export interface HtmlRun {
  /** White space as rendered: blocks and `<br>` end a line with `\n`, table cells are parted by a tab. */
  text: string;
  kind: 'text' | 'attribute' | 'comment';
  /** Attribute name (`alt`, `title`, …) or, for a comment, `comment` or `conditional comment`. */
  name?: string;
  visible: boolean;
  /** Technique in CSS terms, where not visible. */
  hiddenBy?: string;
  /** [start, end) in the HTML source. A run that was put together spans all of its pieces. */
  range?: [number, number];
  block: 'quote' | 'signature' | null;
}

export interface Piece {
  readonly text: string;
  readonly hiddenBy: string | null;
  readonly block: HtmlRun['block'];
  readonly range: [number, number] | undefined;
  /** White space and line ends are kept. */
  readonly preserve: boolean;
  /** Line ends alone are kept. */
  readonly lines: boolean;
}

/** Visible and hidden text each flow on their own: hidden letters between visible ones do not part the visible word. */
interface Lane {
  run: HtmlRun | null;
  parts: string[];
  /** What stands between the last text and the next: '' glued, ' ', '\t' or line ends. */
  gap: string;
}

const newLane = (): Lane => ({ run: null, parts: [], gap: '' });

/** Puts text pieces together to runs. */
export class RunBuilder {
  readonly runs: HtmlRun[] = [];
  /** Line ends of visible text so far. */
  lines = 0;
  /** Characters of visible text so far. */
  characters = 0;
  #latest: HtmlRun | null = null;
  #visible: Lane = newLane();
  #hidden: Lane = newLane();

  /** Ends the line in both lanes, or only in the hidden one (inside of what is not displayed). */
  break(hiddenOnly: boolean): void {
    if (!hiddenOnly) raise(this.#visible, '\n');
    raise(this.#hidden, '\n');
  }

  /** `<br>`: a line end that also counts after another one. */
  lineBreak(hidden: boolean): void {
    const lane = hidden ? this.#hidden : this.#visible;
    if (lane.run !== null && lane.gap.length < 50)
      lane.gap = lane.gap.startsWith('\n') ? `${lane.gap}\n` : '\n';
    if (!hidden) {
      this.lines++;
      raise(this.#hidden, '\n');
    }
  }

  cell(hiddenOnly: boolean): void {
    if (!hiddenOnly) raise(this.#visible, '\t');
    raise(this.#hidden, '\t');
  }

  text(piece: Piece): void {
    const visible = piece.hiddenBy === null;
    const lane = visible ? this.#visible : this.#hidden;
    const { body, before, after } = collapse(piece);
    if (body === '') {
      if (before !== '') raise(lane, before);
      return;
    }
    if (before !== '') raise(lane, before);
    this.#append(lane, piece, body);
    if (after !== '') raise(lane, after);
    if (visible) this.characters += body.length;
  }

  #append(lane: Lane, piece: Piece, body: string): void {
    const { run } = lane;
    const latest = this.#latest;
    const gap = lane.gap;
    const apart = gap.startsWith('\n') || gap === '\t';
    if (
      run &&
      run.block === piece.block &&
      (apart ? run === latest && run.hiddenBy === (piece.hiddenBy ?? undefined) : true)
    ) {
      if (gap.startsWith('\n') && piece.hiddenBy === null) this.lines++;
      lane.parts.push(gap, body);
      extend(run, piece.range);
    } else {
      if (piece.hiddenBy === null) this.lines++;
      close(lane);
      lane.run = { text: '', kind: 'text', visible: piece.hiddenBy === null, block: piece.block };
      if (piece.hiddenBy !== null) lane.run.hiddenBy = piece.hiddenBy;
      if (piece.range) lane.run.range = [piece.range[0], piece.range[1]];
      lane.parts = [body];
      this.runs.push(lane.run);
      this.#latest = lane.run;
    }
    lane.gap = '';
  }

  /** A run of its own, that does not part the text around it. */
  aside(run: HtmlRun): void {
    this.runs.push(run);
  }

  finish(): HtmlRun[] {
    close(this.#visible);
    close(this.#hidden);
    return this.runs;
  }
}

function close(lane: Lane): void {
  if (lane.run) lane.run.text = lane.parts.join('');
}

function extend(run: HtmlRun, range: [number, number] | undefined): void {
  if (!range) return;
  if (run.range) {
    run.range[0] = Math.min(run.range[0], range[0]);
    run.range[1] = Math.max(run.range[1], range[1]);
  } else run.range = [range[0], range[1]];
}

/** A stronger gap replaces a weaker one: line end over tab over space. */
function raise(lane: Lane, gap: string): void {
  if (lane.run === null) return;
  const rank = (g: string): number => (g === '' ? 0 : g === ' ' ? 1 : g === '\t' ? 2 : 3);
  if (rank(gap) > rank(lane.gap)) lane.gap = gap;
}

function collapse({ text, preserve, lines }: Piece): { body: string; before: string; after: string } {
  if (preserve) return { body: text.replace(/\r\n?/g, '\n'), before: '', after: '' };
  // most texts hold single blanks alone, and a replacement for each of them is dear
  const flat = lines
    ? /[\t\f\r]| {2}/.test(text)
      ? text.replace(/[ \t\f\r]+/g, ' ')
      : text
    : /[\t\n\f\r]| {2}/.test(text)
      ? text.replace(/[ \t\n\f\r]+/g, ' ')
      : text;
  const from = flat.startsWith(' ') ? 1 : 0;
  const to = flat.length > from && flat.endsWith(' ') ? flat.length - 1 : flat.length;
  return { body: flat.slice(from, to), before: from === 1 ? ' ' : '', after: to < flat.length ? ' ' : '' };
}
