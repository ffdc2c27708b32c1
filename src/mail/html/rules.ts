import { tokenTypes as T, tokenize } from 'css-tree/tokenizer';
import { ident } from 'css-tree/utils';

/** A piece of a style sheet or of a block in one. Blocks are ranges of tokens, looked into by `contents`. */
export type Piece =
  | {
      readonly kind: 'at';
      /** Lower case. */
      readonly name: string;
      readonly prelude: string;
      /** null = the rule ends without a block. */
      readonly block: TokenRange | null;
    }
  | { readonly kind: 'rule'; readonly prelude: string; readonly block: TokenRange }
  | {
      readonly kind: 'declaration';
      readonly property: string;
      readonly value: string;
      readonly important: boolean;
    };

export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

const CLOSER = new Map([
  [T.Function, T.RightParenthesis],
  [T.LeftParenthesis, T.RightParenthesis],
  [T.LeftSquareBracket, T.RightSquareBracket],
  [T.LeftCurlyBracket, T.RightCurlyBracket],
]);

/**
 * A style sheet cut into rules and declarations as CSS Syntax 3, section 5.4, cuts it; each token is looked at a bounded
 * number of times, however broken the sheet. (css-tree's parser copies the whole sheet for every error in it.)
 */
export class TokenizedSheet {
  readonly #source: string;
  readonly #types: number[] = [];
  readonly #ends: number[] = [];
  /** For a token that opens a bracket: the token that closes it, or the number of tokens. */
  readonly #closers: Int32Array;

  constructor(source: string) {
    this.#source = source;
    tokenize(source, (type, _, end) => {
      this.#types.push(type);
      this.#ends.push(end);
    });
    this.#closers = matchBrackets(this.#types);
  }

  get all(): TokenRange {
    return { from: 0, to: this.#types.length };
  }

  /** What stands in a range; `nested`: it is inside a style rule, so declarations may stand there. */
  contents({ from, to }: TokenRange, nested: boolean): Piece[] {
    const pieces: Piece[] = [];
    let at = from;
    while (at < to) {
      const type = this.#types[at]!;
      if (
        type === T.WhiteSpace ||
        type === T.Comment ||
        (nested ? type === T.Semicolon : type === T.CDO || type === T.CDC)
      ) {
        at++;
        continue;
      }
      const range = { from: at, to };
      const found =
        type === T.AtKeyword
          ? this.#atRule(range)
          : ((nested && type === T.Ident ? this.#declaration(range) : null) ?? this.#rule(range, nested));
      if (found.piece) pieces.push(found.piece);
      at = found.next;
    }
    return pieces;
  }

  /** The token after this one, or after the bracket that it opens. */
  #after(token: number): number {
    return CLOSER.has(this.#types[token]!) ? this.#closers[token]! + 1 : token + 1;
  }

  #text(from: number, to: number): string {
    return this.#source.slice(from === 0 ? 0 : this.#ends[from - 1]!, to === 0 ? 0 : this.#ends[to - 1]!);
  }

  #block(open: number, to: number): TokenRange {
    return { from: open + 1, to: Math.min(this.#closers[open]!, to) };
  }

  #atRule({ from, to }: TokenRange): { piece: Piece; next: number } {
    const keyword = this.#text(from, from + 1).slice(1);
    const name = (keyword.includes('\\') ? ident.decode(keyword) : keyword).toLowerCase();
    let at = from + 1;
    while (at < to && this.#types[at] !== T.Semicolon && this.#types[at] !== T.LeftCurlyBracket)
      at = this.#after(at);
    const prelude = this.#text(from + 1, Math.min(at, to)).trim();
    const block = at < to && this.#types[at] === T.LeftCurlyBracket ? this.#block(at, to) : null;
    return { piece: { kind: 'at', name, prelude, block }, next: block ? this.#after(at) : at + 1 };
  }

  /** Without a block there is no rule: what was read is dropped. */
  #rule({ from, to }: TokenRange, nested: boolean): { piece: Piece | null; next: number } {
    let at = from;
    while (at < to && this.#types[at] !== T.LeftCurlyBracket) {
      if (nested && this.#types[at] === T.Semicolon) return { piece: null, next: at + 1 };
      at = this.#after(at);
    }
    if (at >= to) return { piece: null, next: to };
    return {
      piece: { kind: 'rule', prelude: this.#text(from, at).trim(), block: this.#block(at, to) },
      next: this.#after(at),
    };
  }

  /** null when what stands here can be no declaration, so that it may be a nested rule. */
  #declaration({ from, to }: TokenRange): { piece: Piece | null; next: number } | null {
    const property = this.#text(from, from + 1);
    const custom = property.startsWith('--');
    let at = this.#skipSpace(from + 1, to);
    if (this.#types[at] !== T.Colon || at >= to) return null;
    const start = this.#skipSpace(at + 1, to);
    let [bad, bang] = [false, -1];
    at = start;
    while (at < to && this.#types[at] !== T.Semicolon) {
      const type = this.#types[at]!;
      if (type === T.LeftCurlyBracket && !custom) {
        // A block is a whole value or none (CSS Syntax 3, section 5.4.4).
        const next = this.#skipSpace(this.#after(at), to);
        if (at > start || (next < to && this.#types[next] !== T.Semicolon)) return null;
      }
      if (type === T.BadString || type === T.BadUrl || (isCloser(type) && !custom)) bad = true;
      if (type === T.Delim && this.#text(at, at + 1) === '!') {
        bad ||= bang >= 0;
        bang = at;
      }
      at = this.#after(at);
    }
    const end = Math.min(at, to);
    const next = end + 1;
    if (bang < 0)
      return {
        piece: bad
          ? null
          : { kind: 'declaration', property, value: this.#text(start, end), important: false },
        next,
      };
    const word = this.#skipSpace(bang + 1, end);
    const important =
      word < end &&
      this.#text(word, word + 1).toLowerCase() === 'important' &&
      this.#skipSpace(word + 1, end) >= end;
    return {
      piece:
        bad || !important
          ? null
          : { kind: 'declaration', property, value: this.#text(start, bang), important },
      next,
    };
  }

  #skipSpace(token: number, to: number): number {
    let at = token;
    while (at < to && (this.#types[at] === T.WhiteSpace || this.#types[at] === T.Comment)) at++;
    return at;
  }
}

const isCloser = (type: number): boolean =>
  type === T.RightParenthesis || type === T.RightSquareBracket || type === T.RightCurlyBracket;

/** A closing bracket that does not fit the innermost open one closes nothing (CSS Syntax 3, section 5.4.8). */
function matchBrackets(types: readonly number[]): Int32Array {
  const closers = new Int32Array(types.length).fill(types.length);
  const open: number[] = [];
  types.forEach((type, i) => {
    if (CLOSER.has(type)) open.push(i);
    else if (open.length > 0 && CLOSER.get(types[open[open.length - 1]!]!) === type) closers[open.pop()!] = i;
  });
  return closers;
}
