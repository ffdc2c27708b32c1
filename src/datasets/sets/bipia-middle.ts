/**
 * Where BIPIA's generator puts an attack "in the middle": at a sentence start of NLTK's untrained Punkt tokenizer
 * (Kiss and Strunk 2006), drawn with Python's `random.choice`, seed 2023. Both are re-made here as far
 * as they decide that place.
 */

/**
 * First output of Python's generator after `random.seed(2023)`. `random.choice` takes as many of its top bits as the
 * count has, and these (0.38 of the range) are below any count, so that no second output is ever drawn.
 */
const FIRST_OUTPUT = 1644637140;

function draw(count: number): number {
  const bits = 32 - Math.clz32(count);
  return FIRST_OUTPUT >>> (32 - bits);
}

/** UTF-16 offset of the place. */
export function bipiaMiddle(document: string): number {
  const starts = sentenceStarts(document);
  return starts[draw(starts.length)]!;
}

const NON_WORD = '[)";}\\]*:@\'({\\[!?]';
const MULTI = '-{2,}|\\.{2,}|(?:\\.\\s){2,}\\.';
const POTENTIAL_END = new RegExp(`[.?!](?=(${NON_WORD}|\\s+(\\S+)))`, 'g');
const WORD = new RegExp(
  `${MULTI}|(?=[^("\`{\\[:;&#*@)}\\]\\-,])\\S+?(?=\\s|$|${NON_WORD}|${MULTI}|,(?=$|\\s|${NON_WORD}|${MULTI}))|\\S`,
  'g',
);
const REALIGN = /^["')\]}]+?(?:\s+|(?=--)|$)/m;
const NUMBER = /^-?[.,]?\d[\d,.-]*\.?$/;

/** Offsets at which sentences start, the first always 0. */
export function sentenceStarts(text: string): number[] {
  const starts = [0];
  for (const { context, next } of potentialEnds(text)) {
    if (!breaksSentence(context)) continue;
    // Quotes and brackets that close the sentence before belong to it.
    const closing = REALIGN.exec(text.slice(next, next + 200));
    const start = next + (closing?.[0].length ?? 0);
    if (start < text.trimEnd().length) starts.push(start);
  }
  return starts;
}

interface PotentialEnd {
  /** The word before, the mark, and the token after it. */
  readonly context: string;
  /** Where the next sentence would start. */
  readonly next: number;
}

function* potentialEnds(text: string): Generator<PotentialEnd> {
  let previous: PotentialEnd | null = null;
  let wordStart = 0;
  let wordEnd = 0;
  for (const match of text.matchAll(POTENTIAL_END)) {
    const space = lastSpace(text.slice(wordEnd, match.index));
    const start = space > 0 ? wordEnd + space + 1 : wordStart;
    if (previous && wordEnd <= start) yield previous;
    [wordStart, wordEnd] = [start, match.index];
    const [, after = '', token] = match;
    const end = match.index + 1;
    const next = token === undefined ? end : end + after.length - token.length;
    previous = { context: text.slice(start, end) + after, next };
  }
  if (previous) yield previous;
}

function lastSpace(text: string): number {
  for (let i = text.length - 1; i > 0; i--) if (' \t\n\r\v\f'.includes(text[i]!)) return i;
  return 0;
}

/** Whether a token but the last one ends a sentence. */
function breaksSentence(context: string): boolean {
  const tokens = context.match(WORD) ?? [];
  return tokens.some((token, index) => index < tokens.length - 1 && endsSentence(token, tokens[index + 1]!));
}

function endsSentence(token: string, next: string): boolean {
  if (token === '.' || token === '?' || token === '!') return true;
  if (!token.endsWith('.') || token.endsWith('..')) return false;
  const initial = /^[\p{L}_]\.$/u.test(token);
  if (!initial && !NUMBER.test(token)) return true;
  // An initial or a number before a small letter or a mark goes on; an initial before a capital is a name.
  if (/^(?:[;:,.!?]$|\p{Ll})/u.test(next)) return false;
  return !(initial && /^\p{Lu}/u.test(next));
}
