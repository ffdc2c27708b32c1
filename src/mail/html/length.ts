/**
 * A CSS `<length-percentage>`, kept as a sum so that `calc()` stays exact until font size and container are known:
 * px + em x font size + rem x root font size + pct / 100 x base.
 */
export interface Length {
  readonly px: number;
  readonly em: number;
  readonly rem: number;
  readonly pct: number;
}

/** The screen that mail is judged for: width and height in px. */
export const SCREEN = { width: 1024, height: 768 } as const;

export const ZERO: Length = { px: 0, em: 0, rem: 0, pct: 0 };
const px = (value: number): Length => ({ px: value, em: 0, rem: 0, pct: 0 });

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  vw: SCREEN.width / 100,
  vh: SCREEN.height / 100,
  vmin: SCREEN.height / 100,
  vmax: SCREEN.width / 100,
  vi: SCREEN.width / 100,
  vb: SCREEN.height / 100,
  svw: SCREEN.width / 100,
  svh: SCREEN.height / 100,
  lvw: SCREEN.width / 100,
  lvh: SCREEN.height / 100,
  dvw: SCREEN.width / 100,
  dvh: SCREEN.height / 100,
};
const EM_PER_UNIT: Readonly<Record<string, number>> = { em: 1, ex: 0.5, ch: 0.5, ic: 1, cap: 0.7, lh: 1.2 };

const NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z%]*)$/;

/** A number with a unit, `0`, or `calc()`, `min()`, `max()`, `clamp()`; null when it is none. `quirks` allows `12` for `12px`. */
export function parseLength(text: string, quirks = false): Length | null {
  if (text.endsWith(')')) return parseMath(text);
  const match = NUMBER.exec(text);
  if (!match) return null;
  const value = clampNumber(Number(match[1]));
  const unit = match[2]!;
  if (unit === '') return value === 0 || quirks ? px(value) : null;
  return dimension(value, unit);
}

/** A browser clamps lengths to about 2^25; this also keeps Infinity out of sums. */
const clampNumber = (value: number): number => Math.max(-3.4e7, Math.min(3.4e7, value));

function dimension(value: number, unit: string): Length | null {
  const perUnit = PX_PER_UNIT[unit];
  if (perUnit !== undefined) return px(value * perUnit);
  const em = EM_PER_UNIT[unit];
  if (em !== undefined) return { ...ZERO, em: value * em };
  if (unit === 'rem') return { ...ZERO, rem: value };
  if (unit === 'rlh') return { ...ZERO, rem: value * 1.2 };
  return unit === '%' ? { ...ZERO, pct: value } : null;
}

export interface Context {
  /** Font size and root font size in px. */
  readonly em: number;
  readonly rem: number;
  /** What 100 % is, in px. */
  readonly base: number;
}

export const resolve = (l: Length, { em, rem, base }: Context): number =>
  l.px + l.em * em + l.rem * rem + (l.pct === 0 ? 0 : (l.pct / 100) * base);

/** min(), max() and clamp() choose before the context is known; these stand in for it. */
const TYPICAL: Context = { em: 16, rem: 16, base: SCREEN.width };

type Term = Length & { readonly scalar: boolean };
const BINDING: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

function parseMath(text: string): Length | null {
  const result = evaluate(text);
  if (result === null || (result.scalar && result.px !== 0)) return null;
  return { px: result.px, em: result.em, rem: result.rem, pct: result.pct };
}

/** A number written as `calc()`, `min()`, `max()`, `clamp()`; null when it is none. */
export function parseScalar(text: string): number | null {
  const result = evaluate(text);
  if (result === null) return null;
  return result.scalar ? result.px : result.pct !== 0 && result.px === 0 ? result.pct / 100 : null;
}

/** `calc(…)` and friends by the shunting-yard method, so that nesting costs no stack. */
function evaluate(text: string): Term | null {
  const tokens =
    text.match(/[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?[a-z%]*|[a-z-]+\(|[()+*/,-]|\S/g) ?? [];
  if (!/^(?:-webkit-)?(?:calc|min|max|clamp|abs)\($/.test(tokens[0] ?? '') || tokens.length > 500)
    return null;
  const terms: Term[] = [];
  const operators: { op: string; terms: number }[] = [];
  let operand = false;
  const apply = (): boolean => applyOperator(operators.pop()!.op, terms);
  for (let token of tokens) {
    if (operand && /^[+-]./.test(token) && NUMBER.test(token)) {
      // `2px +3px`: a sign glued to a number after an operand is invalid in CSS.
      return null;
    }
    const number = NUMBER.exec(token);
    if (number) {
      const value = clampNumber(Number(number[1]));
      const term = number[2] === '' ? px(value) : dimension(value, number[2]!);
      if (!term || operand) return null;
      terms.push({ ...term, scalar: number[2] === '' });
      operand = true;
    } else if (token.endsWith('(')) {
      if (operand) return null;
      if (token === '(') token = 'calc(';
      operators.push({ op: token, terms: terms.length });
    } else if (token === ')' || token === ',') {
      if (!operand) return null;
      while (operators.length > 0 && BINDING[operators.at(-1)!.op]) if (!apply()) return null;
      const open = operators.at(-1);
      if (!open) return null;
      operand = token === ')';
      if (token === ')') {
        operators.pop();
        if (!applyFunction(open.op, terms, open.terms)) return null;
      }
    } else {
      const binding = BINDING[token];
      if (!binding || !operand) return null;
      while ((BINDING[operators.at(-1)?.op ?? ''] ?? 0) >= binding) if (!apply()) return null;
      operators.push({ op: token, terms: terms.length });
      operand = false;
    }
  }
  const [result, ...rest] = terms;
  return !result || rest.length > 0 || operators.length > 0 ? null : result;
}

function applyOperator(op: string, terms: Term[]): boolean {
  const right = terms.pop();
  const left = terms.pop();
  if (!right || !left) return false;
  if (op === '+' || op === '-') {
    if (left.scalar !== right.scalar) return false;
    terms.push(combine(left, right, op === '+' ? 1 : -1));
    return true;
  }
  if (op === '*' && left.scalar) terms.push(times(right, left.px, right.scalar));
  else if (op === '*' && right.scalar) terms.push(times(left, right.px, false));
  else if (op === '/' && right.scalar && right.px !== 0) terms.push(times(left, 1 / right.px, left.scalar));
  else return false;
  return true;
}

const combine = (a: Term, b: Term, sign: number): Term => ({
  px: a.px + sign * b.px,
  em: a.em + sign * b.em,
  rem: a.rem + sign * b.rem,
  pct: a.pct + sign * b.pct,
  scalar: a.scalar,
});

const times = (a: Term, n: number, scalar: boolean): Term => ({
  px: clampNumber(a.px * n),
  em: a.em * n,
  rem: a.rem * n,
  pct: a.pct * n,
  scalar,
});

function applyFunction(name: string, terms: Term[], from: number): boolean {
  const args = terms.splice(from);
  const by = (a: Term): number => resolve(a, TYPICAL);
  if (args.length === 0) return false;
  const plain = name.replace('-webkit-', '');
  if (plain === 'calc(' && args.length === 1) terms.push(args[0]!);
  else if (plain === 'abs(' && args.length === 1)
    terms.push(times(args[0]!, by(args[0]!) < 0 ? -1 : 1, args[0]!.scalar));
  else if (plain === 'min(') terms.push(args.reduce((a, b) => (by(b) < by(a) ? b : a)));
  else if (plain === 'max(') terms.push(args.reduce((a, b) => (by(b) > by(a) ? b : a)));
  else if (plain === 'clamp(' && args.length === 3) {
    const upper = by(args[1]!) > by(args[2]!) ? args[2]! : args[1]!;
    terms.push(by(upper) < by(args[0]!) ? args[0]! : upper);
  } else return false;
  return true;
}
